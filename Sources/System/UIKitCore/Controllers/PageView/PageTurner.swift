import QuartzCore

/// Manages the transitions of a page view controller: adjacent pages, visible pages and
/// notifications.
@MainActor final class PageTurner: NSObject {
  unowned let controller: UIPageViewController
  /// The pages in the scroll view, in order: the page at rest and its neighbors, or the pages of a
  /// transition that the app has started.
  private(set) var pages: [UIViewController] = []
  /// The page that was last at rest.
  private(set) var current: UIViewController?
  /// The destination of a transition that the app has started.
  private var target: UIViewController?
  private var completion: ((Bool) -> Void)?
  /// The page to which the user turns, as announced to the delegate.
  private var pending: UIViewController?
  /// The pages whose views are in the scroll view.
  private var installed: [UIViewController] = []
  private var length: CGFloat = 0
  private var isRebasing = false
  /// Whether the pages beside the current one were requested.
  private var hasNeighbors = false
  private var pageIndex = 0

  init(_ controller: UIPageViewController) { self.controller = controller }

  var shownPage: UIViewController? { target ?? current }

  private var scroll: UIScrollView? { controller.pageView?.scroll }
  var isVertical: Bool { controller.navigationOrientation == .vertical }
  var isMirrored: Bool {
    !isVertical && controller.pageView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func attach(to view: PageView) {
    view.scroll.delegate = self
    updateIndicator(asks: true)
    guard current != nil else { return }
    rest()
  }

  // MARK: Geometry

  /// The length of a page, in points.
  private var pageLength: CGFloat { max(0, length - controller.spacing) }

  private func position(_ index: Int) -> CGFloat {
    CGFloat(isMirrored ? pages.count - 1 - index : index) * length
  }

  private func index(of page: UIViewController?) -> Int? { pages.firstIndex { $0 === page } }

  private var offset: CGFloat {
    isVertical ? scroll?.contentOffset.y ?? 0 : scroll?.contentOffset.x ?? 0
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  private var nearest: Int? {
    pages.indices.min { abs(position($0) - offset) < abs(position($1) - offset) }
  }

  /// The pages that are at least partly visible.
  private var seen: [UIViewController] {
    pages.indices.filter { abs(position($0) - offset) < max(1, pageLength) - 0.25 }.map {
      pages[$0]
    }
  }

  /// Arranges pages beside each other so that one of them keeps its position.
  private func arrange(_ new: [UIViewController], around anchor: UIViewController?) {
    guard let scroll else {
      pages = new
      return
    }
    let before = index(of: anchor).map { position($0) }
    isRebasing = true
    pages = new
    // The offset is set first, because it must not exceed the content size.
    if let after = index(of: anchor).map({ position($0) }) {
      if let before {
        scroll.moveContent(by: point(after - before))
      } else {
        scroll.setContentOffset(point(after), animated: false)
      }
    }
    setContentSize(of: scroll)
    placeViews()
    isRebasing = false
  }

  private func setContentSize(of scroll: UIScrollView) {
    let size = scroll.bounds.size
    let extent = CGFloat(pages.count) * length
    scroll.contentSize =
      isVertical
      ? CGSize(width: size.width, height: extent) : CGSize(width: extent, height: size.height)
  }

  private func placeViews() {
    guard let scroll else { return }
    let half = controller.spacing / 2
    for page in installed {
      guard let index = index(of: page), let view = page.viewIfLoaded else { continue }
      let start = position(index) + half
      let size = scroll.bounds.size
      view.fill(
        isVertical
          ? CGRect(x: 0, y: start, width: size.width, height: pageLength)
          : CGRect(x: start, y: 0, width: pageLength, height: size.height))
    }
  }

  /// Lays out the pages for the size of the view; a transition keeps its progress.
  func layOut() {
    guard let view = controller.pageView else { return }
    let progress = length > 0 ? offset / length : 0
    let resting = target == nil && (isAtRest || length == 0) ? current : nil
    isRebasing = true
    view.place(spacing: controller.spacing)
    let wished = isVertical ? view.scroll.bounds.height : view.scroll.bounds.width
    let hasChanged = wished != length
    length = wished
    setContentSize(of: view.scroll)
    if hasChanged {
      view.scroll.stopMotion()
      view.scroll.contentOffset = point(progress * length)
      if view.scroll.isDragging { view.scroll.rebaseDrag() }
    }
    isRebasing = false
    placeViews()
    if hasChanged {
      // A motion can't continue with another page length: its destination is shown immediately.
      if let goal = index(of: target) ?? index(of: resting) ?? nearest, !view.scroll.isDragging {
        view.scroll.setContentOffset(point(position(goal)), animated: false)
        rest()
      }
      follow()
    }
  }

  // MARK: Turning

  func show(
    _ page: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    isRebasing = true
    if !isAtRest { scroll?.stopMotion() }
    isRebasing = false
    finishProgrammatic(false)
    if pending != nil, let current {
      pending = nil
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: false, previousViewControllers: [current],
        transitionCompleted: false)
    }
    guard page !== current || target != nil || !isAtRest else {
      updateIndicator(asks: true)
      completion?(true)
      return
    }
    guard animated, current != nil, controller.appearance.phase == .appeared, length > 0,
      !UIAccessibility.isReduceMotionEnabled
    else {
      replace(by: page)
      completion?(true)
      return
    }
    var row = seen.isEmpty ? [current].compactMap { $0 } : seen
    if !row.contains(where: { $0 === page }) {
      if isForward { row.append(page) } else { row.insert(page, at: 0) }
    }
    let anchor = row.first { $0 !== page } ?? page
    arrange(row, around: anchor)
    hasNeighbors = false
    target = page
    self.completion = completion
    updateIndicator(asks: true)
    guard let goal = index(of: page) else { return }
    scroll?.setContentOffset(point(position(goal)), animated: true)
    follow()
    if isAtRest { rest() }
  }

  /// Shows a page immediately.
  private func replace(by page: UIViewController) {
    scroll?.stopMotion()
    if current !== page { hasNeighbors = false }
    current = page
    arrange([page], around: page)
    rest()
    updateIndicator(asks: true)
  }

  private func finishProgrammatic(_ finished: Bool) {
    target = nil
    let call = completion
    completion = nil
    call?(finished)
  }

  /// Turns to the next or previous page, as the user does with keys.
  func turn(forward: Bool) -> Bool {
    if !isAtRest, let goal = goal { conclude(goal) }
    guard let here = index(of: current) else { return false }
    let next = here + (forward ? 1 : -1)
    guard pages.indices.contains(next) else { return false }
    scroll?.setContentOffset(
      point(position(next)), animated: !UIAccessibility.isReduceMotionEnabled)
    follow()
    if isAtRest { rest() }
    return true
  }

  /// The page at which the current motion ends.
  private var goal: UIViewController? {
    guard let scroll else { return nil }
    let end = (isVertical ? scroll.motions.y?.end : scroll.motions.x?.end) ?? offset
    let index = pages.indices.min { abs(position($0) - end) < abs(position($1) - end) }
    return index.map { pages[$0] }
  }

  // MARK: Visible pages

  var isAtRest: Bool {
    guard let scroll, !scroll.isDragging, !scroll.isMoving else { return scroll == nil }
    guard let nearest else { return true }
    return abs(position(nearest) - offset) < 0.5
  }

  /// Installs the visible pages, and reports pages that appear or disappear.
  private func follow() {
    guard !isRebasing, let scroll, length > 0 else { return }
    let seen = seen
    for page in installed where page !== current && !seen.contains(where: { $0 === page }) {
      remove(page)
    }
    let isUsers = target == nil
    for page in seen where page !== current {
      if isUsers, pending !== page {
        pending = page
        controller.delegate?.pageViewController(controller, willTransitionTo: [page])
      }
      install(page, in: scroll, animated: true)
    }
    if let current {
      if seen.contains(where: { $0 === current }) || seen.isEmpty {
        install(current, in: scroll, animated: true)
      }
      if seen.contains(where: { $0 !== current }), controller.appearance.isVisible {
        current.beginAppearanceTransition(false, animated: true)
      }
    }
  }

  private func install(_ page: UIViewController, in scroll: UIScrollView, animated: Bool) {
    guard !installed.contains(where: { $0 === page }) else { return }
    installed.append(page)
    let isNew = page.parent !== controller
    if isNew { controller.addChild(page) }
    page.loadViewIfNeeded()
    page.view.autoresizingMask = []
    placeViews()
    if controller.appearance.isVisible { page.beginAppearanceTransition(true, animated: animated) }
    scroll.addSubview(page.view)
    placeViews()
    if isNew { page.didMove(toParent: controller) }
  }

  private func remove(_ page: UIViewController) {
    installed.removeAll { $0 === page }
    if page.viewIfLoaded?.superview === scroll {
      page.beginAppearanceTransition(false, animated: true)
      page.view.endEditing(true)
      page.view.removeFromSuperview()
      page.endAppearanceTransition()
    }
    guard page.parent === controller else { return }
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  // MARK: Settling

  /// Ends a transition at a page, which becomes the current one, while others may still be visible.
  private func conclude(_ page: UIViewController, atRest: Bool = false) {
    let previous = current
    let wasUsers = pending != nil
    let from = index(of: previous)
    let to = index(of: page)
    current = page
    pending = nil
    if controller.appearance.isVisible { page.beginAppearanceTransition(true, animated: true) }
    // A known neighbor isn't requested again.
    var row = [page]
    let isForward = (from ?? 0) < (to ?? 0)
    let known = previous === page || target != nil ? nil : previous
    let all = pages
    let here = to
    func neighbor(_ step: Int) -> UIViewController? {
      if let known, step == (isForward ? -1 : 1) { return known }
      if let here, previous === page, hasNeighbors {
        return all.indices.contains(here + step) ? all[here + step] : nil
      }
      guard let source = controller.dataSource else { return nil }
      return step < 0
        ? source.pageViewController(controller, viewControllerBefore: page)
        : source.pageViewController(controller, viewControllerAfter: page)
    }
    if let before = neighbor(-1), before !== page { row.insert(before, at: 0) }
    if let after = neighbor(1), after !== page, after !== row[0] { row.append(after) }
    hasNeighbors = true
    arrange(row, around: page)
    if atRest, controller.appearance.phase == .appeared { page.endAppearanceTransition() }
    if previous !== page, wasUsers, let from, let to { pageIndex += to - from }
    updateIndicator(asks: false)
    if target != nil { finishProgrammatic(page === target) }
    guard wasUsers, let previous else { return }
    controller.delegate?.pageViewController(
      controller, didFinishAnimating: true, previousViewControllers: [previous],
      transitionCompleted: previous !== page)
  }

  /// Called when the scroll view has settled at a page.
  private func rest() {
    guard let scroll, !isRebasing else { return }
    guard isAtRest, let page = nearest.map({ pages[$0] }) else { return }
    install(page, in: scroll, animated: false)
    for other in installed where other !== page { remove(other) }
    conclude(page, atRest: true)
  }

  func dataSourceDidChange() {
    updateIndicator(asks: true)
    guard let current, scroll != nil, isAtRest, target == nil else { return }
    hasNeighbors = false
    conclude(current)
  }

  // MARK: Page indicator

  private func updateIndicator(asks: Bool) {
    guard let view = controller.pageView else { return }
    let isPossible = !isVertical && controller.dataSource != nil && current != nil
    let count =
      isPossible ? max(0, controller.dataSource?.presentationCount(for: controller) ?? 0) : 0
    if asks, count > 0 {
      pageIndex = controller.dataSource?.presentationIndex(for: controller) ?? 0
    }
    if view.indicator.isHidden != (count == 0) {
      view.indicator.isHidden = count == 0
      view.setNeedsLayout()
    }
    view.indicator.numberOfPages = count
    view.indicator.currentPage = max(0, min(pageIndex, count - 1))
  }

  /// Called when the user has chosen a page beside the current one in the indicator.
  func indicatorDidChange(_ indicator: UIPageControl) {
    let wished = indicator.currentPage
    guard wished != pageIndex else { return }
    if !turn(forward: wished > pageIndex) { updateIndicator(asks: false) }
  }
}

extension PageTurner: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isRebasing else { return }
    follow()
    guard !scrollView.isDragging, !scrollView.isMoving else { return }
    // The motion may end with this step, but not every way of scrolling reports it.
    _ = FrameTimer(after: 0) { [weak self] in self?.rest() }
  }

  /// A drag that catches moving pages begins at the nearest one.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard let nearest, pages[nearest] !== current || target != nil else { return }
    conclude(pages[nearest])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
}
