import CSystemShim
import CVips
import CVipsShim

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

extension VipsImageCodec {
  /// The libraries that read images, each by the name of its file, which has its version. Loads
  /// those that are modules.
  package var libraries: [String] {
    _ = mimeTypes
    var names: Set<String> = []
    withUnsafeMutablePointer(to: &names) { names in
      vitrine_loaded_libraries(
        { names, path in
          guard let path else { return }
          let name = String(cString: path).split(separator: "/").last.map(String.init) ?? ""
          names?.assumingMemoryBound(to: Set<String>.self).pointee.insert(name)
        }, names)
    }
    return names.filter { name in Self.readers.contains { name.hasPrefix("lib\($0)") } }.sorted()
  }

  /// Libraries of libvips and of the readers of metadata that have to do with a stranger's bytes.
  private static let readers = [
    "vips", "jpeg", "png", "spng", "z.", "tiff", "gif", "cgif", "webp", "sharpyuv", "heif", "de265",
    "dav1d", "aom", "x265", "jxl", "brotli", "rsvg", "xml2", "cairo", "pixman", "pango", "openjp2",
    "lcms2", "raw", "exif", "gexiv2", "exiv2", "expat",
  ]
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
