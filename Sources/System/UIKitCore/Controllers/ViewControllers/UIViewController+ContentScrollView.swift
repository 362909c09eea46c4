import QuartzCore

/// The scroll views that an app has set for the edges of a view controller.
private struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
  weak var leading: UIScrollView?
  weak var trailing: UIScrollView?
}

extension UIViewController {
  private var contentScrollViews: ContentScrollViews {
    get {
      sideStorage[ObjectIdentifier(ContentScrollViews.self)] as? ContentScrollViews
        ?? ContentScrollViews()
    }
    set { sideStorage[ObjectIdentifier(ContentScrollViews.self)] = newValue }
  }

  func setBarScrollView(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
    var views = contentScrollViews
    if edge.contains(.top) { views.top = scrollView }
    if edge.contains(.bottom) { views.bottom = scrollView }
    if edge.contains(.leading) { views.leading = scrollView }
    if edge.contains(.trailing) { views.trailing = scrollView }
    contentScrollViews = views
    navigationController?.layOutBar()
    tabBarController?.trackScrolling()
  }

  func storedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard sideStorage[ObjectIdentifier(ContentScrollViews.self)] != nil else { return nil }
    let views = contentScrollViews
    if edge.contains(.top) { return views.top }
    if edge.contains(.bottom) { return views.bottom }
    return edge.contains(.leading) ? views.leading : views.trailing
  }

  /// The maximum number of views that are searched.
  private static let longestSearch = 60

  /// Returns the first scroll view of the content, level by level, that reaches the edge over at
  /// least half of the width.
  func foundContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let root = viewIfLoaded, edge.contains(.top) || edge.contains(.bottom) else { return nil }
    if let shown = (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    {
      return (shown.activeSearch?.shownResults ?? shown).contentScrollView(for: edge)
    }
    var level: [UIView] = [root]
    var count = 0
    while !level.isEmpty {
      for view in level {
        if let found = view as? UIScrollView, !found.scrollsOnlySideways { return found }
      }
      count += level.count
      guard count < Self.longestSearch else { return nil }
      level = level.flatMap { view in
        view.subviews.filter { isCandidate($0, in: root, edge) }
      }
    }
    return nil
  }

  private func isCandidate(_ view: UIView, in root: UIView, _ edge: NSDirectionalRectEdge) -> Bool {
    guard !view.isHidden, !(view is SearchOverlayView) else { return false }
    // A nested navigation stack has its own bar.
    if edge.contains(.top), view is NavigationView { return false }
    // Content that hasn't been laid out yet may still reach the edge.
    guard !root.bounds.isEmpty, !view.bounds.isEmpty else { return true }
    let frame = view.convert(view.bounds, to: root)
    let bounds = root.bounds
    guard frame.width >= bounds.width / 2, frame.intersects(bounds) else { return false }
    return edge.contains(.top) ? frame.minY <= bounds.minY + 0.5 : frame.maxY >= bounds.maxY - 0.5
  }
}

/// The key under which a view controller stores its toolbar items.
private enum ToolbarItems {}

extension UIViewController {
  var toolbarItemsStorage: [UIBarButtonItem]? {
    get { sideStorage[ObjectIdentifier(ToolbarItems.self)] as? [UIBarButtonItem] }
    set { sideStorage[ObjectIdentifier(ToolbarItems.self)] = newValue }
  }
}
