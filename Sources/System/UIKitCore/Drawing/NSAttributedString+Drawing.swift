import HostInterface
import QuartzCore

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
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
    draw(laidOut(width: nil, height: nil), at: point)
  }

  /// Wrapped to the width, and cut off below.
  @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(laidOut(width: rect.width, height: nil), at: rect.origin)
    context.restoreGState()
  }

  /// Without `.usesLineFragmentOrigin` the text is one line whose baseline is at the origin.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = laidOut(width: nil, height: nil)
      let baseline = line?.firstBaseline ?? 0
      return draw(line, at: CGPoint(x: rect.minX, y: rect.minY - baseline))
    }
    let cuts = options.contains(.truncatesLastVisibleLine)
    draw(laidOut(width: rect.width, height: cuts ? rect.height : nil), at: rect.origin)
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

  /// Huge rooms stand for no limit.
  @MainActor private func laidOut(width: CGFloat?, height: CGFloat?) -> (any TextLayout)? {
    guard length > 0, let shaping = TextServices.shaping else { return nil }
    func limit(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0 < 1e6 ? $0 : nil } }
    let runs = textRuns(font: .systemFont(ofSize: Self.defaultSize), traits: .current)
    return shaping.layOut(
      TextRequest(
        runs: runs, width: limit(width), height: limit(height),
        truncation: height == nil ? .none : .tail))
  }

  /// Apple draws text without a font in 12 points.
  private static let defaultSize: CGFloat = 12

  @MainActor private func draw(_ layout: (any TextLayout)?, at point: CGPoint) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
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
