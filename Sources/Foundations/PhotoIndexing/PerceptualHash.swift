/// What an image looks like, in 64 bits: whether each of 8 × 8 fields is brighter than the one to
/// its right. Copies in other sizes, formats and qualities differ by a few bits.
public struct PerceptualHash: Hashable, Sendable {
  /// The bits.
  public var bits: UInt64

  /// Creates a hash from its bits.
  public init(bits: UInt64) { self.bits = bits }

  /// Creates the hash of an image; nil for one without contrast, which looks like all others.
  ///
  /// - Parameter pixels: Red, green, blue and alpha, a byte each, row by row.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16,
      pixels.count == width * height * 4
    else { return nil }
    let (columns, rows) = (9, 8)
    var fields: [Int] = []
    for row in 0..<rows {
      let ys = Self.range(row, of: rows, height)
      for column in 0..<columns {
        let xs = Self.range(column, of: columns, width)
        var sum = 0
        for y in ys {
          for x in xs {
            let index = (y * width + x) * 4
            sum += 299 * Int(pixels[index]) + 587 * Int(pixels[index + 1]) + 114 * Int(pixels[index + 2])
          }
        }
        fields.append(sum / (xs.count * ys.count))
      }
    }
    guard let low = fields.min(), let high = fields.max(), high - low >= 4000 else { return nil }
    bits = 0
    for row in 0..<rows {
      for column in 0..<(columns - 1) {
        let index = row * columns + column
        bits = bits << 1 | (fields[index] > fields[index + 1] ? 1 : 0)
      }
    }
  }

  /// At least one pixel.
  private static func range(_ part: Int, of count: Int, _ length: Int) -> Range<Int> {
    let start = min(part * length / count, length - 1)
    return start..<max(start + 1, (part + 1) * length / count)
  }

  /// The number of bits that differ.
  public func distance(to other: PerceptualHash) -> Int { (bits ^ other.bits).nonzeroBitCount }

  /// Returns groups of hashes, by their places in the list: each is near another one of its group.
  ///
  /// - Parameter distance: The number of bits that may differ, 0…15.
  public static func groups(of hashes: [PerceptualHash], within distance: Int) -> [[Int]] {
    precondition((0...15).contains(distance), "groups(of:within:) needs a distance of 0…15")
    var parents = Array(hashes.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    // Equal ones are one.
    var firsts: [PerceptualHash: Int] = [:]
    for (index, hash) in hashes.enumerated() {
      if let first = firsts[hash] { parents[index] = first } else { firsts[hash] = index }
    }
    // With one band of bits more than may differ, one is the same in both.
    let bandCount = distance + 1
    for band in 0..<bandCount where distance > 0 {
      let (start, end) = (band * 64 / bandCount, (band + 1) * 64 / bandCount)
      let mask = (end - start == 64 ? ~0 : (1 << UInt64(end - start)) - 1) as UInt64
      let buckets = Dictionary(grouping: firsts.values) { hashes[$0].bits >> UInt64(start) & mask }
      for bucket in buckets.values where bucket.count > 1 {
        for (place, one) in bucket.enumerated() {
          for other in bucket[(place + 1)...] where hashes[one].distance(to: hashes[other]) <= distance {
            parents[root(other)] = root(one)
          }
        }
      }
    }
    return Dictionary(grouping: hashes.indices, by: root).values.filter { $0.count > 1 }
      .map { $0.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}
