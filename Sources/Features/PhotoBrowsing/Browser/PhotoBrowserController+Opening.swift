import UIKit

extension PhotoBrowserController {
  /// How the browser is shown.
  public enum OpenMethod {
    /// Over everything else.
    ///
    /// - Parameters:
    ///   - presenter: the topmost controller of the key window when nil.
    ///   - embed: makes the navigation controller that the browser is presented in, with the
    ///     browser as its root; nil presents the browser itself.
    case present(
      from: UIViewController? = nil,
      embed: (@MainActor (_ browser: PhotoBrowserController) -> UINavigationController)? = nil)
    /// Pushes it onto a navigation controller. Nil stands for the frontmost one, such as that of
    /// the selected tab.
    case push(onto: UINavigationController? = nil)
  }

  /// Presents the browser over everything else.
  ///
  /// - Parameters:
  ///   - presenter: The presenting view controller. Nil stands for the topmost one of the key
  ///     window.
  ///   - animated: Whether the transition is animated.
  public func open(
    at index: Int, from presenter: UIViewController? = nil, animated: Bool = true
  ) {
    open(at: index, by: .present(from: presenter), animated: animated)
  }

  /// Shows the browser; without photos it says that there are none. Does nothing if it is already
  /// open or no view controller can show it.
  public func open(at index: Int, by method: OpenMethod, animated: Bool = true) {
    guard presentingViewController == nil, parent == nil else { return }
    if isGone { prepareForReopening(at: index) }
    goTo(index, animated: false)
    switch method {
    case .present(let presenter, let embed):
      guard let presenter = presenter ?? Self.topmostController() else { return }
      present(from: presenter, embed: embed, animated: animated)
    case .push(let navigation):
      let topmost = Self.topmostController()
      guard let navigation = navigation ?? topmost?.navigationController else { return }
      navigationDelegate = BrowserNavigationDelegate(self, in: navigation)
      navigation.pushViewController(self, animated: animated)
    }
  }

  func prepareForReopening(at index: Int?) {
    isGone = false
    isClosing = false
    countNearEnd = nil
    pagesAfterOpening = 0
    transitionController.reset()
    pagingView.reloadData()
    updateEmptyPage()
    if let index { goTo(index, animated: false) }
    pagingView.hasPages = true
    reloadFilmstrip()
    updateIndicator()
  }

  private func present(
    from presenter: UIViewController, embed: ((PhotoBrowserController) -> UINavigationController)?,
    animated: Bool
  ) {
    let screen: UIViewController = embed?(self) ?? self
    screen.modalPresentationStyle = .overFullScreen
    screen.modalPresentationCapturesStatusBarAppearance = true
    screen.transitioningDelegate = self
    if screen !== self { screen.view.backgroundColor = .clear }
    presenter.present(screen, animated: animated)
  }

  /// Whether the browser is a part of a screen of the app's own, rather than presented or pushed.
  /// Then its container removes it: neither gestures nor `close(animated:)` do, and it has no close
  /// button.
  public var isEmbedded: Bool { parent.map { !($0 is UINavigationController) } ?? false }

  /// Whether gestures may drag the photo away.
  var canBeDragged: Bool { allowsDismissGestures && !isEmbedded }

  /// Closes the browser, with everything on top of it, and returns the photo to its thumbnail. It
  /// may be called at any time, even while the browser opens.
  public func close(animated: Bool) {
    guard !isEmbedded else { return }
    let isDecided = transitionController.phase != .held && !transitionController.isReversed
    guard !isClosing || !isDecided else { return }
    if transitionController.isClosingPending {
      transitionController.moveToThumbnail()
    } else if isPushed {
      pop(animated: animated)
    } else if presentingViewController != nil {
      isClosing = true
      transitionController.endOpeningEarly()
      if !animated { transitionController.restoreThumbnail() }
      // Under a screen that covers it, it has disappeared before, and isn't told again.
      presentedScreen.presentingViewController?.dismiss(animated: animated) { [self] in
        if presentedScreen.presentingViewController == nil { leave() }
      }
    }
  }

  /// The browser or the navigation controller that is presented with it.
  private var presentedScreen: UIViewController { navigationController ?? self }

  /// Whether there is a view controller below it in the same navigation controller.
  var isPushed: Bool {
    guard let stack = navigationController?.viewControllers else { return false }
    return stack.count > 1 && stack.first !== self && stack.contains { $0 === self }
  }

  private func pop(animated: Bool) {
    guard let navigation = navigationController,
      let index = navigation.viewControllers.firstIndex(where: { $0 === self }), index > 0
    else { return }
    isClosing = true
    if transitionController.isOpeningPending {
      // The push hasn't ended: reverse it.
      transitionController.moveToThumbnail()
      return
    }
    if !animated { transitionController.restoreThumbnail() }
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: animated)
  }

  /// Called when the photo has arrived on its page, also after a reversed closing.
  func didOpen() {
    isClosing = false
    // The screen behind it may have had the keys while it was closing.
    if presentedViewController == nil { _ = becomeFirstResponder() }
    chrome.undim()
    chrome.pointerMoved()
    let pages = pagesAfterOpening
    pagesAfterOpening = 0
    if pages != 0 { page(by: pages, animated: false) }
  }

  /// The topmost view controller of the key window: presented, pushed, selected, or the last
  /// visible child of another container.
  static func topmostController() -> UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    var top = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
    while let controller = top, let next = next(above: controller) { top = next }
    return top
  }

  private static func next(above controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController { return presented }
    switch controller {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    default: return controller.children.last { $0.viewIfLoaded?.window != nil }
    }
  }
}
