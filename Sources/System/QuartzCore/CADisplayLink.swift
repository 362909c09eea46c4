import Quartz2D

/// A timer that calls back before each frame while it is added to a run loop and isn't paused.
/// There is only one frame clock, so the run loop and mode have no effect.
@MainActor open class CADisplayLink: NSObject {
  private let handler: @MainActor (CADisplayLink) -> Void
  private var isAdded = false

  /// The media time at which the current frame is due.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds.
  open private(set) var duration: CFTimeInterval = 0
  /// The media time at which the next frame is due.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// A Boolean value that determines whether the link is paused. The default value is `false`.
  open var isPaused = false {
    didSet { if oldValue, !isPaused, isAdded { RenderScheduler.requestFrame() } }
  }

  package init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    AnimationContext.current.links.append(self)
    RenderScheduler.requestFrame()
  }

  /// Stops the link until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the link permanently.
  open func invalidate() {
    isAdded = false
    AnimationContext.current.links.removeAll { $0 === self }
  }

  /// A Boolean value that indicates whether a frame is needed only to call a link.
  package static var hasActive: Bool { AnimationContext.current.links.contains { !$0.isPaused } }

  /// Calls all links; `frameDuration` is the time from this frame to the next.
  package static func tickAll(at timestamp: TimeInterval, frameDuration: TimeInterval = 1.0 / 60) {
    for link in AnimationContext.current.links where link.isAdded && !link.isPaused {
      link.timestamp = timestamp
      link.duration = frameDuration
      link.handler(link)
    }
  }
}
