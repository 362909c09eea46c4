import Foundation

/// The bytes of an XMP packet, in which single properties are changed and everything else stays.
package struct XMPPacket {
  private(set) var bytes: [UInt8]

  /// Nil for what isn't a packet that can be changed.
  package init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Self.descriptions(in: bytes)?.isEmpty == false else { return nil }
  }

  /// A packet without properties.
  init() {
    bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="">
        </rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>

      """.utf8)
  }

  private static func descriptions(in bytes: [UInt8]) -> [XMPElement]? {
    guard let root = XMPParser.root(of: bytes),
      let rdf = root.name == .root ? root : root.child(.root)
    else { return nil }
    return rdf.children.filter { $0.name == .description }
  }

  private var descriptions: [XMPElement] { Self.descriptions(in: bytes) ?? [] }

  // MARK: Reading

  private func element(_ property: XMPProperty) -> XMPElement? {
    for description in descriptions {
      if let found = description.child(property.name) { return found }
    }
    return nil
  }

  private func attribute(_ property: XMPProperty) -> XMPElement.Attribute? {
    for description in descriptions {
      if let found = description.attributes.first(where: { $0.name == property.name }) {
        return found.attribute
      }
    }
    return nil
  }

  /// Whether the packet has no properties at all.
  var isEmpty: Bool {
    descriptions.allSatisfy { description in
      description.children.isEmpty && description.attributes.allSatisfy { $0.name == .about }
    }
  }

  /// Whether the packet has a property.
  func has(_ property: XMPProperty) -> Bool {
    element(property) != nil || attribute(property) != nil
  }

  private func container(of element: XMPElement) -> XMPElement? {
    element.children.first { XMPElement.Name.containers.contains($0.name) }
  }

  private func text(_ element: XMPElement) -> String { XMPText.plain(bytes[element.content]) }

  /// Whether it says that a photo has no keywords.
  package var hasNoKeywords: Bool { has(.keywords) && items(.keywords).isEmpty }

  /// The items of a list.
  func items(_ property: XMPProperty) -> [String] {
    if let element = element(property) {
      guard let container = container(of: element) else { return [text(element)] }
      return container.children.filter { $0.name == .item }.map(text)
    }
    return attribute(property).map { [XMPText.plain($0.value)] } ?? []
  }

  /// The text of a simple property; nil if it isn't there.
  func value(_ property: XMPProperty) -> String? {
    element(property).map(text) ?? attribute(property).map { XMPText.plain($0.value) }
  }

  // MARK: Changing

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }

  /// Removes ranges that follow each other, all at once: a packet may have a hundred thousand of
  /// them.
  private mutating func remove(_ ranges: [Range<Int>]) {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var end = 0
    for range in ranges {
      kept += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    bytes = kept + bytes[end...]
  }

  /// Where white space before an offset begins.
  private func spaceBefore(_ offset: Int, _ isSpace: (UInt8) -> Bool) -> Int {
    var start = offset
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Removes a property wherever it is.
  mutating func remove(_ property: XMPProperty) {
    remove(
      descriptions.flatMap { description in
        description.attributes.filter { $0.name == property.name }.map(\.attribute.range)
          + description.children.filter { $0.name == property.name }.map { child in
            var start = spaceBefore(child.range.lowerBound) { [32, 9].contains($0) }
            if start > 0, bytes[start - 1] == 10 { start -= 1 }
            return start..<child.range.upperBound
          }
      })
  }

  /// Gives a property another name of as many bytes, in its own vocabulary.
  mutating func rename(_ name: XMPElement.Name, to local: String) {
    let count = name.local.utf8.count
    guard local.utf8.count == count else { return }
    for element in descriptions.flatMap(\.children) where element.name == name {
      let ends = element.isEmptyTag ? [] : [element.content.upperBound + 2]
      for place in [element.tag.lowerBound + 1] + ends {
        let start = place + element.prefix.utf8.count
        bytes.replaceSubrange(start..<start + count, with: local.utf8)
      }
    }
  }

  /// Sets a single value.
  mutating func set(_ property: XMPProperty, _ value: String?) {
    guard let value else { return remove(property) }
    if property.form == .language { return setLanguage(property, value) }
    if let element = element(property), element.children.isEmpty, !element.isEmptyTag {
      replace(element.content, XMPText.escaped(value))
    } else if let attribute = attribute(property) {
      replace(
        attribute.valueRange, XMPText.escaped(value).replacingOccurrences(of: "'", with: "&apos;"))
    } else {
      remove(property)
      insert(property, XMPText.escaped(value))
    }
  }

  /// Sets the text in the default language; other languages' stay.
  private mutating func setLanguage(_ property: XMPProperty, _ value: String) {
    let escaped = XMPText.escaped(value)
    if let element = element(property), let container = container(of: element),
      !container.isEmptyTag
    {
      let items = container.children.filter { $0.name == .item }
      let isDefault = { (item: XMPElement) in
        item.attributes.contains {
          $0.name == .language && $0.attribute.value.elementsEqual("x-default".utf8)
        }
      }
      if let item = items.first(where: isDefault), !item.isEmptyTag {
        replace(item.content, escaped)
      } else if !items.contains(where: isDefault) {
        let item = "\(container.prefix)li"
        replace(
          container.tag.upperBound..<container.tag.upperBound,
          "<\(item) xml:lang=\"x-default\">\(escaped)</\(item)>")
      } else {
        remove(property)
        setLanguage(property, value)
      }
      return
    }
    remove(property)
    insert(property, "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped)</rdf:li></rdf:Alt>")
  }

  /// Changes a list: removes items, then appends others. What stays keeps its place and bytes.
  mutating func change(
    _ property: XMPProperty, removing isGone: (String) -> Bool, adding words: [String]
  ) {
    if let element = element(property), let container = container(of: element),
      !container.isEmptyTag
    {
      let item = "\(container.prefix)li"
      let added = words.map { "<\(item)>\(XMPText.escaped($0))</\(item)>" }.joined()
      let items = container.children.filter { $0.name == .item }
      let end = items.last?.range.upperBound ?? container.tag.upperBound
      replace(end..<end, added)
      remove(
        items.filter { isGone(text($0)) }.map { item in
          spaceBefore(item.range.lowerBound) {
            [32, 9, 10, 13].contains($0)
          }..<item.range.upperBound
        })
      return
    }
    let kept = items(property).filter { !isGone($0) } + words
    let container = property.form == .sequence ? "rdf:Seq" : "rdf:Bag"
    remove(property)
    let list = kept.map { "<rdf:li>\(XMPText.escaped($0))</rdf:li>" }.joined()
    insert(property, "<\(container)>\(list)</\(container)>")
  }

  private mutating func insert(_ property: XMPProperty, _ content: String) {
    guard let description = descriptions.first else { return }
    let name = "\(property.prefix):\(property.name.local)"
    let rdf = content.hasPrefix("<rdf:") ? " xmlns:rdf=\"\(XMPElement.Name.rdf)\"" : ""
    let element =
      "<\(name) xmlns:\(property.prefix)=\"\(property.name.namespace)\"\(rdf)>\(content)</\(name)>"
    if description.isEmptyTag {
      let end = description.tag.upperBound
      replace((end - 2)..<end, ">\n   \(element)\n  </\(description.prefix)Description>")
    } else {
      replace(description.content.upperBound..<description.content.upperBound, " \(element)\n  ")
    }
  }
}
