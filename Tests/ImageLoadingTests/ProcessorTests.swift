import Foundation
import HostInterface
import Imaging
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

@MainActor @Suite(.serialized) struct ProcessorTests {
  /// Opaque white.
  private func white(_ width: Int, _ height: Int) -> PixelBuffer {
    PixelBuffer(
      width: width, height: height, bytes: Array(repeating: 255, count: width * height * 4))
  }

  private func alpha(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> UInt8 {
    pixels.bytes[(y * pixels.width + x) * 4 + 3]
  }

  @Test func aCircleCropsTheMiddleWithSmoothEdges() {
    let circle = ImageProcessors.Circle().process(white(60, 40))
    #expect(circle.width == 40 && circle.height == 40)
    #expect(alpha(circle, 0, 0) == 0)
    #expect(alpha(circle, 20, 20) == 255)
    #expect(alpha(circle, 20, 0) > 100)
    let area = stride(from: 3, to: circle.bytes.count, by: 4)
      .reduce(0) { $0 + Double(circle.bytes[$1]) / 255 }
    #expect(abs(area - Double.pi * 400) < 4)
    // Colors stay premultiplied by alpha.
    for index in stride(from: 0, to: circle.bytes.count, by: 4) {
      #expect(circle.bytes[index] == circle.bytes[index + 3])
    }
  }

  @Test(arguments: [0.0, 1, 7.5, 20, 500]) func roundedCornersAreSymmetric(_ radius: Double) {
    let result = ImageProcessors.RoundedCorners(radius: radius).process(white(61, 40))
    let real = min(radius, 20)
    let area = stride(from: 3, to: result.bytes.count, by: 4)
      .reduce(0) { $0 + Double(result.bytes[$1]) / 255 }
    #expect(abs(area - (61 * 40 - (4 - Double.pi) * real * real)) < 4)
    for y in 0..<40 {
      for x in 0..<61 {
        #expect(alpha(result, x, y) == alpha(result, 60 - x, y))
        #expect(alpha(result, x, y) == alpha(result, x, 39 - y))
      }
    }
  }

  /// A point becomes a Gaussian of the requested width, with the same sum.
  @Test(arguments: [1.0, 2.5, 6]) func aBlurIsGaussian(_ deviation: Double) {
    let side = 81
    var point = PixelBuffer(
      width: side, height: side, bytes: Array(repeating: 0, count: side * side * 4))
    for y in 36...44 { for x in 36...44 { point.bytes[(y * side + x) * 4] = 255 } }
    let result = ImageProcessors.Blur(radius: deviation).process(point)
    var (sum, square) = (0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let value = Double(result.bytes[(y * side + x) * 4])
        sum += value
        square += value * Double((x - 40) * (x - 40))
      }
    }
    #expect(abs(sum / (81 * 255) - 1) < 0.06)
    // The point was nine pixels wide, whose variance is 80 / 12.
    let measured = (square / sum - 80.0 / 12).squareRoot()
    #expect(abs(measured - deviation) < 0.2 * deviation + 0.15)
  }

  @Test func aBlurKeepsUniformAreas() {
    for size in [(1, 1), (1, 9), (5, 2), (30, 30)] {
      let even = white(size.0, size.1)
      #expect(ImageProcessors.Blur(radius: 8).process(even).bytes == even.bytes)
    }
    #expect(ImageProcessors.Blur(radius: 0).process(white(3, 3)).bytes == white(3, 3).bytes)
  }

  @Test func requestsDifferByTheirProcessors() async throws {
    let world = try LoadingWorld()
    world.answer("/a.jpg", .image(try world.jpeg()))
    let loader = world.loader()
    let plain = world.request("/a.jpg")
    var round = plain
    round.processors = [ImageProcessors.Circle()]
    var blurred = plain
    blurred.processors = [ImageProcessors.Blur(radius: 2), ImageProcessors.Circle()]
    #expect(Set([plain, round, blurred]).count == 3)
    var same = plain
    same.processors = [ImageProcessors.Circle()]
    #expect(same == round)
    for (request, width) in [(plain, 60), (round, 40), (blurred, 40)] {
      let image = try await loader.image(for: request)
      #expect(image.cgImage?.width == width)
    }
    #expect(loader.cache.image(for: same) != nil)
  }

  @Test func animationsAreProcessedFrameByFrame() async throws {
    let world = try LoadingWorld()
    let frames = [(UInt8(20), 0.1), (200, 0.3)].map {
      (image: TestPicture.plain(9, 6, shade: $0.0), seconds: $0.1)
    }
    let data = try #require(HostServices.current.encoder).animatedWebPData(frames, quality: 0.9)
    world.answer("/a.webp", .image(data, type: "image/webp"))
    var request = world.request("/a.webp")
    request.animates = true
    request.processors = [ImageProcessors.Circle()]
    let image = try await world.loader().image(for: request)
    #expect(image.images?.count == 4)
    for frame in image.images ?? [] { #expect(frame.size == CGSize(width: 6, height: 6)) }
    #expect(image.images?[1] === image.images?[3])
    #expect(image.duration == 0.4)
  }

  @Test func pixelsRoundTrip() throws {
    let image = UIImage(cgImage: TestPicture.plain(5, 3, shade: 77))
    let pixels = try #require(PixelBuffer(image))
    #expect(pixels.width == 5 && pixels.height == 3)
    #expect(Array(pixels.bytes.prefix(4)) == [77, 77, 77, 255])
    let back = try #require(pixels.image(scale: 2))
    #expect(back.size == CGSize(width: 2.5, height: 1.5))
    #expect(PixelBuffer(back)?.bytes == pixels.bytes)
    #expect(UIImage(systemName: "xmark").flatMap { PixelBuffer($0) } == nil)
  }
}
