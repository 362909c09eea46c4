import Foundation
import PhotoIndexing

/// The library's photos at one moment, oldest first, those of one moment by name, and where each of
/// them is. Made off the main thread, which a hundred thousand of them would hold up.
struct OrderedPhotos: Sendable {
  private(set) var photos: [Photo] = []
  private(set) var places: [Photo.ID: Int] = [:]

  init() {}

  init(_ files: [MediaFile]) {
    let moments = files.map(\.moment)
    let order = files.indices.sorted { one, other in
      if moments[one] != moments[other] { return moments[one] < moments[other] }
      return FileID.isOrderedByName(files[one].id, files[other].id)
    }
    self.init(inOrder: order.map { Photo(files[$0]) })
  }

  init(inOrder photos: [Photo]) {
    self.photos = photos
    places = Dictionary(
      photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Without one photo, the others in their order.
  func removing(_ id: Photo.ID) -> OrderedPhotos {
    guard let gone = places[id] else { return self }
    var rest = self
    rest.photos.remove(at: gone)
    rest.places[id] = nil
    for place in rest.photos.indices[gone...] { rest.places[rest.photos[place].id] = place }
    return rest
  }
}
