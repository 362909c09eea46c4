import HostInterface
import QuartzCore

/// An upright picture. Decoded pixels, or a path that draws itself at any size.
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable { case automatic = 0, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable { case up = 0 }

  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// Nil unless the image is animated.
  public let images: [UIImage]?
  /// Seconds of one round of `images`.
  public let duration: TimeInterval
  /// Set for symbols.
  let symbol: SymbolShape?
  /// The colour of all that is drawn; nil draws a picture as it is.
  let tint: UIColor?

  init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    images: [UIImage]? = nil, duration: TimeInterval = 0, symbol: SymbolShape? = nil,
    tint: UIColor? = nil
  ) {
    self.cgImage = cgImage
    self.scale = scale
    self.renderingMode = renderingMode
    self.images = images
    self.duration = duration
    self.symbol = symbol
    self.tint = tint
  }

  /// Without a pixel.
  public override convenience init() { self.init(cgImage: nil, scale: 1) }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale)
  }

  /// Decodes at once, on the calling thread: for small pictures. Nil when it cannot be decoded.
  @MainActor public convenience init?(contentsOfFile path: String) {
    let source = ImageSource.file(URL(fileURLWithPath: path))
    guard
      let image = try? HostServices.current.decoder?.image(from: source, fitting: nil, frame: 0)
    else { return nil }
    self.init(cgImage: image, scale: 1)
  }

  /// Decodes at once, on the calling thread: for small pictures. Nil when it cannot be decoded.
  @MainActor public convenience init?(data: Data) {
    guard
      let image = try? HostServices.current.decoder?.image(from: .data(data), fitting: nil, frame: 0)
    else { return nil }
    self.init(cgImage: image, scale: 1)
  }

  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      cgImage: first.cgImage, scale: first.scale, images: images, duration: duration)
  }

  /// In points.
  public var size: CGSize {
    if let symbol { return symbol.size }
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  public var imageOrientation: Orientation { .up }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, images: images,
      duration: duration, symbol: symbol, tint: tint)
  }

  @MainActor public func pngData() -> Data? {
    cgImage.flatMap { try? HostServices.current.encoder?.pngData($0) }
  }

  /// Quality 0…1.
  @MainActor public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { try? HostServices.current.encoder?.jpegData($0, quality: compressionQuality) }
  }
}
