import Motion
import UIKit
import UIKitCompat

/// Takes what flies the moment it is touched, and what stands as it is dragged; moves it along and
/// throws it.
@MainActor final class FlightCatcher: NSObject, UIGestureRecognizerDelegate {
  struct Hold {
    /// Points from where the finger went down.
    var translation: CGPoint
    /// Points a second.
    var velocity: CGPoint
  }

  private let press = UILongPressGestureRecognizer()
  /// Takes what stands; its delegate says when.
  private let pan: UIPanGestureRecognizer
  private weak var view: UIView?
  private var start: CGPoint = .zero
  private var tracker = VelocityTracker()
  /// Whether there is something to catch at a point of the view.
  var canCatch: (CGPoint) -> Bool = { _ in false }
  var onCatch: () -> Void = {}
  var onMove: (Hold) -> Void = { _ in }
  /// Nil: the touch was taken away.
  var onRelease: (Hold?) -> Void = { _ in }

  init(_ pan: UIPanGestureRecognizer) {
    self.pan = pan
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.onEvent { [weak self] in self?.follow($0) }
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.delegate = self
    press.onEvent { [weak self] in self?.handle($0) }
  }

  func attach(to view: UIView) {
    self.view = view
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(press)
  }

  func detach() {
    for recognizer in [pan, press] { view?.removeGestureRecognizer(recognizer) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { canCatch(touch.location(in: view)) }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let hold = Hold(translation: pan.translation(in: view), velocity: pan.velocity(in: view))
    switch pan.state {
    case .began:
      onCatch()
      onMove(hold)
    case .changed: onMove(hold)
    case .ended:
      onMove(hold)
      onRelease(hold)
    case .cancelled, .failed: onRelease(nil)
    default: break
    }
  }

  private func handle(_ press: UILongPressGestureRecognizer) {
    let now = CACurrentMediaTime()
    let location = press.location(in: view)
    switch press.state {
    case .began:
      start = location
      tracker = VelocityTracker()
      tracker.add(location, at: now)
      onCatch()
    case .changed:
      tracker.add(location, at: now)
      onMove(hold(at: location, now))
    case .ended: onRelease(hold(at: location, now))
    case .cancelled, .failed: onRelease(nil)
    default: break
    }
  }

  private func hold(at location: CGPoint, _ now: TimeInterval) -> Hold {
    Hold(translation: location.subtracting(start), velocity: tracker.velocity(at: now))
  }
}
