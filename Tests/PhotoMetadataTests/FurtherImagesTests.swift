import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// Images that a file would lose if it were written anew.
@Suite struct FurtherImagesTests {
  private let folder: PhotoFolder
  init() throws { folder = try PhotoFolder() }

  private typealias Making = JPEGMaking
  private static let words = Making.packet(
    "<h:Version xmlns:h=\"http://ns.adobe.com/hdr-gain-map/1.0/\">1.0</h:Version>")
  private static let iso = Making.segment(
    0xE2, Array("urn:iso:std:iso:ts:21496:-1\0".utf8) + [0, 0, 0, 0])
  private static let items = Making.packet(
    "<C:Directory xmlns:C=\"http://ns.google.com/photos/1.0/container/\" s=\"GainMap\"/>")

  private static func boxes(_ name: String, _ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    let type: [UInt8] = [0, 0, 0, 16] + Array("ftypheic\0\0\0\0".utf8)
    return type + Making.long(body.count + 8) + Array(name.utf8) + body + [0, 0, 0, 8]
      + Array("mdat".utf8)
  }

  @Test func imagesAreFound() throws {
    let image = Making.file([])
    let files: [(bytes: [UInt8], hasGainMap: Bool, hasOthers: Bool)] = [
      (image, false, false), (Making.file([Self.words]), false, false),
      (Making.file([Self.items]), true, false),
      (Making.several([Self.words], [(0, image)]), true, false),
      (Making.several([Self.iso], [(0, image)]), true, false),
      (Making.several([], [(0, Making.file([Self.words]))]), true, false),
      (Making.several([], [(0x010001, image)]), false, false),
      (Making.several([], [(0x020002, image)]), false, true),
      (Making.several([Self.words], [(0, [1, 2, 3, 4])]), false, false),
      (Self.boxes("meta", "auxC urn:com:apple:photo:2020:aux:hdrgainmap"), true, false),
      (Self.boxes("meta", "infe tmap"), true, false),
      (Self.boxes("meta", "infe hvc1"), false, false),
      (Self.boxes("free", "tmap"), false, false), ([1, 2, 3], false, false),
    ]
    for (index, file) in files.enumerated() {
      let found = FurtherImages(in: try folder.write(file.bytes, "\(index).jpg"))
      #expect(found.hasGainMap == file.hasGainMap && found.hasOthers == file.hasOthers, "\(index)")
    }
    #expect(!FurtherImages(in: FileID(path: folder.url.path + "/none.jpg")).hasGainMap)
  }
}
