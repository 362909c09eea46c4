import HostInterface
import QuartzCore

/// The root of a view hierarchy, one of several that a scene stacks in its desktop window.
@MainActor open class UIWindow: UIView {
  package private(set) lazy var eventDispatcher = EventDispatcher(window: self)
  package var firstResponder: UIResponder? { didSet { hideScreenFocus(of: oldValue) } }
  /// Shows that a screen that handles keys itself has the focus.
  var screenFocus: ScreenFocus?
  /// The views whose traits have a pending update.
  var pendingTraits: [Weak<UIView>] = []
  /// The responder that was last focused in each focus group.
  var lastFocused: [String: WeakResponder] = [:]
  /// The frame of the on-screen keyboard that covers part of the window; nil without a keyboard.
  var keyboardFrame: CGRect?

  /// The scene that shows the window; nil if it doesn't have one yet.
  ///
  /// A window that is created without a scene joins the app's single scene if the app has no scene
  /// delegates.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.detach(self)
      windowScene?.attach(self)
    }
  }

  /// The level of the window. Windows of a higher level, and newer windows of the same level, are
  /// in front.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue { windowScene?.requestFrame() } }
  }

  /// The level of a window, which determines its order relative to others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number; higher ones are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default level, 0.
    public static let normal = Level(0)
    /// A level above normal windows, 1000.
    public static let statusBar = Level(1000)
    /// A level for alerts above everything else, 2000.
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns a level increased by a number.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    /// Returns a level decreased by a number.
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.windowDidRemoveRoot(self)
      rootViewController?.windowDidSetRoot(self)
    }
  }

  /// Creates a hidden window, which `makeKeyAndVisible()` or `isHidden` shows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    joinScene()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    joinScene()
  }

  /// Creates a hidden window in a scene, with the size of its desktop window.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.hostWindow?.size ?? .zero))
    super.isHidden = true
    // Property observers aren't called within an initializer.
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  public convenience init() { self.init(frame: .zero) }

  deinit {
    guard let windowScene else { return }
    MainThread.perform { windowScene.requestFrame() }
  }

  /// Joins the app's single scene if the window has none.
  private func joinScene() {
    guard windowScene == nil, let scene = UIApplication.current?.sceneOfWindowsWithout else {
      return
    }
    windowScene = scene
  }

  package var hostWindow: (any HostWindow)? { isHidden ? nil : windowScene?.hostWindow }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.current }

  /// The screen of the window.
  open var screen: UIScreen { .main }
  /// Whether the window is the key window of its scene, which receives key presses.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  override var rootTraits: UITraitCollection? {
    windowScene?.traitCollection ?? .make(displayScale: 1, size: bounds.size)
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

  /// Shows the window and makes it the key window of its scene.
  open func makeKeyAndVisible() {
    joinScene()
    // Views that are loaded from here on take on the key window's size.
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window of its scene.
  open func makeKey() { windowScene?.makeKey(self) }

  /// Called when the window has become the key window.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when another window has become the key window.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Posted when a window has become the key window of its scene; the object is the window.
  nonisolated public static let didBecomeKeyNotification =
    Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window of its scene; the object is the window.
  nonisolated public static let didResignKeyNotification =
    Notification.Name("UIWindowDidResignKeyNotification")

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.windowDidLayOut(self)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveKeyboardFocus(by: presses), !moveKeyboardFocusIntoList(by: presses),
      !showContextMenu(by: presses), !showCommands(by: presses)
    {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Resizes the window along with the scene's desktop window.
  func takeSize(_ size: CGSize, isFirst: Bool) {
    let apply = { self.frame = CGRect(origin: .zero, size: size) }
    guard !isFirst, let rootViewController else { return apply() }
    rootViewController.windowSizeWillChange(to: size, applying: apply)
  }

  /// Closes the scene and with it the desktop window.
  package func close() { windowScene?.close() }
}
