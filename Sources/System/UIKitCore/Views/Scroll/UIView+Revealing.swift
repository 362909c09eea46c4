import QuartzCore

extension UIView {
  /// Scrolls all that the view is in so far that a part of it is visible.
  func reveal(_ rect: CGRect) {
    for case let scrollView as UIScrollView in sequence(first: self, next: \.superview) {
      let part = scrollView.convert(rect, from: self)
      let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
      if !visible.contains(part) { scrollView.scrollRectToVisible(part, animated: false) }
    }
  }
}
