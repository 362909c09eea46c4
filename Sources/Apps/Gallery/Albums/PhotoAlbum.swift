import Albums
import Foundation
import PhotoIndexing
import UIKit

/// The photos and videos of one folder.
struct PhotoAlbum: Hashable, Sendable, Identifiable {
  /// The escaped path of the folder.
  let id: String
  var title: String
  var photos: [Photo]

  /// Returns the folders by name, their photos in the order of the library. It is slow with many
  /// photos, so don't call it on the main thread.
  static func albums(of photos: [Photo]) -> [PhotoAlbum] {
    let groups = Dictionary(grouping: photos, by: \.id.folder)
    let titles = titles(of: groups.keys.sorted())
    return groups.map {
      PhotoAlbum(id: $0.escaped, title: titles[$0] ?? $0.displayPath, photos: $1)
    }.sorted { one, other in
      let order = FileNameOrder.user.compare(one.title, other.title)
      return order == .orderedSame ? one.id < other.id : order == .orderedAscending
    }
  }

  /// Returns the folders' names, with as many parent folders as make them unique.
  private static func titles(of folders: [FileID]) -> [FileID: String] {
    var titles: [FileID: String] = [:]
    var rest = folders.map { (folder: $0, names: $0.bytes.split(separator: FileID.slash)) }
    var length = 1
    while !rest.isEmpty {
      let named = Dictionary(grouping: rest) {
        Array($0.names.suffix(length).joined(separator: [FileID.slash]))
      }
      for (name, folders) in named {
        // A folder without more parents keeps its whole path.
        for (folder, names) in folders where folders.count == 1 || names.count <= length {
          titles[folder] = String(decoding: name, as: UTF8.self)
        }
      }
      rest = named.values.filter { $0.count > 1 }.flatMap { $0 }.filter { $0.names.count > length }
      length += 1
    }
    return titles
  }
}

/// The albums of the library and the position of each photo. Created off the main thread.
struct PhotoAlbumList: Sendable {
  private(set) var albums: [PhotoAlbum] = []
  /// The number of photos before each album.
  private var starts: [Int] = []
  private var places = PhotoPlaces()

  init() {}

  init(_ albums: [PhotoAlbum]) {
    self.albums = albums
    var count = 0
    for album in albums {
      starts.append(count)
      count += album.photos.count
    }
    places = PhotoPlaces(count: count) { photo(at: $0).id }
  }

  /// The section and the item of a photo.
  func indexPath(of id: Photo.ID) -> IndexPath? {
    places.place(of: id) { photo(at: $0).id }.map { place in
      let section = section(of: place)
      return IndexPath(item: place - starts[section], section: section)
    }
  }

  /// The photo at a place among those of all albums.
  private func photo(at place: Int) -> Photo {
    let section = section(of: place)
    return albums[section].photos[place - starts[section]]
  }

  /// The last album that begins at a place or before it.
  private func section(of place: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > place } - 1)
  }
}

extension AlbumCategory {
  init(_ album: PhotoAlbum) throws(AlbumError) {
    try self.init(id: album.id, tag: album.title, items: album.photos, fields: PhotoAlbum.fields)
    title = String(gallery: "\(album.title) (\(album.photos.count))")
  }
}

extension PhotoAlbum {
  /// The mapping from photos to items, shared by all albums.
  fileprivate static let fields = FieldMapping<Photo>().mapping(\.url, to: \.url).mapping(
    \.itemID, to: \.picId
  ).kind(by: \.itemKind)
}

extension Photo {
  /// Items are identified by text, which has to differ for different files: two spellings of a
  /// letter are equal as `String`.
  var itemID: String { id.escaped }

  /// A folder may have both photos and videos.
  fileprivate var itemKind: AlbumItem.Kind { isVideo ? .video : .photo }
}
