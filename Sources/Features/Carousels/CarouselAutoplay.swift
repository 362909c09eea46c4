import Foundation

/// How a carousel goes on by itself, and what makes it wait.
public struct CarouselAutoplay: Hashable, Sendable {
  /// Seconds that an item rests before the next one comes; single items may say otherwise.
  public var interval: TimeInterval
  /// Whether pages stay while the pointer is over the carousel.
  public var waitsWhileHovered = true
  /// Waits while less than half of the carousel can be seen, not only while it has no window.
  public var waitsOutOfSight = true
  /// Stands still for people who wish for less motion, until they start it.
  public var respectsReducedMotion = true

  /// Creates an autoplay that turns a page after a number of seconds at rest.
  public init(interval: TimeInterval = 5) {
    precondition(interval > 0, "CarouselAutoplay(interval:): must be positive")
    self.interval = interval
  }

  /// As JJCarouselView has it: only a finger and a missing window make it wait.
  public static let plain: CarouselAutoplay = {
    var autoplay = CarouselAutoplay()
    autoplay.waitsWhileHovered = false
    autoplay.waitsOutOfSight = false
    autoplay.respectsReducedMotion = false
    return autoplay
  }()
}
