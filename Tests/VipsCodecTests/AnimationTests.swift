import Foundation
import HostInterface
import Testing
import VipsCodec

@Suite struct AnimationTests {
  private let colors = [Pixel(255, 0, 0), Pixel(0, 255, 0), Pixel(0, 0, 255)]

  private func animation() throws -> Data {
    let seconds = [0.12, 0.005, 0.3]
    return try codec.animatedWebPData(
      zip(colors, seconds).map { color, seconds in (.made(40, 30) { _, _ in color }, seconds) },
      quality: 0.9)
  }

  @Test func tellsFramesAndTimes() throws {
    let info = try codec.info(of: .data(try animation()))
    #expect(info.sides + [info.frameCount] == [40, 30, 3])
    #expect(info.frameDurations == [0.12, 0.1, 0.3])
    #expect(!info.hasAlpha)
  }

  @Test func decodesEachFrame() throws {
    let data = try animation()
    for (frame, color) in colors.enumerated() {
      let image = try codec.image(from: .data(data), fitting: nil, frame: frame)
      #expect(image.sides == [40, 30])
      #expect(image.mean(0, 0, 1, 1).distance(to: color) <= 6)
    }
  }

  @Test(arguments: [-1, 3, Int.max]) func refusesFramesThatAreNotThere(_ frame: Int) throws {
    let data = try animation()
    #expect(throws: ImageDecodingError.failed(reason: "“picture” has no frame \(frame).")) {
      try codec.image(from: .data(data), fitting: nil, frame: frame)
    }
  }

  @Test func readsGIF() throws {
    let file = ImageSource.file(try sample("turning-earth.gif"))
    let info = try codec.info(of: file)
    #expect(info.frameCount == info.frameDurations.count)
    #expect(info.frameCount > 2)
    let fit = ImageFit(width: 80, height: 80, mode: .inside)
    let first = try codec.image(from: file, fitting: fit, frame: 0)
    let last = try codec.image(from: file, fitting: fit, frame: info.frameCount / 2)
    #expect(last.sides == first.sides)
    let isSame = first.withPixels { one in last.withPixels { one.elementsEqual($0) } }
    #expect(!isSame)
  }
}
