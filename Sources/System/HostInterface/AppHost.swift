import Quartz2D
import RenderTree

/// The program's side of the platform: windows, text, desktop, main loop. GtkHost is the real one;
/// a stage is the one of tests.
@MainActor package protocol AppHost: AnyObject {
  var text: any TextShaping { get }
  var desktop: any DesktopServices { get }
  /// The screen that windows open on, as far as that is known before they do.
  var screen: HostScreen { get }

  /// A visible window. Throws when there is no display.
  func makeWindow(title: String, size: CGSize, handler: any HostWindowHandling) throws -> any HostWindow

  /// Serves the main loop, and the main dispatch queue within it, until `quit`; gives the exit status.
  func run() -> Int32
  func quit(status: Int32)

  /// Called when the system tells the program to end: at the end of the session, or by a signal.
  /// Nil quits at once.
  var onEndRequest: (@MainActor () -> Void)? { get set }

  /// Calls `WakeHandling` once at the time (media clock seconds), replacing an earlier request;
  /// nil asks for none. Used for timers while no frame runs.
  func wake(at time: TimeInterval?, _ handler: @escaping @MainActor () -> Void)
}

/// Empty without a display.
package struct HostScreen: Hashable, Sendable {
  package var pixels: CGSize
  /// Pixels a point.
  package var scale: CGFloat

  package init(pixels: CGSize = .zero, scale: CGFloat = 1) {
    self.pixels = pixels
    self.scale = scale
  }
}

/// One window on screen, or one surface of a stage.
@MainActor package protocol HostWindow: AnyObject {
  /// Points.
  var size: CGSize { get }
  /// Pixels a point.
  var scale: CGFloat { get }
  var title: String { get set }
  var isFullscreen: Bool { get set }
  var cursor: HostCursor { get set }
  /// Ignored by hosts whose user decides (tiling compositors).
  func resize(to size: CGSize)
  /// Comes to the front, as far as the desktop lets it.
  func raise()
  /// Asks for one `hostWindow(_:frameAt:)`; many requests before it are one.
  func requestFrame()
  /// Shows the tree until the next call. The same instance again costs nothing.
  func present(_ node: RenderNode)
  /// Called after each frame with the time that making the host's nodes and drawing them took.
  var onDrawn: ((_ milliseconds: Double) -> Void)? { get set }
  func close()
}

/// What a window tells. All calls come on the main actor, never from inside a call into the host.
@MainActor package protocol HostWindowHandling: AnyObject {
  func hostWindow(_ window: any HostWindow, received event: InputEvent)
  /// One frame is due; `timestamp` is when it is expected on screen, media clock seconds.
  func hostWindow(_ window: any HostWindow, frameAt timestamp: TimeInterval)
  func hostWindowDidChangeSize(_ window: any HostWindow)
  func hostWindowDidChangeActivation(_ window: any HostWindow, isActive: Bool)
  /// The user asked to close. True lets the window go.
  func hostWindowShouldClose(_ window: any HostWindow) -> Bool
}

package enum HostCursor: Hashable, Sendable { case arrow, pointingHand, grab, grabbing, text, hidden }

package enum HostError: Error, CustomStringConvertible {
  case noDisplay

  package var description: String {
    switch self {
    case .noDisplay:
      "There is no display to open a window on. Start it inside a desktop session, or set DISPLAY or WAYLAND_DISPLAY."
    }
  }
}

/// The desktop's settings and services.
@MainActor package protocol DesktopServices: AnyObject {
  var prefersDarkAppearance: Bool { get }
  var reducesMotion: Bool { get }
  /// 1 is the usual size of text.
  var textScale: CGFloat { get }
  /// Called after any of the three changed.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Called when memory runs low: what can be made again should go.
  var onMemoryWarning: (@MainActor () -> Void)? { get set }
}
