import Foundation
import Imaging
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Videos that phones append to photos.
@MainActor @Suite(.serialized) struct MotionPhotoTests {
  /// An MP4 file of a few boxes; what is in them doesn't matter here.
  private static let video: Data = {
    func box(_ type: String, _ count: Int) -> Data {
      let length = UInt32(count + 8)
      return Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }) + Data(type.utf8)
        + Data(repeating: 7, count: count)
    }
    return box("ftyp", 16) + box("moov", 300) + box("mdat", 2000)
  }()

  /// Puts a packet into a JPEG, and a video behind it.
  private static func motion(_ photo: Data, xmp: String, after rest: Data = Data()) -> Data {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      \(xmp)</rdf:RDF></x:xmpmeta>
      """
    let body = Data("http://ns.adobe.com/xap/1.0/\0".utf8) + Data(packet.utf8)
    let length = body.count + 2
    let segment = Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + body
    return photo.prefix(2) + segment + photo.dropFirst(2) + video + rest
  }

  /// Appends blocks as Samsung's phones do: the time, then the video.
  private static func samsung(_ photo: Data) -> Data {
    func number(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func block(_ type: Int, _ name: String, _ data: Data) -> Data {
      Data(number(type << 16) + number(name.utf8.count)) + Data(name.utf8) + data
    }
    let blocks = [
      block(0xA01, "Image_UTC_Data", Data("1603365127000".utf8)), block(0xA30, "MotionPhoto_Data", video),
    ]
    var directory = Data("SEFH".utf8) + Data(number(106) + number(blocks.count))
    for (index, block) in blocks.enumerated() {
      let distance = blocks[index...].reduce(0) { $0 + $1.count }
      directory += block.prefix(4) + Data(number(distance) + number(block.count))
    }
    return photo + blocks.joined() + directory + Data(number(directory.count)) + Data("SEFT".utf8)
  }

  /// What is found in a file.
  private func find(in data: Data) throws -> MotionPhoto? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("motion-\(UUID()).jpg")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    return MotionPhoto.find(in: file.file)
  }

  private static let google = """
    <rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MicroVideo="1" \
    GCamera:MicroVideoOffset="\(video.count)"/>
    """
  private static let container = """
    <rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="video/mp4" Item:Length="\(video.count)" \
    Item:Semantic="MotionPhoto"/></rdf:li>
    """

  @Test("A photo whose edits are saved keeps its video: only a copy is offered")
  func savingKeepsTheVideo() throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let photo = try Data(contentsOf: photos.url(0))
    try Self.motion(photo, xmp: Self.google).write(to: photos.url(0))
    let reader = ImageFile(url: photos.url(0))
    #expect(SavingObstacle.first(among: [photos.url(1).file, photos.url(0).file], reader) == .video)
    #expect(SavingObstacle.first(among: [photos.url(1).file], reader) == nil)
  }

  @Test func theVideoIsFoundByEachMaker() throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let photo = try Data(contentsOf: photos.url(0))
    for data in [
      Self.motion(photo, xmp: Self.google), Self.motion(photo, xmp: Self.container),
      Self.samsung(photo),
    ] {
      let found = try #require(try find(in: data))
      #expect(data[found.offset..<found.offset + found.length] == Self.video)
    }
    #expect(try find(in: photo) == nil)
    // Programs that change photos may have cut the video off, or moved it.
    #expect(try find(in: Self.motion(photo, xmp: Self.google).dropLast(2100)) == nil)
    #expect(try find(in: Self.motion(photo, xmp: Self.google, after: Data(count: 3))) == nil)
    #expect(try find(in: Self.samsung(photo).dropLast(1)) == nil)
    #expect(try find(in: Data("MotionPhoto_Data".utf8)) == nil)
  }

  /// The file is mostly empty and larger than the memory that the program may take.
  @Test func ofALargeFileOnlyPartsAreRead() throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let head = Self.motion(try Data(contentsOf: photos.url(0)), xmp: Self.google)
    let length = 64 << 30
    try head.write(to: photos.url(0))
    let handle = try FileHandle(forWritingTo: photos.url(0))
    try handle.seek(toOffset: UInt64(length - Self.video.count))
    try handle.write(contentsOf: Self.video)
    try handle.close()
    let found = try #require(MotionPhoto.find(in: photos.url(0).file))
    #expect(found == MotionPhoto(offset: length - Self.video.count, length: Self.video.count))
    let video = try #require(MotionVideo(found, of: photos.url(0).file))
    #expect(try Data(contentsOf: video.url) == Self.video)
  }

  @Test func damagedFilesHaveNone() throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let photo = try Data(contentsOf: photos.url(0))
    let wholes = [Self.motion(photo, xmp: Self.container), Self.samsung(photo)]
    var random = SeededGenerator(seed: 3)
    for round in 0..<300 {
      var data = wholes[round % 2]
      for _ in 0..<8 {
        let isInHead = Bool.random(using: &random)
        let end = data.count
        let place = Int.random(in: isInHead ? 0..<700 : end - 2400..<end, using: &random)
        data[place] = UInt8.random(in: 0...255, using: &random)
      }
      data = data.prefix(Int.random(in: 0...data.count, using: &random))
      if let found = try find(in: data) { #expect(found.offset + found.length <= data.count) }
    }
  }

  @Test func theOpenPhotoHasItsVideo() async throws {
    let world = try await PhotoPageWorld(count: 2) { photos in
      let data = try Data(contentsOf: photos.url(0))
      try Self.motion(data, xmp: Self.google).write(to: photos.url(0))
    }
    // The file that was written last may be the newest.
    let index = try #require(world.composition.library.index(of: world.photos.url(0).file))
    try await world.open(index)
    let cell = try #require(world.browser.currentCell as? LivePhotoCell)
    #expect(await world.stage.wait { cell.motion != nil })
    #expect(try Data(contentsOf: try #require(cell.motion)) == Self.video)
    let other = world.browser
    other.goTo(1 - index, animated: false)
    #expect(await world.stage.wait { (try? world.page.restingPhoto?.id) == world.photos.url(1).file })
    #expect((other.currentCell as? LivePhotoCell)?.motion == nil)
  }
}
