import Foundation
import GtkHost
import HostInterface
import UIKit

/// An app that runs without a display: time moves only when told, hands follow a script, and every
/// frame can be looked at. A recording makes files of what is seen.
///
/// One at a time: making one ends the app of the one before.
@MainActor open class OffscreenApp {
  package let host: OffscreenHost
  /// Seconds on the media clock. It begins at 1,000 s, so that no time is accidentally zero.
  public private(set) var now: TimeInterval = 1000
  private var runLoop = OffscreenRunLoop()
  /// Seconds between frames; 60 a second.
  public var frameInterval: TimeInterval = 1.0 / 60
  var pointer = PointerState()
  /// The height of the keyboard that lies over the window.
  var keyboardHeight: CGFloat = 0

  /// Installs what an app needs of the platform, such as decoders and fonts.
  ///
  /// - Parameters:
  ///   - size: Of the window that the app opens, in points.
  ///   - scale: Pixels a point.
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    UIApplication.forget()
    FrameScheduler.shared.reset()
    host = OffscreenHost(text: PangoShaping(), windowSize: size, scale: scale)
    Services.install(text: host.text)
    FrameScheduler.shared.host = host
    UserLanguages.preferred = ["en"]
    MediaClock.source = { [weak self] in self?.now ?? 0 }
  }

  // MARK: What is shown

  /// Launches an app; its delegate makes the window.
  public func launch(_ delegate: any UIApplicationDelegate) {
    _ = UIApplication.launch(host: host, delegate: delegate)
    host.windows.first?.handler.map {
      $0.hostWindowDidChangeActivation(host.windows[0], isActive: true)
    }
    advance(frames: 2)
  }

  /// The app's frontmost window.
  public var window: UIWindow? { UIApplication.current?.windowsInUse.first }

  /// Whether the desktop asks for dark colors.
  public var prefersDarkAppearance: Bool {
    get { host.offscreenDesktop.prefersDarkAppearance }
    set { host.offscreenDesktop.prefersDarkAppearance = newValue }
  }

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

  /// Moves time until nothing moves, at most for `limit` seconds of the app's. False at the limit.
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
  public func wait(
    limit: TimeInterval = OffscreenApp.patience, until condition: @MainActor () -> Bool
  ) async -> Bool {
    let deadline = DispatchTime.now() + limit
    while !condition() {
      guard DispatchTime.now() < deadline else { return false }
      advance(frames: 1)
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return true
  }

  // MARK: Pictures

  /// Frames that showed something new since the app was made.
  public var presentedFrames: Int { host.windows.last?.presentedFrames ?? 0 }

  /// The window as it looks now.
  ///
  /// - Parameter scale: Pixels a point; nil is the window's own.
  public func picture(scale: CGFloat? = nil) -> CGImage? {
    guard let window = host.windows.last, let node = window.node else { return nil }
    return HeadlessRenderer.image(
      of: window.withPopups(node), size: window.size, scale: scale ?? window.scale,
      background: CGColor(gray: 0, alpha: 1))
  }
}

extension OffscreenApp {
  /// Whether a window could be opened on a real screen.
  public static var isDisplayAvailable: Bool { GtkLibrary.hasDisplay }

  /// Serves the main loop while `body` runs.
  public static func run(_ body: @escaping @MainActor () async throws -> Void) throws {
    // What the body starts may read the environment.
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
