import Routing
import UIKit

/// The routes of the Showcase: to each demo, `showcase://screen/morph`, and to the screens that
/// demonstrate routes.
extension Router {
  static func showcase() -> Router {
    let reading = LinkReading(schemes: ["showcase", "https"], hosts: ["vitrine.example"])
    let router = Router(reading: reading)
    router.alertOnFailure()
    do {
      try router.register("/screen/:name", as: .screen, trust: .external) { request in
        let name: String = try request.parameters.require("name")
        guard let demo = Catalog.demo(named: name) else { throw NoSuchScreen(name: name) }
        return demo.makeController()
      }
      for source in PhotoRoute.all { try source.register(in: router) }
      try OpeningRoute.registerAll(in: router)
      for source in ParameterRoute.all { try source.register(in: router) }
      try CallbackRoute.registerAll(in: router)
      try SameRoute().register(in: router)
    } catch {
      preconditionFailure("Router.showcase: \(error)")
    }
    return router
  }

  /// Opens a route for a button, and reports failures.
  func tellingFailure(_ open: (Router) throws(RoutingError) -> Void) {
    do { try open(self) } catch { onFailure?(error) }
  }

  /// The router of the running Showcase.
  static var ofShowcase: Router? { (UIApplication.shared.delegate as? AppDelegate)?.router }
}

struct NoSuchScreen: Error, CustomStringConvertible {
  let name: String
  var description: String { String(showcase: "there is no screen “\(name)”; see showcase --list.") }
}
