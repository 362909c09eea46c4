/// An image as a directory of a TIFF file describes it.
struct TIFFImage {
  var width = 0
  var height = 0
  /// Whether it says that it is a smaller copy of another image.
  var isReduced = false
  /// Whether it is the mask of another image.
  var isMask = false
  /// Where the directories of images are that belong to this one.
  var parts: [Int] = []
  private var bits = [1]
  private var formats = [1]
  private var photometric = 0
  private var compression = 1
  private var largest: Int?

  /// How its samples become colors.
  enum Samples: Equatable {
    /// As decoders know them.
    case plain
    /// Whole numbers up to another value than their size has room for.
    case upTo(Int)
    /// Light as floating point, of which 1 is white.
    case light
    /// Samples that aren't decoded here; with a name for people.
    case unknown(String)
  }

  var samples: Samples {
    guard let bits = bits.first, let format = formats.first,
      self.bits.allSatisfy({ $0 == bits }), formats.allSatisfy({ $0 == format })
    else { return .unknown("TIFF (mixed samples)") }
    guard Self.compressions.contains(compression) else {
      return .unknown("TIFF (compression \(compression))")
    }
    guard Self.photometrics.contains(photometric) else { return .unknown("TIFF (sensor data)") }
    switch (format, bits) {
    case (1, 16), (4, 16):
      guard isByBrightness else { return .plain }
      // Only what a converter of fewer bits gives: others write what the brightest pixel happens to
      // be.
      guard let largest, (9...15).contains(where: { largest == 1 << $0 - 1 }) else { return .plain }
      return .upTo(largest)
    case (1, 1), (1, 2), (1, 4), (1, 8), (4, 1), (4, 2), (4, 4), (4, 8): return .plain
    case (1, 32) where isByBrightness, (4, 32) where isByBrightness: return .upTo(Int(UInt32.max))
    case (3, 32) where isByBrightness: return .light
    case (3, _): return .unknown("TIFF (floating point of \(bits) bits)")
    case (2, _): return .unknown("TIFF (signed numbers)")
    case (5, _), (6, _): return .unknown("TIFF (complex numbers)")
    default: return .unknown("TIFF (\(bits) bits)")
    }
  }

  /// Whether a larger number is brighter: gray, or red, green and blue.
  private var isByBrightness: Bool { photometric == 1 || photometric == 2 }

  private static let compressions: Set<Int> = [
    1, 2, 3, 4, 5, 6, 7, 8, 32766, 32771, 32773, 32809, 32908, 32909, 32946, 34661, 34676,
    34677, 34887, 34925, 50000, 50001,
  ]
  private static let photometrics: Set<Int> = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10]

  mutating func take(_ tag: Int, _ values: [Int]) {
    guard let value = values.first else { return }
    switch tag {
    case 254: (isReduced, isMask) = (value & 1 != 0, value & 4 != 0)
    case 255: if value == 2 { isReduced = true }
    case 256: width = value
    case 257: height = value
    case 258: bits = values
    case 259: compression = value
    case 262: photometric = value
    case 281: largest = values.max()
    case 330: parts = values
    case 339: formats = values
    default: break
    }
  }

  /// Whether the image has the proportions of another and at most half of its size, as far as whole
  /// pixels allow.
  func isSmallerCopy(of other: TIFFImage) -> Bool {
    guard other.width > 1, width > 0, width * 2 <= other.width + 1 else { return false }
    let ratio = Double(other.height) / Double(other.width)
    return abs(Double(height) - Double(width) * ratio) <= 1.5 * max(1, ratio)
  }
}
