import Foundation
import HostInterface
import Testing

@testable import VipsCodec

@Suite struct AnimationTests {
  private let colors = [Pixel(255, 0, 0), Pixel(0, 255, 0), Pixel(0, 0, 255)]

  private func animation() throws -> Data {
    let seconds = [0.12, 0.005, 0.3]
    return try encoder.animatedWebPData(
      zip(colors, seconds).map { color, seconds in (.made(40, 30) { _, _ in color }, seconds) },
      quality: 0.9)
  }

  @Test func reportsFramesAndDurations() throws {
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

  @Test(arguments: [-1, 3, Int.max]) func rejectsMissingFrames(_ frame: Int) throws {
    let data = try animation()
    #expect(throws: ImageDecodingError.noFrame(name: "image", frame)) {
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

  private func frames(
    _ source: ImageSource, _ fit: ImageFit? = nil, limit: Int = .max
  ) throws -> [(image: CGImage, seconds: Double)] {
    var frames: [(CGImage, Double)] = []
    try codec.frames(from: source, fitting: fit) { image, seconds in
      frames.append((image, seconds))
      return frames.count < limit
    }
    return frames
  }

  @Test func givesAllFramesInOrder() throws {
    let frames = try frames(.data(try animation()))
    #expect(frames.map(\.seconds) == [0.12, 0.1, 0.3])
    for (frame, color) in zip(frames, colors) {
      #expect(frame.image.sides == [40, 30])
      #expect(frame.image.mean(0, 0, 1, 1).distance(to: color) <= 6)
    }
  }

  /// Frames are stacked vertically in the decoder; scaling must not mix neighbors.
  @Test func smallFramesContainNothingOfTheirNeighbors() throws {
    let frames = try frames(
      .data(try animation()), ImageFit(width: 7, height: 7, mode: .inside))
    for (frame, color) in zip(frames, colors) {
      #expect(frame.image.sides == [7, 5])
      for y in [0, 4] { #expect(frame.image[3, y].distance(to: color) <= 6) }
    }
  }

  @Test func framesEqualThoseDecodedSeparately() throws {
    let file = ImageSource.file(try sample("turning-earth.gif"))
    let fit = ImageFit(width: 90, height: 90, mode: .inside)
    let frames = try frames(file, fit)
    #expect(frames.count == (try codec.info(of: file)).frameCount)
    for index in [0, frames.count / 3, frames.count - 1] {
      let alone = try codec.image(from: file, fitting: fit, frame: index)
      #expect(alone.sides == frames[index].image.sides)
      for (x, y) in [(0.1, 0.2), (0.4, 0.4), (0.7, 0.6)] {
        let difference = alone.mean(x, y, x + 0.2, y + 0.2)
          .distance(to: frames[index].image.mean(x, y, x + 0.2, y + 0.2))
        #expect(difference <= 3)
      }
    }
  }

  @Test func stopsWhenCancelled() throws {
    let file = ImageSource.file(try sample("turning-earth.gif"))
    #expect(try frames(file, limit: 2).count == 2)
  }

  @Test func aStillImageIsOneFrame() throws {
    let data = try encoder.pngData(.quarters(8, 6))
    let frames = try frames(.data(data))
    #expect(frames.map(\.seconds) == [0])
    #expect(frames[0].image.quarterLetters == "RGBW")
  }

  /// All frames are in memory at once, so that many large ones are reduced.
  @Test func animationsAreBounded() {
    func reduced(_ width: Int, _ height: Int, _ frames: Int) -> [Int] {
      let size = AnimationLimits.reduced((width, height), frames: frames)
      return [size.width, size.height]
    }
    #expect(reduced(400, 300, 100) == [400, 300])
    let large = reduced(2000, 1000, 200)
    #expect(large[0] * large[1] * 4 * 200 <= AnimationLimits.maximumBytes)
    #expect(large[0] > 390 && large[0] == large[1] * 2)
    #expect(reduced(1, 1, 5_000) == [1, 1])
    #expect(AnimationLimits.allow(1000, 1000, frames: 1_500))
    #expect(!AnimationLimits.allow(1000, 1000, frames: 1_501))
    #expect(!AnimationLimits.allow(1, 1, frames: 5_001))
  }

  @Test func aDamagedAnimationHasAReadableError() throws {
    let data = try animation()
    #expect(throws: ImageDecodingError.self) { try frames(.data(data.prefix(data.count * 2 / 3))) }
  }

  @Test func transparencyIsKept() throws {
    let made = [255, 200].map { red in
      CGImage.made(20, 20) { x, _ in x < 10 ? Pixel(0, 0, 0, 0) : Pixel(red, 0, 0) }
    }
    let data = try encoder.animatedWebPData(made.map { ($0, 0.1) }, quality: 0.9)
    let frames = try frames(.data(data), ImageFit(width: 10, height: 10, mode: .inside))
    #expect(frames.count == 2)
    for (frame, red) in zip(frames, [255, 200]) {
      #expect(!frame.image.isOpaque)
      #expect(frame.image[1, 5].alpha == 0)
      #expect(frame.image[8, 5].distance(to: Pixel(red, 0, 0)) <= 8)
    }
  }
}
