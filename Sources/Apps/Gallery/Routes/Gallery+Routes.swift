import PhotoIndexing
import Routing
import UIKit

extension Gallery {
  func registerRoutes() {
    router.alertOnFailure()
    do {
      for entry in try RouteCoder<GalleryRoute>().table.entries {
        try router.register(PhotoSource(pattern: "\(entry.pattern)", photo: photo))
      }
    } catch { preconditionFailure("Gallery.registerRoutes: \(error)") }
  }

  /// Opens a link from outside, or an image or video as a link to it would.
  func receive(_ url: URL) {
    sidebar.showLibrary()
    guard let file = FileID(url) else { return router.receive(url) }
    if let link = GalleryRoute.photo(id: file).link { router.receive(link, trust: .external) }
  }
}
