import Routing
import UIKit

/// Routes to the Showcase's photos, which other screens open.
enum PhotoRoute: RouteSource {
  case details(photo: String)
  /// The second of two screens; the context is the photo's frame on the first.
  case alone(photo: String)

  static let all: [PhotoRoute] = [.details(photo: ""), .alone(photo: "")]

  var pattern: String {
    switch self {
    case .details: "/photo/:photo/details"
    case .alone: "/photo/:photo"
    }
  }

  var parameters: RouteParameters {
    switch self {
    case .details(let photo), .alone(let photo): ["photo": photo]
    }
  }

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    let name: String = try request.parameters.require("photo")
    guard let item = Samples.photos.first(where: { $0.id == name }) else {
      throw NoSuchPhoto(name: name)
    }
    switch self {
    case .details: return DetailController(item)
    case .alone: return OnePhotoController(item, at: request.context())
    }
  }
}

struct NoSuchPhoto: Error, CustomStringConvertible {
  let name: String
  var description: String { String(showcase: "there is no photo “\(name)” among the samples.") }
}
