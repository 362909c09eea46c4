import Albums
import Foundation
import PhotoIndexing

/// How the library is cut into albums.
enum PhotoGrouping: String, CaseIterable, Codable, Sendable {
  case folder, month

  var title: String {
    switch self {
    case .folder: "Folders"
    case .month: "Months"
    }
  }
}

/// Photos and films of one folder or one month.
struct PhotoAlbum: Hashable, Sendable, Identifiable {
  /// A folder's path, escaped; a month's first second.
  let id: String
  var title: String
  var photos: [Photo]

  /// Folders by their names, months from the oldest to the newest; in an album the library's order.
  /// Takes its time with many photos: not for the main thread.
  static func albums(
    of photos: [Photo], by grouping: PhotoGrouping, calendar: Calendar = .current
  ) -> [PhotoAlbum] {
    switch grouping {
    case .folder: folders(of: photos)
    case .month: months(of: photos, calendar)
    }
  }

  // MARK: Folders

  private static func folders(of photos: [Photo]) -> [PhotoAlbum] {
    let groups = Dictionary(grouping: photos, by: \.id.folder)
    let titles = titles(of: groups.keys.sorted())
    return groups.map { PhotoAlbum(id: $0.escaped, title: titles[$0] ?? $0.displayPath, photos: $1) }
      .sorted { one, other in
        let order = one.title.localizedStandardCompare(other.title)
        return order == .orderedSame ? one.id < other.id : order == .orderedAscending
      }
  }

  /// A folder's name, with as much before it as tells it from others of that name.
  private static func titles(of folders: [FileID]) -> [FileID: String] {
    var titles: [FileID: String] = [:]
    var rest = folders.map { (folder: $0, names: $0.bytes.split(separator: FileID.slash)) }
    var length = 1
    while !rest.isEmpty {
      let named = Dictionary(grouping: rest) {
        Array($0.names.suffix(length).joined(separator: [FileID.slash]))
      }
      for (name, folders) in named {
        // One that has no more names to tell it by goes by what it has.
        for (folder, names) in folders where folders.count == 1 || names.count <= length {
          titles[folder] = String(decoding: name, as: UTF8.self)
        }
      }
      rest = named.values.filter { $0.count > 1 }.flatMap { $0 }.filter { $0.names.count > length }
      length += 1
    }
    return titles
  }

  // MARK: Months

  private static func months(of photos: [Photo], _ calendar: Calendar) -> [PhotoAlbum] {
    var albums: [PhotoAlbum] = []
    var places: [Date: Int] = [:]
    // Neighbours are mostly of one month, which need not be looked up again.
    var month = DateInterval(start: .distantPast, duration: 0)
    for photo in photos {
      if !(month.start <= photo.date && photo.date < month.end) {
        month = calendar.dateInterval(of: .month, for: photo.date) ?? month
      }
      if let place = places[month.start] {
        albums[place].photos.append(photo)
      } else {
        places[month.start] = albums.count
        albums.append(
          PhotoAlbum(
            id: "\(month.start.timeIntervalSince1970)", title: title(of: month.start, calendar),
            photos: [photo]))
      }
    }
    return albums.sorted { ($0.photos[0].date, $0.id) < ($1.photos[0].date, $1.id) }
  }

  private static func title(of month: Date, _ calendar: Calendar) -> String {
    var style = Date.FormatStyle.dateTime.month(.wide).year()
    style.timeZone = calendar.timeZone
    return month.formatted(style)
  }
}

/// The library cut into albums, and where each photo is among them. Made off the main thread.
struct PhotoAlbumList: Sendable {
  private(set) var albums: [PhotoAlbum] = []
  private(set) var places: [Photo.ID: (section: Int, item: Int)] = [:]

  init() {}

  init(_ albums: [PhotoAlbum]) {
    self.albums = albums
    places.reserveCapacity(albums.reduce(0) { $0 + $1.photos.count })
    for (section, album) in albums.enumerated() {
      for (item, photo) in album.photos.enumerated() { places[photo.id] = (section, item) }
    }
  }
}

extension AlbumCategory {
  init(_ album: PhotoAlbum) throws(AlbumError) {
    try self.init(
      id: album.id, tag: album.title, items: album.photos, fields: PhotoAlbum.fields)
  }
}

extension PhotoAlbum {
  /// How an album's items are read from photos: one mapping for all albums.
  fileprivate static let fields = FieldMapping<Photo>()
    .mapping(\.url, to: \.url).mapping(\.itemID, to: \.picId).kind(by: \.itemKind)
}

extension Photo {
  /// Items of albums are known by text, which has to differ where files do: two spellings of a letter
  /// are one `String`.
  var itemID: String { id.escaped }

  /// Photos and films of a folder stand in one row.
  fileprivate var itemKind: AlbumItem.Kind { isFilm ? .video : .photo }
}
