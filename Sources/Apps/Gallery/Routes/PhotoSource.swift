import PhotoBrowsing
import PhotoIndexing
import Routing
import UIKit

/// The route to a photo of the library among the others, or to any other image or video alone.
@MainActor struct PhotoSource: RouteSource {
  let pattern: String
  let photo: PhotoScene

  /// A link can only show an image.
  var trust: RouteTrust { .external }

  func intercept(_ request: RouteRequest) -> RouteDecision {
    guard let id = GalleryRoute.photoID(request.parameters) else {
      return .stop(reason: String(gallery: "The link names no photo."))
    }
    if photo.library.photoLibrary.index(of: id) != nil { return .proceed }
    return .wait {
      await Self.isPhoto(id)
        ? .proceed
        : .stop(
          reason: String(gallery: "There is no image “\(id.displayName)”, or it can’t be read."))
    }
  }

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    guard let id = GalleryRoute.photoID(request.parameters) else { return nil }
    return photo.browser(forPhoto: id)
  }

  private nonisolated static func isPhoto(_ file: FileID) async -> Bool {
    await Task.detached {
      var status = stat()
      return FolderScan.kind(ofName: file.name) != nil
        && file.withPath { stat($0, &status) == 0 && access($0, R_OK) == 0 }
        && status.st_mode & S_IFMT == S_IFREG
    }.value
  }
}
