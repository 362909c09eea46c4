import QuartzCore

extension UIView {
  /// - Parameter sibling: The subview directly above whose layer the view's layer is inserted; nil
  ///   inserts it below the next subview's.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    precondition(view !== self, "addSubview: a view cannot be its own subview")
    precondition(!isDescendant(of: view), "addSubview: the view is an ancestor of this one")
    if view.superview === self {
      reorder(view, to: index, above: sibling)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if let oldWindow, oldWindow !== newWindow { view.endKeyboardFocus(in: oldWindow) }
    // The first responder may have changed the hierarchy when it resigned.
    guard view.superview !== self else { return reorder(view, to: index, above: sibling) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.willMoveTree(to: newWindow) }
    view.detachFromSuperview()
    let index = min(max(0, index), subviews.count)
    subviews.insert(view, at: index)
    view.superview = self
    insertLayer(of: view, at: index, above: sibling)
    view.joinLayoutEngine()
    didAddSubview(view)
    view.didAttach(from: oldWindow, to: newWindow)
    setNeedsLayout()
  }

  func leaveSuperview() {
    let oldWindow = window
    if let oldWindow { endKeyboardFocus(in: oldWindow) }
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    if oldWindow != nil { willMoveTree(to: nil) }
    detachFromSuperview()
    didAttach(from: oldWindow, to: nil)
    parent.setNeedsLayout()
  }

  /// The subviews in the order in which they are drawn, from back to front: by the `zPosition` of
  /// their layers, then by their index.
  var subviewsInPaintOrder: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  func index(of sibling: UIView, afterRemoving view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func reorder(_ view: UIView, to index: Int, above sibling: UIView? = nil) {
    guard let current = subviews.firstIndex(where: { $0 === view }) else { return }
    let target = min(max(0, index), subviews.count - 1)
    guard target != current || sibling != nil else { return }
    subviews.remove(at: current)
    subviews.insert(view, at: target)
    view.layer.removeFromSuperlayer()
    insertLayer(of: view, at: target, above: sibling)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let (first, second) = (min(index1, index2), max(index1, index2))
    let (a, b) = (subviews[first], subviews[second])
    reorder(b, to: first)
    reorder(a, to: second)
  }

  func firstView(taggedWith tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Inserts the view's layer relative to another subview's, because the sublayers may include
  /// layers without a view.
  private func insertLayer(of view: UIView, at index: Int, above sibling: UIView?) {
    if let sibling, sibling.superview === self {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func detachFromSuperview() {
    guard let parent = superview else { return }
    leaveLayoutEngine()
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
  }

  /// Makes a first responder in this view resign while the view is still in the window.
  private func endKeyboardFocus(in window: UIWindow) {
    guard let responder = window.firstResponder,
      responder.placeView?.isDescendant(of: self) == true
    else { return }
    responder.resignFirstResponder()
  }

  private func willMoveTree(to newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews { subview.willMoveTree(to: newWindow) }
  }

  private func didAttach(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow !== newWindow {
      // A responder that refuses to resign loses its status nevertheless.
      if let oldWindow, oldWindow.firstResponder?.placeView?.isDescendant(of: self) == true {
        oldWindow.firstResponder = nil
      }
      moveTreeToWindow()
    } else if newWindow != nil {
      setNeedsTraitUpdate()
    }
    updateSafeArea()
    if margins.preservesSuperview { marginsMayHaveChanged() }
    didMoveToSuperview()
  }

  private func moveTreeToWindow() {
    if window != nil { resolveTraits() } else { recognizers.forEach { $0.stop() } }
    didMoveToWindow()
    if window == nil { endFinding() }
    viewController?.viewDidMoveToWindow()
    for subview in subviews { subview.moveTreeToWindow() }
  }
}
