import Quartz2D
import RenderTree

/// The graphics state that `saveGState` saves.
struct GraphicsState {
  var matrix = CGAffineTransform.identity
  var fill = CGColor(gray: 0, alpha: 1)
  var stroke = CGColor(gray: 0, alpha: 1)
  var lineWidth: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var interpolation = CGInterpolationQuality.default
  var shadow: Shadow?
  var clip: ClipChain?

  var line: RenderNode.Stroke {
    var line = RenderNode.Stroke(color: stroke, width: lineWidth, cap: cap, join: join)
    line.miterLimit = miterLimit
    line.dashes = dashes
    line.dashPhase = dashPhase
    return line
  }
}

/// Nested clipping paths, the innermost first, in base space.
final class ClipChain {
  let path: CGPath
  let isEvenOdd: Bool
  /// An image whose opacity is applied as well; the path is its outline.
  let mask: RenderNode?
  let next: ClipChain?

  init(path: CGPath, isEvenOdd: Bool = false, mask: RenderNode? = nil, next: ClipChain?) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.mask = mask
    self.next = next
  }

  func clip(_ node: RenderNode) -> RenderNode {
    let black = CGColor(gray: 0, alpha: 1)
    let shape = RenderNode(.path(path, fill: black, stroke: nil, isEvenOdd: isEvenOdd))
    let clipped =
      mask.map { RenderNode(.mask(node, by: $0)) } ?? RenderNode.masked(node, by: shape)
    return next?.clip(clipped) ?? clipped
  }
}

struct Shadow {
  let offset: CGSize
  let blur: CGFloat
  let color: CGColor

  /// Returns the node in front of its shadow, which is its blurred silhouette in one color.
  func cast(by node: RenderNode) -> RenderNode {
    guard color.alpha > 0, let extent = node.extent, !extent.isNull, !extent.isInfinite else {
      return node
    }
    let silhouette = RenderNode(
      .mask(RenderNode(.fill(RoundedRect(extent), color)), by: node))
    let moved = RenderNode(
      .transform(CATransform3DMakeTranslation(offset.width, offset.height, 0), silhouette))
    // The blur value of Quartz is twice the standard deviation.
    let deviation = max(0, blur) / 2
    let reach = (deviation * 3).rounded(.up)
    let area = extent.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    let glass = RenderNode.Backdrop(
      frame: RoundedRect(area), radius: deviation, saturation: 1)
    let soft =
      deviation > 0
      ? RenderNode(.blurred(RenderNode.Blur(child: moved, glass: glass, area: area))) : moved
    return RenderNode(.group([soft, node]))
  }
}

/// The recorded nodes, from back to front; adjacent nodes with the same clip are clipped together.
struct Recording {
  private var runs: [(clip: ClipChain?, nodes: [RenderNode])] = []

  var isEmpty: Bool { runs.isEmpty }

  mutating func add(_ node: RenderNode, under clip: ClipChain?) {
    if let last = runs.indices.last, runs[last].clip === clip {
      runs[last].nodes.append(node)
    } else {
      runs.append((clip, [node]))
    }
  }

  func node() -> RenderNode? {
    let parts = runs.map { run -> RenderNode in
      let inner = run.nodes.count == 1 ? run.nodes[0] : RenderNode(.group(run.nodes))
      return run.clip?.clip(inner) ?? inner
    }
    return parts.count > 1 ? RenderNode(.group(parts)) : parts.first
  }

  mutating func blend(_ node: RenderNode, _ mode: CGBlendMode, under clip: ClipChain?) {
    let top = clip?.clip(node) ?? node
    guard let bottom = self.node() else { return add(top, under: nil) }
    runs = [(nil, [RenderNode(.blend(mode, bottom: bottom, top: top))])]
  }

  /// Erases the area of a filled path from the recorded nodes; lines and nodes that aren't paths
  /// erase nothing.
  mutating func erase(_ node: RenderNode, under clip: ClipChain?) {
    guard let bottom = self.node(), let extent = bottom.extent, !extent.isNull else { return }
    guard let hole = node.outline(under: clip) else { return }
    let path = CGMutablePath()
    path.addRect(extent.union(hole.boundingBox).insetBy(dx: -1, dy: -1))
    path.addPath(hole)
    let black = CGColor(gray: 0, alpha: 1)
    let rest = RenderNode(.path(path, fill: black, stroke: nil, isEvenOdd: true))
    runs = [(nil, [RenderNode(.mask(bottom, by: rest))])]
  }
}

extension RenderNode {
  /// Returns the outline of a fill, limited to a rectangular clip.
  fileprivate func outline(under clip: ClipChain?) -> CGPath? {
    guard case .path(let path, _?, _, _) = content else { return nil }
    guard let clip else { return path }
    let box = sequence(first: clip, next: \.next).reduce(path.boundingBox) {
      $0.intersection($1.path.boundingBox)
    }
    guard !box.isNull else { return nil }
    return RoundedRect(exactly: path) == nil ? path : CGPath(rect: box, transform: nil)
  }
}
