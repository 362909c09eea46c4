import HostInterface
import QuartzCore

@MainActor open class UIScene: UIResponder {
  /// What the desktop shows in the window's title bar and its lists of windows.
  open var title: String! = "" {
    didSet { titleDidChange() }
  }

  /// Kept by the scene.
  open var delegate: (any UISceneDelegate)?

  package override init() { super.init() }

  func titleDidChange() {}
}

/// Each UIWindow has one of its own: a desktop's windows are separate places.
@MainActor open class UIWindowScene: UIScene {
  package weak var window: UIWindow?

  public var windows: [UIWindow] { window.map { [$0] } ?? [] }
  public var keyWindow: UIWindow? { window?.isKeyWindow == true ? window : nil }
  public var screen: UIScreen { .main }
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  public var isFullScreen: Bool { window?.hostWindow?.isFullscreen ?? false }

  package func setFullScreen(_ isFullScreen: Bool) {
    window?.hostWindow?.isFullscreen = isFullScreen
  }

  override func titleDidChange() { window?.hostWindow?.title = title ?? "" }
}
