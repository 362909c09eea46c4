import QuartzCore

/// A layout guide that moves, with constraints that are only active while it is near an edge of its
/// view, or away from it.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// The edges of the owning view that the guide is near; `nil` if nothing is tracked.
  var nearEdges: NSDirectionalRectEdge? { nil }

  /// Sets the constraints that are active while the guide is near all of the specified edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    updateTrackedConstraints()
  }

  /// Returns the constraints that are active while the guide is near all of the specified edges.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

  /// Sets the constraints that are active while the guide is away from all of the specified edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    updateTrackedConstraints()
  }

  /// Returns the constraints that are active while the guide is away from all of the specified
  /// edges.
  open func constraintsActiveWhenAway(
    from edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((Array(near.values) + Array(away.values)).flatMap { $0 })
    near = [:]
    away = [:]
  }

  /// Activates the constraints for the edges that the guide is near. The other constraints are
  /// deactivated first, as they may conflict with each other.
  func updateTrackedConstraints() {
    guard !near.isEmpty || !away.isEmpty else { return }
    var active: [NSLayoutConstraint] = []
    var inactive: [NSLayoutConstraint] = []
    for (edge, constraints) in near.sorted(by: { $0.key < $1.key }) {
      let isActive = nearEdges?.isSuperset(of: NSDirectionalRectEdge(rawValue: edge)) == true
      if isActive { active += constraints } else { inactive += constraints }
    }
    for (edge, constraints) in away.sorted(by: { $0.key < $1.key }) {
      let isActive = nearEdges?.isDisjoint(with: NSDirectionalRectEdge(rawValue: edge)) == true
      if isActive { active += constraints } else { inactive += constraints }
    }
    NSLayoutConstraint.deactivate(inactive)
    NSLayoutConstraint.activate(active)
  }
}
