import Foundation
import PhotoIndexing

/// An image or video file of the library.
struct Photo: Hashable, Sendable, Identifiable {
  let file: MediaFile

  init(_ file: MediaFile) { self.file = file }

  /// The file, which identifies the photo.
  var id: FileID { file.id }
  var url: URL { file.url }
  var name: String { file.name }
  var isVideo: Bool { file.kind == .video }
  /// The duration of a video in seconds; nil for photos and until it was read.
  var duration: Double? { file.facts?.duration }
  /// When it was taken, otherwise when the file was changed last.
  var moment: WallTime { file.moment }
  /// The size of the upright image; nil until the file was read.
  var pixelSize: CGSize? {
    guard let facts = file.facts, facts.isReadable else { return nil }
    return CGSize(width: facts.width, height: facts.height)
  }

  /// Whether reading the file's header failed.
  var isUnreadable: Bool { file.facts?.isReadable == false }

  /// Identifies the version of the file. Facts that become known are not a new version.
  var version: Version { Version(id: file.id, stamp: file.stamp) }

  struct Version: Hashable, Sendable {
    var id: FileID
    var stamp: FileStamp
  }
}
