import HostInterface
import QuartzCore

@MainActor public final class UIApplication: UIResponder {
  /// Nil before launch: values and views may be made without an app, in tests.
  package private(set) static var current: UIApplication?

  public static var shared: UIApplication {
    guard let current else {
      preconditionFailure("UIApplication.shared: used before UIApplicationMain or a stage made it")
    }
    return current
  }

  public enum State: Int, Sendable { case active = 0, inactive, background }

  package let host: any AppHost
  public weak var delegate: (any UIApplicationDelegate)?
  /// Keeps the delegate alive, which `delegate` does not.
  private let ownedDelegate: any UIApplicationDelegate
  /// In the order of their opening.
  private(set) var scenes: [UIWindowScene] = []
  /// The scene that a person used last.
  private(set) weak var frontScene: UIWindowScene?
  /// Whether scene delegates make the app's windows.
  package internal(set) var hasSceneDelegates = false
  public private(set) var applicationState = State.inactive
  /// Errors that no window could show; the launcher prints them.
  package var onUnshownError: ((any Error) -> Void)?
  private var isTerminating = false
  /// When it was last looked at.
  private var textScale: CGFloat

  private init(host: any AppHost, delegate: any UIApplicationDelegate) {
    self.host = host
    self.delegate = delegate
    ownedDelegate = delegate
    textScale = host.desktop.textScale
    super.init()
  }

  public override var next: UIResponder? { delegate as? UIResponder }

  public var connectedScenes: Set<UIScene> { Set(scenes) }
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  public var supportsMultipleScenes: Bool { hasSceneDelegates }

  package var windowsInUse: [UIWindow] { scenes.flatMap(\.shownWindows) }
  package var keyWindow: UIWindow? { (frontScene ?? scenes.last)?.keyWindow }

  /// The scene of windows that are made without one, in an app that has no scene delegates.
  var sceneOfWindowsWithout: UIWindowScene? {
    guard !hasSceneDelegates, !isTerminating else { return nil }
    if let sharedScene { return sharedScene }
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    sharedScene = scene
    return scene
  }
  private var sharedScene: UIWindowScene?

  /// Makes the app and lets its delegate finish launching. False when the delegate refused.
  package static func launch(
    host: any AppHost, delegate: any UIApplicationDelegate, url: URL? = nil
  ) -> Bool {
    let application = UIApplication(host: host, delegate: delegate)
    current = application
    FrameScheduler.shared.host = host
    host.onEndRequest = { [weak application] in application?.terminate() }
    host.desktop.onChange = { [weak application] in application?.desktopDidChange() }
    host.desktop.onMemoryWarning = { [weak application] in application?.memoryRunsLow() }
    guard
      delegate.application(
        application, didFinishLaunchingWithOptions: url.map { [.url: $0] })
    else { return false }
    if application.scenes.isEmpty {
      SceneConnection(application).connect(urls: url.map { [$0] } ?? [])
    }
    if application.scenes.isEmpty, !application.hasSceneDelegates, delegate.window == nil {
      delegate.window = SceneConnection.makeMainWindow(UIWindow(), beside: delegate)
    }
    return true
  }

  /// Ends the app: its delegate may save, then the main loop returns.
  package func terminate(status: Int32 = 0) {
    guard !isTerminating else { return }
    isTerminating = true
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    for scene in scenes { scene.close() }
    host.quit(status: status)
  }

  /// Forgets the app of a finished stage.
  package static func forget() {
    current?.scenes.forEach { $0.close() }
    current = nil
  }

  func report(_ error: any Error) { onUnshownError?(error) }

  /// Its window of the desktop is open.
  func connect(_ scene: UIWindowScene) {
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    frontScene = scene
  }

  /// Its window of the desktop is closed. The app ends with the last one.
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
    } else {
      delegate?.applicationWillResignActive(self)
      applicationState = state
    }
  }

  private func memoryRunsLow() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
  }

  private func desktopDidChange() {
    for window in windowsInUse { window.propagateTraits() }
    FrameScheduler.shared.requestFrame()
    guard host.desktop.textScale != textScale else { return }
    textScale = host.desktop.textScale
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue])
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(scale: host.desktop.textScale)
  }
}

@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of an app without scene delegates; nil if the delegate keeps it elsewhere.
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called for each link that no scene's delegate takes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called for each scene that is about to connect, in an app that has scene delegates.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes were closed for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
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
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplication {
  public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
