import Quartz2D
import RenderTree

extension CALayer {
  /// Returns the layer and its descendants in the superlayer's coordinates, at a media time.
  ///
  /// Returns the same instance as before if nothing has changed or is animating.
  package func renderNode(at time: TimeInterval) -> RenderNode {
    AnimationClock.beginPending(at: time)
    // A frame is already in progress, so none is requested.
    AnimationClock.markAnimations(below: self, requestsFrame: false)
    if parent == nil { isDrawnRoot = true }
    let pass = ComposePass(time: superlayerTime(at: time), sublayerMatrix: nil, visible: nil)
    if case .node(let node) = compose(pass) { return node }
    return .empty
  }

  func compose(_ pass: ComposePass) -> ComposeResult {
    let isMarked = needsCompose
    needsCompose = false
    let commitsSublayers = pass.isOnScreen && (isMarked || !isCommitted)
    if pass.isOnScreen { isCommitted = true }
    let isMoved = stale.contains(.placement) || cache.isMoved(by: pass)
    var drawn: LayerValues?
    if isMoved {
      let values = values(at: pass.time)
      place(values, under: pass.sublayerMatrix)
      drawn = values
    }
    guard cache.isShown else {
      if commitsSublayers { commitSublayers() }
      return .nothing
    }
    if let visible = pass.visible, let extent = cache.extent, !extent.overlaps(visible) {
      if commitsSublayers { commitSublayers() }
      return .culled
    }
    if !stale.isDisjoint(with: [.appearance, .sublayers]) || !isComplete(under: pass.visible) {
      composeInside(drawn ?? values(at: pass.time), pass)
    } else if commitsSublayers {
      // An image of the layer may have been drawn earlier.
      commitSublayers()
    }
    if stale.contains(.wrapper) { wrap() }
    if let node = cache.node { return .node(node) }
    // The node is empty only because of culling. Superlayers have to know this, or they would
    // consider it complete.
    return cache.culling == .none ? .nothing : .culled
  }

  private func isComplete(under visible: CGRect?) -> Bool {
    cache.culling == .none || cache.culling == .under(visible)
  }

  /// Marks sublayers as committed, because sublayers that aren't drawn belong to the committed tree
  /// as well.
  private func commitSublayers() {
    for layer in inner where !layer.isCommitted || layer.stale.contains(.sublayers) {
      layer.isCommitted = true
      layer.commitSublayers()
    }
  }

  /// Computes the layer's matrix and extent, also for layers that turn out to be invisible.
  private func place(_ values: LayerValues, under sublayerMatrix: CATransform3D?) {
    stale.remove(.placement)
    var matrix = values.matrix
    if let sublayerMatrix { matrix = CATransform3DConcat(matrix, sublayerMatrix) }
    matrix = matrix.flattened
    cache.sublayerMatrix = sublayerMatrix
    cache.isShown = !values.isHidden && values.opacity > 0 && matrix.isDrawable
    if matrix != cache.matrix || values.opacity != cache.opacity {
      // The sublayers were culled with the old matrix.
      if matrix != cache.matrix, cache.culling != .none { stale.insert(.sublayers) }
      cache.matrix = matrix
      cache.opacity = values.opacity
      stale.insert(.wrapper)
    }
    let content = values.placed(contentNode, drawnFor: contentNodeSize)
    let reach = values.reach(contentNode: content, hasSublayers: !children.isEmpty)
    cache.extent = CATransform3DIsAffine(matrix) ? reach?.applying(matrix) : nil
  }

  private func composeInside(_ values: LayerValues, _ pass: ComposePass) {
    let isRedrawn = stale.contains(.appearance)
    let contents = cache.drawing.contents
    if isRedrawn {
      cache.drawing = values.drawing(
        contentNode: values.placed(contentNode, drawnFor: contentNodeSize))
    }
    let nodes = composeSublayers(values, pass)
    let mask = composeMask(pass)
    stale.subtract([.appearance, .sublayers])
    let isSame = nodes.elementsEqual(cache.childNodes) { $0 === $1 }
    guard isRedrawn || !isSame || mask !== cache.mask else { return }
    cache.childNodes = nodes
    cache.mask = mask
    if !isSame || !contents.elementsEqual(cache.drawing.contents, by: { $0 === $1 }) {
      cache.body = Self.group(cache.drawing.contents + nodes)
    }
    cache.inside = assemble(values)
    if let mask { cache.inside = cache.inside.map { RenderNode.masked($0, by: mask) } }
    if values.hasRare, let transition = values.rare.transition {
      let isOpaque = values.backgroundColor?.isOpaque == true || values.image != nil
      cache.inside = transition.mixed(with: cache.inside, in: values.bounds, isOpaque: isOpaque)
    }
    stale.insert(.wrapper)
  }

  /// Returns `nil` without a mask; a mask that draws nothing hides everything.
  private func composeMask(_ pass: ComposePass) -> RenderNode? {
    guard let maskLayer else { return nil }
    let inner = ComposePass(
      time: localTime(pass.time), sublayerMatrix: nil, visible: nil, isOnScreen: pass.isOnScreen)
    if case .node(let node) = maskLayer.compose(inner) { return node }
    return .empty
  }

  private func assemble(_ values: LayerValues) -> RenderNode? {
    var body = cache.body
    if values.masksToBounds, let inner = body {
      let needsClip = !cache.childNodes.isEmpty || cache.drawing.overflows
      if needsClip { body = RenderNode(.clip(values.outline, inner)) }
    }
    let drawing = cache.drawing
    guard drawing.backdrop.isEmpty, drawing.border == nil else {
      return Self.group(
        drawing.backdrop + (body.map { [$0] } ?? []) + (drawing.border.map { [$0] } ?? []))
    }
    return body
  }

  private func composeSublayers(_ values: LayerValues, _ pass: ComposePass) -> [RenderNode] {
    guard !children.isEmpty else {
      cache.culling = .none
      return []
    }
    let local = localTime(pass.time)
    let inner = ComposePass(
      time: local, sublayerMatrix: values.sublayerMatrix,
      visible: visibleRect(values, under: pass.visible), isOnScreen: pass.isOnScreen)
    var nodes: [RenderNode] = []
    var isCulled = false
    for layer in sortedChildren(at: local) {
      switch layer.compose(inner) {
      case .node(let node):
        nodes.append(node)
        if layer.cache.culling != .none { isCulled = true }
      case .nothing: break
      case .culled: isCulled = true
      }
    }
    cache.culling = isCulled ? .under(pass.visible) : .none
    return nodes
  }

  /// Returns the visible part of the layer in its own coordinates: the part that the superlayer
  /// shows, within the clip.
  private func visibleRect(_ values: LayerValues, under visible: CGRect?) -> CGRect? {
    var result: CGRect?
    if let visible, CATransform3DIsAffine(cache.matrix) {
      let affine = CATransform3DGetAffineTransform(cache.matrix)
      let determinant = affine.a * affine.d - affine.b * affine.c
      if determinant != 0 { result = visible.applying(affine.inverted()) }
    }
    guard values.masksToBounds else { return result }
    return result.map { $0.intersection(values.bounds) } ?? values.bounds
  }

  private func wrap() {
    stale.remove(.wrapper)
    guard let inside = cache.inside else {
      cache.node = nil
      return
    }
    var node = inside
    if cache.opacity < 1 {
      if case .opacity(let old, let child)? = cache.faded?.content, child === inside,
        old == cache.opacity, let faded = cache.faded
      {
        node = faded
      } else {
        node = RenderNode(.opacity(cache.opacity, inside))
      }
      cache.faded = node
    }
    if cache.matrix != CATransform3DIdentity { node = RenderNode(.transform(cache.matrix, node)) }
    cache.node = node
  }

  static func group(_ nodes: [RenderNode]) -> RenderNode? {
    nodes.count > 1 ? RenderNode(.group(nodes)) : nodes.first
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the matrix is finite and doesn't collapse the layer to
  /// a line.
  fileprivate var isDrawable: Bool {
    let area = m11 * m22 - m12 * m21
    return (area + m41 + m42).isFinite && (area != 0 || !CATransform3DIsAffine(self))
  }
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge, unlike Foundation's `intersects` on
  /// Linux.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
