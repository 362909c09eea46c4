import Motion
import UIKit
import UIKitCompat

/// The gestures of a transition: a touch catches what moves, a pan takes what stands; both move it
/// along and throw it.
@MainActor public final class TransitionInteraction: NSObject, UIGestureRecognizerDelegate {
  /// Where the finger is, in the view that the gestures are attached to.
  public struct Drag: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
    /// Points from where the finger went down.
    public var translation: CGPoint
    /// Points a second.
    public var velocity: CGPoint

    /// A finger that neither moved nor moves.
    public static let none = Drag(location: .zero, translation: .zero, velocity: .zero)
  }

  private let press = UILongPressGestureRecognizer()
  private let pan: UIPanGestureRecognizer
  private weak var view: UIView?
  private var start: CGPoint = .zero
  private var tracker = VelocityTracker()
  /// Whether the finger caught what moved, rather than took what stood.
  public private(set) var isCatch = false
  /// Whether a touch, in the view, catches something that moves.
  public var canCatch: (UITouch) -> Bool = { _ in false }
  /// Called when a finger catches or takes it.
  public var onBegin: (Drag) -> Void = { _ in }
  /// Called when the finger moves.
  public var onChange: (Drag) -> Void = { _ in }
  /// Called when the finger is lifted; with nil when the touch was taken away.
  public var onEnd: (Drag?) -> Void = { _ in }

  /// - Parameter pan: takes what stands; its delegate, not set here, says when.
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

  /// Begins to listen to touches in a view.
  public func attach(to view: UIView) {
    self.view = view
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(press)
  }

  /// Takes the gestures off the view.
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
