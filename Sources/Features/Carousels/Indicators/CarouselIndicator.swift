import UIKit

/// Shows which item of how many is there. A carousel lays it over itself, as large as it asks for;
/// it is hidden for a single item.
@MainActor public protocol CarouselIndicator: UIView {
  /// The number of items in the carousel.
  var numberOfPages: Int { get set }
  /// The position of the current item, counted from zero.
  var currentPage: Int { get set }

  /// Called on the way from one item to its neighbour, `progress` 0…1. The default changes the page
  /// half-way.
  func show(from: Int, to: Int, progress: CGFloat)
}

extension CarouselIndicator {
  public func show(from: Int, to: Int, progress: CGFloat) {
    currentPage = progress >= 0.5 ? to : from
  }
}

extension UIPageControl: CarouselIndicator {}
