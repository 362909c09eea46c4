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
}
