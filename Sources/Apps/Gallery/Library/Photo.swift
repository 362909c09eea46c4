import Foundation
import PhotoIndexing

/// One picture file or film of the library.
struct Photo: Hashable, Sendable, Identifiable {
  let file: MediaFile

  init(_ file: MediaFile) { self.file = file }

  /// The file: what makes it this photo while the list around it changes.
  var id: FileID { file.id }
  var url: URL { file.url }
  var name: String { file.name }
  var isFilm: Bool { file.kind == .video }
  /// Seconds of a film; nil until it was read, and of photos.
  var duration: Double? { file.facts?.duration }
  /// When it was taken, else the last change of the file.
  var date: Date { file.moment.date }
  /// Upright; nil until the file was read.
  var pixelSize: CGSize? {
    guard let facts = file.facts, facts.isReadable else { return nil }
    return CGSize(width: facts.width, height: facts.height)
  }

  /// Tells a rewritten file from the one that was decoded; what becomes known of it is no change.
  var version: Version { Version(id: file.id, stamp: file.stamp) }

  struct Version: Hashable, Sendable {
    var id: FileID
    var stamp: FileStamp
  }
}
