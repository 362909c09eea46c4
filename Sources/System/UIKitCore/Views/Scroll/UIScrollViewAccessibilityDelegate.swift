/// The methods with which an app describes a scroll view's position to assistive technologies.
@MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns a sentence that says what is shown, such as "Page 2 of 5". It is read once an assistive
  /// technology has scrolled; the default is nil, for none.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}

extension UIScrollView {
  /// Has the reader that scrolled say where it is now.
  func tellScrollStatus() {
    guard drag.isByReader else { return }
    drag.isByReader = false
    let listener = delegate as? any UIScrollViewAccessibilityDelegate
    guard let status = listener?.accessibilityScrollStatus(for: self) else { return }
    UIAccessibility.post(notification: .pageScrolled, argument: status)
  }
}
