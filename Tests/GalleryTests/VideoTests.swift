import Albums
import Foundation
import HostInterface
import ImageLoading
import Imaging
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Videos besides photos: in the grid, in albums, in both browsers, and damaged ones.
@MainActor @Suite(.serialized) final class VideoTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-videos-\(UUID())")
  private let stage = Stage(size: CGSize(width: 900, height: 700))

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func write(_ data: Data, _ path: String, day: Int) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
    let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(day) * 86_400)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(path).path)
  }

  /// A sample without a creation date, so that its file's date counts.
  private func undated(_ name: String) throws -> Data {
    var data = try Data(contentsOf: Self.samples.appendingPathComponent(name))
    let header = try #require(data.range(of: Data("mvhd".utf8))).upperBound
    data.replaceSubrange(header + 4..<header + 8, with: [0, 0, 0, 0])
    return data
  }

  /// Rome has a photo, a video, a photo; Oslo a damaged video and a portrait one.
  private func fill() throws {
    let image = CGImage(width: 120, height: 90, isOpaque: true) { target in
      for offset in target.indices { target[offset] = offset % 4 == 3 ? 255 : 90 }
    }
    let photo = try VipsImageCodec().jpegData(image, quality: 0.9)
    let video = try undated("19-dandelion.mp4")
    let portrait = try undated("21-pole-to-pole.mp4")
    try write(photo, "Rome/a.jpg", day: 1)
    try write(video, "Rome/b.mp4", day: 2)
    try write(photo, "Rome/c.jpg", day: 3)
    try write(video.prefix(3000) + Data(repeating: 7, count: 5000), "Oslo/broken.mp4", day: 4)
    try write(portrait, "Oslo/pole.MP4", day: 5)
  }

  private func launch(_ places: Gallery.Places = .memory) async throws -> Gallery {
    try fill()
    let delegate = AppDelegate(paths: [folder], places: places)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(
      await stage.wait {
        gallery.photos.count == 5
          && gallery.photos.allSatisfy { $0.file.facts != nil }
          && gallery.thumbnailsAreShown
      })
    stage.settle()
    return gallery
  }

  private func cell(_ name: String, _ gallery: Gallery) throws -> PhotoGridCell {
    let index = try #require(gallery.photos.firstIndex { $0.name == name })
    return try #require(gallery.thumbnail(at: index))
  }

  private func open(_ name: String, _ gallery: Gallery) async throws
    -> PhotoBrowserController
  {
    gallery.open(try #require(gallery.photos.firstIndex { $0.name == name }))
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    return try #require(gallery.openBrowser)
  }

  @Test func videosAreInTheGridWithPosterAndDuration() async throws {
    let gallery = try await launch()
    let library = gallery.shownLibrary.photoLibrary
    #expect(library.photos.map(\.isVideo).filter { $0 }.count == 3)
    let video = try cell("b.mp4", gallery)
    #expect(video.videoBadge.text == "0:05")
    let poster = try #require(video.imageView.image)
    // Half as large again as the cell is wide, because it is cropped.
    #expect(poster.size.height >= video.bounds.height && poster.size.width > poster.size.height)
    #expect(try cell("pole.MP4", gallery).videoBadge.text == "0:06")
    #expect(try cell("a.jpg", gallery).videoBadge.isHidden)
    let portrait = try #require(library.photos.first { $0.name == "pole.MP4" })
    #expect(portrait.pixelSize == CGSize(width: 360, height: 640))
  }

  @Test func aNamedVideoIsOpenFromTheBeginning() async throws {
    try fill()
    let delegate = AppDelegate(paths: [url("Rome/b.mp4")])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let browser = try #require(gallery.openBrowser)
    stage.advance(frames: 1)
    #expect(browser.isOpen && browser.currentCell is VideoCell)
    #expect(
      gallery.shownLibrary.photoLibrary.scanner.lookCount == 0 && !gallery.library.grid.isViewLoaded
    )
    #expect(
      await stage.wait {
        gallery.photos.count == 3 && browser.visibleContent != nil
      })
    #expect(browser.currentIndex == 1 && gallery.window.windowScene?.title == "b.mp4")
    stage.press(.keyboardI)
    let panel = try #require(gallery.shownPhoto.page?.infoPanel)
    #expect(await stage.wait { panel.text != nil })
    #expect(panel.histogram.isHidden, "videos have none")
    stage.press(.keyboardSpacebar)
    let page = try #require(browser.currentCell as? VideoCell)
    #expect(await stage.wait { (page.player?.currentTime().seconds ?? 0) > 0.1 })
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.openBrowser == nil && gallery.library.grid.selectedIndex == 1)
  }

  @Test func aNamedVideoThatIsDamagedShowsItsErrorAmongTheOthers() async throws {
    try fill()
    let delegate = AppDelegate(paths: [url("Oslo/broken.mp4")])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let browser = try #require(gallery.openBrowser)
    #expect(
      await stage.wait { (browser.currentCell as? VideoCell)?.errorMessage?.isEmpty == false })
    #expect(await stage.wait { gallery.photos.count == 2 })
  }

  @Test func durationsAreFormattedLikeClocks() {
    let texts = [0.2, 7.4, 59.6, 754, 3723, .infinity, -4].map {
      ThumbnailBadge.text(ofDuration: $0)
    }
    #expect(texts == ["0:00", "0:07", "1:00", "12:34", "1:02:03", "0:00", "0:00"])
  }

  @Test func aDamagedVideoShowsItsErrorInTheGridAndOnItsPage() async throws {
    let gallery = try await launch()
    let square = try cell("broken.mp4", gallery)
    #expect(square.imageView.image == nil)
    let message = try #require(square.failure)
    #expect(message.contains("broken.mp4") && message.hasSuffix("."), "\(message)")
    let browser = try await open("broken.mp4", gallery)
    #expect(
      await stage.wait { (browser.currentCell as? VideoCell)?.errorMessage?.isEmpty == false })
    stage.press(.keyboardRightArrow)
    #expect(await stage.wait { browser.currentIndex == 4 && stage.isAtRest })
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.openBrowser == nil && stage.isAtRest })
  }

  @Test func aVideoOpensFromItsThumbnailPlaysAndCloses() async throws {
    let gallery = try await launch()
    let square = try cell("b.mp4", gallery)
    stage.click(at: square.convert(CGPoint(x: square.bounds.midX, y: square.bounds.midY), to: nil))
    stage.advance(frames: 4)
    #expect(square.isImageHidden && square.videoBadge.alpha == 0, "its image is animated")
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true })
    let browser = try #require(gallery.openBrowser)
    let page = try #require(browser.currentCell as? VideoCell)
    #expect(page.photoContent != nil && !page.isPlaying)
    #expect(gallery.window.windowScene?.title == "b.mp4")
    stage.press(.keyboardSpacebar)
    #expect(page.isPlaying, "Space plays, and does not turn the page")
    #expect(await stage.wait { (page.player?.currentTime().seconds ?? 0) > 0.1 })
    stage.press(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(browser.currentIndex == 2 && !page.isPlaying)
    stage.press(.keyboardLeftArrow)
    stage.advance(by: 1)
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.openBrowser == nil && stage.isAtRest })
    #expect(!square.isImageHidden && gallery.library.grid.selectedIndex == 1)
  }

  @Test func aVideoPlaysInItsThumbnailUnderThePointer() async throws {
    let gallery = try await launch()
    let hovering = try #require(gallery.library.grid.hovering)
    let cell = try cell("b.mp4", gallery)
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    stage.hover(at: middle)
    stage.advance(by: 0.7)
    #expect(cell.isCaptionShown)
    #expect(await stage.wait { hovering.player?.isPlaying == true })
    stage.hover(at: CGPoint(x: 895, y: 695))
    #expect(hovering.player == nil && cell.imageView.layer.sublayers?.isEmpty != false)
    stage.reducesMotion = true
    stage.hover(at: middle)
    stage.advance(by: 1)
    #expect(cell.isCaptionShown && hovering.player == nil)
  }

  @Test func photosAndVideosAreOneSequenceInAlbums() async throws {
    let gallery = try await launch()
    #expect(await stage.wait { gallery.library.home.folders.albums.count == 2 })
    stage.press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    let albums = try #require(gallery.library.home.shownAlbums)
    #expect(albums.titleStrip.titles == ["Oslo (2)", "Rome (3)"])
    let path = IndexPath(item: 1, section: 1)
    #expect(await stage.wait { albums.cell(for: path)?.imageView.image != nil })
    #expect(albums.cell(for: path)?.videoBadge.text == "0:05")
    gallery.library.home.open(IndexPath(item: 0, section: 1), of: albums)
    stage.advance(by: 1)
    let browser = try #require(gallery.library.home.browser)
    var kinds: [Bool] = []
    for _ in 0..<3 {
      kinds.append(browser.currentCell is VideoCell)
      stage.press(.keyboardRightArrow)
      stage.advance(by: 1)
    }
    #expect(kinds == [false, true, false], "sorted by capture date")
    #expect(browser.titleStrip.selectedIndex == 1 && browser.currentIndexPath?.item == 2)
  }

  @Test func thumbnailsAreSharedWithTheDesktop() async throws {
    let store = ThumbnailStore(folder: url(".thumbnails"), program: "test-1")
    let gallery = try await launch(Gallery.Places(thumbnails: store))
    let video = url("Rome/b.mp4")
    let data = try #require(store.thumbnail(of: video, .extraLarge))
    let size = try ImageFile(data: data, name: "t").pixelSize()
    #expect(size == CGSize(width: 512, height: 288))
    #expect(await stage.wait { store.hasFailed(self.url("Oslo/broken.mp4")) })
    // A different image in its place shows where the next launch loads it from.
    let other = CGImage(width: 512, height: 288, isOpaque: true) { target in
      for offset in target.indices { target[offset] = 255 }
    }
    store.store(try VipsImageCodec().pngData(other), of: video, .extraLarge)
    let loader = ImageLoader(memoryLimit: 1 << 20, store: nil, thumbnails: store)
    let photo = try #require(gallery.photos.first { $0.name == "b.mp4" })
    let image = try await loader.image(for: .thumbnail(of: photo, pixels: 190))
    let white = try #require(image.cgImage).withPixels { $0.prefix(400).allSatisfy { $0 == 255 } }
    #expect(white)
  }
}
