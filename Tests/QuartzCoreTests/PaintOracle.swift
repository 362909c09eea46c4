import QuartzCore
import RenderTree

/// One thing that is painted at a point, as far as the tests tell such things apart.
struct Paint: Hashable, CustomStringConvertible {
  var what: String
  /// The product of the opacities on the way, rounded, as both sides multiply in their own order.
  var opacity: CGFloat

  var description: String { "\(what)@\((opacity * 1000).rounded() / 1000)" }

  func faded(_ factor: CGFloat) -> Paint { Paint(what: what, opacity: opacity * factor) }

  static func == (a: Paint, b: Paint) -> Bool {
    a.what == b.what && abs(a.opacity - b.opacity) < 1e-6
  }
}

extension RenderNode {
  /// What the nodes paint at a point, back to front. Corners count as square.
  func paints(at point: CGPoint) -> [Paint] {
    switch content {
    case .group(let children): return children.flatMap { $0.paints(at: point) }
    case .transform(let matrix, let child):
      return child.paints(at: point.applying(CATransform3DInvert(matrix)))
    case .opacity(let opacity, let child):
      return child.paints(at: point).map { $0.faded(opacity) }
    case .clip(let shape, let child):
      return shape.rect.contains(point) ? child.paints(at: point) : []
    case .mask(let child, let mask):
      return mask.paints(at: point).isEmpty ? [] : child.paints(at: point)
    case .fill(let shape, let color):
      return shape.rect.contains(point) ? [Paint(what: "\(color)", opacity: 1)] : []
    case .image(let image, let frame, _):
      return frame.contains(point) ? [Paint(what: "image \(image.width)", opacity: 1)] : []
    case .shadow(let shape, _, let offset, let blur):
      return shape.reached(by: point, offset, blur) ? [Paint(what: "shadow", opacity: 1)] : []
    case .path(let path, _, _, _):
      return path.boundingBox.contains(point) ? [Paint(what: "path", opacity: 1)] : []
    default: return [Paint(what: "unknown to the oracle", opacity: 1)]
    }
  }
}

extension RoundedRect {
  /// Whether a shadow is surely to be seen there.
  fileprivate func reached(by point: CGPoint, _ offset: CGSize, _ blur: CGFloat) -> Bool {
    let shade = rect.offsetBy(dx: offset.width, dy: offset.height)
    return shade.insetBy(dx: -blur, dy: -blur).contains(point)
  }
}

/// What layers say that they paint, found by asking each of them at each point: nothing is kept
/// from frame to frame, and nothing is left out for being out of sight.
@MainActor enum PaintOracle {
  /// Back to front, for a point of the superlayer.
  static func paints(of layer: CALayer, at point: CGPoint, above: CALayer? = nil) -> [Paint] {
    let shown = layer.presentation() ?? layer
    guard !shown.isHidden, shown.opacity > 0, let matrix = matrix(of: shown, above) else {
      return []
    }
    let local = point.applying(CATransform3DInvert(matrix))
    let isInside = shown.bounds.contains(local)
    var result: [Paint] = []
    if !shown.masksToBounds, shown.shadowOpacity > 0,
      shown.backgroundColor != nil || shown.contents != nil,
      RoundedRect(shown.bounds).reached(by: local, shown.shadowOffset, shown.shadowRadius)
    {
      result.append(Paint(what: "shadow", opacity: 1))
    }
    if isInside, let color = shown.backgroundColor {
      result.append(Paint(what: "\(color)", opacity: 1))
    }
    if isInside || !shown.masksToBounds {
      result += contents(of: shown, at: local)
      for sublayer in sorted(layer.sublayers ?? []) {
        result += paints(of: sublayer, at: local, above: shown)
      }
    }
    if let mask = layer.mask, paints(of: mask, at: local).isEmpty { return [] }
    return result.map { $0.faded(CGFloat(shown.opacity)) }
  }

  private static func contents(of shown: CALayer, at local: CGPoint) -> [Paint] {
    guard let image = shown.contents as? CGImage else { return [] }
    var frame = shown.bounds
    if shown.contentsGravity == .center {
      let size = CGSize(width: image.width, height: image.height)
      frame = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    return frame.contains(local) ? [Paint(what: "image \(image.width)", opacity: 1)] : []
  }

  /// The middle of every layer below, in the superlayer's coordinates: where a random point would
  /// seldom fall.
  static func centers(
    of layer: CALayer, above: CALayer? = nil, matrix outer: CATransform3D = CATransform3DIdentity
  ) -> [CGPoint] {
    let shown = layer.presentation() ?? layer
    guard let own = matrix(of: shown, above) else { return [] }
    let matrix = CATransform3DConcat(own, outer)
    let center = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY).applying(matrix)
    return (layer.sublayers ?? []).reduce([center]) {
      $0 + centers(of: $1, above: shown, matrix: matrix)
    }
  }

  private static func sorted(_ layers: [CALayer]) -> [CALayer] {
    layers.enumerated()
      .map { (($0.element.presentation() ?? $0.element).zPosition, $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Nil for one that is squeezed to a line.
  private static func matrix(of shown: CALayer, _ above: CALayer?) -> CATransform3D? {
    let bounds = shown.bounds
    let anchor = CGPoint(
      x: bounds.minX + shown.anchorPoint.x * bounds.width,
      y: bounds.minY + shown.anchorPoint.y * bounds.height)
    var matrix = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    matrix = CATransform3DConcat(matrix, shown.transform)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(shown.position.x, shown.position.y, 0))
    if let above, !CATransform3DIsIdentity(above.sublayerTransform) {
      let pivot = CGPoint(
        x: above.bounds.minX + above.anchorPoint.x * above.bounds.width,
        y: above.bounds.minY + above.anchorPoint.y * above.bounds.height)
      let there = CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0)
      let back = CATransform3DMakeTranslation(pivot.x, pivot.y, 0)
      matrix = CATransform3DConcat(
        matrix, CATransform3DConcat(CATransform3DConcat(there, above.sublayerTransform), back))
    }
    return matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21 == 0 ? nil : matrix
  }
}
