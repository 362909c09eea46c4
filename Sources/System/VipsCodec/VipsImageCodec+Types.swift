import CVipsShim
import CVips

extension VipsImageCodec {
  /// The file types of each format of `ImageFormat`, as in the desktop's MIME database.
  static let mimeTypes: [String: [String]] = [
    "JPEG": ["image/jpeg"], "PNG": ["image/png"], "GIF": ["image/gif"], "TIFF": ["image/tiff"],
    "WebP": ["image/webp"], "HEIF": ["image/heif", "image/heic"], "AVIF": ["image/avif"],
    "JPEG XL": ["image/jxl"], "JPEG 2000": ["image/jp2", "image/x-jp2-codestream"],
    "SVG": ["image/svg+xml", "image/svg+xml-compressed"], "Radiance": ["image/vnd.radiance"],
    "Portable pixmap": [
      "image/x-portable-anymap", "image/x-portable-bitmap", "image/x-portable-graymap",
      "image/x-portable-pixmap",
    ],
    "BMP": ["image/bmp"], "TGA": ["image/x-tga"], "QOI": ["image/qoi"],
    "RAW": [
      "image/x-adobe-dng", "image/x-canon-cr2", "image/x-canon-cr3", "image/x-fuji-raf",
      "image/x-nikon-nef", "image/x-nikon-nrw", "image/x-olympus-orf", "image/x-panasonic-rw2",
      "image/x-pentax-pef", "image/x-samsung-srw", "image/x-sony-arw", "image/x-sony-sr2",
    ],
    "Windows icon": ["image/vnd.microsoft.icon"], "Windows cursor": ["image/x-win-bitmap"],
  ]

  package var mimeTypes: [String] {
    guard Self.isStarted else { return [] }
    return Self.mimeTypes.filter { Input.hasLoader(for: $0.key) }.flatMap(\.value).sorted()
  }
}

extension Input {
  /// Whether this system's libvips can read a format; always true for those that this module reads.
  static func hasLoader(for format: String) -> Bool {
    if format == ImageFormat.raw.name { return RawFile.isSupported }
    guard let names = loaders[format] else { return true }
    loadModule(for: format)
    return names.contains { g_type_from_name("VipsForeignLoad\($0)Source") != 0 }
  }

  /// Loads the module that reads a format when it is first needed.
  static func loadModule(for format: String) {
    switch format {
    case "HEIF", "AVIF": _ = hasLoadedHEIF
    case "JPEG XL": _ = hasLoadedJPEGXL
    default: break
    }
  }

  private static let hasLoadedHEIF: Void = vitrine_vips_load("vips-heif")
  private static let hasLoadedJPEGXL: Void = vitrine_vips_load("vips-jxl")
}
