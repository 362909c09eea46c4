import QuartzCore

/// Recognizes drags that start at an edge of the window.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which drags can start. If empty, the default, none are recognized.
  open var edges: UIRectEdge = []

  /// The maximum distance in points from the window's edge at which a drag can start.
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

  /// Returns whether the drag moves away from the edge more than along it.
  override func mayBegin(heading direction: CGPoint) -> Bool {
    edges.isDisjoint(with: [.left, .right])
      ? abs(direction.y) >= abs(direction.x) : abs(direction.x) >= abs(direction.y)
  }
}
