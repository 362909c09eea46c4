import QuartzCore

extension UIView {
  func makeLayoutState() -> ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    return state
  }

  /// The topmost view, whose engine lays out all that is in it.
  private var layoutRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The engine of the view's hierarchy; nil if nothing in it takes part in Auto Layout.
  var layoutEngine: LayoutEngine? {
    guard ViewLayoutState.isInUse, let state = layoutRoot.layoutState else { return nil }
    return state.engine ?? makeEngine(of: layoutRoot, state)
  }

  private func makeEngine(of root: UIView, _ state: ViewLayoutState) -> LayoutEngine {
    let engine = LayoutEngine(root: root)
    state.engine = engine
    root.install(in: engine)
    return engine
  }

  /// Adds what takes part in this view and below.
  func install(in engine: LayoutEngine) {
    if let layoutState {
      if !layoutState.translatesAutoresizingMask { _ = engine.member(self) }
      for constraint in layoutState.constraints { engine.add(constraint) }
      if layoutState.needsUpdateConstraints { engine.pendingUpdates.append(Weak(self)) }
    }
    for subview in subviews { subview.install(in: engine) }
  }

  private var takesPartInLayout: Bool {
    layoutState != nil || subviews.contains(where: \.takesPartInLayout)
  }

  // MARK: Moving between hierarchies

  /// Called before the view is removed from its superview.
  func leaveLayoutEngine() {
    guard ViewLayoutState.isInUse, takesPartInLayout, let engine = layoutEngine else { return }
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      for constraint in ancestor.layoutState?.constraints ?? []
      where constraint.owners.contains(where: { $0.isDescendant(of: self) }) {
        ancestor.removeConstraint(constraint)
      }
    }
    uninstall(from: engine)
    forgetMembers(of: engine)
    // The view has an engine of its own as soon as one is asked for.
    _ = makeLayoutState()
  }

  private func uninstall(from engine: LayoutEngine) {
    for constraint in layoutState?.constraints ?? [] { engine.remove(constraint) }
    for subview in subviews { subview.uninstall(from: engine) }
  }

  /// Guides before their view: their insets refer to its size.
  private func forgetMembers(of engine: LayoutEngine) {
    for subview in subviews { subview.forgetMembers(of: engine) }
    for guide in layoutState?.allGuides ?? [] { engine.forget(guide) }
    engine.forget(self)
  }

  /// Called when the view has been added to a superview.
  func joinLayoutEngine() {
    guard ViewLayoutState.isInUse, takesPartInLayout else { return }
    layoutState?.engine = nil
    let root = layoutRoot
    let state = root.makeLayoutState()
    if let engine = state.engine { install(in: engine) } else { _ = makeEngine(of: root, state) }
  }

  // MARK: Changes

  /// Called when the frame has changed.
  func layoutFrameDidChange() {
    guard let layoutState, layoutState.translatesAutoresizingMask || superview == nil else { return }
    layoutEngine?.update(self)
  }

  /// Called when margins, the safe area or the scroll position have changed.
  func layoutGuidesDidChange() {
    guard let layoutState, let engine = layoutEngine else { return }
    for guide in layoutState.allGuides { engine.update(guide) }
  }

  /// The layout of the root or a view in it has to be computed anew.
  func engineDidChange() { FrameScheduler.shared.requestFrame() }

  // MARK: Passes

  /// Lays out the view and what is in it, where needed.
  ///
  /// Layout may give views other frames, to which constraints of others refer; a few rounds settle any
  /// reasonable screen.
  func layOutHierarchy() {
    for _ in 0..<8 {
      prepareLayout()
      layer.layoutIfNeeded()
      guard ViewLayoutState.isInUse, layoutEngine?.needsSolving == true else { return }
    }
  }

  /// Of the views whose baselines are this one's, or zero.
  var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    return (
      first === self ? 0 : convert(first.bounds, from: first).minY + first.baselineOffsets.first,
      last === self
        ? 0 : bounds.height - convert(last.bounds, from: last).maxY + last.baselineOffsets.last)
  }

  /// Updates constraints and solves them, so that layout finds the frames.
  func prepareLayout() {
    guard ViewLayoutState.isInUse, let engine = layoutEngine else { return }
    engine.updateConstraints(in: self)
    engine.solve()
  }

  /// Gives the subviews that constraints place their frames.
  func applyConstraints() {
    guard ViewLayoutState.isInUse, let engine = layoutEngine else { return }
    engine.solve()
    let scale = traitCollection.displayScale
    for subview in subviews where subview.layoutState?.translatesAutoresizingMask == false {
      guard let rect = engine.rect(of: subview) else { continue }
      subview.takeFrame(subview.frame(forAlignmentRect: rect.rounded(toScale: scale)))
    }
    guard let guide = layoutState?.contentGuide, let size = engine.rect(of: guide)?.size,
      let scrollView = self as? UIScrollView
    else { return }
    scrollView.contentSize = CGRect(origin: .zero, size: size).rounded(toScale: scale).size
  }

  /// The frame as it would be without a transform.
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

  private func takeFrame(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}

extension ViewLayoutState {
  var allGuides: [UILayoutGuide] {
    guides + [marginsGuide, safeAreaGuide, readableGuide, contentGuide, frameGuide].compactMap { $0 }
  }
}

extension CGRect {
  /// The edges on whole pixels.
  func rounded(toScale scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}
