/// What the window's controllers want of the status bar. A desktop has none; a phone's shell may.
@MainActor open class UIStatusBarManager: NSObject {
  /// As of the last change of screens or `setNeedsStatusBarAppearanceUpdate()`.
  open private(set) var isStatusBarHidden = false

  func update(for root: UIViewController?) {
    var controller = root
    while let next = controller?.statusBarChild { controller = next }
    isStatusBarHidden = controller?.prefersStatusBarHidden ?? false
  }
}

extension UIViewController {
  func updateStatusBar() {
    let window = viewIfLoaded?.window
    window?.windowScene?.statusBarManager?.update(for: window?.rootViewController)
  }

  /// Who decides in this controller's place.
  fileprivate var statusBarChild: UIViewController? {
    if let presented = activePresentation?.presentedViewController, !presented.isBeingDismissed {
      let covers = presented.modalPresentationStyle == .fullScreen
      if covers || presented.modalPresentationCapturesStatusBarAppearance { return presented }
    }
    return childForStatusBarHidden
  }
}
