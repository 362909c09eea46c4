import QuartzCore

/// The implementation of the Auto Layout members of `UIView`.
extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.isComplete else { return }
    constraint.holder?.removeConstraint(constraint)
    for owner in constraint.owners {
      precondition(
        owner.isDescendant(of: self),
        "UIView.addConstraint: the items of \(constraint) are not in the view")
    }
    constraint.holder = self
    makeLayoutState().constraints.append(constraint)
    takeRootIn()
    layoutEngine?.add(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutEngine?.remove(constraint)
    layoutState?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
  }

  func setTranslates(_ translates: Bool) {
    guard translates != (layoutState?.translatesAutoresizingMask ?? true) else { return }
    makeLayoutState().translatesAutoresizingMask = translates
    if superview != nil { takeRootIn() }
    guard let engine = layoutEngine else { return }
    if superview != nil || engine.includes(self) { _ = engine.member(self) }
    engine.update(self)
  }

  /// Lets the topmost view participate in Auto Layout as soon as one of its descendants does.
  private func takeRootIn() {
    var view = self
    while let parent = view.superview { view = parent }
    _ = view.makeLayoutState()
  }

  func requestUpdateConstraints() {
    let state = makeLayoutState()
    guard !state.needsUpdateConstraints else { return }
    state.needsUpdateConstraints = true
    takeRootIn()
    layoutEngine?.pendingUpdates.append(Weak(self))
    requestSceneFrame()
  }

  func setPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis,
    _ path: ReferenceWritableKeyPath<ViewLayoutState, AxisPriorities>
  ) {
    makeLayoutState()[keyPath: path][axis] = priority
    layoutEngine?.update(self)
  }

  func add(_ guide: UILayoutGuide) {
    guard layoutState?.guides.contains(where: { $0 === guide }) != true else { return }
    makeLayoutState().guides.append(guide)
    guide.owningView = self
  }

  func remove(_ guide: UILayoutGuide) {
    guard let state = layoutState, state.guides.contains(where: { $0 === guide }) else { return }
    state.guides.removeAll { $0 === guide }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.layoutState?.constraints ?? []
      where constraint.items.contains(where: { $0 === guide }) {
        view.removeConstraint(constraint)
      }
    }
    layoutEngine?.forget(guide)
    guide.owningView = nil
  }

  /// Returns one of the system's guides, which is created on first use.
  func guide(
    _ path: ReferenceWritableKeyPath<ViewLayoutState, UILayoutGuide?>, _ identifier: String,
    _ placement: UILayoutGuide.Placement
  ) -> UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state[keyPath: path] { return guide }
    let guide = UILayoutGuide(identifier, of: self, placement)
    state[keyPath: path] = guide
    return guide
  }

  /// Returns the priority with which a view resists compression. Text that can wrap is compressed
  /// before controls of the same priority, as otherwise the result would be ambiguous.
  func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priority = contentCompressionResistancePriority(for: axis)
    guard axis == .horizontal, heightDependsOnWidth, !(self is any TouchTracking),
      priority.rawValue > 0,
      priority.rawValue < 1000
    else { return priority }
    return UILayoutPriority(priority.rawValue.nextDown)
  }

  /// The insets of the readable area, which is at most 672 points wide and centered between the
  /// margins.
  package var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  private static let readableWidth: CGFloat = 672

  /// Returns the constraints of this view and its ancestors along an axis that refer to a view or
  /// guide.
  func constraints(
    mentioning item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap { $0.layoutState?.constraints ?? [] }.filter {
      constraint in
      constraint.items.contains { $0 === item } && constraint.firstAttribute.axis == axis
    }
  }

  /// Returns the size closest to a target that satisfies the constraints in the view.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // Stack views create their constraints in `updateConstraints()`.
    updateConstraintsIfNeeded()
    let participants = layoutParticipants
    guard !participants.isEmpty else { return contentSize(or: target) }
    let engine = LayoutEngine(root: self, isFitting: true)
    for view in participants { view.install(in: engine) }
    let member = engine.member(self)
    let size = engine.fit(member, target, horizontal, vertical)
    let rect = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    return rect.rounded(upToScale: traitCollection.displayScale).size
  }

  private func contentSize(or target: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width == UIView.noIntrinsicMetric ? target.width : size.width,
      height: size.height == UIView.noIntrinsicMetric ? target.height : size.height)
  }
}

extension CGRect {
  fileprivate func rounded(upToScale scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGRect(x: minX, y: minY, width: up(width), height: up(height))
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}

extension LayoutEngine {
  fileprivate func fit(
    _ member: Member, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    member.set(.width, target.width, member.width, solver, .equal, horizontal)
    member.set(.height, target.height, member.height, solver, .equal, vertical)
    solve()
    return CGSize(
      width: solver.value(of: member.width), height: solver.value(of: member.height))
  }
}
