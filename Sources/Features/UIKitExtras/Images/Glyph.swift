import UIKit

/// A simple icon drawn with lines, plain, in a circle or cut out of a disc.
public struct Glyph: Hashable, Sendable {
  /// The direction in which a chevron or arrow points.
  public enum Direction: CaseIterable, Hashable, Sendable {
    /// Toward the top.
    case up
    /// Toward the right.
    case right
    /// Toward the bottom.
    case down
    /// Toward the left.
    case left
  }

  /// The shape of a glyph.
  public enum Kind: Hashable, Sendable {
    /// A plus sign.
    case plus
    /// A minus sign.
    case minus
    /// A multiplication sign, also for closing.
    case multiply
    /// An equals sign.
    case equal
    /// An angle without a shaft.
    case chevron(Direction)
    /// An angle with a shaft.
    case arrow(Direction)
  }

  /// A shape around a glyph.
  public enum Surround: CaseIterable, Hashable, Sendable {
    /// The glyph stands alone.
    case none
    /// A circle around the glyph.
    case circle
    /// The glyph is cut out of a disc.
    case disc
  }

  /// The shape of the glyph.
  public var kind: Kind
  /// The shape around the glyph.
  public var surround: Surround

  /// Creates a glyph.
  public init(_ kind: Kind, in surround: Surround = .none) {
    self.kind = kind
    self.surround = surround
  }

  /// All kinds, in all directions.
  public static let all: [Glyph] = {
    let kinds: [Kind] =
      [.plus, .minus, .multiply, .equal] + Direction.allCases.map { .chevron($0) }
      + Direction.allCases.map { .arrow($0) }
    return kinds.flatMap { kind in Surround.allCases.map { Glyph(kind, in: $0) } }
  }()

  /// The glyph's lines in the unit square.
  var lines: [[CGPoint]] {
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    switch kind {
    case .plus: return [[p(0.5, 0), p(0.5, 1)], [p(0, 0.5), p(1, 0.5)]]
    case .minus: return [[p(0, 0.5), p(1, 0.5)]]
    case .multiply: return [[p(0.08, 0.08), p(0.92, 0.92)], [p(0.92, 0.08), p(0.08, 0.92)]]
    case .equal: return [[p(0, 0.3), p(1, 0.3)], [p(0, 0.7), p(1, 0.7)]]
    case .chevron(let direction):
      return [[p(0, 0.75), p(0.5, 0.25), p(1, 0.75)].map { $0.turned(direction) }]
    case .arrow(let direction):
      let lines = [[p(0.5, 1), p(0.5, 0)], [p(0.1, 0.4), p(0.5, 0), p(0.9, 0.4)]]
      return lines.map { $0.map { $0.turned(direction) } }
    }
  }
}

extension CGPoint {
  /// Rotates a point around the center of the unit square, from up to a direction.
  fileprivate func turned(_ direction: Glyph.Direction) -> CGPoint {
    switch direction {
    case .up: self
    case .right: CGPoint(x: 1 - y, y: x)
    case .down: CGPoint(x: 1 - x, y: 1 - y)
    case .left: CGPoint(x: y, y: 1 - x)
    }
  }
}

extension UIImage {
  /// Draws a glyph in a size in points.
  ///
  /// - Parameter lineWidth: The width of lines in points; nil is a tenth of the side.
  @MainActor public static func glyph(
    _ glyph: Glyph, side: CGFloat = 24, color: UIColor = .black, lineWidth: CGFloat? = nil
  ) -> UIImage {
    let width = lineWidth ?? side / 10
    return drawn(size: CGSize(width: side, height: side)) { context in
      GlyphDrawing(glyph: glyph, side: side, lineWidth: width, color: color).draw(in: context)
    }
  }

  /// Draws a ring or a disc.
  @MainActor public static func circle(
    side: CGFloat = 24, color: UIColor = .black, lineWidth: CGFloat? = nil, isFilled: Bool = false
  ) -> UIImage {
    let width = lineWidth ?? side / 10
    return drawn(size: CGSize(width: side, height: side)) { context in
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      context.setFillColor(color.cgColor)
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(width)
      if isFilled {
        context.fillEllipse(in: rect)
      } else {
        context.strokeEllipse(in: rect.insetBy(dx: width / 2, dy: width / 2))
      }
    }
  }
}

@MainActor private struct GlyphDrawing {
  let glyph: Glyph
  let side: CGFloat
  let lineWidth: CGFloat
  let color: UIColor

  func draw(in context: CGContext) {
    context.setFillColor(color.cgColor)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let glyphBounds = CGRect(x: 0, y: 0, width: side, height: side)
    switch glyph.surround {
    case .none: strokeSign(in: glyphBounds.insetBy(dx: side * 0.15, dy: side * 0.15), context)
    case .circle:
      context.strokeEllipse(in: glyphBounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
      strokeSign(in: glyphBounds.insetBy(dx: side * 0.29, dy: side * 0.29), context)
    case .disc:
      context.fillEllipse(in: glyphBounds)
      context.setBlendMode(.clear)
      cutSign(in: glyphBounds.insetBy(dx: side * 0.29, dy: side * 0.29), context)
    }
  }

  private func lines(in rect: CGRect) -> [[CGPoint]] {
    glyph.lines.map { line in
      line.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) }
    }
  }

  private func strokeSign(in rect: CGRect, _ context: CGContext) {
    context.beginPath()
    for line in lines(in: rect) { context.addLines(between: line) }
    context.strokePath()
  }

  /// Clears the glyph as filled bars, because only fills can be cleared on Linux.
  private func cutSign(in rect: CGRect, _ context: CGContext) {
    for line in lines(in: rect) {
      for (start, end) in zip(line, line.dropFirst()) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let bar = CGRect(
          x: -lineWidth / 2, y: -lineWidth / 2,
          width: (dx * dx + dy * dy).squareRoot() + lineWidth, height: lineWidth)
        context.saveGState()
        context.translateBy(x: start.x, y: start.y)
        context.rotate(by: atan2(dy, dx))
        context.beginPath()
        context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: lineWidth / 2).cgPath)
        context.fillPath()
        context.restoreGState()
      }
    }
  }
}
