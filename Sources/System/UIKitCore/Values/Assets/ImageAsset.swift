import HostInterface
import QuartzCore
import Synchronization

/// An image of a bundle with its variants for light and dark appearance and for display scales.
/// Files are decoded when they are first displayed, and kept in memory.
final class ImageAsset: Sendable {
  private struct Variant {
    var file: URL
    var scale: CGFloat
    var isDark = false
  }

  private let variants: [Variant]
  private let renderingMode: UIImage.RenderingMode
  private let decoded = Mutex<[URL: UIImage]>([:])

  private static let known = Mutex<[String: ImageAsset]>([:])

  /// Returns the image with a name in an asset catalog, or in a file of the bundle; `nil` if there
  /// is none.
  static func named(_ name: String, in bundle: Bundle) -> ImageAsset? {
    let key = bundle.resourceFolder.path + "\0" + name
    if let asset = known.withLock({ $0[key] }) { return asset }
    guard let asset = ImageAsset(catalog: name, bundle) ?? ImageAsset(file: name, bundle) else {
      return nil
    }
    known.withLock { $0[key] = asset }
    return asset
  }

  private init?(catalog name: String, _ bundle: Bundle) {
    guard let folder = AssetIndex.of(bundle).folder(name, .image),
      let contents = AssetContents.read(in: folder)
    else { return nil }
    variants = (contents.images ?? []).filter { !$0.appearances.isHighContrast }.compactMap {
      image in
      image.filename.map { file in
        Variant(
          file: folder.appendingPathComponent(file), scale: image.pixelsPerPoint,
          isDark: image.appearances.isDark)
      }
    }
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    if variants.isEmpty { return nil }
  }

  /// Creates an asset from files such as `name.png`, `name@2x.png` and `name@3x.jpg`.
  private init?(file name: String, _ bundle: Bundle) {
    let given = URL(fileURLWithPath: name).pathExtension
    let types = given.isEmpty ? ["png", "jpg", "jpeg", "webp", "gif"] : [given]
    let stem = given.isEmpty ? name : String(name.dropLast(given.count + 1))
    variants = [1, 2, 3].flatMap { scale in
      types.compactMap { type in
        let mark = scale == 1 ? "" : "@\(scale)x"
        let file = bundle.resourceFolder.appendingPathComponent("\(stem)\(mark).\(type)")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return Variant(file: file, scale: CGFloat(scale))
      }
    }
    renderingMode = .automatic
    if variants.isEmpty { return nil }
  }

  /// Returns the image for an appearance and display scale, or `nil` if its file can't be decoded.
  func image(for traits: UITraitCollection) -> UIImage? {
    let isDark = traits.userInterfaceStyle == .dark
    let matching = variants.filter { $0.isDark == isDark }
    let candidates = (matching.isEmpty ? variants : matching).sorted { $0.scale < $1.scale }
    guard
      let variant = candidates.first(where: { $0.scale >= traits.displayScale }) ?? candidates.last
    else { return nil }
    if let image = decoded.withLock({ $0[variant.file] }) { return image }
    guard let pixels = UIImage(contentsOfFile: variant.file.path)?.cgImage else { return nil }
    let image = UIImage(
      cgImage: pixels, scale: variant.scale, renderingMode: renderingMode, asset: self)
    decoded.withLock { $0[variant.file] = image }
    return image
  }
}

extension UIImage {
  /// Creates an image from the main bundle or the resources of the program's target; returns `nil`
  /// if there is none with that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a bundle, from an asset catalog or a file; returns `nil` if there is
  /// none with that name.
  ///
  /// Files can have names such as `name@2x.png`; without an extension, the bundle is searched for
  /// PNG, JPEG, WebP and GIF files. Image views show the variant for their own appearance and
  /// display.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that contains the image; if `nil`, the main bundle and the resources of the
  ///     program's target.
  ///   - traitCollection: The traits that determine the initial variant; if `nil`, the current
  ///     traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = UITraitCollection(
      traitsFrom: [UITraitCollection.current, traitCollection].compactMap { $0 })
    let bundles = bundle.map { [$0] } ?? Bundle.ofProgram
    guard
      let image = bundles.lazy.compactMap({ ImageAsset.named(name, in: $0)?.image(for: traits) })
        .first
    else { return nil }
    self.init(
      cgImage: image.cgImage, scale: image.scale, renderingMode: image.renderingMode,
      asset: image.asset)
  }

  /// Decodes image data immediately on the calling thread, with a number of pixels per point;
  /// returns `nil` if the data can't be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: pixels, scale: scale)
  }

  /// Returns the variant for traits, or the image itself if it has no variants.
  func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset, tint == nil, let image = asset.image(for: traits) else { return self }
    if image.renderingMode == renderingMode, placement.isPlain { return image }
    return UIImage(
      cgImage: image.cgImage, scale: image.scale, renderingMode: renderingMode, asset: asset,
      placement: placement)
  }
}
