import Quartz2D

/// Calls back before each frame while it is added to a run loop and not paused. There is one frame
/// clock, so which run loop and mode does not matter.
@MainActor open class CADisplayLink: NSObject {
  private let handler: @MainActor (CADisplayLink) -> Void
  private var isAdded = false

  /// When the frame that is being made is due, on the media clock.
  public private(set) final var timestamp: CFTimeInterval = 0
  /// Seconds between two frames.
  public private(set) final var duration: CFTimeInterval = 0
  /// When the next frame is expected on screen.
  public final var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Whether the link is silent.
  public final var isPaused = false {
    didSet { if oldValue, !isPaused, isAdded { RenderScheduler.requestFrame() } }
  }

  package init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the link.
  public final func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    AnimationContext.current.links.append(self)
    RenderScheduler.requestFrame()
  }

  /// Stops the link until it is added again.
  public final func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the link for good.
  public final func invalidate() {
    isAdded = false
    AnimationContext.current.links.removeAll { $0 === self }
  }

  /// Whether a frame must come only to call one.
  package static var hasActive: Bool { AnimationContext.current.links.contains { !$0.isPaused } }

  /// `frameDuration` is the time to the frame after this one.
  package static func tickAll(at timestamp: TimeInterval, frameDuration: TimeInterval = 1.0 / 60) {
    for link in AnimationContext.current.links where link.isAdded && !link.isPaused {
      link.timestamp = timestamp
      link.duration = frameDuration
      link.handler(link)
    }
  }
}
