import CGstShim
import Foundation
import HostInterface
import Synchronization

/// What C calls back, as signals. It lives until GStreamer has let go of it.
final class VideoSignals: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var isSilent = false
    var lackingFormat: String?
    var onOpened: (@Sendable () -> Void)?
  }

  let frames = FrameMaker()
  private let name: String
  private let teller: @Sendable (VideoSignal) -> Void
  private let state = Mutex(State())

  static let noPlaybin = VideoError.noPlayer(
    reason: "GStreamer lacks its player. Install the package gstreamer1.0-plugins-base.")

  init(name: String, tell: @escaping @Sendable (VideoSignal) -> Void) {
    self.name = name
    teller = tell
  }

  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Called once, when the first picture is there.
  var onOpened: (@Sendable () -> Void)? {
    get { state.withLock { $0.onOpened } }
    set { state.withLock { $0.onOpened = newValue } }
  }

  func tell(_ signal: VideoSignal) {
    if !state.withLock({ $0.isSilent }) { teller(signal) }
  }

  func silence() { state.withLock { $0.isSilent = true } }

  /// What is missing, when GStreamer said so.
  var lackingDecoder: VideoError? {
    state.withLock { $0.lackingFormat }.map {
      .missingDecoder(name: name, format: $0, package: VideoFile.package(for: $0))
    }
  }

  // MARK: From C

  func makeVideo(_ url: URL, hasAudio: Bool, isUpright: Bool) -> OpaquePointer? {
    var callbacks = HostVideoCallbacks(
      frame: { context, video, frame, isStill in
        guard let signals = signals(context), let video, let frame else { return }
        signals.didGet(frame, of: video, isStill: isStill != 0)
      },
      event: { context, event, number, text in
        signals(context)?.didHear(event, number, text.map { String(cString: $0) } ?? "")
      },
      released: { context in
        if let context { Unmanaged<VideoSignals>.fromOpaque(context).release() }
      })
    let context = Unmanaged.passRetained(self)
    let made = host_video_new(
      url.absoluteString, hasAudio ? 1 : 0, isUpright ? 1 : 0, &callbacks, context.toOpaque())
    if made == nil { context.release() }
    return made
  }

  private func didGet(_ frame: OpaquePointer, of video: OpaquePointer, isStill: Bool) {
    guard !state.withLock({ $0.isSilent }) else { return }
    switch frames.take(frame, of: video, isStill: isStill) {
    case .made: tell(.frame)
    case .leftOut: tell(.leftOutFrame)
    case .nothing: break
    }
  }

  private func didHear(_ event: HostVideoEvent, _ number: Int32, _ text: String) {
    switch event {
    case HOST_VIDEO_READY: didBecomeReady(isSeek: number != 0)
    case HOST_VIDEO_ENDED: tell(.ended)
    case HOST_VIDEO_FAILED: tell(.failed(error(number, text)))
    case HOST_VIDEO_LACKS_DECODER: state.withLock { $0.lackingFormat = text }
    case HOST_VIDEO_BUFFERING: tell(.buffering(percent: Int(number)))
    case HOST_VIDEO_SEEK_REFUSED: tell(.didSeek(isDone: false))
    default: tell(.duration(nil))
    }
  }

  private func didBecomeReady(isSeek: Bool) {
    let onOpened = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isOpen else { return nil }
      state.isOpen = true
      return state.onOpened
    }
    if let onOpened { onOpened() } else if isSeek { tell(.didSeek(isDone: true)) }
  }

  private func error(_ fault: Int32, _ reason: String) -> VideoError {
    switch HostVideoFault(rawValue: UInt32(fault)) {
    case HOST_VIDEO_FAULT_DECODER:
      lackingDecoder ?? .missingDecoder(name: name, format: reason, package: nil)
    case HOST_VIDEO_FAULT_FORMAT: .unknownFormat(name: name)
    case HOST_VIDEO_FAULT_DATA: lackingDecoder ?? .damaged(name: name, reason: reason)
    case HOST_VIDEO_FAULT_MISSING: .missing(name: name)
    case HOST_VIDEO_FAULT_DENIED: .unreadable(name: name)
    default: .failed(name: name, reason: reason)
    }
  }
}

private func signals(_ context: UnsafeMutableRawPointer?) -> VideoSignals? {
  context.map { Unmanaged<VideoSignals>.fromOpaque($0).takeUnretainedValue() }
}
