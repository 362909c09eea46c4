/// A perceptual hash of 64 bits: whether each of 8 × 8 fields is brighter than the one to
/// its right. Copies in other sizes, formats and qualities differ by a few bits, and so do many
/// photos that have little in them: a hash finds what may be alike, and proves nothing.
public struct PerceptualHash: Hashable, Sendable {
  /// The bits.
  public var bits: UInt64

  /// Creates a hash from its bits.
  public init(bits: UInt64) { self.bits = bits }

  init(_ light: LightMap) {
    let (columns, rows) = (9, 8)
    let fields = light.resized(columns, rows).values
    bits = 0
    for row in 0..<rows {
      for column in 0..<(columns - 1) {
        let index = row * columns + column
        // Noise in even fields is no difference.
        bits = bits << 1 | (Int(fields[index]) > Int(fields[index + 1]) + 1 ? 1 : 0)
      }
    }
  }

  /// The number of bits that differ.
  public func distance(to other: PerceptualHash) -> Int { (bits ^ other.bits).nonzeroBitCount }
}
