import QuartzCore

/// An observer of the scroll position, such as a bar.
@MainActor protocol ScrollObserving: AnyObject {
  /// Called when the content has moved or changed its size, or when its insets have changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Returns the offset at which content comes to rest instead of one at which the bar would be
  /// partly collapsed. If a direction is specified, the result is the next such offset in that
  /// direction; a value less than zero is towards the top.
  func restingPlace(of scrollView: UIScrollView, near offset: CGPoint, direction: CGFloat)
    -> CGPoint
}

struct ScrollObserverLink {
  weak var observer: (any ScrollObserving)?
}

extension UIScrollView {
  func addObserver(_ observer: any ScrollObserving) {
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(ScrollObserverLink(observer: observer))
  }

  func removeObserver(_ observer: any ScrollObserving) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tellObservers() {
    tellGeometryObservers()
    guard !observers.isEmpty else { return }
    for link in observers { link.observer?.scrollViewDidMove(self) }
  }

  func restingPlaceOfBars(_ offset: CGPoint, direction: CGFloat = 0) -> CGPoint {
    observers.reduce(offset) {
      $1.observer?.restingPlace(of: self, near: $0, direction: direction) ?? $0
    }
  }

  /// Whether the content is scrolled to its bottom edge.
  var isAtBottomEdge: Bool { contentOffset.y >= offsetRange.max.y - 0.5 }

  /// Whether the content scrolls only horizontally.
  var scrollsOnlySideways: Bool {
    contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
  }
}
