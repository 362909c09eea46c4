/// What the window's controllers want of the status bar. A desktop has none; a phone's shell may.
@MainActor open class UIStatusBarManager: NSObject {
  /// As of the last change of screens or `setNeedsStatusBarAppearanceUpdate()`.
  open private(set) var isStatusBarHidden = false

  /// As of the last change of screens or `setNeedsStatusBarAppearanceUpdate()`.
  open private(set) var statusBarStyle = UIStatusBarStyle.default

  func update(for root: UIViewController?) {
    func controller(by child: (UIViewController) -> UIViewController?) -> UIViewController? {
      var controller = root
      while let next = controller?.statusBarChild(child) { controller = next }
      return controller
    }
    let hiding = controller { $0.childForStatusBarHidden }
    isStatusBarHidden = hiding?.prefersStatusBarHidden ?? false
    let styling = controller { $0.childForStatusBarStyle }
    statusBarStyle = styling?.preferredStatusBarStyle ?? .default
  }
}

extension UIViewController {
  func updateStatusBar() {
    let window = viewIfLoaded?.window
    window?.windowScene?.statusBarManager?.update(for: window?.rootViewController)
  }

  /// Who decides in this controller's place.
  fileprivate func statusBarChild(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    if let presented = activePresentation?.presentedViewController, !presented.isBeingDismissed {
      let covers = activePresentation?.presentationStyle == .fullScreen
      if covers || presented.modalPresentationCapturesStatusBarAppearance { return presented }
    }
    return child(self)
  }
}
