import Foundation
import Testing

@testable import PhotoMetadata

/// Packets that are much longer than any program writes.
@Suite struct XMPPacketTests {
  private func packet(_ content: String, attributes: String = "") throws -> XMPPacket {
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <r:Description xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"\(attributes)>\
      \(content)</r:Description></r:RDF></x:xmpmeta>
      """
    return try #require(XMPPacket(Array(text.utf8)))
  }

  private func text(_ packet: XMPPacket) -> String { String(decoding: packet.bytes, as: UTF8.self) }

  /// Removing one after the other would read the packet as often as the property is there.
  @Test func aPropertyThatIsThereTenThousandTimesIsRemovedAtOnce() throws {
    var packet = try packet(
      String(repeating: "\n  <xmp:Rating>3</xmp:Rating>", count: 10_000)
        + "\n  <xmp:Label>a</xmp:Label>",
      attributes: " xmp:Rating='4'")
    packet.remove(.rating)
    #expect(!packet.has(.rating))
    let rest = try self.packet("\n  <xmp:Label>a</xmp:Label>")
    #expect(packet.bytes == rest.bytes)
  }

  @Test func tenThousandItemsAreRemovedAtOnce() throws {
    let items = (0..<20_000).map { "\n   <r:li>\($0 % 2 == 0 ? "even" : "odd \($0)")</r:li>" }
      .joined()
    var packet = try packet("<d:subject><r:Bag>\(items)</r:Bag></d:subject>")
    packet.change(.keywords, removing: { $0 == "even" }, adding: ["new"])
    #expect(packet.items(.keywords).count == 10_001 && packet.items(.keywords).last == "new")
    #expect(!text(packet).contains("even"))
  }

  /// A copy of all namespaces for each element that declares one would be the square of them.
  @Test func namespacesEndWithTheirElements() throws {
    let outer = (0..<5000).map { " xmlns:n\($0)='urn:\($0)'" }.joined()
    let inner = (0..<5000).map { "<n\($0):a xmlns:xmp='urn:own'><xmp:Rating/></n\($0):a>" }.joined()
    let packet = try packet(inner + "<xmp:Rating>2</xmp:Rating>", attributes: outer)
    #expect(packet.items(.rating) == ["2"])
    #expect(XMPPacket(Array("<a:b xmlns:a='x'><c:d xmlns:c='y'/><c:e/></a:b>".utf8)) == nil)
  }

  @Test func declaredNamespacesAreFoundInOnePass() {
    let text =
      "<a xmlns:b=\"urn:1\" c=\"xmlns:d=\" xmlns:e = \"urn:2\"><f xmlns:g-1=\"u&amp;3\" xmlns:=\"\" xmlns:h=\"\"/>"
    let found = XMPNamespaces.declared(in: Array(text.utf8))
    #expect(found.map(\.prefix) == ["b", "g-1"])
    #expect(found.first { $0.prefix == "g-1" }?.namespace == "u&3")
    let long = String(repeating: "xmlns:", count: 150_000)
    #expect(XMPNamespaces.declared(in: Array(long.utf8)).isEmpty)
  }

  // MARK: Forms of text

  @Test(arguments: [
    ("a &lt;b&gt; &amp;amp; &quot;c&quot; &apos;d&apos;", "a <b> &amp; \"c\" 'd'"),
    ("&#252;&#xFC;&#x1F408;", "üü🐈"), ("&unknown;|&#xD800;|&#x;", "&unknown;|&#xD800;|&#x;"),
    ("fish & chips; a & b", "fish & chips; a & b"), ("&", "&"), ("&;", "&;"), ("", ""),
    ("<![CDATA[a <b> & c]]>", "a <b> & c"), ("x<![CDATA[]]>y<![CDATA[z]]>", "xyz"),
    ("one<!-- not this --> two<? nor this ?>", "one two"),
  ])
  func textsAreWhatTheyStandFor(_ written: String, _ expected: String) {
    #expect(XMPText.plain(written.utf8) == expected)
  }

  @Test(arguments: [
    "a <b> & \"c\" 'd' ]]>", "eins\nzwei\tdrei", "one\rtwo\r\nthree", "ü🐈\u{301}", "&amp;", "",
    "<![CDATA[x]]>", "<!-- -->", "a&\u{301}b<\u{301}",
  ])
  func whatIsWrittenIsReadAgain(_ text: String) throws {
    #expect(XMPText.plain(XMPText.escaped(text).utf8) == text)
    var packet = XMPPacket()
    packet.set(.title, text)
    packet.set(.rating, text)
    packet.change(.keywords, removing: { _ in false }, adding: [text])
    let read = try #require(XMPPacket(packet.bytes))
    #expect(read.value(.rating) == text && read.items(.title) == [text])
    #expect(read.items(.keywords) == [text])
  }

  @Test func charactersThatXMLCantHaveAreLeftOut() {
    #expect(XMPText.escaped("a\u{0}\u{8}\u{1F}\u{FFFE}b") == "ab")
  }

  @Test func anAttributeKeepsItsQuotes() throws {
    var packet = try packet("", attributes: " xmp:Rating = '4' xmp:Label=\"it's\"")
    packet.set(.rating, "it's \"5\"")
    #expect(try #require(XMPPacket(packet.bytes)).value(.rating) == "it's \"5\"")
    #expect(text(packet).contains("xmp:Label=\"it's\""))
  }

  @Test(arguments: [
    "<d:title/>", "<d:title></d:title>", "<d:title><r:Alt/></d:title>", "<d:title>plain</d:title>",
    "<d:title><r:Alt><r:li xml:lang='x-default'/></r:Alt></d:title>", "",
  ])
  func aTitleIsSetWhateverIsThere(_ content: String) throws {
    var packet = try packet(content)
    packet.set(.title, "New")
    #expect(try #require(XMPPacket(packet.bytes)).items(.title) == ["New"])
    packet.set(.title, nil)
    #expect(try !#require(XMPPacket(packet.bytes)).has(.title))
  }

  @Test func otherLanguagesStay() throws {
    var packet = try packet(
      "<d:title><r:Alt><r:li xml:lang='de'>Katze</r:li></r:Alt></d:title>")
    packet.set(.title, "Cat")
    packet.set(.title, "Dog")
    #expect(packet.items(.title) == ["Dog", "Katze"])
  }

  @Test func wordsInSectionsOfTextAreRemoved() throws {
    var packet = try packet(
      "<d:subject><r:Bag><r:li><![CDATA[Sea & sun]]></r:li><r:li>Rome<!-- 1 --></r:li></r:Bag></d:subject>"
    )
    #expect(packet.items(.keywords) == ["Sea & sun", "Rome"])
    packet.change(.keywords, removing: { $0 == "Sea & sun" }, adding: [])
    #expect(packet.items(.keywords) == ["Rome"])
  }

  @Test(arguments: [
    "<a:b xmlns:a='x'></a:c>", "<a", "<a b>", "<a b=c/>", "<a b='c/>", "<a/><b/>", "</a>", "<:/>",
    "<a:b:c xmlns:a='x'/>", "<a><!-- </a>", "<![CDATA[x]]>", "\u{FEFF}", "<a/ >", "<p:a/>",
    "<a p:b='c'/>", "<a><b></a></b>",
  ])
  func whatIsNotWellFormedIsNoPacket(_ text: String) {
    #expect(XMPPacket(Array(text.utf8)) == nil)
  }

  @Test func whatIsTooDeepOrNoTextIsNoPacket() {
    let deep = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(XMPParser.root(of: Array(deep.utf8)) == nil)
    let flat = String(repeating: "<a>", count: 90) + String(repeating: "</a>", count: 90)
    #expect(XMPParser.root(of: Array(flat.utf8)) != nil)
    #expect(XMPParser.root(of: Array("<a b='".utf8) + [0xFF] + Array("'/>".utf8)) == nil)
  }
}
