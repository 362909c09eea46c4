/// The status bar's appearance that the window's view controllers request. A desktop has no status
/// bar; the shell of a phone may have one.
@MainActor open class UIStatusBarManager: NSObject {
  /// Whether the status bar is hidden, as of the last change of screens or the last
  /// `setNeedsStatusBarAppearanceUpdate()`.
  open private(set) var isStatusBarHidden = false

  /// The style of the status bar, as of the last change of screens or the last
  /// `setNeedsStatusBarAppearanceUpdate()`.
  open private(set) var statusBarStyle = UIStatusBarStyle.default

  /// The frame of the status bar in points, which is empty: a desktop has none.
  open var statusBarFrame: CGRect { .zero }

  /// The view controller that determines the style.
  private weak var stylingController: UIViewController?

  /// The style of the interface on which the status bar's content is readable. By default, it is
  /// that of the view controller that determines the style.
  var interfaceStyle: UIUserInterfaceStyle {
    switch statusBarStyle {
    case .lightContent: .dark
    case .darkContent: .light
    default: stylingController?.traitCollection.userInterfaceStyle ?? .unspecified
    }
  }

  /// Called when the appearance was requested anew.
  var onChange: (() -> Void)?

  func update(for root: UIViewController?) {
    func controller(by child: (UIViewController) -> UIViewController?) -> UIViewController? {
      var controller = root
      while let next = controller?.statusBarChild(child) { controller = next }
      return controller
    }
    let hiding = controller { $0.childForStatusBarHidden }
    isStatusBarHidden = hiding?.prefersStatusBarHidden ?? false
    let styling = controller { $0.childForStatusBarStyle }
    stylingController = styling
    statusBarStyle = styling?.preferredStatusBarStyle ?? .default
    onChange?()
  }
}

extension UIViewController {
  func updateStatusBar() {
    let window = viewIfLoaded?.window
    window?.windowScene?.statusBarManager?.update(for: window?.rootViewController)
  }

  /// Returns the view controller that determines the status bar's appearance in place of this one.
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
