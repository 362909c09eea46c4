import HostInterface
import QuartzCore

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Nothing of it is used; Apple's signatures name it.
@MainActor open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// Of one line for each that the text has.
  @MainActor public func size() -> CGSize { laidOut(width: nil, height: nil)?.size ?? .zero }

  @MainActor public func draw(at point: CGPoint) {
    draw(request(width: nil, height: nil), at: point)
  }

  /// Wrapped to the width, and cut off below.
  @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(request(width: rect.width, height: nil), at: rect.origin)
    context.restoreGState()
  }

  /// Without `.usesLineFragmentOrigin` the text is one line whose baseline is at the origin.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let baseline = laidOut(width: nil, height: nil)?.firstBaseline ?? 0
      let start = CGPoint(x: rect.minX, y: rect.minY - baseline)
      return draw(request(width: nil, height: nil), at: start)
    }
    let cuts = options.contains(.truncatesLastVisibleLine)
    draw(request(width: rect.width, height: cuts ? rect.height : nil), at: rect.origin)
  }

  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      guard let line = laidOut(width: nil, height: nil) else { return .zero }
      return CGRect(origin: CGPoint(x: 0, y: -line.firstBaseline), size: line.size)
    }
    let cuts = options.contains(.truncatesLastVisibleLine)
    let layout = laidOut(
      width: size.width > 0 ? size.width : nil, height: cuts && size.height > 0 ? size.height : nil)
    return CGRect(origin: .zero, size: layout?.size ?? .zero)
  }

  @MainActor private func laidOut(width: CGFloat?, height: CGFloat?) -> (any TextLayout)? {
    request(width: width, height: height).flatMap { HostServices.current.text?.layOut($0) }
  }

  /// Huge rooms stand for no limit.
  @MainActor private func request(width: CGFloat?, height: CGFloat?) -> TextRequest? {
    guard length > 0 else { return nil }
    func limit(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0 < 1e6 ? $0 : nil } }
    let style = paragraphStyle ?? .default
    return TextRequest(
      runs: textRuns(font: .systemFont(ofSize: Self.defaultSize), traits: .current),
      width: limit(width), height: limit(height), alignment: style.alignment.alignment,
      truncation: height == nil ? .none : .tail, wrapping: style.lineBreakMode.wrapping,
      lineSpacing: style.lineSpacing)
  }

  /// Apple draws text without a font in 12 points.
  private static let defaultSize: CGFloat = 12

  @MainActor private func draw(_ request: TextRequest?, at point: CGPoint) {
    guard let request, let shaping = HostServices.current.text,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    for shadow in request.shadowNodes(at: point, by: shaping) { context.draw(shadow) }
    let layout = shaping.layOut(request)
    context.draw(RenderNode(.text(layout, origin: point, color: CGColor(gray: 0, alpha: 1))))
  }
}

extension String {
  @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
