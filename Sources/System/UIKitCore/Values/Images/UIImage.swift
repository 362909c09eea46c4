import HostInterface
import QuartzCore

/// An immutable image: decoded pixels, or a symbol that is drawn at any size. It is always upright.
public final class UIImage: NSObject, Sendable {
  /// The rendering modes, which determine whether image views show an image in its own colors or in
  /// their tint color.
  public enum RenderingMode: Int, Sendable {
    /// Symbols as templates, all other images in their own colors.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal
    /// As a template: only the shape, in the tint color.
    case alwaysTemplate
  }

  /// The orientations of an image: how its pixels have to be turned to be seen upright. Decoding
  /// and `init(cgImage:scale:orientation:)` turn them, so that images are `up`.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright.
    case up = 0
    /// By 180°.
    case down
    /// By 90° counterclockwise.
    case left
    /// By 90° clockwise.
    case right
    /// Mirrored horizontally.
    case upMirrored
    /// Mirrored vertically.
    case downMirrored
    /// Mirrored horizontally, then by 90° counterclockwise.
    case leftMirrored
    /// Mirrored horizontally, then by 90° clockwise.
    case rightMirrored
  }

  /// The pixels; `nil` for symbols and empty images.
  public let cgImage: CGImage?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// Determines whether image views show the image in its own colors or in their tint color.
  public let renderingMode: RenderingMode
  /// The images of an animation; `nil` unless the image is animated.
  public let images: [UIImage]?
  /// The duration of one cycle of `images`, in seconds.
  public let duration: TimeInterval
  /// How often an animation plays; 0, as for all that an app makes, for ever.
  package let playCount: Int
  /// The shape of a symbol; `nil` for other images.
  let symbol: SymbolShape?
  /// The color in which everything is drawn; `nil` draws the image in its own colors.
  let tint: UIColor?
  /// The asset of which the image is a variant; `nil` for images that aren't from a bundle.
  let asset: ImageAsset?
  /// How the image adapts to where it is displayed.
  let placement: ImagePlacement

  init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    images: [UIImage]? = nil, duration: TimeInterval = 0, playCount: Int = 0,
    symbol: SymbolShape? = nil, tint: UIColor? = nil, asset: ImageAsset? = nil,
    placement: ImagePlacement = ImagePlacement()
  ) {
    self.cgImage = cgImage
    self.scale = scale
    self.renderingMode = renderingMode
    self.images = images
    self.duration = duration
    self.playCount = playCount
    self.symbol = symbol
    self.tint = tint
    self.asset = asset
    self.placement = placement
  }

  convenience init(copying image: UIImage) {
    self.init(
      cgImage: image.cgImage, scale: image.scale, renderingMode: image.renderingMode,
      images: image.images, duration: image.duration, playCount: image.playCount,
      symbol: image.symbol, tint: image.tint, asset: image.asset, placement: image.placement)
  }

  /// Creates an empty image.
  public override convenience init() { self.init(cgImage: nil, scale: 1) }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// Creates an image with a scale, the number of pixels per point, of pixels that are turned as an
  /// orientation says; the image's own `cgImage` is upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage.turned(orientation), scale: scale)
  }

  private static var decoder: (any ImageDecoding)? {
    MainThread.run { HostServices.current.decoder }
  }
  private static var encoder: (any ImageEncoding)? {
    MainThread.run { HostServices.current.encoder }
  }

  /// Decodes an image file synchronously on the calling thread, which is meant for small images.
  /// Returns `nil` if it cannot be decoded.
  public convenience init?(contentsOfFile path: String) {
    let source = ImageSource.file(URL(fileURLWithPath: path))
    guard
      let image = try? Self.decoder?.image(from: source, fitting: nil, frame: 0)
    else { return nil }
    self.init(cgImage: image, scale: 1)
  }

  /// Decodes image data synchronously on the calling thread, which is meant for small images.
  /// Returns `nil` if it cannot be decoded.
  public convenience init?(data: Data) {
    guard
      let image = try? Self.decoder?.image(from: .data(data), fitting: nil, frame: 0)
    else { return nil }
    self.init(cgImage: image, scale: 1)
  }

  /// Creates an animated image that shows images for the same time each; `nil` if there are none.
  /// With a duration of 0 it shows 30 images per second.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      cgImage: first.cgImage, scale: first.scale, images: images, duration: duration)
  }

  /// The same image, of which an animation plays a number of times; 0 for ever.
  package func playing(_ playCount: Int) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, images: images,
      duration: duration,
      playCount: playCount, symbol: symbol, tint: tint, asset: asset,
      placement: placement)
  }

  /// The size in points.
  public var size: CGSize {
    if let symbol { return symbol.size(for: nil) }
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The orientation, which is always `up`.
  public var imageOrientation: Orientation { .up }

  /// Returns the same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode,
      images: images(changedBy: { $0.withRenderingMode(renderingMode) }), duration: duration,
      playCount: playCount, symbol: symbol, tint: tint, asset: asset,
      placement: placement)
  }

  /// Returns the image as a PNG file; `nil` if it has no pixels.
  public func pngData() -> Data? {
    cgImage.flatMap { try? Self.encoder?.pngData($0) }
  }

  /// Returns the image as a JPEG file, with a quality from 0 to 1; `nil` if it has no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { try? Self.encoder?.jpegData($0, quality: compressionQuality) }
  }
}
