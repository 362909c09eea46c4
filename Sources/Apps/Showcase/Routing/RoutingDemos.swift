import UIKit

/// What a link, a path or a value can open, and how the screen answers.
extension Catalog {
  static let routingDemos: [Demo] = [
    Demo(
      "routes-opening", "Seven ways to a screen",
      "By a value, a path or a URL; and each screen decides itself how it comes up: pushed, "
        + "presented, presented like a push, in the middle, behind a hash."
    ) { RoutesController($0, OpeningRoute.rows) },
    Demo(
      "routes-parameters", "What it brings along",
      "Values from the path, the query, the caller's hand, an enum's case, or into the "
        + "initialiser. An escaped slash stays within its value, and a repeated name keeps both."
    ) { RoutesController($0, ParameterRoute.rows) },
    Demo(
      "routes-callbacks", "Talking back",
      "Callbacks in both directions, also through a login wall that forwards; an answer that is "
        + "awaited, and is nil when the screen just goes, by button, sweep or Escape."
    ) { RoutesController($0, CallbackRoute.rows) },
    Demo(
      "routes-same", "Already there",
      "The page is in front and is asked for again: it is updated, and nothing is pushed."
    ) { RoutesController($0, SameRoute.rows) },
    Demo(
      "routes-table", "One table",
      "What becomes of some odd links and why, and what else the same table prints: the lines for "
        + "a Linux desktop and the file for a web server."
    ) { RouteTableScreen($0) },
  ]
}
