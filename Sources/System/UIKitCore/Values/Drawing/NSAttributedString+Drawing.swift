import HostInterface
import QuartzCore

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle's origin is the top left corner of the text, which may have several lines.
  /// Without it there is one line, whose baseline starts at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Accepted for compatibility; line heights always include the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Accepted for source compatibility; it has no effect.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// Returns the size of the text in points, with a new line only where the text has a line break.
  public func size() -> CGSize { measured(width: nil, height: nil)?.size ?? .zero }

  /// Draws the text into the current context, with its top left corner at a point and without
  /// wrapping.
  public func draw(at point: CGPoint) {
    draw(request(width: nil, height: nil), at: point)
  }

  /// Draws the text into the current context, wrapped to the width of a rectangle and clipped to
  /// it.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(request(width: rect.width, height: nil), at: rect.origin)
    context.restoreGState()
  }

  /// Draws the text into the current context. Without `.usesLineFragmentOrigin` it is one line
  /// whose baseline starts at the origin; otherwise it is wrapped to the width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let baseline = measured(width: nil, height: nil)?.baseline ?? 0
      let start = CGPoint(x: rect.minX, y: rect.minY - baseline)
      return draw(request(width: nil, height: nil), at: start)
    }
    let cuts = options.contains(.truncatesLastVisibleLine)
    draw(request(width: rect.width, height: cuts ? rect.height : nil), at: rect.origin)
  }

  /// Returns the rectangle that the text covers if it is drawn with the same options. A width or
  /// height of 0 sets no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      guard let line = measured(width: nil, height: nil) else { return .zero }
      return CGRect(origin: CGPoint(x: 0, y: -line.baseline), size: line.size)
    }
    let cuts = options.contains(.truncatesLastVisibleLine)
    let layout = measured(
      width: size.width > 0 ? size.width : nil, height: cuts && size.height > 0 ? size.height : nil)
    return CGRect(origin: .zero, size: layout?.size ?? .zero)
  }

  private func measured(width: CGFloat?, height: CGFloat?) -> (size: CGSize, baseline: CGFloat)? {
    guard let request = request(width: width, height: height) else { return nil }
    return MainThread.run {
      HostServices.current.text?.layOut(request).measures
    }
  }

  /// Returns the request for a layout. A width or height of a million points or more counts as
  /// unlimited.
  private func request(width: CGFloat?, height: CGFloat?) -> TextRequest? {
    guard length > 0 else { return nil }
    func limit(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0 < 1e6 ? $0 : nil } }
    let style = paragraphStyle ?? .default
    var request = TextRequest(
      runs: textRuns(font: .systemFont(ofSize: Self.defaultSize), traits: .current),
      width: limit(width), height: limit(height), alignment: style.alignment.alignment,
      truncation: height == nil ? .none : .tail, wrapping: style.lineBreakMode.wrapping)
    request.take(style)
    return request
  }

  /// Text without a font is drawn in 12 points, as on Apple's systems.
  private static let defaultSize: CGFloat = 12

  private func draw(_ request: TextRequest?, at point: CGPoint) {
    guard let request, let context = UIGraphicsGetCurrentContext() else { return }
    for node in MainThread.run({ request.nodes(at: point) }) { context.draw(node) }
  }
}

extension TextLayout {
  fileprivate var measures: (size: CGSize, baseline: CGFloat) { (size, firstBaseline) }
}

extension TextRequest {
  /// Returns the text with its shadows, from back to front.
  @MainActor fileprivate func nodes(at point: CGPoint) -> [RenderNode] {
    guard let shaping = HostServices.current.text else { return [] }
    let layout = shaping.layOut(self)
    let text = RenderNode.Content.text(layout, origin: point, color: CGColor(gray: 0, alpha: 1))
    return shadowNodes(at: point, by: shaping) + [RenderNode(text)]
      + attachmentNodes(at: point, in: layout)
  }
}
