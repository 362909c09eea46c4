import CVips
import Foundation
import HostInterface
import ImageReading

/// The source that a decoder of libvips reads.
final class Input {
  let name: String
  let source: UnsafeMutablePointer<VipsSource>
  /// libvips' class for the format, such as "VipsForeignLoadPngSource".
  let loader: String
  let isCancelled: @Sendable () -> Bool
  /// What decoding may do.
  let terms: DecodingTerms
  /// The bytes that `source` reads, if they are in memory.
  private let held: UnsafeMutableRawBufferPointer?
  private let stream: ByteStream?
  /// The pages of a TIFF file; nil for others, and where they are left to the decoder.
  let pages: TIFFPages?
  /// Whether the end of the file is known to be missing before decoding.
  let isCutOff: Bool

  /// The loaders that read a source. Others map the file if they can, and the app would crash if
  /// another program truncated a mapped file.
  static let loaders: [String: Set<String>] = [
    "JPEG": ["Jpeg"], "PNG": ["Png"], "TIFF": ["Tiff"], "GIF": ["Nsgif"], "WebP": ["Webp"],
    "HEIF": ["Heif"], "AVIF": ["Heif"], "JPEG XL": ["Jxl"], "Portable pixmap": ["Ppm"],
    "SVG": ["Svg"], "JPEG 2000": ["Jp2k"], "Radiance": ["Rad"],
  ]

  init(_ bytes: ImageBytes, _ format: ImageFormat) throws(ImageDecodingError) {
    name = bytes.name
    isCancelled = bytes.isCancelled
    terms = bytes.terms
    var format = format
    var stream: ByteStream?
    var held: UnsafeMutableRawBufferPointer?
    var isCutOff = false
    pages = format.name == "TIFF" ? TIFFPages(bytes) : nil
    let pieces = format.name == "PNG" ? PNGColor.pieces(of: bytes) : nil
    switch format.reading {
    case .streamed where bytes.descriptor != nil || pieces != nil:
      stream = ByteStream(bytes, pieces)
    case .unpacked(let unpacker):
      try bytes.terms.check(try unpacker.heldBytes(of: bytes))
      let unpacked = try unpacker.unpack(bytes)
      if bytes.isCancelled() { throw .cancelled }
      switch unpacked {
      case .pixels(let pixels): (held, isCutOff) = (pixels.asTIFF, !pixels.isWhole)
      case .image(let data): held = Self.copy(data)
      }
      guard let held, let inner = ImageFormat(Array(held.prefix(64)), fileName: "") else {
        held?.deallocate()
        throw .corrupt(name: bytes.name, .noImage)
      }
      format = inner
    default: held = try bytes.all()
    }
    if format.name == "Portable pixmap", let all = held, !PortableHeader.hasSize(.init(all)) {
      all.deallocate()
      throw .corrupt(name: bytes.name, .size)
    }
    self.stream = stream
    self.held = held
    self.isCutOff = isCutOff
    let source =
      stream?.makeSource()
      ?? held.flatMap { vips_source_new_from_memory($0.baseAddress, $0.count) }
    Self.loadModule(for: format.name)
    let loader = source.map(Self.loader) ?? ""
    let isKnown = Self.loaders[format.name]?.contains { loader == "VipsForeignLoad\($0)Source" }
    guard let source, isKnown == true else {
      vips_error_clear()
      if let source { g_object_unref(source) }
      held?.deallocate()
      if bytes.isCancelled() { throw .cancelled }
      throw .unsupportedFormat(name: bytes.name, format: format.name)
    }
    self.source = source
    self.loader = loader
  }

  deinit {
    g_object_unref(source)
    held?.deallocate()
  }

  var heldBytes: Int { held?.count ?? 0 }

  /// Sets how many bytes the pixels can take in the file; called before they are read.
  func allow(_ pixelBytes: Int) {
    decodedBytes = pixelBytes
    stream?.allowance = 2 * pixelBytes + ByteStream.headerAllowance
  }

  /// The size of the pixels that were last allowed.
  private(set) var decodedBytes = 0

  /// The factor by which a JPEG can be reduced while it is loaded.
  func shrink(by ratio: Int) -> Int {
    loader.contains("Jpeg") ? [8, 4, 2].first { $0 <= ratio } ?? 1 : 1
  }

  private static func copy(_ data: Data) -> UnsafeMutableRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.copyBytes(to: copy)
    return copy
  }

  private static func loader(of source: UnsafeMutablePointer<VipsSource>) -> String {
    guard let name = vips_foreign_find_load_source(source) else {
      vips_error_clear()
      return ""
    }
    return String(cString: name)
  }
}
