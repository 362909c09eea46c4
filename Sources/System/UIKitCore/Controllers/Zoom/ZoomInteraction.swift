import QuartzCore

/// Lets a finger catch a zoomed view controller and drag it away.
@MainActor final class ZoomInteraction: NSObject {
  private let recognizer = ZoomPanGestureRecognizer()
  /// Returns the controller that is zoomed, or that can be dragged away.
  private let zoomed: () -> UIViewController?
  /// Begins to pop or dismiss the controller; returns whether it has begun.
  private let leave: () -> Bool
  private var start = CGPoint.zero
  private var isSideways = false
  /// The distance from the leading edge within which a drag sideways begins, in points.
  private static let edge: CGFloat = 30
  /// The seconds for which a release is projected.
  private static let lookAhead: CGFloat = 0.25

  init(
    in view: UIView, zoomed: @escaping () -> UIViewController?, leave: @escaping () -> Bool
  ) {
    self.zoomed = zoomed
    self.leave = leave
    super.init()
    recognizer.interaction = self
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addHandler { [weak self] _ in self?.follow() }
    view.addGestureRecognizer(recognizer)
  }

  private var flight: ZoomFlight? { zoomed()?.zoomFlight }
  var isRelevant: Bool { flight != nil }

  /// Stops a flying card at a touch; returns whether there was one.
  func fingerCameDown() -> Bool {
    guard let flight, let view = recognizer.view,
      flight.contains(recognizer.location(in: view), of: view)
    else { return false }
    return flight.hold()
  }

  func fingersAreUp() { flight?.letGo() }

  // MARK: Beginning

  func mayBegin(heading direction: CGPoint) -> Bool {
    guard let flight, let zoomed = zoomed(), let view = zoomed.viewIfLoaded,
      let host = recognizer.view
    else { return false }
    if flight.isHeld { return true }
    guard !flight.isArriving, !flight.isLeaving else { return false }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let now = recognizer.location(in: host)
    let touched = CGPoint(x: now.x - direction.x, y: now.y - direction.y)
    isSideways = abs(direction.x) > abs(direction.y)
    let fromEdge = isMirrored ? host.bounds.maxX - touched.x : touched.x - host.bounds.minX
    let willBegin =
      isSideways
      ? fromEdge < Self.edge && (direction.x > 0) != isMirrored
      : direction.y > 0 && isAtTop(view, touched: view.convert(touched, from: host))
    let velocity = recognizer.velocity(in: host)
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: recognizer.location(in: view),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin)
    return flight.options.interactiveDismissShouldBegin.map { $0(context) } ?? willBegin
  }

  /// Whether nothing that scrolls at a point could still scroll back.
  private func isAtTop(_ view: UIView, touched point: CGPoint) -> Bool {
    sequence(first: view.hitTest(point, with: nil), next: { $0?.superview })
      .prefix { $0 != nil && $0 !== view.superview }
      .allSatisfy {
        guard let scroll = $0 as? UIScrollView, scroll.isScrollEnabled else { return true }
        return scroll.contentOffset.y - scroll.offsetRange.min.y < 0.5
      }
  }

  // MARK: Dragging

  private func follow() {
    guard let view = recognizer.view else { return }
    let distance = recognizer.translation(in: view)
    switch recognizer.state {
    case .began: begin(in: view)
    case .changed: flight?.drag(by: distance, from: start)
    case .ended: release(distance, velocity: recognizer.velocity(in: view), in: view)
    case .cancelled, .failed: flight?.release(leaves: false, velocity: .zero)
    default: break
    }
  }

  private func begin(in view: UIView) {
    guard let flight else { return }
    let (now, distance) = (recognizer.location(in: view), recognizer.translation(in: view))
    start = CGPoint(x: now.x - distance.x, y: now.y - distance.y)
    flight.beginDrag()
    if !flight.isLeaving {
      guard leave(), flight.isLeaving else { return flight.dropHand() }
    }
    flight.drag(by: distance, from: start)
  }

  private func release(_ distance: CGPoint, velocity: CGPoint, in view: UIView) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let aside = (distance.x + velocity.x * Self.lookAhead) * (isMirrored ? -1 : 1)
    let down = distance.y + velocity.y * Self.lookAhead
    let leaves =
      down > view.bounds.height * 0.2 || (isSideways && aside > view.bounds.width * 0.3)
    flight?.release(leaves: leaves, velocity: velocity)
  }
}

extension ZoomInteraction: UIGestureRecognizerDelegate {
  /// Makes scroll views inside wait for this recognizer, which fails where they can scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isRelevant, otherGestureRecognizer is UIPanGestureRecognizer,
      let view = otherGestureRecognizer.view as? UIScrollView,
      let own = zoomed()?.viewIfLoaded
    else { return false }
    return view.isDescendant(of: own)
  }
}

/// A drag of a zoomed view. A touch stops a flying one, which continues if no drag follows.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  weak var interaction: ZoomInteraction?
  private var hasCaught = false

  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan || hasCaught }
    set { super.delaysTouchesBegan = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard interaction?.isRelevant == true else {
      state = .failed
      return
    }
    if interaction?.fingerCameDown() == true { hasCaught = true }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A tap that stopped the view is not passed on.
    if hasCaught { arena?.views.cancel(for: self) }
    super.touchesEnded(touches, with: event)
  }

  override func mayBegin(heading direction: CGPoint) -> Bool {
    interaction?.mayBegin(heading: direction) == true
  }

  override func reset() {
    super.reset()
    hasCaught = false
    interaction?.fingersAreUp()
  }
}
