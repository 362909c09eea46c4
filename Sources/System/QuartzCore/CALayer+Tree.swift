import Quartz2D

/// The tree as one of its layers sees it: to a presentation, all others are presentations.
extension CALayer {
  var treeSublayers: [CALayer]? {
    if let modelLayer { return modelLayer.sublayers?.map { $0.presentation() ?? $0 } }
    return children.isEmpty ? nil : children
  }

  var treeSuperlayer: CALayer? {
    guard let modelLayer else { return parent }
    return modelLayer.parent.map { $0.presentation() ?? $0 }
  }

  var treeMask: CALayer? {
    guard let modelLayer else { return maskLayer }
    return modelLayer.maskLayer.map { $0.presentation() ?? $0 }
  }
}

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer.modelLayer == nil, "CALayer.addSublayer: a presentation has no place in a tree")
    precondition(!isDescendant(of: layer), "CALayer.addSublayer: a layer cannot be inside itself")
    var index = index
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.parent?.forget(layer)
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
    adopt(layer)
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { $0 + offset } ?? children.count)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    old.removeFromSuperlayer()
  }

  func replaceSublayers(with new: [CALayer]) {
    for layer in children where !new.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for (index, layer) in new.enumerated() where children.dropFirst(index).first !== layer {
      insert(layer, at: index)
    }
  }

  func detach() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    // The frame loop ends the animations of layers that are still outside a tree at the next tick.
    if animations != nil { RenderScheduler.requestFrame() }
  }

  func setMask(_ layer: CALayer?) {
    guard modelLayer == nil, layer !== maskLayer else { return }
    precondition(
      layer.map { !isDescendant(of: $0) } ?? true, "CALayer.mask: a layer cannot mask itself")
    maskLayer?.detach()
    guard let layer else { return }
    layer.detach()
    maskLayer = layer
    layer.parent = self
    adopt(layer)
  }

  /// The sublayers and the mask, which isn't a sublayer.
  var inner: [CALayer] { maskLayer.map { children + [$0] } ?? children }

  private func forget(_ layer: CALayer) {
    if layer === maskLayer { maskLayer = nil }
    children.removeAll { $0 === layer }
    markStale([.sublayers, .placement])
    setNeedsLayout()
  }

  private func adopt(_ layer: CALayer) {
    // The extent of a layer depends on whether it has sublayers.
    markStale([.sublayers, .placement])
    setNeedsLayout()
    if layer.layoutFlags.isAny { markAncestors(\.layoutFlags) }
    if layer.displayFlags.isAny { markAncestors(\.displayFlags) }
  }

  func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.parent
    }
    return false
  }

  var root: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }

  /// Returns the sublayers from back to front; sublayers with equal z positions keep their order.
  func sortedChildren(at time: TimeInterval) -> [CALayer] {
    func depth(_ layer: CALayer) -> CGFloat {
      guard let animations = layer.animations, animations.animates(.zPosition) else {
        return layer.values.zPosition
      }
      return layer.values(at: time).zPosition
    }
    guard children.contains(where: { depth($0) != 0 }) else { return children }
    return children.enumerated().map { (depth($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
