import Foundation

/// A type of data or files, such as images.
///
/// Only the types listed here are known; each corresponds to MIME types on Linux.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as "public.jpeg".
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the type with an identifier; returns nil if it isn't known.
  public init?(_ identifier: String) {
    guard UTType.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension; returns nil if there is no known type that
  /// conforms to the specified one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = UTType.known(supertype, where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = found
  }

  /// Creates the type for a MIME type; returns nil if there is no known type that conforms to the
  /// specified one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mime = mimeType.lowercased()
    guard let found = UTType.known(supertype, where: { $0.mimes.contains(mime) }) else {
      return nil
    }
    self = found
  }

  /// Returns the known type that satisfies a condition and conforms to another type; of several,
  /// the most general one.
  private static func known(_ supertype: UTType, where condition: (Facts) -> Bool) -> UTType? {
    table.filter { condition($0.value) }.map { UTType(known: $0.key) }
      .filter { $0.conforms(to: supertype) }
      .min { ($0.supertypes.count, $0.identifier) < ($1.supertypes.count, $1.identifier) }
  }

  /// The preferred filename extension of the type; nil for abstract types.
  public var preferredFilenameExtension: String? { UTType.table[identifier]?.endings.first }
  /// The preferred MIME type; nil for abstract types.
  public var preferredMIMEType: String? {
    UTType.table[identifier]?.mimes.first { !$0.hasSuffix("*") }
  }

  /// Returns whether the type is the same as another one or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    type == self || supertypes.contains(type)
  }

  /// Returns whether the type is a subtype of another one.
  public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }
  /// Returns whether the type is a supertype of another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The supertypes of the type.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = UTType.table[identifier]?.kinds ?? []
    while let kind = open.popLast() {
      if found.insert(UTType(known: kind)).inserted { open += UTType.table[kind]?.kinds ?? [] }
    }
    return found
  }

  /// The MIME types of the files that a dialog shows; empty for any.
  package var mimeTypes: [String] {
    if let own = UTType.table[identifier]?.mimes, !own.isEmpty { return own }
    let parts = UTType.table.keys.map { UTType(known: $0) }.filter { $0.isSubtype(of: self) }
    return self == .item || self == .data || self == .content
      ? [] : parts.flatMap { UTType.table[$0.identifier]?.mimes ?? [] }.sorted()
  }

  /// The base type of all data and folders.
  public static let item = UTType(known: "public.item")
  /// The base type of all data.
  public static let data = UTType(known: "public.data")
  /// The base type of content that a person can read, hear or see.
  public static let content = UTType(known: "public.content")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder, or a package that is shown as a file.
  public static let directory = UTType(known: "public.directory")
  /// Images.
  public static let image = UTType(known: "public.image")
  /// PNG images.
  public static let png = UTType(known: "public.png")
  /// JPEG images.
  public static let jpeg = UTType(known: "public.jpeg")
  /// TIFF images.
  public static let tiff = UTType(known: "public.tiff")
  /// GIF images.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// WebP images.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// BMP images.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// HEIC images.
  public static let heic = UTType(known: "public.heic")
  /// SVG images.
  public static let svg = UTType(known: "public.svg-image")
  /// Raw images of cameras.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Audio and video content.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Video with or without audio.
  public static let movie = UTType(known: "public.movie")
  /// Video without audio.
  public static let video = UTType(known: "public.video")
  /// MPEG-4 video.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// QuickTime video.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Audio.
  public static let audio = UTType(known: "public.audio")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// Web pages.
  public static let html = UTType(known: "public.html")
  /// XML documents.
  public static let xml = UTType(known: "public.xml")
  /// JSON documents.
  public static let json = UTType(known: "public.json")
  /// PDF documents.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// ZIP archives.
  public static let zip = UTType(known: "public.zip-archive")
  /// URLs.
  public static let url = UTType(known: "public.url")
  /// File URLs.
  public static let fileURL = UTType(known: "public.file-url")
}
