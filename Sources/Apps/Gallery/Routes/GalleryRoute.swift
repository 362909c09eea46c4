import PhotoIndexing
import Routing

/// All that a link can open, in both directions: `vitrine://photo/home/me/Pictures/lake.jpg`.
enum GalleryRoute: TypedRoute, Equatable {
  /// The file's path as `FileID.text`, without the slash it begins with.
  case photo(path: String)
  /// The same among those of its folder or month.
  case album(by: PhotoGrouping, path: String)

  static let patterns: RoutePatterns = [
    "photo": "vitrine://photo/:path**",
    "album": "vitrine://albums/:by<folder|month>/photo/:path**",
  ]

  /// - Parameter grouping: Among all photos when nil.
  static func photo(id: FileID, by grouping: PhotoGrouping? = nil) -> GalleryRoute {
    let path = String(decoding: id.text.utf8.drop { $0 == FileID.slash }, as: UTF8.self)
    return grouping.map { .album(by: $0, path: path) } ?? .photo(path: path)
  }

  /// Nil for what no link can name.
  var link: String? { try? url(base: "vitrine:") }

  /// The file of a request for a photo, as photos are known by.
  static func photoID(_ parameters: RouteParameters) -> FileID? {
    parameters["path"].map { FileID(text: "/" + $0) }
  }

  static func grouping(_ parameters: RouteParameters) -> PhotoGrouping? {
    parameters["by"].flatMap { PhotoGrouping(rawValue: $0) }
  }

  /// What desktops need to know to open links and pictures with the program.
  static func desktopEntry(program: String) throws -> String {
    let table = try RouteCoder<GalleryRoute>(base: "vitrine:").table
    let about = [
      "[Desktop Entry]", "Type=Application", "Name=Vitrine Gallery", "Comment=Shows photographs",
      "Categories=Graphics;Viewer;", "StartupWMClass=gallery",
    ]
    return (about + table.desktopEntryLines(program: program)).joined(separator: "\n")
  }
}
