import PhotoIndexing
import PhotoMetadata

/// A search that was saved under a name. It finds what matches whenever it is shown.
struct SavedSearch: Hashable, Sendable {
  /// The file with the text.
  let file: FileID
  /// The query, as a person types it; empty if what is in the file is no query.
  let text: String

  /// The greatest length of a text in bytes.
  private static let longest = 4096

  init(file: FileID, text: String) { (self.file, self.text) = (file, text) }

  /// Reads a search. Blocks.
  init(_ file: FileID) {
    self.init(file: file, text: (try? PlainFile(file).read()).flatMap(Self.text) ?? "")
  }

  /// The text in a file; nil if that is too long, empty, or none.
  private static func text(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= longest else { return nil }
    let line = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).first ?? []
    guard let text = String(validating: line, as: UTF8.self),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      !PhotoQuery(text).isEmpty
    else { return nil }
    return text
  }

  /// Whether there is a query in the file.
  var isUnderstood: Bool { !text.isEmpty }

  var query: PhotoQuery { PhotoQuery(text) }
}
