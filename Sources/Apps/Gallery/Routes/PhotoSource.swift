import PhotoBrowsing
import PhotoIndexing
import Routing
import UIKit

/// The route to a photo: of the library, among its neighbours; else of any picture file or film, alone.
@MainActor struct PhotoSource: RouteSource {
  let pattern: String
  unowned let composition: Composition

  /// A link can do no more than show a picture.
  var trust: RouteTrust { .external }

  func intercept(_ request: RouteRequest) -> RouteDecision {
    guard let id = GalleryRoute.photoID(request.parameters) else {
      return .stop(reason: "the link names no photo.")
    }
    if composition.index(ofPhoto: id) != nil { return .proceed }
    return .wait {
      await Self.isPicture(id)
        ? .proceed : .stop(reason: "there is no picture \(id), or it may not be read.")
    }
  }

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    guard let id = GalleryRoute.photoID(request.parameters) else { return nil }
    return composition.browser(forPhoto: id)
  }

  private nonisolated static func isPicture(_ file: FileID) async -> Bool {
    await Task.detached {
      var status = stat()
      return FolderScan.kind(ofName: file.name) != nil
        && file.withPath { stat($0, &status) == 0 && access($0, R_OK) == 0 }
        && status.st_mode & S_IFMT == S_IFREG
    }.value
  }
}

/// The browser shows itself, and turns to another photo that it has when it is open already.
extension PhotoBrowser: @retroactive RouteDestination {
  private func index(_ request: RouteRequest) -> Int? {
    GalleryRoute.photoID(request.parameters).flatMap { photoIndex?($0) }
  }

  public func showRoute(_ request: RouteRequest, from presenter: UIViewController) {
    if let index = index(request) { open(at: index, from: presenter) }
  }

  public func routeAction(for request: RouteRequest) -> SameDestinationAction {
    index(request) == nil ? .new : .update
  }

  public func updateRoute(_ request: RouteRequest) {
    if let index = index(request) { goTo(index) }
  }
}
