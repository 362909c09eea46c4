import HostInterface
import QuartzCore

/// The running app, with its scenes, its delegate and its state.
@MainActor public final class UIApplication: UIResponder {
  /// The app; `nil` before launch, as tests create values and views without an app.
  package private(set) static var current: UIApplication?

  /// The singleton app instance, which exists once `UIApplicationMain` or a stage has created it.
  public static var shared: UIApplication {
    guard let current else {
      preconditionFailure("UIApplication.shared: used before UIApplicationMain or a stage made it")
    }
    return current
  }

  /// The states of an app.
  public enum State: Int, Sendable {
    /// One of the app's windows is the active window of the desktop.
    case active = 0
    /// None of the app's windows is active.
    case inactive
    /// The app has no visible window, because its last window has closed.
    case background
  }

  package let host: any AppHost
  /// The app's delegate, which the app retains although this reference is weak.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The launch delegate, retained because `delegate` is a weak reference.
  private let ownedDelegate: any UIApplicationDelegate
  /// The scenes, in the order in which they were opened.
  private(set) var scenes: [UIWindowScene] = []
  /// The scene that was most recently active.
  private(set) weak var frontScene: UIWindowScene?
  /// A Boolean value that indicates whether scene delegates create the app's windows.
  package internal(set) var hasSceneDelegates = false
  /// The state of the app: whether one of its windows is active, or `background` once the last one
  /// has closed.
  public private(set) var applicationState = State.inactive
  /// A closure that is called for errors that no window could display; the launcher prints them.
  package var onUnshownError: ((any Error) -> Void)?
  private var isTerminating = false
  var backgroundTasks = BackgroundTasks()
  /// The user defaults, which are saved when the app enters the background or terminates.
  var defaults = UserDefaults.standard
  /// The scenes that are in the foreground.
  private var foregroundScenes: Set<ObjectIdentifier> = []
  /// Whether some scene is read by assistive technologies.
  var isVoiceOverRunning = false
  /// The settings at the time of the last posted notifications.
  private var settings: NotifiedSettings

  private init(host: any AppHost, delegate: any UIApplicationDelegate) {
    self.host = host
    self.delegate = delegate
    ownedDelegate = delegate
    settings = NotifiedSettings(host.desktop)
    super.init()
  }

  public override var next: UIResponder? { delegate as? UIResponder }

  /// The app's scenes, one for each window of the desktop.
  public var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the connected scenes. Sessions of closed scenes aren't kept.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// A Boolean value that indicates whether the app supports multiple scenes, which is the case if
  /// it has scene delegates.
  public var supportsMultipleScenes: Bool { hasSceneDelegates }

  package var windowsInUse: [UIWindow] { scenes.flatMap(\.shownWindows) }
  /// The visible windows and the menus above them.
  package var windowsWithPopups: [UIWindow] { scenes.flatMap(\.layoutRoots) }
  /// The app's visible and hidden windows, from back to front within each scene.
  public var windows: [UIWindow] { scenes.flatMap(\.windows) }
  /// The key window of the most recently active scene; `nil` if there is none.
  public var keyWindow: UIWindow? { (frontScene ?? scenes.last)?.keyWindow }

  /// The scene for windows that are created without one, in an app without scene delegates.
  var sceneOfWindowsWithout: UIWindowScene? {
    guard !hasSceneDelegates, !isTerminating else { return nil }
    if let sharedScene { return sharedScene }
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    sharedScene = scene
    return scene
  }
  private var sharedScene: UIWindowScene?

  /// Creates the app and calls its delegate's launch methods. Returns `false` if one of them
  /// returned `false`.
  package static func launch(
    host: any AppHost, delegate: any UIApplicationDelegate, url: URL? = nil,
    shortcutItem: UIApplicationShortcutItem? = nil
  ) -> Bool {
    var options: [LaunchOptionsKey: Any] = [:]
    options[.url] = url
    options[.shortcutItem] = shortcutItem
    let launchOptions = options.isEmpty ? nil : options
    UIAccessibility.forcesReducedMotion = false
    let application = UIApplication(host: host, delegate: delegate)
    current = application
    UIMenuSystem.main.forget()
    FrameScheduler.shared.host = host
    host.onEndRequest = { [weak application] in application?.terminate() }
    host.desktop.onChange = { [weak application] in application?.desktopDidChange() }
    host.desktop.onMemoryWarning = { [weak application] in application?.memoryRunsLow() }
    guard
      delegate.application(application, willFinishLaunchingWithOptions: launchOptions),
      delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    else { return false }
    application.post(didFinishLaunchingNotification)
    if application.scenes.isEmpty {
      SceneConnection(application).connect(urls: url.map { [$0] } ?? [])
    }
    if application.scenes.isEmpty, !application.hasSceneDelegates, delegate.window == nil {
      delegate.window = SceneConnection.makeMainWindow(UIWindow(), beside: delegate)
    }
    return true
  }

  /// Terminates the app: the delegate can save its data first, then the main loop returns.
  package func terminate(status: Int32 = 0) {
    guard !isTerminating else { return }
    isTerminating = true
    for scene in scenes { scene.enter(.background) }
    for expire in backgroundTasks.expire() { expire() }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    for scene in scenes { scene.close() }
    saveDefaults()
    host.quit(status: status)
  }

  /// Saves the user defaults, which Foundation on Linux keeps in memory until `synchronize()` is
  /// called.
  private func saveDefaults() { _ = defaults.synchronize() }

  /// Discards the app of a finished test stage.
  package static func forget() {
    current?.scenes.forEach { $0.close() }
    current = nil
  }

  package func report(_ error: any Error) { onUnshownError?(error) }

  /// Called when the desktop window of the scene has opened.
  func connect(_ scene: UIWindowScene) {
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    frontScene = scene
  }

  /// Called when the desktop window of the scene has closed. Closing the last one terminates the
  /// app.
  func disconnect(_ scene: UIWindowScene) {
    scenes.removeAll { $0 === scene }
    if sharedScene === scene { sharedScene = nil }
    if frontScene === scene { frontScene = scenes.last }
    if !isTerminating {
      delegate?.application(self, didDiscardSceneSessions: [scene.session])
      if scenes.isEmpty { terminate() }
    }
  }

  func activationDidChange(of scene: UIWindowScene, isActive: Bool) {
    if isActive { frontScene = scene }
    let state: State = isActive ? .active : .inactive
    guard state != applicationState else { return }
    if isActive {
      applicationState = state
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    } else {
      resignActive()
    }
  }

  private func resignActive() {
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Called when a scene has entered the foreground, where it is visible.
  func willEnterForeground(_ scene: UIScene) {
    defer { foregroundScenes.insert(ObjectIdentifier(scene)) }
    guard foregroundScenes.isEmpty else { return }
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
  }

  /// Called when a scene has left the foreground; with the last one, the app enters the background.
  func didEnterBackground(_ scene: UIScene) {
    guard foregroundScenes.remove(ObjectIdentifier(scene)) != nil, foregroundScenes.isEmpty else {
      return
    }
    if applicationState == .active { resignActive() }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    saveDefaults()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func memoryRunsLow() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    warnControllersOfMemory()
    post(Self.didReceiveMemoryWarningNotification)
  }

  func desktopDidChange() {
    for scene in scenes { scene.setNeedsTraitUpdate() }
    FrameScheduler.shared.requestFrame()
    let former = settings
    settings = NotifiedSettings(host.desktop)
    settings.postChanges(since: former)
  }

  /// A Boolean value that determines whether the desktop leaves the screen on and unlocked while
  /// nobody touches it. The default value is `false`. Where the desktop has no such service, a line
  /// on standard error says so.
  public var isIdleTimerDisabled: Bool {
    get { host.keepsScreenOn }
    set { host.keepsScreenOn = newValue }
  }

  /// The layout direction of the desktop's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = UITraitCollection.make(displayScale: 1, size: nil)
    return traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user has set for the desktop.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(scale: host.desktop.textScale)
  }
}

/// The methods with which an app's delegate responds to events in the life cycle of the app. Each
/// has a default implementation.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scene delegates; `nil` if the delegate doesn't store it here.
  var window: UIWindow? { get set }
  /// Called before the app can show windows. Return `false` to terminate the app. The default
  /// implementation returns `true`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once the app can show windows. Return `false` to terminate the app. The default
  /// implementation returns `true`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called for each URL that no scene's delegate handles. Returns whether the delegate opened it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the user chose one of the app's shortcut items on the desktop. Call the handler
  /// with whether the action was performed. Unlike on Apple's systems, it is also called for apps
  /// with scene delegates.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called for each scene that is about to connect, in an app with scene delegates.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes have been closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when a window of the app became the active one. Unlike on Apple's systems, it is also
  /// called for apps with scene delegates.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when no window of the app is active any longer. Unlike on Apple's systems, it is also
  /// called for apps with scene delegates.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called before the app's first window is shown. Unlike on Apple's systems, it is also called
  /// for apps with scene delegates.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app's last window has closed, before the app terminates. Unlike on Apple's
  /// systems, it is also called for apps with scene delegates.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app terminates; the last opportunity to save data.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the desktop reports that memory runs low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
