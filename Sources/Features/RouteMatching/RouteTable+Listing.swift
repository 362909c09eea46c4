import Foundation

extension RouteTable {
  /// The lines of a `.desktop` file that tell a desktop which links and files the program opens.
  ///
  /// - Parameters:
  ///   - program: The command; the link follows it.
  ///   - schemes: Schemes besides those that patterns name.
  ///   - fileTypes: MIME types of files that the program opens by their URLs, several at once.
  public func desktopEntryLines(
    program: String, schemes: [String] = [], fileTypes: [String] = []
  ) -> [String] {
    let own = entries.compactMap(\.pattern.origin.scheme).filter { !Self.common.contains($0) }
    let types = Set(own + schemes.map { $0.lowercased() }).sorted().map {
      "x-scheme-handler/\($0);"
    }
    let files = fileTypes.map { "\($0);" }
    let fieldCode = fileTypes.isEmpty ? "%u" : "%U"
    return ["Exec=\(program) \(fieldCode)", "MimeType=" + (types + files).joined()]
  }

  /// Schemes that belong to other programs: the browser, the file manager.
  private static var common: [String] { LinkReading().hostSchemes }

  /// The `apple-app-site-association` file by which links to a web server open the app.
  ///
  /// - Parameters:
  ///   - appIDs: Team and bundle identifiers, such as `ABCDE12345.org.example.app`.
  ///   - host: The server that the file is for; patterns of other servers are left out.
  ///   - includes: Whether links on the web may open a route.
  public func appleAppSiteAssociation(
    appIDs: [String], host: String? = nil, where includes: (Entry) -> Bool = { _ in true }
  ) throws -> String {
    let components = entries.filter(includes).map(\.pattern)
      .filter { $0.origin.mayBeWeb(host: host) }
      .sorted { $0.specificity > $1.specificity }
      .flatMap { $0.associationComponents }
    let file = AssociationFile(
      applinks: .init(details: [.init(appIDs: appIDs, components: components)]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(file), as: UTF8.self)
  }
}

private struct AssociationFile: Encodable {
  struct Links: Encodable { var details: [Details] }
  struct Details: Encodable {
    var appIDs: [String]
    var components: [[String: String]]
  }
  var applinks: Links
}

extension OriginRule {
  fileprivate func mayBeWeb(host: String?) -> Bool {
    guard [nil, "https", "http"].contains(scheme) else { return false }
    guard let host else { return true }
    return overlaps(OriginRule(server: .exactly(host.lowercased())))
  }
}

extension RoutePattern {
  /// Narrow patterns go first, because the system takes the first component that fits.
  fileprivate var specificity: [Int] {
    segments.map { segment in
      switch segment {
      case .literal: 3
      case .parameter(let prefix, _, _, let suffix): prefix.isEmpty && suffix.isEmpty ? 1 : 2
      case .wildcard: 1
      case .rest: 0
      }
    }
  }

  /// One for each form. Apple's `*` also takes slashes, so the app still has to match the link.
  fileprivate var associationComponents: [[String: String]] {
    forms.map { count in
      let parts = segments[..<count].map { segment in
        switch segment {
        case .literal(let text): PercentCoding.encodedSegment(text)
        case .parameter(let prefix, _, _, let suffix):
          PercentCoding.encoded(prefix) + "*" + PercentCoding.encoded(suffix)
        case .wildcard, .rest: "*"
        }
      }
      let end = min(count, pathCount)
      var component = ["/": "/" + parts[..<end].joined(separator: "/"), "comment": description]
      if hasHashRoute { component["#"] = "/" + parts[end...].joined(separator: "/") }
      return component
    }
  }
}

extension [Int] {
  fileprivate static func > (a: [Int], b: [Int]) -> Bool { b.lexicographicallyPrecedes(a) }
}
