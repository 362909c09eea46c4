import Foundation
import PhotoIndexing

/// One picture file or film of the library.
struct Photo: Hashable, Sendable, Identifiable {
  let file: MediaFile

  init(_ file: MediaFile) { self.file = file }

  /// The file's path: what makes it this photo while the list around it changes.
  var id: String { file.path }
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
  var version: Version { Version(path: file.path, stamp: file.stamp) }

  struct Version: Hashable, Sendable {
    var path: String
    var stamp: FileStamp
  }
}

/// Photos oldest first, those of one moment by name, and where each of them is. Made off the main
/// thread, which a hundred thousand of them would hold up.
struct OrderedPhotos: Sendable {
  var photos: [Photo] = []
  /// By path.
  private(set) var places: [String: Int] = [:]

  init() {}

  init(_ files: [MediaFile]) {
    let moments = files.map(\.moment)
    let order = files.indices.sorted { one, other in
      if moments[one] != moments[other] { return moments[one] < moments[other] }
      let (a, b) = (files[one], files[other])
      return (a.name, a.path) < (b.name, b.path)
    }
    self.init(inOrder: order.map { Photo(files[$0]) })
  }

  init(inOrder photos: [Photo]) {
    self.photos = photos
    places = Dictionary(
      photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
