import Foundation

/// One picture file of the library.
struct Photo: Hashable, Sendable, Identifiable {
  /// The file's path: what makes it this photo while the list around it changes.
  var id: String { url.path }
  var url: URL
  var name: String { url.lastPathComponent }
  /// Last change of the file.
  var date: Date
  /// Tells a rewritten file from the one that was decoded.
  var byteCount: Int
}
