import Foundation
import Testing

@testable import PhotoIndexing

/// Whose a sidecar is.
@Suite final class SidecarOwnerTests {
  private let folder: FileID

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("sidecars-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = FileID(path: url.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder.url) }

  private func write(_ names: String...) throws {
    for name in names { try Data(name.utf8).write(to: folder.appending(name).url) }
  }

  private func says(_ ending: String, _ name: String) throws {
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" photoshop:SidecarForExtension = '\(ending)'
        xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"/></rdf:RDF></x:xmpmeta>
      """
    try Data(text.utf8).write(to: folder.appending(name).url)
  }

  private func sidecar(_ name: String) -> String? {
    Sidecar.existing(of: folder.appending(name))?.displayName
  }

  @Test func theExtensionThatItSaysDecides() throws {
    try write("a.jpg", "a.png", "a.nef")
    try says("JPG", "a.xmp")
    #expect(["a.jpg", "a.png", "a.nef"].map(sidecar) == ["a.xmp", nil, nil])
    try says("NEF", "a.xmp")
    #expect(["a.jpg", "a.png", "a.nef"].map(sidecar) == [nil, nil, "a.xmp"])
    // Its owner has gone.
    try says("CR2", "a.xmp")
    #expect(["a.jpg", "a.png", "a.nef"].map(sidecar) == [nil, nil, nil])
  }

  @Test func otherwiseItsNeighboursDecide() throws {
    try write("a.heic", "a.mov", "a.xmp", "b.jpg", "b.png", "b.xmp", "c.png", "c.xmp")
    try write("d.CR2", "d.jpg", "d.xmp", "e.mov", "e.xmp")
    #expect(
      ["a.heic", "a.mov", "b.jpg", "b.png", "c.png", "d.CR2", "d.jpg", "e.mov"].map(sidecar)
        == ["a.xmp", nil, "b.xmp", nil, "c.xmp", "d.xmp", nil, "e.xmp"])
    // Nobody knows, so it is nobody's.
    try write("f.jpg", "f.heic", "f.xmp", "g.CR2", "g.DNG", "g.xmp")
    #expect(["f.jpg", "f.heic", "g.CR2", "g.DNG"].map(sidecar) == [nil, nil, nil, nil])
  }

  @Test func theWholeNameComesFirst() throws {
    try write(
      "a.jpg", "a.jpg.xmp", "a.png", "b.jpg", "b.jpg.png", "b.jpg.xmp", "c.jpg.png", "c.jpg.xmp")
    try write(".jpg", ".xmp")
    try says("JPG", "a.xmp")
    #expect(sidecar("a.jpg") == "a.jpg.xmp" && sidecar("a.png") == nil)
    #expect(sidecar("b.jpg") == "b.jpg.xmp" && sidecar("b.jpg.png") == nil)
    #expect(sidecar("c.jpg.png") == "c.jpg.xmp")
    #expect(sidecar(".jpg") == nil, "it has no name but its extension")
  }

  @Test func namesThatDifferInCaseAreTwo() throws {
    try write("a.jpg", "a.JPG", "b.jpg")
    try says("JPG", "a.xmp")
    try says("JPG", "b.xmp")
    #expect(sidecar("a.JPG") == "a.xmp" && sidecar("a.jpg") == nil && sidecar("b.jpg") == "b.xmp")
  }

  @Test(
    arguments: [
      (
        "<a xmlns:p='http://ns.adobe.com/photoshop/1.0/'><p:SidecarForExtension> .CR2\n</p:SidecarForExtension></a>",
        "CR2"
      ),
      (
        "<!-- <p:SidecarForExtension>NO</p:SidecarForExtension> -->"
          + "<a xmlns:p=\"http://ns.adobe.com/photoshop/1.0/\" p:SidecarForExtension=\"dng\"/>",
        "dng"
      ),
      ("<a xmlns:p='urn:other'><p:SidecarForExtension>CR2</p:SidecarForExtension></a>", nil),
      ("<a xmlns:p='http://ns.adobe.com/photoshop/1.0/'>p:SidecarForExtension='CR2'</a>", nil),
      (
        "<a xmlns:p='http://ns.adobe.com/photoshop/1.0/' t='p:SidecarForExtension=&quot;x&quot;'/>",
        nil
      ),
      (
        "<a xmlns:p='http://ns.adobe.com/photoshop/1.0/'><![CDATA[<p:SidecarForExtension>CR2]]></a>",
        nil
      ),
      ("<p:SidecarForExtension", nil), ("SidecarForExtension=\"\"=='\"<", nil),
      ("<!--SidecarForExtension", nil),
    ] as [(String, String?)])
  func whatIsSaidIsRead(_ text: String, _ ending: String?) {
    #expect(Sidecar.namedExtension(in: Array(text.utf8)) == ending)
  }

  /// The stamp changes with what decides, so that photos are read again.
  @Test func aNeighbourThatComesChangesTheStamp() throws {
    try write("a.jpg", "a.xmp")
    let file = folder.appending("a.jpg")
    let alone = try #require(Sidecar.stamp(of: file))
    try write("a.heic")
    let beside = try #require(Sidecar.stamp(of: file))
    #expect(beside != alone && beside.changed == alone.changed)
    try write("a.nef")
    #expect(Sidecar.stamp(of: file) == nil)
  }
}
