/// An element of an XMP packet, with where it stands in the packet's bytes.
final class XMPElement {
  struct Attribute {
    var name: String
    var value: [UInt8]
    /// The name, the equals sign and the value, with the white space before it.
    var range: Range<Int>
    /// The value within its quotes.
    var valueRange: Range<Int>
  }

  /// A name with its namespace.
  struct Name: Hashable {
    var namespace: String
    var local: String
  }

  let name: Name
  /// The prefix with its colon; empty if there is none.
  let prefix: String
  let attributes: [(name: Name, attribute: Attribute)]
  /// The first tag.
  let tag: Range<Int>
  let isEmptyTag: Bool
  /// The range between the tags, empty after an empty tag.
  fileprivate(set) var content: Range<Int>
  /// The element with both tags.
  fileprivate(set) var range: Range<Int>
  fileprivate(set) var children: [XMPElement] = []

  init(
    name: Name, prefix: String, attributes: [(name: Name, attribute: Attribute)], tag: Range<Int>,
    isEmptyTag: Bool
  ) {
    self.name = name
    self.prefix = prefix
    self.attributes = attributes
    self.tag = tag
    self.isEmptyTag = isEmptyTag
    content = tag.upperBound..<tag.upperBound
    range = tag
  }

  /// Closes the element.
  func close(contentEnd: Int, end: Int) {
    content = tag.upperBound..<contentEnd
    range = tag.lowerBound..<end
  }

  func append(_ child: XMPElement) { children.append(child) }

  /// The first child with a name.
  func child(_ name: Name) -> XMPElement? { children.first { $0.name == name } }
}

extension XMPElement.Name {
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let root = Self(namespace: rdf, local: "RDF")
  static let description = Self(namespace: rdf, local: "Description")
  static let item = Self(namespace: rdf, local: "li")
  static let about = Self(namespace: rdf, local: "about")
  static let language = Self(namespace: "http://www.w3.org/XML/1998/namespace", local: "lang")
  static let bag = Self(namespace: rdf, local: "Bag")
  static let sequence = Self(namespace: rdf, local: "Seq")
  static let alternatives = Self(namespace: rdf, local: "Alt")
  static let containers: Set<Self> = [bag, sequence, alternatives]
}
