import QuartzCore

/// A finger, pen or mouse button, from when it goes down until it is lifted.
@MainActor public final class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began = 0
    /// The touch moved.
    case moved
    /// The touch did not change while another one did.
    case stationary
    /// The touch ended.
    case ended
    /// The touch was cancelled, for example when the window was no longer active.
    case cancelled
    /// A pointer entered. Touches never have this phase; see `UIHoverGestureRecognizer`.
    case regionEntered
    /// A pointer moved without a button. Touches never have this phase.
    case regionMoved
    /// A pointer left. Touches never have this phase.
    case regionExited
  }

  /// The kinds of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface. No supported device sends it.
    case indirect
    /// A pen.
    case pencil
    /// A mouse button or a click on a touchpad.
    case indirectPointer
  }

  /// The current phase.
  public package(set) var phase: Phase = .began
  /// The kind of touch.
  public let type: TouchType
  /// The number of taps in quick succession at this location, including this one.
  public package(set) var tapCount = 1
  /// The time of the last change, in seconds on the media clock.
  public package(set) var timestamp: TimeInterval
  /// The window in which the touch began.
  public package(set) weak var window: UIWindow?
  /// The view in which the touch began. It stays the same, and is retained, wherever the touch
  /// moves.
  public package(set) var view: UIView?
  /// The radius of the contact in points; always 0, because supported devices don't measure it.
  public let majorRadius: CGFloat = 0
  /// The force of the contact; always 0, because supported devices don't measure it.
  public let force: CGFloat = 0
  /// The maximum possible force; always 0.
  public let maximumPossibleForce: CGFloat = 0

  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint
  let startLocation: CGPoint
  let startTime: TimeInterval
  var recognizers: [UIGestureRecognizer] = []

  enum ViewPhase { case pending, began, over }
  /// The phase of the touch for its view.
  var viewPhase = ViewPhase.pending
  /// The phases that are delivered to the view unless a recognizer recognizes the touch.
  var withheld: [Phase] = []

  package init(type: TouchType, location: CGPoint, timestamp: TimeInterval, window: UIWindow?) {
    self.type = type
    windowLocation = location
    previousWindowLocation = location
    startLocation = location
    startTime = timestamp
    self.timestamp = timestamp
    self.window = window
  }

  /// The gesture recognizers that track the touch; `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Returns the location in a view, or in the window if it is `nil`, in points.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  /// Returns the location before the last movement in a view, or in the window if it is `nil`, in
  /// points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: window)
  }

  /// Returns the same as `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the same as `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }
}
