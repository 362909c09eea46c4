import HostInterface
import UIKit

/// A place to test an app or a screen without a display: time moves only when told, input is
/// scripted with a person's verbs, and every frame can be looked at.
///
/// To what an offscreen app does, a stage adds what the desktop, other programs and input methods
/// do to an app, and what they see of it. One stage at a time: making one ends the app of the stage
/// before.
@MainActor public final class Stage: OffscreenApp {
  /// The notifications that the app posted for assistive technologies, such as announcements.
  public private(set) var accessibilityPosts:
    [(notification: UIAccessibility.Notification, argument: Any?)] = []

  /// - Parameters:
  ///   - size: Of the window that the app opens, in points.
  ///   - scale: Pixels a point.
  public override init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    super.init(size: size, scale: scale)
    UIAccessibility.onPost = { [weak self] in self?.accessibilityPosts.append(($0, $1)) }
  }

  // MARK: What is on stage

  /// Launches an app that is nothing but a window with this controller.
  @discardableResult public func show(_ controller: UIViewController) -> UIWindow {
    let delegate = StageAppDelegate()
    launch(delegate)
    let window = UIWindow()
    delegate.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if let hostWindow = host.windows.last {
      hostWindow.handler?.hostWindowDidChangeActivation(hostWindow, isActive: true)
    }
    advance(frames: 2)
    return window
  }

  /// The title of the desktop's window.
  public var windowTitle: String { host.windows.last?.title ?? "" }
  /// Whether the desktop's window fills the screen.
  public var isFullScreen: Bool { host.windows.last?.isFullscreen ?? false }
  /// Nil while the app runs.
  public var exitStatus: Int32? { host.exitStatus }

  /// Whether the desktop asks for less motion.
  public var reducesMotion: Bool {
    get { host.offscreenDesktop.reducesMotion }
    set { host.offscreenDesktop.reducesMotion = newValue }
  }

  /// Whether the desktop asks for more contrast.
  public var prefersMoreContrast: Bool {
    get { host.offscreenDesktop.prefersMoreContrast }
    set { host.offscreenDesktop.prefersMoreContrast = newValue }
  }

  /// The desktop's text scale; 1 is the default.
  public var textScale: CGFloat {
    get { host.offscreenDesktop.textScale }
    set { host.offscreenDesktop.textScale = newValue }
  }

  /// The languages that the user reads, such as "de-AT", most preferred first; English at first.
  /// The layout direction is that of the first one.
  public var preferredLanguages: [String] {
    get { UserLanguages.preferred }
    set {
      UserLanguages.preferred = newValue
      host.offscreenDesktop.onChange?()
    }
  }

  /// Whether other windows hide the app's, so that the desktop asks it for no frames.
  public var isWindowCovered: Bool {
    get { host.isCovered }
    set { host.isCovered = newValue }
  }

  /// Tells the app that memory runs low.
  public func warnOfLowMemory() { host.offscreenDesktop.onMemoryWarning?() }

  /// Resizes the desktop's window, and those that open later.
  public func resize(to size: CGSize) {
    host.nextWindowSize = size
    host.windows.last?.resize(to: size)
  }

  /// Tells the app to end, as the end of a session or a signal does.
  public func requestEnd() { host.onEndRequest?() }

  /// Closes the window as its close button does.
  public func closeWindow() {
    guard let hostWindow = host.windows.last else { return }
    _ = hostWindow.handler?.hostWindowShouldClose(hostWindow)
  }

  /// Opens a link as the desktop does when a person follows one. False when the app took no notice.
  @discardableResult public func open(_ url: URL) -> Bool {
    let isTaken = UIApplication.current?.open([url]) ?? false
    advance(frames: 1)
    return isTaken
  }

  /// The schemes of URLs that the desktop has an app for; web and mail addresses at first.
  public var openableSchemes: Set<String> {
    get { host.openableSchemes }
    set { host.openableSchemes = newValue }
  }

  /// The schemes of URLs that the desktop gives to the app itself; none at first.
  public var ownSchemes: Set<String> {
    get { host.ownSchemes }
    set { host.ownSchemes = newValue }
  }

  /// The URLs that the app handed to the desktop, oldest first.
  public var openedURLs: [URL] { host.handedURLs }

  /// How often the app was asked to come to the front.
  public var timesRaised: Int { host.windows.last?.timesRaised ?? 0 }

  /// Whether the app asks the desktop to leave the screen on.
  public var keepsScreenOn: Bool { host.keepsScreenOn }

  // MARK: What was seen

  /// How often a timer woke the app since the stage began.
  public var timerWakes: Int { host.timerWakes }

  /// The node tree as text, for goldens.
  public var nodeDescription: String { host.windows.last?.node?.description ?? "" }
}

final class StageAppDelegate: UIResponder, UIApplicationDelegate {
  /// Kept here: scenes do not keep their windows.
  var window: UIWindow?
}
