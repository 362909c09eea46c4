import UIKit

/// Calls a closure once a frame while it is alive and not paused.
@MainActor public final class FrameClock {
  private let onFrame: @MainActor (_ timestamp: TimeInterval) -> Void
  private var source: FrameSource?
  private var isInvalidated = false

  /// Starts at once. `timestamp` is when the frame is expected on screen, media clock seconds.
  public init(_ onFrame: @escaping @MainActor (_ timestamp: TimeInterval) -> Void) {
    self.onFrame = onFrame
    updateSource()
  }

  /// Whether frames are withheld; set it to save power while nothing moves.
  public var isPaused = false {
    didSet { if isPaused != oldValue { updateSource() } }
  }

  /// Stops for good.
  public func invalidate() {
    isInvalidated = true
    updateSource()
  }

  /// A paused clock has no source: one that is dropped while paused leaves nothing behind.
  private func updateSource() {
    source?.stop()
    source = nil
    guard !isPaused, !isInvalidated else { return }
    let source = FrameSource()
    source.start { [weak self, weak source] timestamp in
      if let self { self.onFrame(timestamp) } else { source?.stop() }
    }
    self.source = source
  }
}

#if os(Linux)
  /// A ticker ends with its owner.
  @MainActor private final class FrameSource {
    private var ticker: FrameTicker?

    func start(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
      ticker = FrameTicker(handler)
    }

    func stop() {
      ticker?.invalidate()
      ticker = nil
    }
  }
#else
  /// The run loop holds it while it runs. It ends itself on the first frame after its clock is gone:
  /// a `deinit` can't do that, because it may run off the main actor.
  @MainActor private final class FrameSource: NSObject {
    private var link: CADisplayLink?
    private var handler: (@MainActor (TimeInterval) -> Void)?

    func start(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
      self.handler = handler
      let link = CADisplayLink(target: self, selector: #selector(tick))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() {
      link?.invalidate()
      link = nil
      handler = nil
    }

    @objc private func tick(_ link: CADisplayLink) { handler?(link.targetTimestamp) }
  }
#endif
