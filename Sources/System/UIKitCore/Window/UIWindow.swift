import HostInterface
import QuartzCore

/// The root of views that lie over each other with others' in a scene's window of the desktop.
@MainActor open class UIWindow: UIView {
  package private(set) lazy var eventDispatcher = EventDispatcher(window: self)
  package var firstResponder: UIResponder?
  /// What had the keyboard last in each focus group.
  var lastFocused: [String: WeakResponder] = [:]

  /// Nil before the app has one. A window that is made without a scene joins the one of an app that
  /// has no scene delegates.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.detach(self)
      windowScene?.attach(self)
    }
  }

  /// Windows of a higher level lie over those of lower ones; of the same level, over older ones.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue { windowScene?.requestFrame() } }
  }

  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.windowDidRemoveRoot(self)
      rootViewController?.windowDidSetRoot(self)
    }
  }

  /// Not shown before `makeKeyAndVisible()` or `isHidden` says so.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    joinScene()
  }

  /// Lies in the scene's window of the desktop, all over it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.hostWindow?.size ?? .zero))
    super.isHidden = true
    // Property observers aren't called within an initializer.
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  public convenience init() { self.init(frame: .zero) }

  isolated deinit { if !isHidden { windowScene?.requestFrame() } }

  /// Joins the app's one scene if the window has none.
  private func joinScene() {
    guard windowScene == nil, let scene = UIApplication.current?.sceneOfWindowsWithout else { return }
    windowScene = scene
  }

  package var hostWindow: (any HostWindow)? { isHidden ? nil : windowScene?.hostWindow }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.current }

  public var screen: UIScreen { .main }
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Traits that come from the desktop and the window, before any override.
  package var baseTraits: UITraitCollection {
    UITraitCollection.make(
      for: UIApplication.current?.host.desktop, displayScale: windowScene?.hostWindow?.scale ?? 1,
      size: bounds.size)
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      joinScene()
      super.isHidden = newValue
      if newValue { windowScene?.hide(self) } else { windowScene?.show(self) }
    }
  }

  open func makeKeyAndVisible() {
    joinScene()
    // Views that are loaded now take the key window's size.
    makeKey()
    isHidden = false
  }

  open func makeKey() { windowScene?.makeKey(self) }

  /// Called when the window has become the one that keys go to.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when another window has become the one that keys go to.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  nonisolated public static let didBecomeKeyNotification =
    Notification.Name("UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification =
    Notification.Name("UIWindowDidResignKeyNotification")

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.windowDidLayOut(self)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveKeyboardFocus(by: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The scene's window of the desktop has another size.
  func takeSize(_ size: CGSize, isFirst: Bool) {
    let apply = { self.frame = CGRect(origin: .zero, size: size) }
    guard !isFirst, let rootViewController else { return apply() }
    rootViewController.windowSizeWillChange(to: size, applying: apply)
  }

  /// Closes the scene and with it the desktop's window.
  package func close() { windowScene?.close() }
}
