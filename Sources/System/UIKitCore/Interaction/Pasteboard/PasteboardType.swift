import Foundation
import QuartzCore

/// The types of data: Apple's uniform type identifiers, and the corresponding MIME types of Linux
/// programs.
enum PasteboardType {
  static let plainText = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let color = "com.apple.uikit.color"

  static let texts = [plainText, "public.text", "public.plain-text"]
  static let urls = [url, fileURL]
  static let images = [
    png, jpeg, "public.tiff", "com.compuserve.gif", "org.webmproject.webp", "com.microsoft.bmp",
    "public.heic", "public.svg-image",
  ]
  static let colors = [color]

  static let plainTextMIME = "text/plain;charset=utf-8"
  static let urlListMIME = "text/uri-list"

  /// The best first if several correspond to one.
  private static let pairs: [(identifier: String, mime: String)] = [
    (plainText, plainTextMIME), ("public.plain-text", "text/plain"), (url, urlListMIME),
    ("public.html", "text/html"), ("public.rtf", "text/rtf"), ("public.rtf", "application/rtf"),
    (png, "image/png"), (jpeg, "image/jpeg"), ("public.tiff", "image/tiff"),
    ("com.compuserve.gif", "image/gif"), ("org.webmproject.webp", "image/webp"),
    ("com.microsoft.bmp", "image/bmp"), ("public.heic", "image/heic"),
    ("public.svg-image", "image/svg+xml"), ("com.adobe.pdf", "application/pdf"),
    ("public.json", "application/json"), ("public.xml", "text/xml"), (color, "application/x-color"),
  ]

  /// The prefix of the MIME type of an identifier without a corresponding one.
  private static let prefix = "application/x-uti."

  /// Returns the identifier of a MIME type; the MIME type itself if it has none.
  static func identifier(ofMIME mime: String) -> String {
    if let pair = pairs.first(where: { $0.mime == mime.lowercased() }) { return pair.identifier }
    return mime.hasPrefix(prefix) ? String(mime.dropFirst(prefix.count)) : mime
  }

  /// Returns the MIME types in which a type can be offered, the best first.
  static func mimes(of type: String) -> [String] {
    if texts.contains(type) { return [plainTextMIME, "text/plain"] }
    if urls.contains(type) { return [urlListMIME] }
    let known = pairs.filter { $0.identifier == type }.map(\.mime)
    guard known.isEmpty else { return known }
    return [type.contains("/") ? type : prefix + type]
  }

  /// Returns the URLs of a list from another program, in which lines with # are comments.
  static func urls(inList data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .compactMap { URL(string: $0) }
  }

  // MARK: Kinds of types

  /// Returns whether a type is another one or conforms to it. All types of plain text are
  /// interchangeable.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    switch other {
    case "public.item", "public.data", "public.content": return !type.contains("url")
    case url: return type == fileURL
    case "public.image": return images.contains(type)
    case "public.text", "public.plain-text", plainText:
      return texts.contains(type) || other == "public.text" && type == "public.html"
    default: return false
    }
  }

  private static let extensions = [
    "txt": plainText, "png": png, "jpg": jpeg, "jpeg": jpeg, "tif": "public.tiff",
    "tiff": "public.tiff", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp",
    "bmp": "com.microsoft.bmp", "heic": "public.heic", "svg": "public.svg-image",
    "pdf": "com.adobe.pdf", "html": "public.html", "json": "public.json", "xml": "public.xml",
    "rtf": "public.rtf",
  ]

  /// Returns the type of files with an extension; "public.data" if it isn't known.
  static func identifier(ofFileExtension ending: String) -> String {
    extensions[ending.lowercased()] ?? "public.data"
  }

  /// Returns the usual extension of files of a type; `nil` if it isn't known.
  static func fileExtension(of type: String) -> String? {
    if type == jpeg { return "jpg" }
    if type == "public.tiff" { return "tiff" }
    return extensions.first { $0.value == type }?.key
  }
}
