import PhotoBrowsing
import Routing
import UIKit

/// A browser that knows on which page a photo of the library is. It shows itself, and turns to another
/// photo that it has when it is open already.
@MainActor protocol PhotoFinding: PhotoBrowserController, RouteDestination {
  /// Nil for a photo that it does not have.
  func index(ofPhoto id: Photo.ID) -> Int?
}

extension PhotoFinding {
  private func index(_ request: RouteRequest) -> Int? {
    GalleryRoute.photoID(request.parameters).flatMap { index(ofPhoto: $0) }
  }

  func showRoute(_ request: RouteRequest, from presenter: UIViewController) {
    if let index = index(request) { open(at: index, from: presenter) }
  }

  func routeAction(for request: RouteRequest) -> SameDestinationAction {
    index(request) == nil ? .new : .update
  }

  func updateRoute(_ request: RouteRequest) {
    if let index = index(request) { goTo(index) }
  }
}
