import QuartzCore

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// A drag starts this near to the window's edge, in points.
  private static let margin: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, numberOfTouches == touches.count, let window = view?.window,
      let touch = touches.first
    else { return }
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
  override func mayBegin(heading direction: CGPoint) -> Bool {
    edges.isDisjoint(with: [.left, .right])
      ? abs(direction.y) >= abs(direction.x) : abs(direction.x) >= abs(direction.y)
  }
}
