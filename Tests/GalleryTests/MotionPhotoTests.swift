import Foundation
import Imaging
import PhotoBrowsing
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Videos that phones append to photos, in the gallery.
@MainActor @Suite(.serialized) struct MotionPhotoTests {
  /// An MP4 file of a few boxes; what is in them doesn't matter here.
  private static let video: Data = {
    func box(_ type: String, _ count: Int) -> Data {
      let length = UInt32(count + 8)
      return Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) })
        + Data(type.utf8)
        + Data(repeating: 7, count: count)
    }
    return box("ftyp", 16) + box("moov", 300) + box("mdat", 2000)
  }()

  /// Puts a packet into a JPEG, and a video behind it.
  private static func motion(_ photo: Data, xmp: String) -> Data {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      \(xmp)</rdf:RDF></x:xmpmeta>
      """
    let body = Data("http://ns.adobe.com/xap/1.0/\0".utf8) + Data(packet.utf8)
    let length = body.count + 2
    let segment = Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + body
    return photo.prefix(2) + segment + photo.dropFirst(2) + video
  }

  private static let google = """
    <rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MicroVideo="1" \
    GCamera:MicroVideoOffset="\(video.count)"/>
    """
  @Test("A photo whose edits are saved keeps its video: only a copy is offered")
  func savingKeepsTheVideo() throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let photo = try Data(contentsOf: photos.url(0))
    try Self.motion(photo, xmp: Self.google).write(to: photos.url(0))
    let reader = ImageFile(url: photos.url(0))
    #expect(
      SavingObstacle.first(among: [photos.url(1).file, photos.url(0).file], reader) == .video)
    #expect(SavingObstacle.first(among: [photos.url(1).file], reader) == nil)
  }

  /// The two files of phones of Apple.
  @Test func theOpenPhotoHasTheShortVideoOfItsNameBesideIt() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sample = root.appendingPathComponent("samples/19-dandelion.mp4")
    let long = try Data(contentsOf: sample)
    var short = long
    // Two seconds in place of five, in 3000 parts each.
    let header = try #require(short.range(of: Data("mvhd".utf8))).lowerBound
    short.replaceSubrange(header + 20..<header + 24, with: [0, 0, 0x17, 0x70])
    let world = try await PhotoPageWorld(count: 2, items: 4) { photos in
      let stem = photos.url(0).deletingPathExtension()
      try short.write(to: stem.appendingPathExtension("MOV"))
      try long.write(to: photos.url(1).deletingPathExtension().appendingPathExtension("mov"))
    }
    let library = world.gallery.shownLibrary.photoLibrary
    for (number, isLive) in [(0, true), (1, false)] {
      let index = try #require(library.index(of: world.photos.url(number).file))
      try await world.open(index)
      let cell = try #require(world.browser.currentCell as? LivePhotoCell)
      let video = world.photos.url(0).deletingPathExtension().appendingPathExtension("MOV")
      if isLive { #expect(await world.stage.wait { cell.motion?.path == video.path }) }
      world.stage.settle()
      #expect(isLive || cell.motion == nil)
      world.stage.press(.keyboardEscape)
      #expect(await world.stage.wait { world.gallery.openBrowser == nil && world.stage.isAtRest })
    }
    #expect(LivePair.video(of: world.photos.url(1).file) == nil, "it is a video of its own")
  }

  @Test func theOpenPhotoHasItsVideo() async throws {
    let world = try await PhotoPageWorld(count: 2) { photos in
      let data = try Data(contentsOf: photos.url(0))
      try Self.motion(data, xmp: Self.google).write(to: photos.url(0))
    }
    // The file that was written last may be the newest.
    let index = try #require(
      world.gallery.shownLibrary.photoLibrary.index(of: world.photos.url(0).file))
    try await world.open(index)
    let cell = try #require(world.browser.currentCell as? LivePhotoCell)
    #expect(await world.stage.wait { cell.motion != nil })
    #expect(try Data(contentsOf: try #require(cell.motion)) == Self.video)
    let other = world.browser
    other.goTo(1 - index, animated: false)
    #expect(
      await world.stage.wait { (try? world.page.restingPhoto?.id) == world.photos.url(1).file })
    #expect((other.currentCell as? LivePhotoCell)?.motion == nil)
  }
}
