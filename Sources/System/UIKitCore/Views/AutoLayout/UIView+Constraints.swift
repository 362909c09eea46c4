import QuartzCore

extension UIView {
  func makeLayoutState() -> ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    return state
  }

  /// The topmost view of the hierarchy, whose engine lays out all views in it.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The layout engine of the view hierarchy; `nil` if no view in it uses Auto Layout.
  var layoutEngine: LayoutEngine? {
    let root = layoutRoot
    guard let state = root.layoutState else { return nil }
    return state.engine ?? makeEngine(of: root, state)
  }

  private func makeEngine(of root: UIView, _ state: ViewLayoutState) -> LayoutEngine {
    let engine = LayoutEngine(root: root)
    state.engine = engine
    for view in root.layoutParticipants { view.install(in: engine) }
    return engine
  }

  /// The views of this hierarchy that participate in Auto Layout, outer views first.
  package var layoutParticipants: [UIView] {
    var found: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.layoutState != nil { found.append(view) }
      waiting += view.subviews.reversed()
    }
    return found
  }

  /// Adds the view and its own constraints to the engine, but not its subviews.
  func install(in engine: LayoutEngine) {
    guard let layoutState else { return }
    if !layoutState.translatesAutoresizingMask { _ = engine.member(self) }
    for constraint in layoutState.constraints { engine.add(constraint) }
    if layoutState.needsUpdateConstraints { engine.pendingUpdates.append(Weak(self)) }
  }

  // MARK: Moving between hierarchies

  /// Called before the view is removed from its superview.
  func leaveLayoutEngine() {
    let participants = layoutParticipants
    guard !participants.isEmpty, let engine = layoutEngine else { return }
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      for constraint in ancestor.layoutState?.constraints ?? []
      where constraint.owners.contains(where: { $0.isDescendant(of: self) }) {
        ancestor.removeConstraint(constraint)
      }
    }
    for view in participants {
      for constraint in view.constraints { engine.remove(constraint) }
    }
    for view in participants {
      // Guides are removed before their view, because their insets refer to its size.
      for guide in view.layoutState?.allGuides ?? [] { engine.forget(guide) }
      engine.forget(view)
    }
    // With a layout state, the view gets its own engine on first use.
    _ = makeLayoutState()
  }

  /// Called when the view has been added to a superview.
  func joinLayoutEngine() {
    let participants = layoutParticipants
    guard !participants.isEmpty else { return }
    layoutState?.engine = nil
    let root = layoutRoot
    let state = root.makeLayoutState()
    if let engine = state.engine {
      for view in participants { view.install(in: engine) }
    } else {
      _ = makeEngine(of: root, state)
    }
  }

  // MARK: Changes

  /// Called when the frame has changed.
  func layoutFrameDidChange() {
    guard let layoutState, layoutState.translatesAutoresizingMask || superview == nil else {
      return
    }
    layoutEngine?.update(self)
  }

  /// Called when margins, the safe area or the scroll position have changed.
  func layoutGuidesDidChange() {
    guard let layoutState, let engine = layoutEngine else { return }
    for guide in layoutState.allGuides { engine.update(guide) }
  }

  /// Called when the layout of this root's hierarchy must be recalculated.
  func engineDidChange() { requestSceneFrame() }

  /// Requests a frame of the scene that displays the view; without a scene there is nothing to lay
  /// out.
  func requestSceneFrame() { window?.windowScene?.requestFrame() }

  /// Called when `effectiveUserInterfaceLayoutDirection` may have changed, so that the leading edge
  /// may be a different one.
  func layoutDirectionDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    marginsMayHaveChanged()
    guard let layoutState, let engine = layoutEngine else { return }
    for constraint in layoutState.constraints where constraint.followsLayoutDirection {
      engine.reinstall(constraint)
    }
  }

  // MARK: Passes

  /// Performs layout of the view and its descendants where needed.
  ///
  /// Layout may change frames that other constraints refer to; a few rounds are sufficient for any
  /// reasonable hierarchy.
  func layOutHierarchy() {
    for _ in 0..<8 {
      prepareLayout()
      layer.layoutIfNeeded()
      guard layoutEngine?.needsSolving == true else { return }
    }
  }

  /// The view, within this one, that provides its first baseline.
  var firstBaselineView: UIView {
    let view = forFirstBaselineLayout
    return view === self || !view.isDescendant(of: self) ? self : view.firstBaselineView
  }

  /// The view, within this one, that provides its last baseline.
  var lastBaselineView: UIView {
    let view = forLastBaselineLayout
    return view === self || !view.isDescendant(of: self) ? self : view.lastBaselineView
  }

  /// Returns a Boolean value that indicates whether the other view provides a baseline of this
  /// view.
  func hasBaseline(of view: UIView) -> Bool {
    firstBaselineView === view || lastBaselineView === view
  }

  /// Updates and solves the constraints, so that their frames are available to layout.
  func prepareLayout() {
    guard let engine = layoutEngine else { return }
    engine.updateConstraints(in: self)
    engine.solve()
  }

  /// Sets the frames of the subviews that are placed by constraints.
  func applyConstraints() {
    guard let engine = layoutEngine else { return }
    engine.solve()
    let scale = traitCollection.displayScale
    let remainder = layoutState?.roundingRemainder ?? .zero
    for subview in subviews where !collapses(subview) {
      guard let state = subview.layoutState, !state.translatesAutoresizingMask,
        let rect = engine.rect(of: subview)?.offsetBy(dx: remainder.x, dy: remainder.y)
      else { continue }
      let rounded = rect.rounded(toScale: scale)
      subview.takeFrame(subview.frame(forAlignmentRect: rounded))
      state.takeRemainder(rect.origin - rounded.origin, of: subview)
    }
    guard let guide = layoutState?.contentGuide, let size = engine.rect(of: guide)?.size,
      let scrollView = self as? UIScrollView
    else { return }
    scrollView.contentSize = CGRect(origin: .zero, size: size).rounded(toScale: scale).size
  }

  /// The frame that the view would have without a transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  func showAlternative() {
    guard let engine = layoutEngine, let rect = engine.alternativeRect(of: self) else { return }
    takeFrame(frame(forAlignmentRect: rect))
  }

  func takeFrame(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}

extension ViewLayoutState {
  /// Stores the distance of the view from its position according to the constraints, and requests
  /// layout, as the positions of its subviews depend on it.
  fileprivate func takeRemainder(_ remainder: CGPoint, of view: UIView) {
    let distance = max(
      abs(remainder.x - roundingRemainder.x), abs(remainder.y - roundingRemainder.y))
    guard distance > 1e-6 else { return }
    roundingRemainder = remainder
    view.setNeedsLayout()
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges rounded to whole pixels.
  func rounded(toScale scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}
