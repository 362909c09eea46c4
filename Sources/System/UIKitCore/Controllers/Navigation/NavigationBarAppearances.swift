import QuartzCore

/// The appearances of a navigation bar or an item in different situations; `nil` for those that are
/// derived from another one.
@MainActor struct NavigationBarAppearances {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var edge: UINavigationBarAppearance?
  var compactEdge: UINavigationBarAppearance?

  /// Returns the appearances of an item in a bar.
  static func resolve(
    _ item: NavigationBarAppearances?, in bar: NavigationBarAppearances, isCompact: Bool
  ) -> NavigationBarAppearance {
    let standards =
      isCompact
      ? [item?.compact, item?.standard, bar.compact, bar.standard] : [item?.standard, bar.standard]
    let edges =
      isCompact
      ? [item?.compactEdge, item?.edge, bar.compactEdge, bar.edge] : [item?.edge, bar.edge]
    return NavigationBarAppearance(
      standard: standards.lazy.compactMap { $0 }.first ?? UINavigationBarAppearance(),
      edge: edges.lazy.compactMap { $0 }.first)
  }
}

/// The appearances of a navigation bar above content and at the edge of the content. The latter, if
/// `nil`, is the same without a background.
@MainActor struct NavigationBarAppearance {
  var standard: UINavigationBarAppearance
  var edge: UINavigationBarAppearance?

  /// Returns the appearance of titles and buttons.
  func content(isAtEdge: Bool) -> UINavigationBarAppearance {
    isAtEdge ? edge ?? standard : standard
  }

  static func === (a: NavigationBarAppearance, b: NavigationBarAppearance) -> Bool {
    a.standard === b.standard && a.edge === b.edge
  }
}
