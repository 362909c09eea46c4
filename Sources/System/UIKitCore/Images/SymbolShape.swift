import QuartzCore

/// A small picture drawn with lines in a square of 24 points, in the tint color of its view.
struct SymbolShape: Sendable {
  enum Part: Sendable {
    case line([CGPoint])
    case outline([CGPoint])
    case filled([CGPoint])
    case circle(CGPoint, CGFloat)
    case disc(CGPoint, CGFloat)
    case arc(CGPoint, CGFloat, from: CGFloat, to: CGFloat)
    case box(CGRect, radius: CGFloat)
  }

  let parts: [Part]
  var side: CGFloat = 24

  var size: CGSize { CGSize(width: side, height: side) }
  /// The width of the lines, in points of the 24-point square.
  private static let lineWidth: CGFloat = 2

  func node(in frame: CGRect, color: CGColor) -> RenderNode {
    let scale = min(frame.width, frame.height) / 24
    let stroke = RenderNode.Stroke(color: color, width: Self.lineWidth, cap: .round, join: .round)
    let nodes = parts.map { part -> RenderNode in
      let path = CGMutablePath()
      var fill: CGColor?
      switch part {
      case .line(let points): path.add(points, closed: false)
      case .outline(let points): path.add(points, closed: true)
      case .filled(let points):
        path.add(points, closed: true)
        fill = color
      case .circle(let center, let radius):
        path.addEllipse(in: CGRect(center: center, radius: radius))
      case .disc(let center, let radius):
        path.addEllipse(in: CGRect(center: center, radius: radius))
        fill = color
      case .arc(let center, let radius, let from, let to):
        path.addArc(
          center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
      case .box(let rect, let radius):
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
      }
      return RenderNode(.path(path, fill: fill, stroke: stroke))
    }
    var transform = CATransform3DMakeScale(scale, scale, 1)
    transform.m41 = frame.midX - 12 * scale
    transform.m42 = frame.midY - 12 * scale
    return RenderNode(.transform(transform, RenderNode(.group(nodes))))
  }
}

extension CGMutablePath {
  fileprivate func add(_ points: [CGPoint], closed: Bool) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    if closed { closeSubpath() }
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}

private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension SymbolShape {
  /// The names are those of Apple's symbols that they replace; the shapes are our own.
  static let named: [String: SymbolShape] = [
    "chevron.left": SymbolShape(parts: [.line([p(15, 4), p(7, 12), p(15, 20)])]),
    "chevron.right": SymbolShape(parts: [.line([p(9, 4), p(17, 12), p(9, 20)])]),
    "chevron.up": SymbolShape(parts: [.line([p(4, 15), p(12, 7), p(20, 15)])]),
    "chevron.down": SymbolShape(parts: [.line([p(4, 9), p(12, 17), p(20, 9)])]),
    "xmark": SymbolShape(parts: [.line([p(5, 5), p(19, 19)]), .line([p(19, 5), p(5, 19)])]),
    "checkmark": SymbolShape(parts: [.line([p(4, 13), p(10, 19), p(20, 6)])]),
    "plus": SymbolShape(parts: [.line([p(12, 4), p(12, 20)]), .line([p(4, 12), p(20, 12)])]),
    "minus": SymbolShape(parts: [.line([p(4, 12), p(20, 12)])]),
    "play.fill": SymbolShape(parts: [.filled([p(7, 4), p(20, 12), p(7, 20)])]),
    "pause.fill": SymbolShape(
      parts: [
        .filled([p(7, 5), p(9, 5), p(9, 19), p(7, 19)]),
        .filled([p(15, 5), p(17, 5), p(17, 19), p(15, 19)]),
      ]),
    "speaker.wave.2.fill": SymbolShape(
      parts: [
        .filled([p(3, 9), p(7, 9), p(12, 5), p(12, 19), p(7, 15), p(3, 15)]),
        .arc(p(12, 12), 4.5, from: -0.9, to: 0.9), .arc(p(12, 12), 8.5, from: -0.9, to: 0.9),
      ]),
    "speaker.slash.fill": SymbolShape(
      parts: [
        .filled([p(3, 9), p(7, 9), p(12, 5), p(12, 19), p(7, 15), p(3, 15)]),
        .line([p(16, 9), p(22, 15)]), .line([p(22, 9), p(16, 15)]),
      ]),
    "photo": SymbolShape(
      parts: [
        .box(CGRect(x: 2, y: 4, width: 20, height: 16), radius: 3),
        .line([p(3, 17), p(9, 11), p(14, 16), p(17, 13), p(21, 17)]), .disc(p(15.5, 8.5), 1),
      ]),
    "doc.on.doc": SymbolShape(
      parts: [
        .box(CGRect(x: 8.5, y: 2.5, width: 12, height: 15), radius: 2.5),
        .line([p(5.5, 6.5), p(3.5, 8.5), p(3.5, 21.5), p(15.5, 21.5)]),
      ]),
    "arrow.up.forward.square": SymbolShape(
      parts: [
        .box(CGRect(x: 3, y: 3, width: 18, height: 18), radius: 4), .line([p(8.5, 15.5), p(15.5, 8.5)]),
        .line([p(9.5, 8.5), p(15.5, 8.5), p(15.5, 14.5)]),
      ]),
    "trash": SymbolShape(
      parts: [
        .line([p(4, 6.5), p(20, 6.5)]), .line([p(9, 6.5), p(9.5, 3.5), p(14.5, 3.5), p(15, 6.5)]),
        .line([p(6, 6.5), p(7, 20.5), p(17, 20.5), p(18, 6.5)]),
        .line([p(10, 10.5), p(10.4, 16.5)]),
        .line([p(14, 10.5), p(13.6, 16.5)]),
      ]),
    "exclamationmark.triangle": SymbolShape(
      parts: [
        .outline([p(12, 3), p(22, 20), p(2, 20)]), .line([p(12, 9), p(12, 14)]),
        .disc(p(12, 17), 0.2),
      ]),
    "arrow.clockwise": SymbolShape(
      parts: [
        .arc(p(12, 12), 8, from: -0.9, to: 4.6), .line([p(17, 1.5), p(17, 6), p(12.5, 6)]),
      ]),
    "magnifyingglass": SymbolShape(
      parts: [.circle(p(10, 10), 6.5), .line([p(15, 15), p(21, 21)])]),
    "square.and.arrow.up": SymbolShape(
      parts: [
        .line([p(8, 9), p(4.5, 9), p(4.5, 21), p(19.5, 21), p(19.5, 9), p(16, 9)]),
        .line([p(12, 15), p(12, 2.5)]), .line([p(8, 6.5), p(12, 2.5), p(16, 6.5)]),
      ]),
    "square.and.pencil": SymbolShape(
      parts: [
        .line([p(12, 4), p(4, 4), p(4, 20), p(20, 20), p(20, 12)]), .line([p(9, 15), p(20, 4)]),
      ]),
    "arrowshape.turn.up.left": SymbolShape(
      parts: [
        .line([p(9, 4), p(3, 10), p(9, 16)]),
        .line([p(3, 10), p(15, 10), p(20, 14), p(20, 20)]),
      ]),
    "folder": SymbolShape(
      parts: [
        .outline([p(3, 5.5), p(9, 5.5), p(11, 8.5), p(21, 8.5), p(21, 19), p(3, 19)])
      ]),
    "book": SymbolShape(
      parts: [
        .line([p(12, 6), p(8, 4.5), p(3, 4.5), p(3, 18.5), p(8, 18.5), p(12, 20)]),
        .line([p(12, 20), p(16, 18.5), p(21, 18.5), p(21, 4.5), p(16, 4.5), p(12, 6), p(12, 20)]),
      ]),
    "camera": SymbolShape(
      parts: [
        .box(CGRect(x: 2, y: 6.5, width: 20, height: 13.5), radius: 3), .circle(p(12, 13.3), 3.8),
        .line([p(8, 6.5), p(9.5, 3.5), p(14.5, 3.5), p(16, 6.5)]),
      ]),
    "backward.fill": SymbolShape(
      parts: [
        .filled([p(11.5, 6), p(11.5, 18), p(3, 12)]), .filled([p(21, 6), p(21, 18), p(12.5, 12)]),
      ]),
    "forward.fill": SymbolShape(
      parts: [
        .filled([p(12.5, 6), p(12.5, 18), p(21, 12)]), .filled([p(3, 6), p(3, 18), p(11.5, 12)]),
      ]),
    "sidebar.left": SymbolShape(
      parts: [.box(CGRect(x: 2, y: 4, width: 20, height: 16), radius: 3), .line([p(9, 4), p(9, 20)])]),
    "sidebar.right": SymbolShape(
      parts: [.box(CGRect(x: 2, y: 4, width: 20, height: 16), radius: 3), .line([p(15, 4), p(15, 20)])]),
    "line.3.horizontal": SymbolShape(
      parts: [.line([p(4, 6), p(20, 6)]), .line([p(4, 12), p(20, 12)]), .line([p(4, 18), p(20, 18)])]),
    "arrow.up.left.and.arrow.down.right": SymbolShape(
      parts: [
        .line([p(10, 4), p(4, 4), p(4, 10)]), .line([p(4, 4), p(10, 10)]),
        .line([p(14, 20), p(20, 20), p(20, 14)]), .line([p(20, 20), p(14, 14)]),
      ]),
    "ellipsis": SymbolShape(
      parts: [.disc(p(5, 12), 0.8), .disc(p(12, 12), 0.8), .disc(p(19, 12), 0.8)]),
  ]
}

extension UIImage {
  /// Creates one of a few symbols that come with Vitrine, which are drawn at any size; nil for
  /// other names.
  public convenience init?(systemName name: String) {
    guard let shape = SymbolShape.named[name] else { return nil }
    self.init(cgImage: nil, scale: 1, symbol: shape)
  }
}
