import Foundation
import Imaging
import PhotoIndexing
import Routing
import UIKitCompat

/// The links that the app reads and prints, such as `vitrine://photo/home/me/Pictures/lake.jpg`.
enum GalleryRoute: TypedRoute, Equatable {
  /// A photo, with the bytes of its path without the leading slash.
  case photo(path: Data)

  static let patterns: RoutePatterns = ["photo": "vitrine://photo/:path**"]

  static func photo(id: FileID) -> GalleryRoute {
    .photo(path: Data(id.bytes.drop { $0 == FileID.slash }))
  }

  /// The URL; nil if there is none.
  var link: String? { try? url(base: "vitrine:") }

  static func photoID(_ parameters: RouteParameters) -> FileID? {
    parameters.bytes("path").map { FileID([FileID.slash] + $0) }
  }

  /// The desktop entry for opening links, images and videos with the program. The icon is named
  /// like the program on the session bus, as is the file.
  @MainActor static func desktopEntry(program: String) throws -> String {
    let table = try RouteCoder<GalleryRoute>(base: "vitrine:").table
    let about =
      ["[Desktop Entry]", "Type=Application"] + DesktopEntryWords.lines(of: DesktopEntryWords.about)
      + [
        "Icon=\(identifier)", "StartupNotify=true", "Categories=Graphics;Viewer;Photography;GTK;",
        "StartupWMClass=\(identifier)", "Actions=\(newWindow);",
      ]
    let action =
      ["", "[Desktop Action \(newWindow)]"]
      + DesktopEntryWords.lines(of: DesktopEntryWords.newWindow) + ["Exec=\(program)"]
    let lines = table.desktopEntryLines(program: program, fileTypes: fileTypes)
    return (about + lines + action).joined(separator: "\n")
  }

  /// The action that desktops offer beside the program's icon.
  static let newWindow = "new-window"

  static let identifier = "io.github.vitrine.Gallery"

  /// The MIME types of images that can be decoded on this system, and of videos.
  @MainActor static var fileTypes: [String] {
    ImageFile.mimeTypes + VideoHeader.types.values.sorted()
  }
}
