import UIKit

/// Shows the current item and the number of items. A carousel shows it over its pages in the size
/// that it asks for, and hides it for a single item.
@MainActor public protocol CarouselIndicator: UIView {
  /// The number of items in the carousel.
  var numberOfPages: Int { get set }
  /// The position of the current item, counted from zero.
  var currentPage: Int { get set }

  /// Called during a turn from one item to its neighbor, with `progress` 0…1. The default changes
  /// the page half-way.
  func show(from: Int, to: Int, progress: CGFloat)
}

extension CarouselIndicator {
  public func show(from: Int, to: Int, progress: CGFloat) {
    currentPage = progress >= 0.5 ? to : from
  }
}

extension UIPageControl: CarouselIndicator {}
