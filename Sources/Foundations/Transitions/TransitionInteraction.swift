import Motion
import UIKit
import UIKitCompat

/// The gestures of a transition: a touch catches a moving transition, a pan begins one from rest.
/// Both drive the transition and release it with a velocity.
@MainActor public final class TransitionInteraction: NSObject, UIGestureRecognizerDelegate {
  /// The position and velocity of a drag, in the view that the gestures are attached to.
  public struct Drag: Equatable, Sendable {
    /// The location in points.
    public var location: CGPoint
    /// The distance from where the touch began, in points.
    public var translation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGPoint

    /// A drag without movement.
    public static let none = Drag(location: .zero, translation: .zero, velocity: .zero)
  }

  private let press = UILongPressGestureRecognizer()
  private let pan: UIPanGestureRecognizer
  private weak var view: UIView?
  private var start: CGPoint = .zero
  private var tracker = VelocityTracker()
  /// A Boolean value that indicates whether a touch caught a moving transition, rather than a pan
  /// having begun one from rest.
  public private(set) var isCatch = false
  /// A closure that returns whether a touch in the view catches a moving transition.
  public var canCatch: (UITouch) -> Bool = { _ in false }
  /// Called when a touch catches the transition, or a pan begins.
  public var onBegin: (Drag) -> Void = { _ in }
  /// Called when the touch moves.
  public var onChange: (Drag) -> Void = { _ in }
  /// Called when the touch ends, or with `nil` when it was cancelled.
  public var onEnd: (Drag?) -> Void = { _ in }

  /// - Parameter pan: The recognizer that begins a transition from rest; its delegate, which isn't
  ///   set here, decides when.
  public init(_ pan: UIPanGestureRecognizer) {
    self.pan = pan
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.onEvent { [weak self] in self?.follow($0) }
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.delegate = self
    press.onEvent { [weak self] in self?.handle($0) }
  }

  /// Adds the gesture recognizers to a view.
  public func attach(to view: UIView) {
    self.view = view
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(press)
  }

  /// Removes the gesture recognizers from the view.
  public func detach() {
    for recognizer in [pan, press] { view?.removeGestureRecognizer(recognizer) }
  }

  /// Called by UIKit.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { canCatch(touch) }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let drag = Drag(
      location: pan.location(in: view), translation: pan.translation(in: view),
      velocity: pan.velocity(in: view))
    switch pan.state {
    case .began:
      isCatch = false
      onBegin(drag)
      onChange(drag)
    case .changed: onChange(drag)
    case .ended:
      onChange(drag)
      onEnd(drag)
    case .cancelled, .failed: onEnd(nil)
    default: break
    }
  }

  private func handle(_ press: UILongPressGestureRecognizer) {
    let now = CACurrentMediaTime()
    let location = press.location(in: view)
    switch press.state {
    case .began:
      isCatch = true
      start = location
      tracker = VelocityTracker()
      tracker.add(location, at: now)
      onBegin(drag(at: location, now))
    case .changed:
      tracker.add(location, at: now)
      onChange(drag(at: location, now))
    case .ended: onEnd(drag(at: location, now))
    case .cancelled, .failed: onEnd(nil)
    default: break
    }
  }

  private func drag(at location: CGPoint, _ now: TimeInterval) -> Drag {
    Drag(
      location: location, translation: location.subtracting(start),
      velocity: tracker.velocity(at: now))
  }
}
