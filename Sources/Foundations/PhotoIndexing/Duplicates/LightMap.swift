/// The brightness of an image's pixels.
struct LightMap: Hashable, Sendable {
  let width: Int
  let height: Int
  /// Row by row, 0…255.
  let values: [UInt8]

  init(width: Int, height: Int, values: [UInt8]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Nil for sizes that don't fit the number of pixels.
  init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16,
      pixels.count == width * height * 4
    else { return nil }
    self.init(
      width: width, height: height,
      values: [UInt8](unsafeUninitializedCapacity: width * height) { values, count in
        pixels.withUnsafeBufferPointer { pixels in
          for index in 0..<(width * height) {
            let (red, blue) = (Int(pixels[4 * index]), Int(pixels[4 * index + 2]))
            // Red and blue count the same, so that their order doesn't matter.
            values[index] = UInt8((3 * (red + blue) + 10 * Int(pixels[4 * index + 1])) / 16)
          }
        }
        count = width * height
      })
  }

  /// Returns the mean values of fields; of each field at least one pixel.
  func resized(_ columns: Int, _ rows: Int) -> LightMap {
    guard columns != width || rows != height else { return self }
    let across = Self.spans(columns, of: width)
    let down = Self.spans(rows, of: height)
    // First across, which leaves 16 bits of each value for the way down.
    var narrow = [Int32](repeating: 0, count: columns * height)
    values.withUnsafeBufferPointer { values in
      for y in 0..<height {
        for (column, span) in across.enumerated() {
          var sum = 0
          for (x, weight) in span { sum += Int(values[y * width + x]) * weight }
          narrow[y * columns + column] = Int32(sum >> 4)
        }
      }
    }
    var result = [UInt8](repeating: 0, count: columns * rows)
    narrow.withUnsafeBufferPointer { narrow in
      for (row, span) in down.enumerated() {
        for column in 0..<columns {
          var sum = 0
          for (y, weight) in span { sum += Int(narrow[y * columns + column]) * weight }
          result[row * columns + column] = UInt8(min(255, max(0, (sum + 1 << 19) >> 20)))
        }
      }
    }
    return LightMap(width: columns, height: rows, values: result)
  }

  /// The pixels that a field covers, and the part of each in 1/4096.
  private static func spans(_ count: Int, of length: Int) -> [[(Int, Int)]] {
    (0..<count).map { field in
      let (start, end) = (field * length, (field + 1) * length)
      guard count <= length else { return [(min(length - 1, (start + end) / 2 / count), 4096)] }
      let pixels = start / count...((end - 1) / count)
      var rest = 4096
      return pixels.map { pixel in
        let covered = min(end, (pixel + 1) * count) - max(start, pixel * count)
        let weight = pixel == pixels.upperBound ? rest : covered * 4096 / length
        rest -= weight
        return (pixel, weight)
      }
    }
  }
}
