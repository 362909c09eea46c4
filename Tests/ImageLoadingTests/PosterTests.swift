import Foundation
import HostInterface
import Imaging
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

/// Posters of videos: their first frames.
@MainActor @Suite(.serialized) struct PosterTests {
  let stage = Stage()
  let folder: TemporaryFolder
  let store: ThumbnailStore
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
  private let video = PosterTests.samples.appendingPathComponent("20-deep-field.webm")

  init() throws {
    folder = try TemporaryFolder()
    store = ThumbnailStore(
      folder: folder.url.appendingPathComponent("thumbnails"), program: "test-1")
  }

  private func loader(_ thumbnails: ThumbnailStore? = nil) -> ImageLoader {
    ImageLoader(memoryLimit: 8 << 20, concurrency: 1, store: nil, thumbnails: thumbnails)
  }

  private func request(
    _ url: URL, _ side: CGFloat?, _ fitting: ImageFile.Fitting = .covering
  ) -> ImageRequest {
    ImageRequest(
      url: url, pixels: side.map { CGSize(width: $0, height: $0) }, fitting: fitting,
      part: .poster)
  }

  @Test func postersHaveTheRequestedSize() async throws {
    let loader = loader()
    let covering = try await loader.image(for: request(video, 90))
    #expect(covering.size == CGSize(width: 160, height: 90))
    let inside = try await loader.image(for: request(video, 320, .inside))
    #expect(inside.size == CGSize(width: 320, height: 180))
    #expect(
      try await loader.image(for: request(video, nil)).size == CGSize(width: 640, height: 360))
    #expect(loader.cache.image(for: request(video, 90)) === covering)
  }

  @Test func equalRequestsAreCoalescedAndOthersCancelled() async throws {
    let loader = loader()
    let request = request(video, 90)
    let tasks = (0..<20).map { _ in Task { try await loader.image(for: request) } }
    let other = Task { try await loader.image(for: self.request(video, 80)) }
    await Task.yield()
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
    var images: Set<ObjectIdentifier> = []
    for task in tasks { images.insert(ObjectIdentifier(try await task.value)) }
    #expect(images.count == 1)
    #expect(await stage.wait { loader.pendingCount == 0 })
  }

  @Test func photosDoNotWaitForVideos() async throws {
    let loader = loader()
    let png = try #require(HostServices.current.encoder).pngData(
      TestPicture.plain(60, 40, shade: 9))
    let photo = try folder.write(png, "a.png")
    let poster = Task { try await loader.image(for: request(video, 90)) }
    #expect(try await loader.image(for: ImageRequest(url: photo, pixels: nil)).shade == 9)
    #expect(try await poster.value.size.height == 90)
  }

  @Test func filesThatAreNotVideosFailAndAreRecorded() async throws {
    let broken = try folder.write(Data("no video at all".utf8), "broken.mp4")
    let missing = folder.url.appendingPathComponent("gone.mp4")
    let loader = loader(store)
    for (file, isNoted) in [(broken, true), (missing, false)] {
      do {
        _ = try await loader.image(for: request(file, 90))
        Issue.record("an image of \(file.lastPathComponent)")
      } catch let error as ImageLoadingError {
        #expect("\(error)".contains(file.lastPathComponent) && "\(error)".hasSuffix("."))
      }
      let store = store
      if isNoted { #expect(await stage.wait { store.hasFailed(file) }) }
    }
    #expect(!store.hasFailed(missing))
  }

  @Test func theDesktopsThumbnailIsUsedFirstAndOursIsStored() async throws {
    let copy = try folder.write(try Data(contentsOf: video), "video.webm")
    _ = try await loader(store).image(for: request(copy, 100))
    let data = try #require(store.thumbnail(of: copy, .large))
    #expect(try ImageFile(data: data, name: "t").pixelSize() == CGSize(width: 256, height: 144))
    let gray = try #require(HostServices.current.encoder).pngData(
      TestPicture.plain(256, 144, shade: 77))
    store.store(gray, of: copy, .large)
    #expect(try await loader(store).image(for: request(copy, 100)).shade == 77)
  }
}
