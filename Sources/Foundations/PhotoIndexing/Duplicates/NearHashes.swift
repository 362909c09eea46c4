/// Hashes among which those near another one are found without looking at all.
struct NearHashes {
  /// With one band of bits more than may differ, one is the same in both.
  private static let bandCount = PhotoSketch.hashDistance + 1
  private var bands = [[UInt64: [Int]]](repeating: [:], count: bandCount)
  private var hashes: [PerceptualHash] = []

  /// Adds a hash, whose number is how many were there before.
  mutating func append(_ hash: PerceptualHash) {
    for band in 0..<Self.bandCount {
      bands[band][Self.bits(of: hash, in: band), default: []].append(hashes.count)
    }
    hashes.append(hash)
  }

  /// The numbers of the hashes near one, in no order.
  func near(_ hash: PerceptualHash) -> [Int] {
    var found: [Int] = []
    for band in 0..<Self.bandCount {
      for number in bands[band][Self.bits(of: hash, in: band)] ?? [] {
        let other = hashes[number]
        guard other.distance(to: hash) <= PhotoSketch.hashDistance else { continue }
        // Once, in the first band that they have in common.
        let isFirst = !(0..<band).contains {
          Self.bits(of: other, in: $0) == Self.bits(of: hash, in: $0)
        }
        if isFirst { found.append(number) }
      }
    }
    return found
  }

  private static func bits(of hash: PerceptualHash, in band: Int) -> UInt64 {
    let (start, end) = (band * 64 / bandCount, (band + 1) * 64 / bandCount)
    return hash.bits >> UInt64(start) & (1 << UInt64(end - start) - 1)
  }
}
