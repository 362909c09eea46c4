import QuartzCore

/// A bar that wants to know where the content of a scroll view is.
@MainActor protocol ScrollObserving: AnyObject {
  /// Called when the content has moved or changed its size, or when its insets have changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Returns where content comes to rest that would otherwise rest where the bar is half collapsed.
  /// With a direction it is the next place that way: less than zero for scrolling towards the top.
  func restingPlace(of scrollView: UIScrollView, near offset: CGPoint, direction: CGFloat) -> CGPoint
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
    guard !observers.isEmpty else { return }
    for link in observers { link.observer?.scrollViewDidMove(self) }
  }

  func restingPlaceOfBars(_ offset: CGPoint, direction: CGFloat = 0) -> CGPoint {
    observers.reduce(offset) {
      $1.observer?.restingPlace(of: self, near: $0, direction: direction) ?? $0
    }
  }

  /// Whether the content is scrolled as far down as it goes.
  var isAtBottomEdge: Bool { contentOffset.y >= offsetRange.max.y - 0.5 }

  /// Whether content only scrolls sideways.
  var scrollsOnlySideways: Bool {
    contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
  }
}
