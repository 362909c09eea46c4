import Foundation
import GtkHost
import HostInterface
import UIKit

/// A place to run an app or a screen without a display: time moves only when told, input is
/// scripted with a person's verbs, and every frame can be looked at.
///
/// One stage at a time: making one ends the app of the stage before.
@MainActor public final class Stage {
  let host: StageHost
  /// Seconds on the media clock. A stage begins at 1,000 s, so that no time is accidentally zero.
  public private(set) var now: TimeInterval = 1000
  private var runLoop = StageRunLoop()
  /// Seconds between frames; 60 a second.
  public var frameInterval: TimeInterval = 1.0 / 60
  var pointer = PointerState()
  /// The notifications that the app posted for assistive technologies, such as announcements.
  public private(set) var accessibilityPosts:
    [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// The height of the keyboard that lies over the window.
  var keyboardHeight: CGFloat = 0

  /// - Parameters:
  ///   - size: Of the window that the app opens, in points.
  ///   - scale: Pixels a point.
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    UIApplication.forget()
    FrameScheduler.shared.reset()
    host = StageHost(text: PangoShaping(), windowSize: size, scale: scale)
    Services.install(text: host.text)
    FrameScheduler.shared.host = host
    UserLanguages.preferred = ["en"]
    MediaClock.source = { [weak self] in self?.now ?? 0 }
    UIAccessibility.onPost = { [weak self] in self?.accessibilityPosts.append(($0, $1)) }
  }

  // MARK: What is on stage

  /// Launches an app; its delegate makes the window.
  public func launch(_ delegate: any UIApplicationDelegate) {
    _ = UIApplication.launch(host: host, delegate: delegate)
    host.windows.first?.handler.map {
      $0.hostWindowDidChangeActivation(host.windows[0], isActive: true)
    }
    advance(frames: 2)
  }

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

  /// The app's frontmost window.
  public var window: UIWindow? { UIApplication.current?.windowsInUse.first }
  /// The title of the desktop's window.
  public var windowTitle: String { host.windows.last?.title ?? "" }
  /// Whether the desktop's window fills the screen.
  public var isFullScreen: Bool { host.windows.last?.isFullscreen ?? false }
  /// Nil while the app runs.
  public var exitStatus: Int32? { host.exitStatus }

  /// Whether the desktop asks for dark colors.
  public var prefersDarkAppearance: Bool {
    get { host.stageDesktop.prefersDarkAppearance }
    set { host.stageDesktop.prefersDarkAppearance = newValue }
  }

  /// Whether the desktop asks for less motion.
  public var reducesMotion: Bool {
    get { host.stageDesktop.reducesMotion }
    set { host.stageDesktop.reducesMotion = newValue }
  }

  /// Whether the desktop asks for more contrast.
  public var prefersMoreContrast: Bool {
    get { host.stageDesktop.prefersMoreContrast }
    set { host.stageDesktop.prefersMoreContrast = newValue }
  }

  /// The desktop's text scale; 1 is the default.
  public var textScale: CGFloat {
    get { host.stageDesktop.textScale }
    set { host.stageDesktop.textScale = newValue }
  }

  /// The languages that the user reads, such as "de-AT", most preferred first; English at first.
  public var preferredLanguages: [String] {
    get { UserLanguages.preferred }
    set { UserLanguages.preferred = newValue }
  }

  /// Whether other windows hide the app's, so that the desktop asks it for no frames.
  public var isWindowCovered: Bool {
    get { host.isCovered }
    set { host.isCovered = newValue }
  }

  /// Tells the app that memory runs low.
  public func warnOfLowMemory() { host.stageDesktop.onMemoryWarning?() }

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

  // MARK: Time

  /// Moves time on, frame by frame; timers fire on the frame that passes them. Foundation's timers
  /// take their time: those that were scheduled since the last `await` fire when it has passed.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while now < end - 1e-9 {
      now = min(end, now + frameInterval)
      serve()
    }
  }

  /// Moves time on by a number of frames.
  public func advance(frames: Int) {
    for _ in 0..<frames {
      now += frameInterval
      serve()
    }
  }

  private func serve() {
    runLoop.serve(at: now)
    host.serveTimers(at: now)
    host.serveFrames(at: now)
  }

  /// Whether anything moves or waits to be drawn.
  public var isAtRest: Bool { !host.wantsFrame }

  /// Moves time until nothing moves, at most for `limit` seconds of the stage. False at the limit.
  @discardableResult public func settle(limit: TimeInterval = 10) -> Bool {
    let end = now + limit
    while !isAtRest {
      guard now < end else { return false }
      advance(frames: 1)
    }
    return true
  }

  /// The time that `wait` allows in seconds, enough for a busy machine. VITRINE_PATIENCE shortens
  /// it where waits are meant to fail.
  public nonisolated static let patience =
    ProcessInfo.processInfo.environment["VITRINE_PATIENCE"].flatMap(TimeInterval.init) ?? 300

  /// Gives background work (decoding, files) real time until the condition holds, with frames going
  /// on. False when `limit` seconds of real time did not suffice: a guard against waiting for ever,
  /// and no measure of anything.
  public func wait(limit: TimeInterval = Stage.patience, until condition: @MainActor () -> Bool)
    async -> Bool
  {
    let deadline = DispatchTime.now() + limit
    while !condition() {
      guard DispatchTime.now() < deadline else { return false }
      advance(frames: 1)
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return true
  }

  // MARK: Pictures

  /// Frames that showed something new since the stage began.
  public var presentedFrames: Int { host.windows.last?.presentedFrames ?? 0 }

  /// How often a timer woke the app since the stage began.
  public var timerWakes: Int { host.timerWakes }

  /// The window as it looks now.
  ///
  /// - Parameter scale: Pixels a point; nil is the window's own.
  public func picture(scale: CGFloat? = nil) -> CGImage? {
    guard let window = host.windows.last, let node = window.node else { return nil }
    return HeadlessRenderer.image(
      of: window.withPopups(node), size: window.size, scale: scale ?? window.scale,
      background: CGColor(gray: 0, alpha: 1))
  }

  /// The node tree as text, for goldens.
  public var nodeDescription: String { host.windows.last?.node?.description ?? "" }
}

extension Stage {
  /// Whether a window could be opened on a real screen.
  public static var isDisplayAvailable: Bool { GtkLibrary.hasDisplay }

  /// Serves the main loop while `body` runs, for programs that use a stage outside of tests.
  public static func run(_ body: @escaping @MainActor () async throws -> Void) throws {
    // Decoders change the environment when they start, which what the body starts may read.
    Services.prepareCodec()
    let loop = GtkAppHost()
    var failure: (any Error)?
    Task { @MainActor in
      do { try await body() } catch { failure = error }
      loop.quit(status: 0)
    }
    _ = loop.run()
    if let failure { throw failure }
  }
}

final class StageAppDelegate: UIResponder, UIApplicationDelegate {
  /// Kept here: scenes do not keep their windows.
  var window: UIWindow?
}
