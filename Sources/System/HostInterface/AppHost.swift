import Quartz2D
import RenderTree

/// The app's access to the platform: windows, text, desktop and main loop.
///
/// GtkHost implements it for desktops, the stage for tests.
@MainActor package protocol AppHost: AnyObject {
  var text: any TextShaping { get }
  var desktop: any DesktopServices { get }
  var clipboard: any HostClipboard { get }
  /// The clipboard of the text that was selected last, which the middle mouse button pastes.
  var primarySelection: any HostClipboard { get }
  /// The screen on which windows open, as far as it is known in advance.
  var screen: HostScreen { get }

  /// Opens a visible window; throws if there is no display.
  func makeWindow(title: String, size: CGSize, handler: any HostWindowHandling) throws
    -> any HostWindow

  /// Runs the main loop, and with it the main dispatch queue, until `quit`; returns the exit
  /// status.
  func run() -> Int32
  func quit(status: Int32)

  /// Called when the system asks the app to end, at the end of the session or by a signal. Nil
  /// quits immediately.
  var onEndRequest: (@MainActor () -> Void)? { get set }

  /// Returns the opener of a URL that the app hands to the desktop. Answers at once.
  func opener(of url: URL) -> HostURLOpener
  /// Hands a URL to the desktop; the handler receives whether an app was found and started.
  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

  /// Whether the desktop is asked not to dim or lock the screen while nobody touches it; false at
  /// first.
  var keepsScreenOn: Bool { get set }

  /// Calls the handler once at a time of the media clock, in seconds, replacing an earlier request;
  /// nil cancels it. Used for timers while no frames run.
  func wake(at time: TimeInterval?, _ handler: @escaping @MainActor () -> Void)
}

/// The opener of a URL.
package enum HostURLOpener: Sendable {
  /// No app of the desktop opens URLs of this kind.
  case nobody
  /// The running app itself.
  case thisApp
  case otherApp
}

/// The size and scale of a screen; empty without a display.
package struct HostScreen: Hashable, Sendable {
  package var pixels: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat

  package init(pixels: CGSize = .zero, scale: CGFloat = 1) {
    self.pixels = pixels
    self.scale = scale
  }
}

/// A window on screen, or the surface of a stage.
@MainActor package protocol HostWindow: AnyObject {
  /// In points.
  var size: CGSize { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  var title: String { get set }
  var isFullscreen: Bool { get set }
  /// Whether the window fills the desktop beside its panels.
  var isMaximized: Bool { get set }
  /// The buttons that the app shows in its own bar; nil where the desktop draws a title bar.
  var titleBarButtons: HostTitleBarButtons? { get }
  func minimize()
  /// Lets the desktop move the window with the pointer that is down, which the window's touches
  /// don't see any more.
  func beginMove()
  /// Does what the desktop does when a title bar is clicked twice.
  func titleBarWasDoubleClicked()
  /// The size in points that the window returns to when it is no longer maximized or fullscreen.
  var restoredSize: CGSize { get }
  /// The size in points below which the person can't make the window smaller.
  var minimumSize: CGSize { get set }
  var cursor: HostCursor { get set }
  /// The receiver of typed text; nil if keys aren't text. The window asks it for its caret and
  /// surroundings whenever it needs them. Not kept alive.
  var textInputClient: (any TextInputClient)? { get set }
  /// Ends the composition of an input method without inserting its text, as after a click. The
  /// client isn't called: it keeps or removes what is marked itself.
  func resetTextInput()
  /// Tells the input method that the caret, the text around it or its purpose has changed.
  func textInputDidChange()
  /// Resizes the window; ignored where the user decides, as with tiling compositors.
  func resize(to size: CGSize)
  /// Brings the window to the front, if the desktop allows it.
  func raise()
  /// Requests one call of `hostWindow(_:frameAt:)`; further requests until then have no effect.
  func requestFrame()
  /// Shows a tree until the next call. Presenting the same instance again costs nothing.
  func present(_ node: RenderNode)
  /// Whether somebody reads the window by its semantics, which it is then to be given.
  var wantsSemantics: Bool { get }
  /// Shows a tree to assistive technologies until the next call.
  func present(_ semantics: SemanticsTree)
  /// Has assistive technologies read a sentence.
  func announce(_ announcement: SemanticsAnnouncement)
  /// Makes a surface over the window, which `place(_:)` shows.
  ///
  /// - Parameters:
  ///   - parent: The popup that opens this one, which closes it when it closes.
  ///   - grabsInput: Whether a press outside of the window closes it.
  func makePopup(over parent: (any HostPopup)?, grabsInput: Bool) -> any HostPopup
  /// Lets the platform go on with a drag whose button or finger is down, beyond the window; nil
  /// where it can't. `onEnd` is called once, with what became of it; nil for nothing. The window's
  /// touches get no further events.
  func beginDrag(
    _ contents: HostDragContents, onEnd: @escaping @MainActor (HostDragOperation?) -> Void
  ) -> (any HostDrag)?
  /// Called after each frame with the time that converting and drawing its nodes took.
  var onDrawn: ((_ milliseconds: Double) -> Void)? { get set }
  func close()
}

/// The events of a window, on the main actor and never during a call into the host.
@MainActor package protocol HostWindowHandling: AnyObject {
  func hostWindow(_ window: any HostWindow, received event: InputEvent)
  /// Called when a frame is due; `timestamp` is the expected time on screen, in seconds of the
  /// media clock.
  func hostWindow(_ window: any HostWindow, frameAt timestamp: TimeInterval)
  func hostWindowDidChangeSize(_ window: any HostWindow)
  /// Called when `titleBarButtons` have changed.
  func hostWindowDidChangeTitleBar(_ window: any HostWindow)
  func hostWindowDidChangeActivation(_ window: any HostWindow, isActive: Bool)
  /// Called when `wantsSemantics` has changed.
  func hostWindowDidChangeSemanticsWish(_ window: any HostWindow)
  /// Called for what an assistive technology does; returns whether it was done.
  func hostWindow(
    _ window: any HostWindow, perform action: SemanticsAction, on node: SemanticsNode.ID
  ) -> Bool
  /// Called when something is dragged into the window or over it; returns what a drop would do, nil
  /// for nothing.
  func hostWindow(
    _ window: any HostWindow, drop: any HostDrop, movedTo location: CGPoint
  ) -> HostDragOperation?
  func hostWindow(_ window: any HostWindow, dropLeft drop: any HostDrop)
  /// Called with a drop where `movedTo` returned an operation; the app has to finish it.
  func hostWindow(_ window: any HostWindow, received drop: any HostDrop, at location: CGPoint)
  /// Called when the user wants to close the window; returns whether it may close.
  func hostWindowShouldClose(_ window: any HostWindow) -> Bool
}

/// The buttons at the ends of a title bar, in the order in which the desktop arranges them.
package struct HostTitleBarButtons: Equatable, Sendable {
  package enum Button: Sendable { case minimize, maximize, restore, close }

  package var leading: [Button]
  package var trailing: [Button]

  package init(leading: [Button] = [], trailing: [Button] = []) {
    self.leading = leading
    self.trailing = trailing
  }
}

package enum HostCursor: Hashable, Sendable {
  case arrow, pointingHand, grab, grabbing, text, verticalText, resizeHorizontally, resizeVertically
  case hidden
}

package enum HostError: Error, CustomStringConvertible {
  case noDisplay

  package var description: String {
    switch self {
    case .noDisplay:
      String(
        host:
          "There is no display to open a window on. Start it inside a desktop session, or set DISPLAY or WAYLAND_DISPLAY."
      )
    }
  }
}

/// The desktop's settings and services.
@MainActor package protocol DesktopServices: AnyObject {
  var prefersDarkAppearance: Bool { get }
  var reducesMotion: Bool { get }
  var prefersMoreContrast: Bool { get }
  /// The factor of text sizes; 1 is the usual size.
  var textScale: CGFloat { get }
  /// Called when any of them has changed.
  var onChange: (@MainActor () -> Void)? { get set }
  /// Called when memory is low, so that anything that can be recreated is released.
  var onMemoryWarning: (@MainActor () -> Void)? { get set }
}
