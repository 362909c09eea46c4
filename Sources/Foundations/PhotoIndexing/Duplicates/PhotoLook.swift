/// A photo at the size at which photos are compared: small enough for thousands of comparisons,
/// large enough for the words on a page.
public struct PhotoLook: Sendable {
  private let light: LightMap
  /// How much red and blue there is beyond green, in fields.
  private let colors: [Int16]

  /// The longer side, in pixels.
  public static let side = 400

  /// Creates a look.
  ///
  /// - Parameter pixels: An image that fits `side`: red, green, blue and alpha, or blue, green, red
  ///   and alpha, a byte each, row by row. All that are compared are in the same order.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard let light = LightMap(width: width, height: height, pixels: pixels) else { return nil }
    self.light = light
    colors = Self.colors(width, height, pixels)
  }

  /// Whether both show the same, in whatever quality: everywhere the same brightness, colors, and
  /// detail. Gradients and plain paper are never alike: too many are.
  public func isAlike(_ other: PhotoLook) -> Bool {
    let (wide, narrow) = light.width >= other.light.width ? (self, other) : (other, self)
    let (width, height) = (narrow.light.width, narrow.light.height)
    guard min(width, height) >= Self.leastSide, wide.hasShape(of: narrow),
      !zip(colors, other.colors).contains(where: { abs($0 - $1) > Self.colorDistance })
    else { return false }
    let one = narrow.light.smoothed()
    return LightMap.haveSameDetail(one, wide.light.resized(width, height).smoothed())
  }

  /// Whether no difference can be seen at this size, so that the pixels of both may be the same.
  public func isEqual(_ other: PhotoLook) -> Bool {
    light.width == other.light.width && light.height == other.light.height
      && !zip(light.values, other.light.values).contains { abs(Int($0) - Int($1)) > 6 }
      && !zip(colors, other.colors).contains { abs($0 - $1) > 3 }
  }

  /// Below that, words can't be told apart.
  private static let leastSide = 48
  private static let colorDistance: Int16 = 20

  private func hasShape(of other: PhotoLook) -> Bool {
    let one = light.width * other.light.height
    let two = other.light.width * light.height
    // A pixel of the smaller one, because sizes are rounded.
    let slack = light.width + light.height
    return abs(one - two) <= max(slack, max(one, two) / 100)
  }

  private static func colors(_ width: Int, _ height: Int, _ pixels: [UInt8]) -> [Int16] {
    let side = 12
    var sums = [Int](repeating: 0, count: side * side * 3)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = y * side / height * side
        for x in 0..<width {
          let (pixel, field) = ((y * width + x) * 4, (row + x * side / width) * 3)
          let green = Int(pixels[pixel + 1])
          sums[field] += Int(pixels[pixel]) - green
          sums[field + 1] += Int(pixels[pixel + 2]) - green
          sums[field + 2] += 1
        }
      }
    }
    return (0..<(side * side)).flatMap { field -> [Int16] in
      let count = max(1, sums[3 * field + 2])
      return [Int16(sums[3 * field] / count), Int16(sums[3 * field + 1] / count)]
    }
  }
}

extension LightMap {
  /// Compares two maps of the same size in blocks. Where there is detail it has to be the same, and
  /// there has to be some.
  fileprivate static func haveSameDetail(_ one: LightMap, _ other: LightMap) -> Bool {
    let side = 8
    let (columns, rows) = (max(1, one.width / side), max(1, one.height / side))
    var (detailed, farthest) = (0, 0.0)
    for row in 0..<rows {
      let ys = row * one.height / rows..<(row + 1) * one.height / rows
      for column in 0..<columns {
        let xs = column * one.width / columns..<(column + 1) * one.width / columns
        let block = BlockDifference(one, other, xs, ys)
        if block.mean > 20 { return false }
        farthest = max(farthest, block.mean)
        // Noise and the errors of compression.
        guard block.variance >= 25 else { continue }
        if block.detail >= 25 { detailed += 1 }
        // Faint detail is lost where a copy is compressed a lot.
        if block.difference > 64, block.difference > 0.55 * block.sum { return false }
      }
    }
    // Soft photos, such as clouds and fog, have to be nearly equal.
    return detailed >= max(12, rows * columns / 33) || farthest <= 4 && one.structure >= 36
  }

  /// The variance of what no gradient from side to side or from top to bottom explains.
  private var structure: Double {
    let side = 16
    let fields = resized(side, side).values.map { Double($0) }
    var (all, rows, columns) = (
      0.0, [Double](repeating: 0, count: side), [Double](repeating: 0, count: side)
    )
    for (place, light) in fields.enumerated() {
      all += light / Double(side * side)
      rows[place / side] += light / Double(side)
      columns[place % side] += light / Double(side)
    }
    var sum = 0.0
    for (place, light) in fields.enumerated() {
      let rest = light - rows[place / side] - columns[place % side] + all
      sum += rest * rest
    }
    return sum / Double(side * side)
  }

  /// Without the finest detail, which is lost first.
  fileprivate func smoothed() -> LightMap {
    guard width > 2, height > 2 else { return self }
    var result = values
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        for y in 1..<(height - 1) {
          for x in 1..<(width - 1) {
            let index = y * width + x
            let (above, below) = (index - width, index + width)
            var sum = 4 * Int(values[index])
            sum +=
              2
              * (Int(values[index - 1]) + Int(values[index + 1]) + Int(values[above])
                + Int(values[below]))
            sum +=
              Int(values[above - 1]) + Int(values[above + 1]) + Int(values[below - 1])
              + Int(values[below + 1])
            result[index] = UInt8((sum + 8) / 16)
          }
        }
      }
    }
    return LightMap(width: width, height: height, values: result)
  }
}

/// How the same block of two maps differs.
private struct BlockDifference {
  /// The difference of the mean brightness.
  let mean: Double
  /// The larger variance of both.
  let variance: Double
  /// The variance of the first that isn't a gradient.
  let detail: Double
  /// The sum of both variances.
  let sum: Double
  /// The variance of the difference: the sum of both for blocks that have nothing to do with each
  /// other.
  let difference: Double

  init(_ one: LightMap, _ other: LightMap, _ xs: Range<Int>, _ ys: Range<Int>) {
    var (a, b, aa, bb, ab) = (0, 0, 0, 0, 0)
    var (ax, ay) = (0, 0)
    one.values.withUnsafeBufferPointer { left in
      other.values.withUnsafeBufferPointer { right in
        for y in ys {
          for x in xs {
            let (u, v) = (Int(left[y * one.width + x]), Int(right[y * one.width + x]))
            (ax, ay) = (ax + u * (x - xs.lowerBound), ay + u * (y - ys.lowerBound))
            (a, b, aa, bb, ab) = (a + u, b + v, aa + u * u, bb + v * v, ab + u * v)
          }
        }
      }
    }
    let count = Double(max(1, xs.count * ys.count))
    let (meanA, meanB) = (Double(a) / count, Double(b) / count)
    let varianceA = Double(aa) / count - meanA * meanA
    let varianceB = Double(bb) / count - meanB * meanB
    // What the best slopes across and down explain.
    func explained(_ sum: Int, _ length: Int) -> Double {
      guard length > 1 else { return 0 }
      let covariance = Double(sum) / count - meanA * Double(length - 1) / 2
      return covariance * covariance / (Double(length * length - 1) / 12)
    }
    detail = varianceA - explained(ax, xs.count) - explained(ay, ys.count)
    mean = abs(meanA - meanB)
    variance = max(varianceA, varianceB)
    sum = varianceA + varianceB
    difference = sum - 2 * (Double(ab) / count - meanA * meanB)
  }
}
