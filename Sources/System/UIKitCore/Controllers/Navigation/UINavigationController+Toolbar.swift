import QuartzCore

extension UINavigationController {
  var loadedToolbar: UIToolbar {
    if let toolbarIfLoaded { return toolbarIfLoaded }
    let toolbar = UIToolbar()
    toolbarIfLoaded = toolbar
    toolbar.isAtScrollEdge = { [weak self] in self?.isToolbarAtEdge ?? false }
    return toolbar
  }

  /// Whether the toolbar is off screen, because it is hidden itself or a screen hides it.
  var isToolbarAway: Bool { isToolbarOff || hidesBottomBar }

  func addToolbar() {
    guard let view = navigationView, loadedToolbar.superview == nil else { return }
    view.insertSubview(loadedToolbar, belowSubview: navigationBar)
    showToolbarItems(animated: false)
    UIView.performWithoutAnimation {
      loadedToolbar.frame = toolbarFrame(isAway: true)
      loadedToolbar.layoutIfNeeded()
    }
  }

  func changeToolbar(isHidden: Bool, animated: Bool) {
    guard isHidden != isToolbarOff else { return }
    if !isHidden { addToolbar() }
    isToolbarOff = isHidden
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else { return layOutBar() }
    UIView.animate(
      withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.layOutBar()
        view.layoutIfNeeded()
      })
  }

  func placeToolbar() {
    guard let toolbar = toolbarIfLoaded, toolbar.superview != nil else { return }
    toolbar.fill(toolbarFrame(isAway: isToolbarAway))
    toolbar.isUserInteractionEnabled = !isToolbarAway
    toolbar.accessibilityElementsHidden = isToolbarAway
    toolbar.scrollEdgeDidChange(animated: currentTransition == nil)
  }

  private func toolbarFrame(isAway: Bool) -> CGRect {
    guard let view = navigationView else { return .zero }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: view.bounds.height - (isAway ? 0 : height), width: view.bounds.width, height: height)
  }

  private var isToolbarAtEdge: Bool {
    guard let screen = barScreen else { return true }
    let content = screen.activeSearch?.shownResults ?? screen
    return content.contentScrollView(for: .bottom)?.isAtBottomEdge ?? true
  }

  /// Shows the items of the screen for which the bars are laid out.
  func showToolbarItems(animated: Bool) {
    guard let toolbar = toolbarIfLoaded else { return }
    let items = (barScreen ?? topViewController)?.toolbarItems ?? []
    guard toolbar.items ?? [] != items else { return }
    toolbar.setItems(items, animated: animated)
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === barScreen else { return }
    showToolbarItems(animated: animated)
  }

  /// Returns the layout of the bar for an item of one of the screens.
  func layout(of item: UINavigationItem) -> NavigationBarLayout? {
    let screens = stack + leaving + [shown].compactMap { $0 }
    let screen = screens.first { $0.navigationItem === item }
    if let search = item.searchController, screen?.viewIfLoaded?.window != nil {
      search.notePlacement(item.placement(for: navigationBar.traitCollection))
    }
    return screen.map(barLayout)
  }
}
