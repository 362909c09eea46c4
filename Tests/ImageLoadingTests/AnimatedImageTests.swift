import HostInterface
import Imaging
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

@MainActor @Suite(.serialized) struct AnimatedImageTests {
  let stage = Stage()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Three frames of 40 × 30 pixels.
  private func animation(_ seconds: [Double]) throws -> URL {
    let encoder = try #require(HostServices.current.encoder)
    let frames = seconds.enumerated().map { index, seconds in
      (image: TestPicture.plain(40, 30, shade: UInt8(40 * index)), seconds: seconds)
    }
    return try folder.write(try encoder.animatedWebPData(frames, quality: 0.9), "moving.webp")
  }

  @Test func framesKeepTheirTimes() throws {
    let file = ImageFile(url: try animation([0.1, 0.3, 0.05]))
    let image = try #require(try file.animatedImage(fitting: nil, .inside))
    let images = try #require(image.images)
    // Nine entries of 50 ms.
    #expect(abs(image.duration - 0.45) < 1e-9)
    #expect(images.count == 9)
    #expect(images[0] === images[1])
    #expect(images[1] !== images[2])
    #expect(images[2] === images[7])
    #expect(images[7] !== images[8])
  }

  @Test func extremeFrameDurationsGiveABoundedList() {
    var sequence = FrameSequence()
    let frames = (0..<200).map { _ in UIImage(cgImage: TestPicture.plain(1, 1)) }
    for (index, frame) in frames.enumerated() {
      sequence.append(frame, seconds: 1 + Double(index) / 1000)
    }
    let image = sequence.image
    #expect((image?.images?.count ?? .max) <= 20_000)
    #expect(abs((image?.duration ?? 0) - 219.9) < 3)
  }

  @Test func aSingleFrameIsAStillImage() throws {
    let encoder = try #require(HostServices.current.encoder)
    let file = try folder.write(try encoder.pngData(TestPicture.plain(8, 8)), "still.png")
    let image = try ImageFile(url: file).animatedImage(fitting: nil, .inside)
    #expect(image != nil)
    #expect(image?.images == nil)
  }

  @Test func decodingStopsWhenCancelled() throws {
    let file = ImageFile(url: try animation([0.1, 0.1, 0.1]))
    var asked = 0
    let image = try file.animatedImage(fitting: nil, .inside) {
      asked += 1
      return asked == 2
    }
    #expect(image == nil)
    #expect(asked == 2)
  }

  @Test func theLoaderAnimatesOnRequestAndCountsEachFrameOnce() async throws {
    let url = try animation([0.1, 0.3, 0.05])
    let loader = ImageLoader(memoryLimit: 1 << 20, concurrency: 1)
    let still = try await loader.image(for: ImageRequest(url: url, pixels: nil))
    #expect(still.images == nil)
    #expect(loader.cache.bytes == 40 * 30 * 4)
    let moving = try await loader.image(for: ImageRequest(url: url, pixels: nil, animates: true))
    #expect(moving.images?.count == 9)
    #expect(loader.cache.bytes == 4 * 40 * 30 * 4)
    #expect(loader.cache.count == 2)
  }

  @Test func framesAreDecodedAtTheRequestedSize() async throws {
    let url = try animation([0.1, 0.1, 0.1])
    let loader = ImageLoader(memoryLimit: 1 << 20, concurrency: 1)
    let request = ImageRequest(url: url, pixels: CGSize(width: 20, height: 20), animates: true)
    let image = try await loader.image(for: request)
    #expect(image.size == CGSize(width: 20, height: 15))
  }
}
