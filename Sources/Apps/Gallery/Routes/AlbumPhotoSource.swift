import PhotoBrowsing
import Routing
import UIKit

/// The route to a photo of the library in its folder or month. It is for the app itself, because
/// other programs don't know its albums.
@MainActor struct AlbumPhotoSource: RouteSource {
  let pattern: String
  unowned let composition: Composition

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    guard let id = GalleryRoute.photoID(request.parameters),
      let grouping = GalleryRoute.grouping(request.parameters),
      let browser = composition.home.browser(forPhoto: id, among: grouping)
    else { throw PhotoNotFound() }
    return browser
  }
}
