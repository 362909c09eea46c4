import PhotoBrowsing
import Routing
import UIKit

/// A browser that finds the page of a photo. As a route destination it opens itself, or goes to
/// another of its photos if it is open.
@MainActor protocol PhotoFinding: PhotoBrowserController, RouteDestination {
  /// The index of a photo; nil if the browser doesn't have it.
  func index(ofPhoto id: Photo.ID) -> Int?
  /// Called when the photo begins its way back, from which it may still return.
  var onLeave: (() -> Void)? { get set }
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

  func updateRoute(_ request: RouteRequest) { if let index = index(request) { goTo(index) } }
}
