import PhotoBrowsing
import Routing
import UIKit

/// The route to a photo of the library among those of its folder or month. For the app's own
/// screens: which albums there are is nothing that others could know.
@MainActor struct AlbumPhotoSource: RouteSource {
  let pattern: String
  unowned let composition: Composition

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    guard let id = GalleryRoute.photoID(request.parameters),
      let grouping = GalleryRoute.grouping(request.parameters),
      let browser = composition.home.browser(forPhoto: id, among: grouping)
    else { throw PhotoGone() }
    return browser
  }
}
