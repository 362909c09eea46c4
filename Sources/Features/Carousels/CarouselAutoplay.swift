import Foundation

/// The automatic page turning of a carousel, and what pauses it.
public struct CarouselAutoplay: Hashable, Sendable {
  /// Seconds that an item rests before the next one comes; single items may say otherwise.
  public var interval: TimeInterval
  /// Whether pages stay while the pointer is over the carousel.
  public var pausesWhileHovered = true
  /// Waits while less than half of the carousel can be seen, not only while it has no window.
  public var pausesWhenNotVisible = true
  /// Stays paused while Reduce Motion is on, until a person starts it.
  public var respectsReducedMotion = true

  /// Creates an autoplay that turns a page after a number of seconds at rest.
  public init(interval: TimeInterval = 5) {
    precondition(interval > 0, "CarouselAutoplay(interval:): must be positive")
    self.interval = interval
  }

  /// As JJCarouselView has it: only a finger and a missing window make it wait.
  public static let plain: CarouselAutoplay = {
    var autoplay = CarouselAutoplay()
    autoplay.pausesWhileHovered = false
    autoplay.pausesWhenNotVisible = false
    autoplay.respectsReducedMotion = false
    return autoplay
  }()
}
