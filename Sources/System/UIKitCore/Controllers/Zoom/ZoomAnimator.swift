import QuartzCore

/// Zooms a view controller in or out; a finger can take over at any time.
final class ZoomAnimator: NSObject, SystemAnimating, UIViewControllerInteractiveTransitioning {
  let flight: ZoomFlight
  let isPresenting: Bool
  var timing: ViewAnimation.Timing { .system }

  init(_ flight: ZoomFlight, isPresenting: Bool) {
    self.flight = flight
    self.isPresenting = isPresenting
    super.init()
  }

  /// The animator itself while a finger drags the view away; nil otherwise.
  var interactor: ZoomAnimator? { flight.isDragging && !isPresenting ? self : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    flight.begin(context, isPresenting: isPresenting)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    flight.begin(context, isPresenting: isPresenting)
  }

  func animationEnded(_ transitionCompleted: Bool) { flight.end() }
}

extension UIViewController {
  /// Whether the controller is pushed and presented with a zoom, unless a delegate of the app or
  /// the form of its presentation decides otherwise.
  var zooms: Bool { preferredTransition != nil && !UIAccessibility.isReduceMotionEnabled }

  /// The flight of a controller that zooms; nil for others.
  var zoomFlight: ZoomFlight? {
    guard zooms, let preferredTransition else { return nil }
    if let flight = movement.zoom, flight.belongs(to: preferredTransition) { return flight }
    let flight = ZoomFlight(self, preferredTransition)
    movement.zoom = flight
    return flight
  }

  func zoomAnimator(isPresenting: Bool) -> ZoomAnimator? {
    zoomFlight.map { ZoomAnimator($0, isPresenting: isPresenting) }
  }
}

extension ScreenTransition {
  /// Whether the way back can begin before the transition has ended, from where the view is.
  var givesWay: Bool {
    guard let zoom = animator as? ZoomAnimator else { return false }
    return zoom.isPresenting && isStarted && !isCompleted && !isInteractiveNow
  }
}
