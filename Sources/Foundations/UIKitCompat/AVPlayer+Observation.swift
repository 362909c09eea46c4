import AVFoundation
import UIKit

/// A change in the state of a player.
public enum PlaybackChange: Hashable, Sendable {
  /// The item, its status, duration or size, the time control status, or the layer's readiness for
  /// display changed; read the properties for details.
  case state
  /// The item played to its end.
  case playedToEnd
  /// The item failed; its `error` describes the reason.
  case failed
}

/// An observation that ends when it's released.
@MainActor public final class PlaybackObservation {
  private let onEnd: @MainActor () -> Void

  fileprivate init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

  deinit {
    let onEnd = self.onEnd
    DispatchQueue.main.async { MainActor.assumeIsolated { onEnd() } }
  }
}

extension AVPlayer {
  /// Calls the handler on the main actor after a change, like key-value observing and notifications
  /// on Apple's systems.
  ///
  /// - Parameter layer: A layer whose `isReadyForDisplay` is observed, too.
  public func observePlayback(
    in layer: AVPlayerLayer? = nil, _ handler: @escaping @MainActor (PlaybackChange) -> Void
  ) -> PlaybackObservation {
    #if os(Linux)
      let number = addChangeHandler { change in
        switch change {
        case .state: handler(.state)
        case .ended: handler(.playedToEnd)
        case .failed: handler(.failed)
        }
      }
      return PlaybackObservation { [weak self] in self?.removeChangeHandler(number) }
    #else
      let observer = KeyValueObserver(self, layer: layer, handler)
      return PlaybackObservation { observer.end() }
    #endif
  }
}

#if !os(Linux)
  /// Observes a player and its current item.
  @MainActor private final class KeyValueObserver {
    private weak var player: AVPlayer?
    private let handler: @MainActor (PlaybackChange) -> Void
    private var ofPlayer: [NSKeyValueObservation] = []
    private var ofItem: [NSKeyValueObservation] = []
    private var notes: [any NSObjectProtocol] = []

    init(
      _ player: AVPlayer, layer: AVPlayerLayer?,
      _ handler: @escaping @MainActor (PlaybackChange) -> Void
    ) {
      self.player = player
      self.handler = handler
      ofPlayer = [
        player.observe(\.timeControlStatus) { [weak self] _, _ in
          self?.onMainActor { $0.handler(.state) }
        },
        player.observe(\.currentItem) { [weak self] _, _ in
          self?.onMainActor {
            $0.observeItem()
            $0.handler(.state)
          }
        },
      ]
      if let layer {
        ofPlayer.append(
          layer.observe(\.isReadyForDisplay) { [weak self] _, _ in
            self?.onMainActor { $0.handler(.state) }
          })
      }
      observeItem()
    }

    func end() {
      for observation in ofPlayer + ofItem { observation.invalidate() }
      for note in notes { NotificationCenter.default.removeObserver(note) }
      (ofPlayer, ofItem, notes) = ([], [], [])
    }

    private func observeItem() {
      for observation in ofItem { observation.invalidate() }
      for note in notes { NotificationCenter.default.removeObserver(note) }
      (ofItem, notes) = ([], [])
      guard let item = player?.currentItem else { return }
      ofItem = [
        item.observe(\.status) { [weak self] item, _ in
          self?.onMainActor {
            $0.handler($0.player?.currentItem?.status == .failed ? .failed : .state)
          }
        },
        item.observe(\.duration) { [weak self] _, _ in self?.onMainActor { $0.handler(.state) } },
        item.observe(\.presentationSize) { [weak self] _, _ in
          self?.onMainActor { $0.handler(.state) }
        },
      ]
      notes = [
        note(.AVPlayerItemDidPlayToEndTime, of: item, .playedToEnd),
        note(.AVPlayerItemFailedToPlayToEndTime, of: item, .failed),
      ]
    }

    private func note(
      _ name: NSNotification.Name, of item: AVPlayerItem, _ change: PlaybackChange
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: item, queue: .main) {
        [weak self] _ in self?.onMainActor { $0.handler(change) }
      }
    }

    /// Calls the closure on the main actor, because key-value observing calls back on the thread of
    /// the change.
    private nonisolated func onMainActor(
      _ body: @escaping @MainActor @Sendable (KeyValueObserver) -> Void
    ) {
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self.map(body) }
      }
    }
  }
#endif
