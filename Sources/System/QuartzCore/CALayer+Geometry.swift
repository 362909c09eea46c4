import Quartz2D

extension LayerValues {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The transform from the layer's coordinates to those of its superlayer.
  var matrix: CATransform3D {
    let anchor = anchor
    guard hasTransform || zPosition != 0 else {
      var result = CATransform3DIdentity
      (result.m41, result.m42) = (position.x - anchor.x, position.y - anchor.y)
      return result
    }
    let rare = rare
    let centered = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -rare.anchorPointZ), transform)
    return CATransform3DConcat(
      centered,
      CATransform3DMakeTranslation(position.x, position.y, rare.zPosition + rare.anchorPointZ))
  }

  /// The sublayer transform around the anchor point; `nil` if it is the identity.
  var sublayerMatrix: CATransform3D? {
    guard hasRare, rare.sublayerTransform != CATransform3DIdentity else { return nil }
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), rare.sublayerTransform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  var frame: CGRect {
    guard hasTransform else {
      let size = bounds.size
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    return bounds.applying(matrix)
  }

  /// Returns the position and size that result in a frame with the current transform and anchor
  /// point.
  ///
  /// With a rotation, the frame is only the bounding box of the layer: the origin is matched
  /// exactly, the size approximately.
  func placement(forFrame frame: CGRect) -> (position: CGPoint, size: CGSize) {
    guard hasTransform else {
      return (
        CGPoint(
          x: frame.origin.x + anchorPoint.x * frame.size.width,
          y: frame.origin.y + anchorPoint.y * frame.size.height), frame.size
      )
    }
    var linear = CATransform3DGetAffineTransform(transform)
    (linear.tx, linear.ty) = (0, 0)
    let size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    var copy = self
    copy.bounds.size = size
    copy.position = .zero
    let origin = copy.frame.origin
    return (CGPoint(x: frame.origin.x - origin.x, y: frame.origin.y - origin.y), size)
  }
}

extension CATransform3D {
  /// The transform projected onto the layer's plane, without depth.
  var flattened: CATransform3D {
    guard !CATransform3DIsAffine(self) else { return self }
    var result = self
    (result.m31, result.m32, result.m33, result.m34) = (0, 0, 1, 0)
    (result.m13, result.m23, result.m43) = (0, 0, 0)
    return result
  }
}

extension CALayer {
  /// The transform from the layer's coordinates to those of its superlayer, as drawn.
  var matrixInSuperlayer: CATransform3D {
    var result = values.matrix
    if let superlayer, superlayer.values.hasRare, let above = superlayer.values.sublayerMatrix {
      result = CATransform3DConcat(result, above)
    }
    return result.flattened
  }

  /// Returns the transform to a layer above, or to the space around the root; nil if the other layer
  /// isn't above this one.
  private func matrix(toAncestor target: CALayer?) -> CATransform3D? {
    let target = target?.model()
    var (up, next) = (CATransform3DIdentity, Optional(self))
    while let layer = next, target == nil || layer.model() !== target {
      up = CATransform3DConcat(up, layer.matrixInSuperlayer)
      next = layer.superlayer
    }
    return (next == nil) == (target == nil) ? up : nil
  }

  /// Returns the transform between two layers by way of their common ancestor; for layers of
  /// different trees, by way of the space around the roots.
  func matrix(from source: CALayer?, to target: CALayer?) -> CATransform3D {
    if let source, let target, source.model() === target.model() { return CATransform3DIdentity }
    // Most ask for the place in a window.
    if let up = source?.matrix(toAncestor: target) { return up }
    var ancestors = Set<ObjectIdentifier>()
    var next = target
    while let layer = next {
      ancestors.insert(ObjectIdentifier(layer.model()))
      next = layer.superlayer
    }
    var up = CATransform3DIdentity
    next = source
    while let layer = next, !ancestors.contains(ObjectIdentifier(layer.model())) {
      up = CATransform3DConcat(up, layer.matrixInSuperlayer)
      next = layer.superlayer
    }
    let meeting = next?.model()
    var down = CATransform3DIdentity
    next = target
    while let layer = next, layer.model() !== meeting {
      down = CATransform3DConcat(down, layer.matrixInSuperlayer)
      next = layer.superlayer
    }
    return down == CATransform3DIdentity ? up : CATransform3DConcat(up, CATransform3DInvert(down))
  }

  func deepestLayer(at p: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let local = p.applying(CATransform3DInvert(matrixInSuperlayer))
    let isInside = contains(local)
    if values.masksToBounds, !isInside { return nil }
    for layer in (sublayers ?? []).sortedByDepth().reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}

extension [CALayer] {
  @MainActor fileprivate func sortedByDepth() -> [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }
}
