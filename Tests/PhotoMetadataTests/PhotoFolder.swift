import Foundation
import PhotoIndexing

@testable import PhotoMetadata

/// A folder of its own with copies of the sample photos.
final class PhotoFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-meta-\(UUID())")
  static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func copy(_ sample: String = "02-cat.jpg", as name: String = "a.jpg") throws -> FileID {
    let target = url.appendingPathComponent(name)
    try FileManager.default.copyItem(at: Self.samples.appendingPathComponent(sample), to: target)
    return FileID(path: target.path)
  }

  func write(_ text: String, _ name: String) throws -> FileID {
    try write(Array(text.utf8), name)
  }

  func write(_ bytes: [UInt8], _ name: String) throws -> FileID {
    let target = url.appendingPathComponent(name)
    try Data(bytes).write(to: target)
    return FileID(path: target.path)
  }

  func bytes(_ file: FileID) throws -> [UInt8] { Array(try Data(contentsOf: file.url)) }

  func text(_ file: FileID) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// A sidecar as darktable and digiKam write it, with a history, regions and words in two
  /// languages.
  static let foreign = """
    <?xml version="1.0" encoding="UTF-8"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="XMP Core 4.4.0-Exiv2">
     <!-- written by another program -->
     <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about=""
        xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:digiKam="http://www.digikam.org/ns/1.0/"
        xmlns:lr="http://ns.adobe.com/lightroom/1.0/"
        xmlns:MicrosoftPhoto="http://ns.microsoft.com/photo/1.0/"
        xmlns:darktable="http://darktable.sf.net/"
       xmp:Rating="1"
       MicrosoftPhoto:Rating='1'
       darktable:xmp_version="5"
       darktable:auto_presets_applied="1">
       <darktable:history>
        <rdf:Seq>
         <rdf:li darktable:num="0" darktable:operation="exposure" darktable:params="gz02eJxjYGBg&amp;"/>
         <rdf:li darktable:num="1" darktable:operation="crop" darktable:params="00ff"/>
        </rdf:Seq>
       </darktable:history>
       <dc:title><rdf:Alt><rdf:li xml:lang="de">Alt</rdf:li><rdf:li xml:lang="x-default">Old</rdf:li></rdf:Alt></dc:title>
       <dc:subject>
        <rdf:Bag>
         <rdf:li>Rome</rdf:li>
         <rdf:li>Family</rdf:li>
        </rdf:Bag>
       </dc:subject>
       <digiKam:TagsList>
        <rdf:Seq>
         <rdf:li>Places/Italy/Rome</rdf:li>
         <rdf:li>Family</rdf:li>
        </rdf:Seq>
       </digiKam:TagsList>
       <lr:hierarchicalSubject>
        <rdf:Bag>
         <rdf:li>Places|Italy|Rome</rdf:li>
         <rdf:li>Family</rdf:li>
        </rdf:Bag>
       </lr:hierarchicalSubject>
      </rdf:Description>
     </rdf:RDF>
    </x:xmpmeta>
    """
}

/// Numbers that are the same for the same seed.
struct SeededNumbers {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
