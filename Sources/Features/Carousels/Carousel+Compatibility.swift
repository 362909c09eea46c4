import UIKit

extension CarouselView {
  /// Uses the defaults of JJCarouselView: horizontal directions are not mirrored, only a touch or a
  /// missing window pauses, there is no pause button, and new items start at the first.
  public func useJJKitDefaults() {
    semanticContentAttribute = .forceLeftToRight
    autoplay = .plain
    showsPauseControl = false
    startsOverWithNewItems = true
  }
}
