import PhotoIndexing
import PhotoMetadata

/// A search that was saved under a name. It finds what matches whenever it is shown.
struct SavedSearch: Hashable, Sendable {
  /// The file with the text.
  let file: FileID
  /// The query, as a person types it.
  let text: String

  /// The greatest length of a text in bytes.
  private static let longest = 4096

  init(file: FileID, text: String) { (self.file, self.text) = (file, text) }

  /// Reads a search; nil if it can't be read or is empty. Blocks.
  init?(_ file: FileID) {
    guard let bytes = try? PlainFile(file).read(), bytes.count <= Self.longest else { return nil }
    let line = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).first ?? []
    let text = String(decoding: line, as: UTF8.self)
    guard !PhotoQuery(text).isEmpty else { return nil }
    self.init(file: file, text: text)
  }

  var query: PhotoQuery { PhotoQuery(text) }
}
