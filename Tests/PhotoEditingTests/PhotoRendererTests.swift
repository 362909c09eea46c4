import Imaging
import PhotoEditing
import Testing
import UIKit

@MainActor @Suite struct PhotoRendererTests {
  private let renderer = PhotoRenderer()

  /// Blue counts columns, green rows, red both.
  private func picture(_ width: Int, _ height: Int) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += [UInt8(x * 10), UInt8(y * 10), UInt8(x + y), 255] }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private func plain(_ blue: UInt8, _ green: UInt8, _ red: UInt8, side: Int = 4) -> PixelBuffer {
    PixelBuffer(
      width: side, height: side,
      bytes: (0..<side * side).flatMap { _ in [blue, green, red, 255] as [UInt8] })
  }

  private func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> [Int] {
    buffer.bytes[(y * buffer.width + x) * 4..<(y * buffer.width + x) * 4 + 4].map(Int.init)
  }

  private func rendered(_ edit: PhotoEdit, _ pixels: PixelBuffer) throws -> PixelBuffer {
    try #require(renderer.render(edit, from: pixels))
  }

  @Test func turnsAndMirrorsMovePixelsExactly() throws {
    let source = picture(5, 3)
    let right = try rendered(PhotoEdit(quarterTurns: 1), source)
    #expect(right.width == 3 && right.height == 5)
    for y in 0..<5 { for x in 0..<3 { #expect(pixel(right, x, y) == pixel(source, y, 2 - x)) } }
    let half = try rendered(PhotoEdit(quarterTurns: 2), source)
    #expect(pixel(half, 0, 0) == pixel(source, 4, 2) && pixel(half, 1, 2) == pixel(source, 3, 0))
    let mirrored = try rendered(PhotoEdit(isMirrored: true), source)
    #expect(pixel(mirrored, 0, 1) == pixel(source, 4, 1))
    // Mirrored first, then turned.
    let both = try rendered(PhotoEdit(quarterTurns: 1, isMirrored: true), source)
    for y in 0..<5 { for x in 0..<3 { #expect(pixel(both, x, y) == pixel(mirrored, y, 2 - x)) } }
  }

  @Test func turningBackGivesTheSameBytes() throws {
    let source = picture(7, 4)
    let there = try rendered(PhotoEdit(quarterTurns: 3, isMirrored: true), source)
    #expect(try rendered(PhotoEdit(quarterTurns: 3, isMirrored: true), there).bytes == source.bytes)
    #expect(try rendered(PhotoEdit(), source).bytes == source.bytes)
  }

  @Test func aCropCutsWholePixels() throws {
    let source = picture(10, 8)
    let part = try rendered(
      PhotoEdit(crop: CGRect(x: 0.2, y: 0.25, width: 0.5, height: 0.5)), source)
    #expect(part.width == 5 && part.height == 4)
    for y in 0..<4 { for x in 0..<5 { #expect(pixel(part, x, y) == pixel(source, x + 2, y + 2)) } }
  }

  @Test func straighteningTurnsAboutTheMiddleAndLeavesNoEmptyCorner() throws {
    let source = picture(21, 15)
    let turned = try rendered(PhotoEdit(straightening: 10), source)
    #expect(turned.width == 21 && turned.height == 15)
    #expect(zip(pixel(turned, 10, 7), pixel(source, 10, 7)).allSatisfy { abs($0 - $1) <= 1 })
    // Clockwise: what is right of the middle comes from further up.
    #expect(pixel(turned, 20, 7)[1] < pixel(source, 20, 7)[1] - 10)
    #expect(pixel(turned, 0, 7)[1] > pixel(source, 0, 7)[1] + 10)
    for y in 0..<15 { for x in 0..<21 { #expect(pixel(turned, x, y)[3] == 255) } }
  }

  @Test(arguments: [
    ("exposure", 1.0, [138, 138, 138]), ("exposure", -1, [71, 71, 71]),
    ("saturation", -1, [100, 100, 100]),
    ("contrast", 1, [78, 78, 78]), ("contrast", -1, [116, 116, 116]),
    ("shadows", 1, [133, 133, 133]),
    ("highlights", -1, [79, 79, 79]), ("warmth", 1, [80, 98, 113]), ("tint", 1, [108, 96, 108]),
  ])
  func tones(_ name: String, _ level: Double, _ golden: [Int]) throws {
    let adjustment = try #require(Adjustment(rawValue: name))
    let result = pixel(
      try rendered(PhotoEdit(levels: [adjustment: level]), plain(100, 100, 100)), 1, 1)
    #expect(zip(result, golden).allSatisfy { abs($0 - $1) <= 1 }, "\(name) \(level): \(result)")
  }

  @Test func blackAndWhiteStayAndTonesKeepTheirOrder() throws {
    for adjustment in Adjustment.allCases where adjustment != .vignette {
      for level in [adjustment.range.lowerBound, 0.4, adjustment.range.upperBound] {
        let ramp = PixelBuffer(
          width: 256, height: 1,
          bytes: (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] as [UInt8] })
        let result = try rendered(PhotoEdit(levels: [adjustment: level]), ramp)
        for channel in 0..<3 {
          let tones = (0...255).map { pixel(result, $0, 0)[channel] }
          #expect(zip(tones, tones.dropFirst()).allSatisfy { $0 <= $1 }, "\(adjustment) \(level)")
          if adjustment != .contrast { #expect(tones[0] == 0) }
        }
        if level > 0, adjustment == .exposure {
          #expect(pixel(result, 255, 0) == [255, 255, 255, 255])
        }
      }
    }
  }

  @Test func saturationKeepsGraysAndAVignetteTheMiddle() throws {
    let vivid = try rendered(PhotoEdit(levels: [.saturation: 1]), plain(60, 100, 140))
    #expect(pixel(vivid, 0, 0)[0] < 40 && pixel(vivid, 0, 0)[2] > 160)
    #expect(
      pixel(try rendered(PhotoEdit(levels: [.saturation: 1]), plain(9, 9, 9)), 0, 0) == [
        9, 9, 9, 255,
      ])
    let dark = try rendered(PhotoEdit(levels: [.vignette: 1]), plain(200, 200, 200, side: 41))
    #expect(pixel(dark, 20, 20) == [200, 200, 200, 255] && pixel(dark, 0, 0)[1] < 40)
  }

  @Test func transparencyStays() throws {
    let half = PixelBuffer(width: 1, height: 1, bytes: [50, 50, 50, 128])
    let result = try rendered(PhotoEdit(levels: [.exposure: 1]), half)
    #expect(result.bytes[3] == 128 && (68...70).contains(result.bytes[0]))
    let clear = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0])
    #expect(try rendered(PhotoEdit(levels: [.exposure: 1]), clear).bytes == [0, 0, 0, 0])
  }
}
