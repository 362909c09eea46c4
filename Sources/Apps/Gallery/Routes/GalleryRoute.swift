import Foundation
import Imaging
import PhotoIndexing
import Routing
import UIKitCompat

/// All that a link can open, in both directions: `vitrine://photo/home/me/Pictures/lake.jpg`.
enum GalleryRoute: TypedRoute, Equatable {
  /// The bytes of the file's path, without the slash it begins with.
  case photo(path: Data)
  /// The same among those of its folder or month.
  case album(by: PhotoGrouping, path: Data)

  static let patterns: RoutePatterns = [
    "photo": "vitrine://photo/:path**",
    "album": "vitrine://albums/:by<folder|month>/photo/:path**",
  ]

  /// - Parameter grouping: Among all photos when nil.
  static func photo(id: FileID, by grouping: PhotoGrouping? = nil) -> GalleryRoute {
    let path = Data(id.bytes.drop { $0 == FileID.slash })
    return grouping.map { .album(by: $0, path: path) } ?? .photo(path: path)
  }

  /// Nil for what no link can name.
  var link: String? { try? url(base: "vitrine:") }

  /// The file of a request for a photo, as photos are known by.
  static func photoID(_ parameters: RouteParameters) -> FileID? {
    parameters.bytes("path").map { FileID([FileID.slash] + $0) }
  }

  static func grouping(_ parameters: RouteParameters) -> PhotoGrouping? {
    parameters["by"].flatMap { PhotoGrouping(rawValue: $0) }
  }

  /// What desktops need to know to open links and pictures with the program, and what it looks like
  /// among others. The icon's name is the program's on the session bus, as is the file's.
  @MainActor static func desktopEntry(program: String) throws -> String {
    let table = try RouteCoder<GalleryRoute>(base: "vitrine:").table
    let about = [
      "[Desktop Entry]", "Type=Application", "Name=Vitrine Gallery",
      "Comment=Shows photographs and videos", "Icon=\(identifier)", "StartupNotify=true",
      "Categories=Graphics;Viewer;", "StartupWMClass=\(identifier)",
    ]
    let lines = table.desktopEntryLines(program: program, fileTypes: fileTypes)
    return (about + lines).joined(separator: "\n")
  }

  static let identifier = "io.github.vitrine.Gallery"

  /// Pictures that can be decoded on this system, and videos.
  @MainActor static var fileTypes: [String] { ImageFile.mimeTypes + FilmHeader.types.values.sorted() }
}
