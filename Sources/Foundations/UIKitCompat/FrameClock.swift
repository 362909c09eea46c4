import UIKit

/// An object that calls a closure once per frame until it is released, invalidated or paused.
@MainActor public final class FrameClock {
  private let onFrame: @MainActor (_ timestamp: TimeInterval) -> Void
  private var source: FrameSource?
  private var isInvalidated = false

  /// Creates a clock that starts immediately. The `timestamp` is the media time, in seconds, at
  /// which the frame is expected on screen.
  public init(_ onFrame: @escaping @MainActor (_ timestamp: TimeInterval) -> Void) {
    self.onFrame = onFrame
    updateSource()
  }

  /// A Boolean value that determines whether the clock is paused; pause it to save power while
  /// nothing moves. The default value is `false`.
  public var isPaused = false {
    didSet { if isPaused != oldValue { updateSource() } }
  }

  /// Stops the clock permanently.
  public func invalidate() {
    isInvalidated = true
    updateSource()
  }

  /// Creates or removes the frame source. A paused clock has none, so that a clock released while
  /// paused leaves nothing behind.
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
  /// A source of frames; the ticker ends when this object is released.
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
  /// A source of frames, which the run loop retains while it runs. It stops itself on the first
  /// frame after its clock is released: a `deinit` can't do that, because it may run off the main
  /// actor.
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
