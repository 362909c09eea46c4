import PhotoBrowsing
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
    let id = GalleryRoute.photoID(request.parameters) ?? ""
    return composition.browser(forPhoto: id)
  }

  private nonisolated static func isPicture(_ path: String) async -> Bool {
    await Task.detached {
      let url = URL(fileURLWithPath: path)
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
      return FolderScan.kind(ofName: url.lastPathComponent) != nil
        && values?.isRegularFile == true && FileManager.default.isReadableFile(atPath: path)
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
