import Foundation
import Imaging
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct PixelTests {
  init() { _ = Stage() }

  @Test("Converting pixels to an image and back keeps them, with their transparency")
  func roundTrip() throws {
    let bytes: [UInt8] = [
      10, 20, 30, 255, 0, 0, 0, 0, 1, 2, 3, 128, 200, 100, 50, 255, 5, 6, 7, 8, 0, 0, 0, 255,
    ]
    let image = try #require(PixelBuffer(width: 3, height: 2, bytes: bytes).image(scale: 2))
    #expect(image.size == CGSize(width: 1.5, height: 1))
    #expect(image.isTransparent)
    let back = try #require(PixelBuffer(image))
    #expect(back.width == 3 && back.height == 2)
    #expect(back.bytes == bytes)
  }

  @Test("An image of opaque pixels is opaque")
  func opaque() throws {
    let buffer = PixelBuffer(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(try #require(buffer.image(scale: 1)).isTransparent == false)
  }

  @Test("An image without pixels has no buffer")
  func symbol() { #expect(PixelBuffer(UIImage()) == nil) }

  @Test("Filters are applied one after the other")
  func filterOrder() throws {
    let filters = ImageFilterContext()
    let source = PixelBuffer(width: 1, height: 1, bytes: [100, 100, 100, 255])
    let brightened = try #require(
      filters.apply([.invert, .exposure(stops: -1)], to: source)
    ).bytes[0]
    let inverted = try #require(
      filters.apply([.exposure(stops: -1), .invert], to: source)
    ).bytes[0]
    #expect(abs(Int(brightened) - 78) <= 1)
    #expect(abs(Int(inverted) - 205) <= 1)
    #expect(try #require(filters.apply([], to: source)).bytes == source.bytes)
  }

  @Test("A filter keeps the size and transparent pixels")
  func filterSize() throws {
    let source = PixelBuffer(width: 5, height: 3, bytes: Array(repeating: 0, count: 60))
    let result = try #require(
      ImageFilterContext().apply([.gaussianBlur(radius: 2), .invert], to: source))
    #expect((result.width, result.height) == (5, 3))
    #expect(result.bytes.allSatisfy { $0 == 0 })
  }

  @Test("A blurred edge is the integral of a Gaussian", arguments: [0.5, 1, 2.5, 8, 20])
  func blurredEdge(deviation: Double) throws {
    let (width, height) = (160, 4)
    let row = (0..<width).flatMap { x in
      Array(repeating: UInt8(x < width / 2 ? 0 : 255), count: 4)
    }
    let source = PixelBuffer(
      width: width, height: height, bytes: Array(repeating: row, count: height).flatMap { $0 })
    let blurred = try #require(
      ImageFilterContext().apply([.gaussianBlur(radius: deviation)], to: source))
    for x in 0..<width {
      let deviations = (Double(x) + 0.5 - Double(width) / 2) / (deviation * 2.0.squareRoot())
      let expected = 127.5 * (1 + erf(deviations))
      #expect(abs(Double(blurred.bytes[(width + x) * 4]) - expected) < 5, "\(x)")
    }
  }

  @Test("A blur doesn't change uniform areas", arguments: [0.2, 0.6, 1, 2.5, 6, 50])
  func evenAreas(deviation: Double) throws {
    let context = ImageFilterContext()
    for (width, height) in [(1, 1), (1, 9), (5, 2), (30, 30)] {
      for shade in stride(from: UInt8(0), through: 255, by: 15) {
        let source = PixelBuffer(
          width: width, height: height, bytes: Array(repeating: shade, count: width * height * 4))
        let result = context.apply([.gaussianBlur(radius: deviation)], to: source)
        #expect(result?.bytes == source.bytes, "\(width) × \(height), \(shade)")
      }
    }
  }

  @Test("Frames are repeated according to their durations")
  func frames() throws {
    let images = try (0..<2).map { shade in
      try #require(
        PixelBuffer(width: 1, height: 1, bytes: [UInt8(shade), 0, 0, 255]).image(scale: 1))
    }
    var sequence = FrameSequence()
    #expect(sequence.image == nil)
    sequence.append(images[0], seconds: 0.1)
    #expect(sequence.image === images[0])
    sequence.append(images[1], seconds: 0.3)
    let animated = try #require(sequence.image)
    let entries = try #require(animated.images)
    #expect(entries.map { $0 === images[0] } == [true, false, false, false])
    #expect(abs(animated.duration - 0.4) < 1e-9)
  }

  @Test("Frames with invalid durations don't trap", arguments: [-1, 0, .nan, .infinity, 1e30])
  func senselessTimes(seconds: Double) throws {
    let buffer = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 255])
    let image = try #require(buffer.image(scale: 1))
    var sequence = FrameSequence()
    sequence.append(image, seconds: seconds)
    sequence.append(image, seconds: 0.05)
    let animated = try #require(sequence.image)
    #expect(animated.duration.isFinite && animated.duration > 0)
    #expect(try #require(animated.images).count <= 20_000)
  }

  @Test("A code of one byte is version 1; more bytes or more correction need a larger one")
  func codes() throws {
    let small = try #require(QRModules(Data("a".utf8), correction: .low))
    #expect(small.side == 21)
    #expect(small.areDark.count == 21 * 21)
    // The finder's outer ring and its white gap.
    #expect(small.areDark.prefix(8) == [true, true, true, true, true, true, true, false])
    let text = Data(String(repeating: "vitrine", count: 12).utf8)
    let sides = try QRModules.Correction.allCases.map {
      try #require(QRModules(text, correction: $0)).side
    }
    #expect(sides == sides.sorted() && Set(sides).count > 2)
  }

  @Test("No bytes, or more than the largest code can hold, give no code")
  func codeLimits() {
    #expect(QRModules(Data(), correction: .low) == nil)
    #expect(QRModules(Data(repeating: 97, count: 2953), correction: .low)?.side == 177)
    #expect(QRModules(Data(repeating: 97, count: 2954), correction: .low) == nil)
  }
}
