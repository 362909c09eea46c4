import QuartzCore

extension UINavigationController {
  /// The safe area insets that the bar adds to the content.
  var contentInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
  }

  func layOutBar() {
    guard let view = navigationView else { return }
    view.content.fill(view.bounds)
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.height + top
    let y = isNavigationBarHidden ? -height : 0
    navigationBar.contentTop = top
    navigationBar.fill(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
    navigationBar.isUserInteractionEnabled = !isNavigationBarHidden
    for controller in [shown, currentTransition?.to.controller] {
      controller?.containerSafeAreaInsets = contentInsets
    }
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

  /// Whether one of the screens wants no tab bar.
  var hidesBottomBar: Bool { shownStack.contains { $0.hidesBottomBarWhenPushed } }

  func showItems(animated: Bool, along transition: Transition? = nil, isPop: Bool = false) {
    guard isViewLoaded else { return }
    guard animated, let transition else {
      navigationBar.show(items)
      tabBarController?.layOutBar()
      return
    }
    let move = navigationBar.prepareMove(to: items, isPop: isPop)
    transition.coordinator.animate(alongsideTransition: { [weak self] in
      move($0.transitionDuration)
      self?.tabBarController?.layOutBar()
    })
  }

  func showItemsAtRest() {
    if currentTransition == nil { showItems(animated: false) }
  }
}
