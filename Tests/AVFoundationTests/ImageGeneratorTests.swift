import AVFoundation
import Testing
import UIKitStage

@MainActor @Suite(.serialized) struct ImageGeneratorTests {
  private let stage: Stage

  init() { stage = Stage() }

  private func generator(_ url: URL) -> AVAssetImageGenerator {
    AVAssetImageGenerator(asset: AVURLAsset(url: url))
  }

  @Test func imagesHaveTheRequestedSize() async throws {
    let generator = generator(VideoWorld.sample(VideoWorld.webm))
    let full = try await generator.image(at: .zero)
    #expect(full.image.width == 640 && full.image.height == 360 && full.actualTime == .zero)
    generator.maximumSize = CGSize(width: 100, height: 100)
    let small = try await generator.image(at: CMTime(seconds: 4, preferredTimescale: 600))
    #expect(small.image.width == 100 && small.image.height == 56)
    // With tolerance the nearest key frame is used: one per second here.
    #expect(abs(small.actualTime.seconds - 4) <= 1)
    generator.maximumSize = CGSize(width: 0, height: 90)
    #expect(try await generator.image(at: .zero).image.width == 160)
  }

  @Test func assetHasItsDuration() async throws {
    let asset = AVURLAsset(url: VideoWorld.sample(VideoWorld.portrait))
    let duration = try await asset.load(.duration)
    #expect(abs(duration.seconds - 6) < 0.15)
  }

  @Test("Images are upright on request; a player always applies the file's orientation")
  func orientation() async throws {
    let scratch = try Scratch()
    let url = try scratch.write(try Self.turned(VideoWorld.mp4), "turned.mp4")
    let generator = generator(url)
    let lying = try await generator.image(at: .zero).image
    #expect(lying.width == 640 && lying.height == 360)
    generator.appliesPreferredTrackTransform = true
    let upright = try await generator.image(at: .zero).image
    #expect(upright.width == 360 && upright.height == 640)
    // A quarter turn clockwise: the top left corner moves to the top right.
    let (a, b) = (lying.pixel(2, 2), upright.pixel(357, 2))
    #expect(zip(a, b).allSatisfy { abs(Int($0) - Int($1)) < 12 }, "\(a) \(b)")
    let world = VideoWorld(url)
    #expect(await world.ready())
    #expect(world.item?.presentationSize == CGSize(width: 360, height: 640))
    #expect(world.picture.map { $0.height > $0.width } == true)
  }

  @Test func failuresHaveReadableDescriptions() async throws {
    let generator = generator(URL(fileURLWithPath: "/nowhere/a.mp4"))
    await #expect {
      try await generator.image(at: .zero)
    } throws: {
      $0.localizedDescription.contains("a.mp4")
    }
  }

  /// The sample with the matrix of a phone held upright in the header of its first video track.
  static func turned(_ name: String) throws -> Data {
    var data = try Data(contentsOf: VideoWorld.sample(name))
    let header = try #require(data.range(of: Data("tkhd".utf8)))
    let matrix = header.upperBound + 40
    let values: [UInt32] = [
      0, 0x0001_0000, 0, 0xFFFF_0000, 0, 0, 360 << 16, 0, 0x4000_0000,
    ]
    for (index, value) in values.enumerated() {
      for byte in 0..<4 {
        data[matrix + index * 4 + byte] = UInt8(truncatingIfNeeded: value >> (24 - byte * 8))
      }
    }
    return data
  }
}

extension CGImage {
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    withPixels { bytes in (0..<3).map { bytes[y * bytesPerRow + x * 4 + $0] } }
  }
}
