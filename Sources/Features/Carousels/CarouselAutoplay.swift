import Foundation

/// The automatic page turning of a carousel, and what pauses it.
public struct CarouselAutoplay: Hashable, Sendable {
  /// The time that an item is shown before the next one, in seconds. `CarouselView.displayDuration`
  /// sets it for single items.
  public var interval: TimeInterval
  /// Whether autoplay pauses while the pointer is over the carousel.
  public var pausesWhileHovered = true
  /// Whether autoplay pauses while less than half of the carousel is visible, not only while it has
  /// no window.
  public var pausesWhenNotVisible = true
  /// Whether autoplay stays paused while Reduce Motion is on, until a person starts it.
  public var respectsReducedMotion = true

  /// Creates an autoplay that turns a page after a number of seconds at rest.
  public init(interval: TimeInterval = 5) {
    precondition(interval > 0, "CarouselAutoplay(interval:): must be positive")
    self.interval = interval
  }

  /// The behavior of JJCarouselView: only a touch and a missing window pause it.
  public static let plain: CarouselAutoplay = {
    var autoplay = CarouselAutoplay()
    autoplay.pausesWhileHovered = false
    autoplay.pausesWhenNotVisible = false
    autoplay.respectsReducedMotion = false
    return autoplay
  }()
}
