import QuartzCore

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// A drag starts this near to the window's edge, in points.
  private static let margin: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let window = view?.window, let touch = touches.first else { return }
    let point = touch.windowLocation
    let bounds = window.bounds
    var near: UIRectEdge = []
    if point.x < Self.margin { near.insert(.left) }
    if point.x > bounds.width - Self.margin { near.insert(.right) }
    if point.y < Self.margin { near.insert(.top) }
    if point.y > bounds.height - Self.margin { near.insert(.bottom) }
    if near.isDisjoint(with: edges) { state = .failed }
  }

  /// It goes away from the edge more than along it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = state
    super.touchesMoved(touches, with: event)
    guard before == .possible, state == .began else { return }
    let direction = directionOfBegin
    let isAlong =
      edges.isDisjoint(with: [.left, .right])
      ? abs(direction.x) > abs(direction.y) : abs(direction.y) > abs(direction.x)
    if isAlong { state = .cancelled }
  }
}
