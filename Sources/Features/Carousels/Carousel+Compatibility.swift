import UIKit

extension CarouselView {
  /// For those who come from JJCarouselView: horizontal directions are never mirrored, only a
  /// finger or a missing window makes it wait, there is no pause control, and new items begin at
  /// the first.
  public func useJJKitDefaults() {
    semanticContentAttribute = .forceLeftToRight
    autoplay = .plain
    showsPauseControl = false
    startsOverWithNewItems = true
  }
}
