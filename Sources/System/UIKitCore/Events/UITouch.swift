import QuartzCore

/// One finger, pen or mouse button from down to up.
@MainActor public final class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable { case direct = 0, indirect, pencil, indirectPointer }

  public package(set) var phase: Phase = .began
  public let type: TouchType
  public package(set) var tapCount = 1
  public package(set) var timestamp: TimeInterval
  public package(set) weak var window: UIWindow?
  /// The view that was hit at the beginning; it stays and is kept, wherever the touch goes.
  public package(set) var view: UIView?
  /// In points; a fingertip's as systems without a contact size report it.
  public let majorRadius: CGFloat = 0
  /// No device that is read here measures it.
  public let force: CGFloat = 0
  public let maximumPossibleForce: CGFloat = 0

  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint
  let startLocation: CGPoint
  let startTime: TimeInterval
  var recognizers: [UIGestureRecognizer] = []

  enum ViewPhase { case pending, began, over }
  /// What its view knows.
  var viewPhase = ViewPhase.pending
  /// What its view will hear when no recognizer objects.
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

  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: window)
  }

  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }
}
