import Testing
import UIKit
import UIKitStage

/// Contexts that draw into memory, byte by byte.
@MainActor @Suite(.serialized) struct BitmapContextTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let gray = CGColorSpaceCreateDeviceGray()

  private func bytes(_ context: CGContext, x: Int, y: Int) throws -> [Int] {
    let data = try #require(context.data)
    let pixel = data + y * context.bytesPerRow + x * context.bitsPerPixel / 8
    return (0..<context.bitsPerPixel / 8).map {
      Int(pixel.load(fromByteOffset: $0, as: UInt8.self))
    }
  }

  private func bitmap(
    _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue,
    data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 4, bits: Int = 8,
    row: Int = 0, space: CGColorSpace? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
      space: space ?? rgb, bitmapInfo: info)
  }

  @Test func drawsFromTheLowerLeftCorner() throws {
    let context = try #require(bitmap())
    #expect(context.ctm.isIdentity)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // Rows lie in memory from the top.
    #expect(try bytes(context, x: 0, y: 3) == [255, 0, 0, 255])
    #expect(try bytes(context, x: 0, y: 0) == [0, 0, 0, 0])
    #expect(context.width == 4 && context.height == 4 && context.bytesPerRow >= 16)
    #expect(context.bitsPerPixel == 32 && context.alphaInfo == .premultipliedLast)
  }

  @Test(
    "Bytes lie in the order that was asked for",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [51, 102, 153, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 51, 102, 153]),
      (CGImageAlphaInfo.noneSkipFirst.rawValue, [255, 51, 102, 153]),
      (
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [153, 102, 51, 255]
      ),
      (
        CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
        [51, 102, 153, 255]
      ),
    ])
  func order(_ info: UInt32, _ expected: [Int]) throws {
    let context = try #require(bitmap(info))
    context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bytes(context, x: 2, y: 2) == expected)
  }

  @Test func grayAndAlphaAreBytes() throws {
    let shades = try #require(bitmap(CGImageAlphaInfo.none.rawValue, space: gray))
    shades.setFillColor(gray: 0.2, alpha: 1)
    shades.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bytes(shades, x: 1, y: 1) == [51] && shades.bytesPerRow >= 4)
    let alpha = try #require(bitmap(CGImageAlphaInfo.alphaOnly.rawValue, space: gray))
    alpha.setFillColor(gray: 1, alpha: 0.2)
    alpha.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(try bytes(alpha, x: 1, y: 3) == [51] && bytes(alpha, x: 1, y: 0) == [0])
  }

  @Test func anAppsMemoryIsDrawnOver() throws {
    var pixels = [UInt8](repeating: 255, count: 4 * 20)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(data: memory.baseAddress, row: 20))
      #expect(try bytes(context, x: 0, y: 0) == [255, 255, 255, 255])
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.6))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      // At once, without asking the context for anything.
      #expect(Array(memory[44..<48]) == [102, 102, 255, 255])
      #expect(Array(memory[40..<44]) == [255, 255, 255, 255])
      // What the app changes itself lies below the next drawing.
      memory[44] = 0
      context.setFillColor(gray: 1, alpha: 0.2)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      #expect(memory[44] == 51)
      context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(Array(memory[44..<48]) == [0, 0, 0, 0])
      // Bytes between the rows belong to nobody.
      #expect(memory[16] == 255)
    }
  }

  @Test func anImageIsWhatWasDrawn() throws {
    let context = try #require(bitmap(width: 3, height: 2))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let first = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    let provider = try #require(first.dataProvider)
    let data = try #require(provider.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(first.width == 3 && first.height == 2 && first.bitsPerPixel == 32)
    #expect(CFDataGetLength(data) == first.bytesPerRow * 2)
    #expect(first.bitmapInfo.contains(.byteOrder32Little))
    #expect(first.alphaInfo == .premultipliedFirst && first.colorSpace?.model == .rgb)
    #expect((0..<4).map { bytes[$0] } == [0, 0, 255, 255])
    #expect((0..<4).map { bytes[first.bytesPerRow + $0] } == [0, 0, 0, 0])
    let part = try #require(first.cropping(to: CGRect(x: 0.5, y: -1, width: 1, height: 2)))
    #expect(part.width == 2 && part.height == 1)
    #expect(first.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func anImageIsDrawnUprightIntoMemory() throws {
    let source = try #require(bitmap())
    source.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    source.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let copy = try #require(bitmap())
    copy.draw(
      try #require(source.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bytes(copy, x: 1, y: 0) == [255, 0, 0, 255])
    #expect(try bytes(copy, x: 1, y: 3) == [0, 0, 0, 0])
  }

  @Test func anOpaqueBitmapIsBlackAtFirst() throws {
    let context = try #require(bitmap(CGImageAlphaInfo.noneSkipLast.rawValue))
    #expect(context.makeImage()?.alphaInfo == .noneSkipFirst)
    context.setFillColor(gray: 1, alpha: 0.2)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bytes(context, x: 0, y: 0).prefix(3) == [51, 51, 51])
  }

  @Test func impossibleArgumentsGiveNothing() {
    var pixel: UInt32 = 0
    let last = CGImageAlphaInfo.last.rawValue
    #expect(bitmap(width: 0) == nil && bitmap(height: -1) == nil)
    #expect(bitmap(width: .max, height: .max) == nil && bitmap(width: .min) == nil)
    #expect(bitmap(row: 15) == nil && bitmap(row: -16) == nil)
    #expect(bitmap(height: 4, row: .max) == nil)
    #expect(bitmap(bits: 5) == nil && bitmap(bits: 16) == nil && bitmap(bits: 0) == nil)
    #expect(bitmap(last) == nil && bitmap(0) == nil && bitmap(.max) == nil)
    #expect(bitmap(space: gray) == nil)
    #expect(bitmap(CGBitmapInfo.floatComponents.rawValue | 1) == nil)
    withUnsafeMutableBytes(of: &pixel) { memory in
      #expect(bitmap(data: memory.baseAddress, width: 1, height: 1, row: 0) == nil)
      #expect(bitmap(data: memory.baseAddress, width: 1, height: 1, row: 4) != nil)
    }
  }

  @Test func imageContextsHavePixelsToo() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format)
    let image = renderer.image { drawing in
      let context = drawing.cgContext
      UIColor.red.setFill()
      drawing.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.width == 6 && context.makeImage()?.width == 6)
      #expect((try? bytes(context, x: 1, y: 1)) == [0, 0, 255, 255])
      UIColor.blue.setFill()
      drawing.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
      #expect((try? bytes(context, x: 5, y: 5)) == [255, 0, 0, 255])
    }
    let pixels = try #require(image.cgImage)
    #expect(image.scale == 2 && pixels.width == 6)
    let data = try #require(pixels.dataProvider?.data.flatMap { CFDataGetBytePtr($0) })
    #expect(data[2] == 255 && data[5 * pixels.bytesPerRow + 20] == 255)
  }

  @Test func transparencyLayersReachMemoryWhenTheyEnd() throws {
    let context = try #require(bitmap())
    _ = context.data
    context.setAlpha(0.6)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bytes(context, x: 0, y: 0) == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(try bytes(context, x: 0, y: 0) == [153, 153, 153, 153])
  }

  @Test func anImageClipsByItsOpacityOrLightness() throws {
    let mask = try #require(bitmap(CGImageAlphaInfo.none.rawValue, space: gray))
    mask.setFillColor(gray: 1, alpha: 1)
    mask.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let context = try #require(bitmap())
    context.clip(
      to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: try #require(mask.makeImage()))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bytes(context, x: 0, y: 0) == [255, 0, 0, 255])
    #expect(try bytes(context, x: 0, y: 3) == [0, 0, 0, 0])
  }

  @Test func anImageIsTiled() throws {
    let tile = try #require(bitmap(width: 2, height: 2))
    tile.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    tile.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let context = try #require(bitmap())
    context.draw(
      try #require(tile.makeImage()), in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
    let rows = try (0..<4).map { y in try (0..<4).map { try bytes(context, x: $0, y: y)[0] } }
    let none = [0, 0, 0, 0]
    let some = [0, 255, 0, 255]
    #expect(rows == [none, some, none, some])
  }
}
