import Foundation
import Testing
import UIKitCompat
import UIKitStage

@testable import gallery

/// The window's size from one launch to the next.
@MainActor @Suite(.serialized) struct WindowPlacementTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-placement-\(UUID())")

  @Test func theSizeIsKeptWhenTheWindowIsLeft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let photos = try DatedPhotos(count: 2)
    var places = Gallery.Places()
    places.views = folder.appendingPathComponent("views.json")
    let saved = SavedPlacement(file: places.placement)
    #expect(saved.placement == nil)
    let stage = Stage(size: CGSize(width: 930, height: 710))
    let delegate = AppDelegate(paths: [photos.folder], places: places)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    gallery.window.windowScene?.maximize()
    gallery.keepView()
    #expect(saved.placement == WindowPlacement(width: 930, height: 710, isMaximized: true))
    let next = Stage(size: CGSize(width: 930, height: 710))
    let other = AppDelegate(paths: [photos.folder], places: places)
    next.launch(other)
    #expect(other.gallery?.window.windowScene?.placement?.isMaximized == true)
  }

  @Test func sizesStayWithinTheScreenAndAboveTheMinimum() throws {
    let minimum = SavedPlacement.minimum
    func size(_ width: Double, _ height: Double) -> CGSize {
      WindowPlacement(width: width, height: height, isMaximized: false)
        .size(minimum: minimum, screen: CGSize(width: 1280, height: 800))
    }
    #expect(size(1000, 700) == CGSize(width: 1000, height: 700))
    #expect(size(4000, 3000) == CGSize(width: 1280, height: 800))
    #expect(size(1, .nan) == minimum)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("window.json")
    try Data("[1]".utf8).write(to: file)
    #expect(SavedPlacement(file: file).placement == nil, "a damaged file is ignored")
  }
}
