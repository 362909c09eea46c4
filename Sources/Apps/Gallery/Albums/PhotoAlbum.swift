import Albums
import Foundation

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
  /// A folder's path; a month's first second.
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
    let groups = Dictionary(grouping: photos) { FolderScan.folder(of: $0.id) }
    let titles = titles(of: groups.keys.sorted())
    return groups.map { PhotoAlbum(id: $0, title: titles[$0] ?? $0, photos: $1) }
      .sorted { one, other in
        let order = one.title.localizedStandardCompare(other.title)
        return order == .orderedSame ? one.id < other.id : order == .orderedAscending
      }
  }

  /// A folder's name, with as much before it as tells it from others of that name.
  private static func titles(of paths: [String]) -> [String: String] {
    var titles: [String: String] = [:]
    var rest = paths
    var length = 1
    while !rest.isEmpty {
      let named = Dictionary(grouping: rest) { path in
        path.split(separator: "/").suffix(length).joined(separator: "/")
      }
      for (name, paths) in named where paths.count == 1 { titles[paths[0]] = name }
      rest = named.values.filter { $0.count > 1 }.flatMap { $0 }
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

extension AlbumCategory {
  init(_ album: PhotoAlbum) throws(AlbumError) {
    try self.init(
      id: album.id, tag: album.title, items: album.photos,
      fields: FieldMapping<Photo>().mapping(\.url, to: \.url).mapping(\.id, to: \.picId)
        .kind(by: \.itemKind))
  }
}

extension Photo {
  /// Photos and films of a folder stand in one row.
  fileprivate var itemKind: AlbumItem.Kind { isFilm ? .video : .photo }
}
