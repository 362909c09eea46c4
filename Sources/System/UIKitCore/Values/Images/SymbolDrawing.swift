import QuartzCore

/// The lines and areas of a symbol, in a square of 24 points.
final class SymbolDrawing: Sendable {
  /// The ways of drawing a part.
  enum Kind: Character, Sendable {
    /// A line.
    case stroked = "s"
    /// An area, which heavier weights surround with a line.
    case filled = "f"
    /// An area with a line around it at all weights.
    case both = "b"
    /// An area of which only the first contour grows with heavier weights.
    case cut = "d"
  }

  struct Part: Sendable {
    let kind: Kind
    let path: CGPath
    /// The contour that grows with heavier weights; `nil` for the whole path.
    let contour: CGPath?
  }

  let name: String
  let parts: [Part]
  /// Whether the symbol is mirrored in right-to-left layouts.
  let isDirectional: Bool

  init(name: String, parts: [Part], isDirectional: Bool) {
    self.name = name
    self.parts = parts
    self.isDirectional = isDirectional
  }

  func node(color: CGColor, lineWidth: CGFloat) -> RenderNode {
    let nodes = parts.flatMap { part -> [RenderNode] in
      switch part.kind {
      case .stroked:
        return [RenderNode(.path(part.path, fill: nil, stroke: line(lineWidth, color)))]
      case .both: return [RenderNode(.path(part.path, fill: color, stroke: line(lineWidth, color)))]
      case .filled, .cut:
        let extra = lineWidth - SymbolStyle.regularLineWidth
        guard extra > 0 else { return [RenderNode(.path(part.path, fill: color, stroke: nil))] }
        let area = RenderNode(.path(part.path, fill: color, stroke: nil))
        return [
          area, RenderNode(.path(part.contour ?? part.path, fill: nil, stroke: line(extra, color))),
        ]
      }
    }
    return RenderNode(.group(nodes))
  }

  private func line(_ width: CGFloat, _ color: CGColor) -> RenderNode.Stroke {
    RenderNode.Stroke(color: color, width: width, cap: .round, join: .round)
  }
}
