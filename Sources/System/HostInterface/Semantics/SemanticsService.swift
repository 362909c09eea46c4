import Quartz2D

/// Shows the app's windows to assistive technologies; set in `HostServices` at launch.
@MainActor package protocol SemanticsService: AnyObject {
  /// Adds a window. The handler isn't retained.
  func addWindow(_ title: String, handler: any SemanticsHandling) -> any SemanticsWindow

  /// Whether somebody has asked to be told of keys by the programs that get them, since the desktop
  /// doesn't tell.
  var wantsKeys: Bool { get }
  /// Tells of a key before the app has it. Asked at once, and answered after a moment: true if the
  /// app shall not have it, as it was a command for a screen reader.
  func tell(_ key: SemanticsKey, answer: @escaping @MainActor (Bool) -> Void)
}

/// A window as assistive technologies see it.
@MainActor package protocol SemanticsWindow: AnyObject {
  /// Whether somebody reads the window.
  var isRead: Bool { get }
  var title: String { get set }
  var isActive: Bool { get set }
  /// Where the window's first point is on the screen and how many pixels a point has; nil where the
  /// desktop doesn't tell.
  var placement: SemanticsPlacement? { get set }
  /// Shows a tree until the next call.
  func present(_ tree: SemanticsTree)
  func announce(_ announcement: SemanticsAnnouncement)
  func close()
}

/// The place of a window on the screen, in pixels.
package struct SemanticsPlacement: Equatable, Sendable {
  package var origin: CGPoint
  /// The number of pixels per point.
  package var scale: CGFloat

  package init(origin: CGPoint, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
  }
}

/// What assistive technologies ask of a window, on the main actor.
@MainActor package protocol SemanticsHandling: AnyObject {
  /// Called when `isRead` of the window has changed.
  func semanticsReadingDidChange()
  /// Returns whether the action was performed.
  func perform(_ action: SemanticsAction, on node: SemanticsNode.ID) -> Bool
}
