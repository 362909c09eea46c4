import QuartzCore

extension UINavigationController {
  /// Returns the layout of the bar for a screen and the current position of its content.
  func barLayout(for controller: UIViewController) -> NavigationBarLayout {
    // A screen that was popped stays above the others until it has disappeared.
    let isOnStack = stack.contains { $0 === controller }
    let items = (isOnStack ? stack : stack + [controller]).map(\.navigationItem)
    let parts = navigationBar.parts(of: controller.navigationItem, in: items)
    guard let scroll = trackedScrollView(of: controller) else {
      return NavigationBarLayout(parts, isAtEdge: true)
    }
    // Content at the top stays there, whatever the current height of the bar is.
    let isAtTop =
      !scroll.isDragging && !scroll.isMoving
      && scroll.contentOffset.y == scroll.offsetRange.min.y && scroll.contentOffset.y <= 0
    let top = contentTop(of: scroll, in: controller)
    return NavigationBarLayout(
      parts, contentTop: isAtTop ? parts.largest : top, canStretch: scroll.refreshControl == nil)
  }

  /// Returns the scroll view that determines the height of the bar; it must begin at the screen's
  /// top.
  private func trackedScrollView(of controller: UIViewController) -> UIScrollView? {
    guard controller.isViewLoaded else { return nil }
    let content = controller.activeSearch?.shownResults ?? controller
    guard let scroll = content.contentScrollView(for: .top), let view = content.viewIfLoaded,
      scroll.isDescendant(of: view), scroll.contentInsetAdjustmentBehavior != .never
    else { return nil }
    guard scroll !== view, !scroll.bounds.isEmpty else { return scroll }
    return abs(scroll.convert(scroll.bounds, to: view).minY - view.bounds.minY) < 0.5 ? scroll : nil
  }

  /// Returns the distance from the safe area's top to the content, including the app's own insets.
  private func contentTop(of scroll: UIScrollView, in controller: UIViewController) -> CGFloat {
    let own =
      scroll.contentInset.top + scroll.refreshInset + controller.additionalSafeAreaInsets.top
    return -scroll.contentOffset.y - own - view.safeAreaInsets.top
  }

  /// Returns the safe area insets that the bars add to a screen.
  func contentInsets(of controller: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : barLayout(for: controller).height, left: 0,
      bottom: isToolbarAway ? 0 : UIToolbar.height, right: 0)
  }

  /// Applies the insets of a screen. Content at the top stays there.
  func applyInsets(to controller: UIViewController) {
    let insets = contentInsets(of: controller)
    guard let scroll = trackedScrollView(of: controller) else {
      controller.containerSafeAreaInsets = insets
      return
    }
    apply(insets, barLayout(for: controller), to: controller, scroll)
    // Content that is too short to be scrolled has returned to its top in the meantime.
    let settled = contentInsets(of: controller)
    if settled != insets { apply(settled, barLayout(for: controller), to: controller, scroll) }
  }

  private func apply(
    _ insets: UIEdgeInsets, _ layout: NavigationBarLayout, to controller: UIViewController,
    _ scroll: UIScrollView
  ) {
    let isAtTop =
      scroll.contentOffset.y <= scroll.offsetRange.min.y && !scroll.isDragging
      && !scroll.isMoving && scroll.contentOffset.y <= 0
    // The limit is set first, so that no offset is temporarily out of range.
    scroll.collapsedBarHeight =
      isNavigationBarHidden ? 0 : layout.parts.collapsible - layout.extent
    controller.containerSafeAreaInsets = insets
    if isAtTop, scroll.contentOffset.y != scroll.offsetRange.min.y {
      scroll.contentOffset.y = scroll.offsetRange.min.y
    }
  }

  func layOutBar() {
    guard let view = navigationView, !isLayingOutBars else { return }
    isLayingOutBars = true
    defer { isLayingOutBars = false }
    view.content.fill(view.bounds)
    trackScrolling()
    for controller in [shown, currentTransition?.to.controller] {
      if let controller { applyInsets(to: controller) }
    }
    placeBars()
    if currentTransition == nil { navigationBar.update(animated: false) }
  }

  /// Lays out the bars for the screen that the navigation bar shows.
  private func placeBars() {
    guard let view = navigationView else { return }
    let top = view.safeAreaInsets.top
    let height = (barScreen.map { barLayout(for: $0).drawnHeight } ?? UINavigationBar.height) + top
    let y = isNavigationBarHidden ? -height : 0
    navigationBar.contentTop = top
    navigationBar.fill(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
    navigationBar.isUserInteractionEnabled = !isNavigationBarHidden
    placeToolbar()
  }

  /// Lays out the bar for a search that begins or ends. Called in an animation.
  func layOutBarForSearch() {
    layOutBar()
    navigationBar.setNeedsLayout()
    navigationView?.layoutIfNeeded()
    navigationBar.layoutIfNeeded()
  }

  /// The stack, up to the screen that is shown or that a running transition will show.
  private var shownStack: ArraySlice<UIViewController> {
    guard let target = currentTransition?.to.controller ?? shown else { return [] }
    let end = stack.firstIndex { $0 === target } ?? stack.count - 1
    return stack.prefix(end + 1)
  }

  private var items: [UINavigationItem] {
    let items = shownStack.map(\.navigationItem)
    for item in items { item.containerItems = containerItems }
    return items
  }

  /// Whether one of the screens hides the tab bar.
  var hidesBottomBar: Bool { shownStack.contains { $0.hidesBottomBarWhenPushed } }

  func showItems(animated: Bool, along transition: ScreenTransition? = nil, isPop: Bool = false) {
    guard isViewLoaded else { return }
    guard animated, let transition else {
      barScreen = shownStack.last
      navigationBar.show(items)
      showToolbarItems(animated: false)
      layOutBar()
      tabBarController?.layOutBar()
      return
    }
    let move = navigationBar.prepareMove(to: items, isPop: isPop)
    transition.coordinator.animate(alongsideTransition: { [weak self] in
      guard let self else { return }
      barScreen = shownStack.last
      move($0.transitionDuration)
      showToolbarItems(animated: true)
      layOutBar()
      navigationBar.layoutIfNeeded()
      tabBarController?.layOutBar()
    })
  }

  func showItemsAtRest() {
    if currentTransition == nil { showItems(animated: false) }
  }
}

extension UINavigationController: ScrollObserving {
  /// Observes the scroll views of the current screen and of the one that appears in a transition.
  func trackScrolling() {
    let screens = [shown, currentTransition?.to.controller].compactMap { $0 }
    var found: [UIScrollView] = []
    for screen in screens {
      let content = screen.activeSearch?.shownResults ?? screen
      let candidates = [
        trackedScrollView(of: screen),
        isToolbarAway ? nil : content.contentScrollView(for: .bottom),
      ]
      for case let scroll? in candidates where !found.contains(where: { $0 === scroll }) {
        found.append(scroll)
      }
    }
    for old in observedScrollViews {
      guard let view = old.value, !found.contains(where: { $0 === view }) else { continue }
      view.removeObserver(self)
    }
    observedScrollViews = found.map { Weak($0) }
    for scroll in found { scroll.addObserver(self) }
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard isViewLoaded, !isLayingOutBars else { return }
    isLayingOutBars = true
    for controller in [shown, currentTransition?.to.controller] {
      if let controller { applyInsets(to: controller) }
    }
    placeBars()
    isLayingOutBars = false
    guard currentTransition == nil || currentTransition?.to.controller === barScreen else { return }
    navigationBar.update(animated: currentTransition == nil)
  }

  func restingPlace(
    of scrollView: UIScrollView, near offset: CGPoint, direction: CGFloat
  ) -> CGPoint {
    guard let shown, currentTransition == nil, !isNavigationBarHidden,
      trackedScrollView(of: shown) === scrollView
    else { return offset }
    let parts = barLayout(for: shown).parts
    let base = contentTop(of: scrollView, in: shown) + scrollView.contentOffset.y
    let extent = base - offset.y - parts.smallest
    guard extent > 0, extent < parts.collapsible else { return offset }
    let resting = parts.resting(near: extent, direction: -direction)
    return CGPoint(x: offset.x, y: base - parts.smallest - resting)
  }
}
