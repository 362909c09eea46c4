import QuartzCore

extension UITabBarController: ScrollObserving {
  /// Observes the scroll view of the selected screen that extends beneath the bar.
  func trackScrolling() {
    let found = isViewLoaded ? selectedViewController?.contentScrollView(for: .bottom) : nil
    if found !== observedScrollView {
      observedScrollView?.removeObserver(self)
      observedScrollView = found
      found?.addObserver(self)
    }
    tabBar.scrollEdgeDidChange(animated: false)
  }

  /// Whether no content is beneath the bar.
  var isContentAtEdge: Bool { observedScrollView?.isAtBottomEdge ?? true }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    tabBar.scrollEdgeDidChange(animated: true)
  }

  func restingPlace(
    of scrollView: UIScrollView, near offset: CGPoint, direction: CGFloat
  ) -> CGPoint { offset }
}
