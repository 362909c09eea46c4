/// The patterns of a table with what each stands for, in the order of adding.
///
/// One reference for all, because every match holds it; and an array for each part, so that reading
/// one part touches no other.
///
/// Sendable without a check, because a table changes it only while it holds it alone.
final class RouteEntries<Route: Sendable>: @unchecked Sendable {
  private(set) var patterns: [RoutePattern] = []
  private(set) var routes: [Route] = []
  /// Lists of parameter names, equal ones once. Tables with more lists than numbers ask the pattern.
  private var nameLists: [[String]] = []
  private var nameNumbers: [[String]: UInt16] = [:]

  func names(_ entry: RouteTrie.Entry) -> [String] {
    entry.names == .max
      ? patterns[Int(entry.index)].parameterNames : nameLists[Int(entry.names)]
  }

  func append(_ pattern: RoutePattern, _ route: Route) -> RouteTrie.Entry {
    patterns.append(pattern)
    routes.append(route)
    let names = pattern.parameterNames
    if nameNumbers[names] == nil, nameLists.count < Int(UInt16.max) {
      nameNumbers[names] = UInt16(nameLists.count)
      nameLists.append(names)
    }
    return RouteTrie.Entry(index: Int32(patterns.count - 1), names: nameNumbers[names] ?? .max)
  }

  func copy() -> RouteEntries {
    let copy = RouteEntries()
    copy.patterns = patterns
    copy.routes = routes
    copy.nameLists = nameLists
    copy.nameNumbers = nameNumbers
    return copy
  }
}
