import QuartzCore

/// Gives the pages beside others, and what the page indicator shows.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages of the page indicator; 0, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the selected page of the page indicator, asked after the app has set a page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods that are called as a person turns pages. Each is optional.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a person begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a page that a person has turned has come to rest; `completed` is false if it is the
  /// one that was shown before.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
