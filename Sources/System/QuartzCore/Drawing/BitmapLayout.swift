import Quartz2D

/// How the pixels of a bitmap context lie in memory.
package struct BitmapLayout: Sendable {
  /// The bytes of a pixel.
  private enum Pixel: Sendable {
    /// The offsets of the components; alpha is ignored in an opaque bitmap.
    case color(red: Int, green: Int, blue: Int, alpha: Int)
    case gray
    case alpha
  }

  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let space: CGColorSpace
  package let info: CGBitmapInfo
  package let alphaInfo: CGImageAlphaInfo
  private let pixel: Pixel

  /// The largest width and height that can be drawn, in pixels.
  package static let longestSide = 32_767

  /// Creates the layout of Core Graphics's arguments; nil if they contradict each other, or if
  /// there is no drawing into such memory.
  ///
  /// - Parameter bytesPerRow: 0 for as many as a row needs.
  package init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    info: UInt32
  ) {
    let known = CGBitmapInfo.alphaInfoMask.rawValue | CGBitmapInfo.byteOrderMask.rawValue
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), bitsPerComponent == 8, info & ~known == 0,
      let alphaInfo = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue),
      let pixel = Self.pixel(alphaInfo, CGBitmapInfo(rawValue: info), space)
    else { return nil }
    self.pixel = pixel
    (self.width, self.height) = (width, height)
    (self.space, self.info, self.alphaInfo) = (space, CGBitmapInfo(rawValue: info), alphaInfo)
    let needed = if case .color = pixel { width * 4 } else { width }
    guard bytesPerRow == 0 || bytesPerRow >= needed,
      !max(bytesPerRow, needed).multipliedReportingOverflow(by: height).overflow
    else { return nil }
    self.bytesPerRow = max(bytesPerRow, needed)
  }

  private static func pixel(
    _ alphaInfo: CGImageAlphaInfo, _ info: CGBitmapInfo, _ space: CGColorSpace
  ) -> Pixel? {
    let order = info.intersection(.byteOrderMask)
    let isLittle = order == .byteOrder32Little
    switch (alphaInfo, space.model) {
    case (.none, .monochrome): return order.isEmpty ? .gray : nil
    case (.alphaOnly, .monochrome): return order.isEmpty ? .alpha : nil
    case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb):
      guard isLittle || order.isEmpty || order == .byteOrder32Big else { return nil }
      return isLittle
        ? .color(red: 3, green: 2, blue: 1, alpha: 0) : .color(red: 0, green: 1, blue: 2, alpha: 3)
    case (.premultipliedFirst, .rgb), (.noneSkipFirst, .rgb):
      guard isLittle || order.isEmpty || order == .byteOrder32Big else { return nil }
      return isLittle
        ? .color(red: 2, green: 1, blue: 0, alpha: 3) : .color(red: 1, green: 2, blue: 3, alpha: 0)
    default: return nil
    }
  }

  package var byteCount: Int { bytesPerRow * height }
  package var bitsPerPixel: Int { if case .color = pixel { 32 } else { 8 } }

  /// Whether there is no alpha, so that what isn't drawn on is black.
  package var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: true
    default: false
    }
  }

  // MARK: Pixels, which CGImage has as premultiplied BGRA

  /// Returns an image of a part of the memory.
  func image(of memory: UnsafeMutableRawPointer, in area: BitmapArea) -> CGImage {
    CGImage(width: area.width, height: area.height, isOpaque: isOpaque) { target in
      for y in 0..<area.height {
        let row = memory + (area.y + y) * bytesPerRow
        for x in 0..<area.width {
          let (from, to) = (row + (area.x + x) * bitsPerPixel / 8, (y * area.width + x) * 4)
          func byte(_ offset: Int) -> UInt8 { from.load(fromByteOffset: offset, as: UInt8.self) }
          switch pixel {
          case .color(let red, let green, let blue, let alpha):
            (target[to], target[to + 1], target[to + 2]) = (byte(blue), byte(green), byte(red))
            target[to + 3] = isOpaque ? 255 : byte(alpha)
          case .gray:
            for part in 0..<3 { target[to + part] = byte(0) }
            target[to + 3] = 255
          case .alpha: target[to + 3] = byte(0)
          }
        }
      }
    }
  }

  /// Writes an image of the size of an area into that part of the memory.
  func write(_ image: CGImage, to memory: UnsafeMutableRawPointer, in area: BitmapArea) {
    image.withPixels { source in
      for y in 0..<min(area.height, image.height) {
        let row = memory + (area.y + y) * bytesPerRow
        for x in 0..<min(area.width, image.width) {
          let (from, to) = (y * image.bytesPerRow + x * 4, row + (area.x + x) * bitsPerPixel / 8)
          let (blue, green, red) = (source[from], source[from + 1], source[from + 2])
          switch pixel {
          case .color(let r, let g, let b, let a):
            to.storeBytes(of: red, toByteOffset: r, as: UInt8.self)
            to.storeBytes(of: green, toByteOffset: g, as: UInt8.self)
            to.storeBytes(of: blue, toByteOffset: b, as: UInt8.self)
            to.storeBytes(of: isOpaque ? 255 : source[from + 3], toByteOffset: a, as: UInt8.self)
          case .gray:
            // The weights of the television standard BT.601, as for a device's colors.
            let gray = (299 * Int(red) + 587 * Int(green) + 114 * Int(blue) + 500) / 1000
            to.storeBytes(of: UInt8(clamping: gray), as: UInt8.self)
          case .alpha: to.storeBytes(of: source[from + 3], as: UInt8.self)
          }
        }
      }
    }
  }
}

/// A rectangle of pixels, from the top left corner of a bitmap.
struct BitmapArea: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  var rect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}
