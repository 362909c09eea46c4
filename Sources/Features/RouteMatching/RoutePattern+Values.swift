/// The values in a link of the parts of a pattern that it fits.
extension RoutePattern {
  @usableFromInline func parameters(in link: Link) -> RouteParameters {
    RouteParameters(path: values(in: link), query: link.query)
  }

  /// Nil when a value can't be printed.
  func canonicalURL(of link: Link) -> String? {
    let values = values(in: link)
    let query = link.query.filter { item in !values.contains { $0.name == item.name } }
    return try? url(
      form: form(of: link), values, query: query, wildcards: wildcards(in: link),
      base: base(of: link))
  }

  /// The form of the pattern that the link fits. Only a rest takes more segments than it has.
  private func form(of link: Link) -> Int {
    let count = segmentCount(of: link)
    return forms.last { $0 <= count } ?? 0
  }

  /// How many segments the pattern looks at: without `#` it ignores the fragment.
  private func segmentCount(of link: Link) -> Int {
    hasHashRoute ? link.allSegments.count : link.pathCount
  }

  /// Up to a rest, segments of pattern and link correspond one to one.
  private func values(in link: Link) -> [QueryItem] {
    let form = form(of: link)
    return parameters.prefix { $0.segment < form }.map { parameter in
      guard !parameter.isRest else {
        let segments = (parameter.segment..<segmentCount(of: link)).map(link.bytes(ofSegment:))
        return QueryItem(
          name: parameter.name, bytes: Array(segments.joined(separator: [ASCII.slash])))
      }
      let text = link.bytes(ofSegment: parameter.segment)
      return QueryItem(
        name: parameter.name,
        bytes: text.dropFirst(parameter.prefixCount).dropLast(parameter.suffixCount))
    }
  }

  /// The segments that stand for each `*` and `**`, in their order.
  private func wildcards(in link: Link) -> [[[UInt8]]] {
    segments[..<form(of: link)].enumerated().compactMap { index, segment in
      switch segment {
      case .wildcard: [Array(link.bytes(ofSegment: index))]
      case .rest(nil):
        (index..<segmentCount(of: link)).map { Array(link.bytes(ofSegment: $0)) }
      default: nil
      }
    }
  }

  /// The link's scheme and server, unless the pattern takes them for granted.
  private func base(of link: Link) -> String {
    guard !origin.isAny else { return "" }
    return (link.scheme.map { $0 + ":" } ?? "") + (link.host.map { "//" + $0 } ?? "")
  }
}

extension Link {
  fileprivate func bytes(ofSegment index: Int) -> ArraySlice<UInt8> {
    bytes[allSegments[index].text]
  }
}
