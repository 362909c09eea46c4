import UIKit

/// Demos of routes by links, paths and values, and of answers.
extension Catalog {
  static let routingDemos: [Demo] = [
    Demo(
      "routes-opening", "Seven ways to open a screen",
      "By a value, a path or a URL; each screen decides how it is shown: pushed, presented, presented like a push, as a card, or by a hash."
    ) { RoutesController($0, OpeningRoute.rows) },
    Demo(
      "routes-parameters", "Parameters",
      "Values from the path, the query, the caller, an enum's case, or for the initializer. An escaped slash stays in its value, and a repeated name keeps both."
    ) { RoutesController($0, ParameterRoute.rows) },
    Demo(
      "routes-callbacks", "Callbacks",
      "Callbacks in both directions, also through a login that forwards; an answer that is awaited, and is nil if the screen is only closed."
    ) { RoutesController($0, CallbackRoute.rows) },
    Demo(
      "routes-same", "The same screen again",
      "The visible page is opened again: it is updated, and nothing is pushed."
    ) { RoutesController($0, SameRoute.rows) },
    Demo(
      "routes-table", "One table",
      "Where some unusual links lead and why, and what else the table prints: the entry for a Linux desktop and the file for a web server."
    ) { RouteTableScreen($0) },
  ]
}
