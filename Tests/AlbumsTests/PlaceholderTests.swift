import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import Albums

/// What an item shows until its photo is loaded.
@MainActor @Suite(.serialized) struct PlaceholderTests {
  private struct Shot: AlbumItemModel {
    static var albumFields: FieldMapping<Shot> { .names() }
    var picId: String
    var url: String
    var placeholderImage: String?
  }

  private struct Room: AlbumCategoryModel {
    var tag: String
    var count: Int
    var albumItems: [Shot]
  }

  /// Photos that are loaded when the test says so.
  @MainActor private final class Photos {
    static let photo = AlbumBrowserWorld.picture
    var isThere = false
    var asked: [URL] = []

    func load(_ item: AlbumItem) async throws -> UIImage {
      guard let url = item.url else { throw AlbumError.noAddress }
      asked.append(url)
      if url.lastPathComponent == "small.jpg" { return Self.small }
      while !isThere {
        try Task.checkCancellation()
        await Task.yield()
      }
      return Self.photo
    }

    static let small = UIImage(
      cgImage: CGImage(width: 8, height: 6, isOpaque: true) { $0[0] = 255 })
  }

  private func open(
    _ placeholder: String?, _ photos: Photos,
    _ configure: (AlbumBrowserController) -> Void = { _ in }
  ) throws -> (AlbumBrowserWorld, AlbumBrowserController) {
    let world = AlbumBrowserWorld()
    let shot = Shot(picId: "1", url: "https://example.org/1.jpg", placeholderImage: placeholder)
    try world.adapter.setAlbum(photos: [Room(tag: "R", count: 1, albumItems: [shot])])
    let browser = AlbumBrowserController()
    browser.adapter = world.adapter
    browser.loadItem = { item, _ in try await photos.load(item) }
    configure(browser)
    try browser.open(by: .present(from: world.root))
    world.settle()
    return (world, browser)
  }

  private func image(_ browser: PhotoBrowserController) -> UIImage? {
    (browser.currentCell as? ImageCell)?.image
  }

  @Test("A placeholder file is shown until the photo is loaded")
  func file() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("samples/06-astronaut.jpg")
    for name in [file.path, file.absoluteString] {
      let photos = Photos()
      let (world, browser) = try open(name, photos)
      #expect(await world.stage.wait { image(browser)?.size == CGSize(width: 390, height: 390) })
      #expect(image(browser) !== Photos.photo)
      photos.isThere = true
      #expect(await world.stage.wait { image(browser) === Photos.photo })
    }
  }

  @Test("A URL is loaded like a photo; a name by the app's resolver")
  func addressAndName() async throws {
    let photos = Photos()
    let (world, browser) = try open("https://example.org/small.jpg", photos)
    #expect(await world.stage.wait { image(browser) === Photos.small })
    photos.isThere = true
    #expect(await world.stage.wait { image(browser) === Photos.photo })
    var names: [String] = []
    let others = Photos()
    let (stage, second) = try open("beach", others) {
      $0.loadPlaceholder = { name, _ in
        names.append(name)
        return Photos.small
      }
    }
    #expect(await stage.stage.wait { image(second) === Photos.small })
    #expect(names == ["beach"])
    others.isThere = true
    #expect(await stage.stage.wait { image(second) === Photos.photo })
  }

  @Test("A cached thumbnail comes first; without a placeholder the page waits")
  func others() async throws {
    let photos = Photos()
    let (_, browser) = try open("https://example.org/small.jpg", photos) {
      $0.itemPlaceholder = { _ in AlbumBrowserWorld.picture }
    }
    #expect(image(browser) === AlbumBrowserWorld.picture)
    #expect(!photos.asked.contains { $0.lastPathComponent == "small.jpg" })
    for name in [nil, "", "no such resource", "/no/such/file.png"] {
      let late = Photos()
      let (world, other) = try open(name, late)
      #expect(image(other) == nil)
      late.isThere = true
      #expect(await world.stage.wait { image(other) === Photos.photo })
    }
  }

  @Test("A video's placeholder is shown until its poster is loaded")
  func video() async throws {
    let world = AlbumBrowserWorld()
    let photos = Photos()
    let shot = Shot(
      picId: "1", url: "/no/such/film.mp4", placeholderImage: "https://example.org/small.jpg")
    try world.adapter.setAlbum(
      photos: [Room](), videos: [Room(tag: "R", count: 1, albumItems: [shot])])
    let browser = AlbumBrowserController()
    browser.adapter = world.adapter
    browser.loadItem = { item, _ in try await photos.load(item) }
    try browser.open(by: .present(from: world.root))
    let cell = browser.currentCell as? VideoCell
    #expect(await world.stage.wait { cell?.photoContent?.image === Photos.small })
  }
}
