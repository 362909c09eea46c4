import QuartzCore

extension UITabBarController: ScrollObserving {
  /// Observes the content of the selected screen that reaches the bar.
  func trackScrolling() {
    let found = isViewLoaded ? selectedViewController?.contentScrollView(for: .bottom) : nil
    if found !== observedScrollView {
      observedScrollView?.removeObserver(self)
      observedScrollView = found
      found?.addObserver(self)
    }
    tabBar.scrollEdgeDidChange(animated: false)
  }

  /// Whether no content is below the bar.
  var isContentAtEdge: Bool { observedScrollView?.isAtBottomEdge ?? true }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    tabBar.scrollEdgeDidChange(animated: true)
  }

  func restingPlace(
    of scrollView: UIScrollView, near offset: CGPoint, direction: CGFloat
  ) -> CGPoint { offset }
}
