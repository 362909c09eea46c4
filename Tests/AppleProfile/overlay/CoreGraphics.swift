@_exported import CoreGraphics
@_exported import CoreFoundation
extension CGPoint: Equatable, Codable, CustomDebugStringConvertible {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public static func == (l: CGPoint, r: CGPoint) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
  public var debugDescription: String { fatalError() }
}
extension CGSize: Equatable, Codable, CustomDebugStringConvertible {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public static func == (l: CGSize, r: CGSize) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
  public var debugDescription: String { fatalError() }
}
extension CGVector: Equatable, Codable {
  public static var zero: CGVector { fatalError() }
  public init(dx: Int, dy: Int) { fatalError() }
  public init(dx: Double, dy: Double) { fatalError() }
  public static func == (l: CGVector, r: CGVector) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}
public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }
extension CGRect: Equatable, Codable, CustomDebugStringConvertible {
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var standardized: CGRect { fatalError() }
  public var integral: CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ r: CGRect) -> CGRect { fatalError() }
  public func intersection(_ r: CGRect) -> CGRect { fatalError() }
  public func intersects(_ r: CGRect) -> Bool { fatalError() }
  public func contains(_ p: CGPoint) -> Bool { fatalError() }
  public func contains(_ r: CGRect) -> Bool { fatalError() }
  public func divided(atDistance: CGFloat, from: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    fatalError()
  }
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
  public static func == (l: CGRect, r: CGRect) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public var debugDescription: String { fatalError() }
}
extension CGAffineTransform: Equatable, Codable {
  public static var identity: CGAffineTransform { fatalError() }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { fatalError() }
  public init(translationX: CGFloat, y: CGFloat) { fatalError() }
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public init(rotationAngle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by: CGFloat) -> CGAffineTransform { fatalError() }
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public static func == (l: CGAffineTransform, r: CGAffineTransform) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}
extension CGColor: @unchecked Sendable {}
extension CGImage: @unchecked Sendable {}
extension CGPath: @unchecked Sendable {}
extension CGColorSpace: @unchecked Sendable {}
extension CGColor {
  public var alpha: CGFloat { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
    -> CGColor?
  { fatalError() }
}
extension CGColorSpace {
  public class var sRGB: CFString { fatalError() }
  public class var displayP3: CFString { fatalError() }
  public var numberOfComponents: Int { fatalError() }
}
extension CGImage {
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bitsPerComponent: Int { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
  public var bitmapInfo: CGBitmapInfo { fatalError() }
  public var dataProvider: CGDataProvider? { fatalError() }
  public func cropping(to: CGRect) -> CGImage? { fatalError() }
}
extension CGPath {
  public var boundingBox: CGRect { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var currentPoint: CGPoint { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public func copy() -> CGPath? { fatalError() }
  public func mutableCopy() -> CGMutablePath? { fatalError() }
  public func contains(
    _ p: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { fatalError() }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
extension CGMutablePath {
  public func move(to: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLines(between: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func addCurve(
    to: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addQuadCurve(to: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
  {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public func addRect(_ r: CGRect, transform: CGAffineTransform = .identity) {}
  public func addEllipse(in: CGRect, transform: CGAffineTransform = .identity) {}
  public func addRoundedRect(
    in: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func addPath(_ p: CGPath, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}
extension CGContext {
  public var ctm: CGAffineTransform { fatalError() }
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by: CGFloat) {}
  public func concatenate(_ t: CGAffineTransform) {}
  public func setFillColor(_ c: CGColor) {}
  public func setStrokeColor(_ c: CGColor) {}
  public func setLineWidth(_ w: CGFloat) {}
  public func setLineCap(_ c: CGLineCap) {}
  public func setLineJoin(_ j: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ a: CGFloat) {}
  public func setBlendMode(_ m: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  public func beginPath() {}
  public func closePath() {}
  public func move(to: CGPoint) {}
  public func addLine(to: CGPoint) {}
  public func addLines(between: [CGPoint]) {}
  public func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to: CGPoint, control: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addRect(_ r: CGRect) {}
  public func addEllipse(in: CGRect) {}
  public func addPath(_ p: CGPath) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func strokePath() {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to: CGRect) {}
  public func fill(_ r: CGRect) {}
  public func fill(_ r: [CGRect]) {}
  public func stroke(_ r: CGRect) {}
  public func stroke(_ r: CGRect, width: CGFloat) {}
  public func clear(_ r: CGRect) {}
  public func fillEllipse(in: CGRect) {}
  public func strokeEllipse(in: CGRect) {}
  public func draw(_ i: CGImage, in: CGRect, byTiling: Bool = false) {}
  public func makeImage() -> CGImage? { fatalError() }
  public var data: UnsafeMutableRawPointer? { fatalError() }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
}
