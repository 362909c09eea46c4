import Foundation
import HostInterface
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import ImageLoading

/// Previews and regions of images.
@MainActor @Suite(.serialized) struct PreviewTests {
  let stage = Stage()
  let folder: TemporaryFolder
  let loader = ImageLoader(memoryLimit: 64 << 20, concurrency: 1, store: nil)

  init() throws { folder = try TemporaryFolder() }

  private func jpeg(_ width: Int, _ height: Int, shade: UInt8) throws -> Data {
    try #require(HostServices.current.encoder)
      .jpegData(TestPicture.plain(width, height, shade: shade), quality: 0.9)
  }

  /// With a thumbnail of 160 × 120 pixels in its EXIF.
  private func cameraFile(_ width: Int, _ height: Int) throws -> URL {
    let thumbnail = try jpeg(160, 120, shade: 40)
    let photo = try jpeg(width, height, shade: 200)
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 65535) }
    var body: [UInt8] = [0x4D, 0x4D, 0, 42] + long(8) + short(0) + long(14)
    body += short(2) + short(0x0201) + short(4) + long(1) + long(44)
    body += short(0x0202) + short(4) + long(1) + long(thumbnail.count) + long(0)
    body += Array(thumbnail)
    let segment = Array("Exif".utf8) + [0, 0] + body
    let data =
      photo.prefix(2) + Data([0xFF, 0xE1] + short(segment.count + 2) + segment)
      + photo.dropFirst(2)
    return try folder.write(data, "camera.jpg")
  }

  /// The sizes and shades of the loaded images.
  private func steps(_ request: ImageRequest, screen: CGSize? = nil) async throws -> [[Int]] {
    var steps: [[Int]] = []
    for try await image in loader.images(for: request, screen: screen) {
      steps.append([Int(image.size.width), Int(image.size.height), (image.shade ?? 0) / 100])
    }
    return steps
  }

  @Test func previewsAreTheCamerasThumbnailThenTheScreensSize() async throws {
    let request = ImageRequest(url: try cameraFile(2000, 1500), pixels: nil)
    let screen = CGSize(width: 400, height: 300)
    #expect(
      try await steps(request, screen: screen) == [
        [160, 120, 0], [400, 300, 2], [2000, 1500, 2],
      ])
    // The cached image is the first and the last.
    #expect(try await steps(request, screen: screen).last == [2000, 1500, 2])
    #expect(try await steps(request, screen: screen).first == [2000, 1500, 2])
  }

  @Test func cachedImagesComeFirst() async throws {
    let file = try cameraFile(2000, 1500)
    let small = ImageRequest(url: file, pixels: CGSize(width: 300, height: 300))
    _ = try await loader.image(for: small)
    #expect(
      try await steps(ImageRequest(url: file, pixels: nil)) == [[300, 225, 2], [2000, 1500, 2]])
  }

  @Test func aFileWithoutAThumbnailHasOneStepLess() async throws {
    let file = try folder.write(try jpeg(900, 600, shade: 200), "plain.jpg")
    #expect(try await steps(ImageRequest(url: file, pixels: nil)) == [[900, 600, 2]])
    await #expect(throws: ImageLoadingError.self) {
      try await loader.image(for: ImageRequest(url: file, pixels: nil, part: .embeddedThumbnail))
    }
  }

  @Test func endsWithTheImagesError() async throws {
    let file = try folder.write(Data("no picture".utf8), "words.jpg")
    await #expect(throws: ImageLoadingError.self) {
      _ = try await steps(
        ImageRequest(url: file, pixels: nil), screen: CGSize(width: 10, height: 10))
    }
  }

  @Test func endingTheIterationCancelsTheWork() async throws {
    let request = ImageRequest(url: try cameraFile(2000, 1500), pixels: nil)
    for try await _ in loader.images(for: request) { break }
    #expect(await stage.wait { loader.pendingCount == 0 })
    #expect(loader.cache.image(for: request) == nil)
  }

  // MARK: Regions

  @Test func aRegionHasTheRequestedSize() async throws {
    let file = try cameraFile(2000, 1500)
    let area = CGRect(x: 1800, y: 100, width: 400, height: 300)
    let fullImage = try await loader.image(
      for: ImageRequest(url: file, pixels: nil, part: .region(area)))
    #expect(
      fullImage.size == CGSize(width: 200, height: 300), "what lies beyond the edge is left out")
    let half = try await loader.image(
      for: ImageRequest(
        url: file, pixels: CGSize(width: 100, height: 150), part: .region(area)))
    #expect(half.size == CGSize(width: 100, height: 150))
    await #expect(throws: ImageLoadingError.self) {
      try await loader.image(
        for: ImageRequest(
          url: file, pixels: nil, part: .region(CGRect(x: 3000, y: 0, width: 10, height: 10))))
    }
  }

  @Test func regionsAreNotCachedAsTheWholeImage() async throws {
    let file = try cameraFile(2000, 1500)
    let pixels = CGSize(width: 100, height: 75)
    let area = CGRect(x: 0, y: 0, width: 100, height: 75)
    let requests = [
      ImageRequest(url: file, pixels: pixels),
      ImageRequest(url: file, pixels: pixels, part: .region(area)),
      ImageRequest(url: file, pixels: pixels, part: .region(area.offsetBy(dx: 1, dy: 0))),
      ImageRequest(url: file, pixels: pixels, part: .embeddedThumbnail),
    ]
    #expect(Set(requests).count == 4)
    for request in requests { _ = try await loader.image(for: request) }
    #expect(loader.cache.count == 4)
    loader.cache.removeAll { $0.part == .embeddedThumbnail }
    #expect(loader.cache.count == 3)
  }
}
