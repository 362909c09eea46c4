/// The patterns of a table with what each stands for, in the order of adding.
///
/// One reference for all, because every match holds it; and an array for each part, so that reading
/// one part touches no other.
///
/// Sendable without a check, because a table changes it only while it holds it alone.
final class RouteEntries<Route: Sendable>: @unchecked Sendable {
  private(set) var patterns: [RoutePattern] = []
  private(set) var routes: [Route] = []
  /// Lists of parameter names, equal ones once, and which of them each pattern has: small, to stay
  /// in the processor's cache. Tables with more lists than that ask the pattern.
  private var nameLists: [[String]] = []
  private var nameNumbers: [[String]: UInt16] = [:]
  private var namesOf: [UInt16] = []

  func names(_ index: Int) -> [String] {
    let number = namesOf[index]
    return number == .max ? patterns[index].parameterNames : nameLists[Int(number)]
  }

  func append(_ pattern: RoutePattern, _ route: Route) {
    patterns.append(pattern)
    routes.append(route)
    let names = pattern.parameterNames
    if nameNumbers[names] == nil, nameLists.count < Int(UInt16.max) {
      nameNumbers[names] = UInt16(nameLists.count)
      nameLists.append(names)
    }
    namesOf.append(nameNumbers[names] ?? .max)
  }

  func copy() -> RouteEntries {
    let copy = RouteEntries()
    copy.patterns = patterns
    copy.routes = routes
    copy.nameLists = nameLists
    copy.nameNumbers = nameNumbers
    copy.namesOf = namesOf
    return copy
  }
}
