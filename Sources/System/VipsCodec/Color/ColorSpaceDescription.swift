import Foundation

/// A color space: the light of an image's primary colors, and how it grows with their numbers.
struct ColorSpaceDescription {
  /// The white point and red, green and blue, each as x and y.
  private var chromaticities: [Double]
  private var transfer: Transfer

  private enum Transfer: Equatable {
    case standard
    case gamma(Double)
    /// The light of screens up to 10,000 candelas a square metre.
    case perceptual
    case hybrid
  }

  private static let standardColors = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

  /// - Parameters:
  ///   - gamma: As PNG files write it, such as 0.45455; nil for the curve of sRGB.
  ///   - chromaticities: Ignored if no colors can be made of them.
  init(gamma: Double?, _ chromaticities: [Double]?) {
    transfer = gamma.map { .gamma(1 / $0) } ?? .standard
    self.chromaticities = Self.standardColors
    if let chromaticities, Self.matrix(chromaticities) != nil {
      self.chromaticities = chromaticities
    }
  }

  /// Makes a description of the code points of ITU-T H.273; nil for others than are known, and for
  /// what isn't red, green and blue.
  init?(codes: [UInt8]) {
    guard codes.count == 4, codes[2] == 0, codes[3] == 1, let primaries = Self.primaries[codes[0]]
    else { return nil }
    switch codes[1] {
    case 1, 6, 13, 14, 15: transfer = .standard
    case 4: transfer = .gamma(2.2)
    case 5: transfer = .gamma(2.8)
    case 8: transfer = .gamma(1)
    case 16: transfer = .perceptual
    case 18: transfer = .hybrid
    default: return nil
    }
    chromaticities = primaries
  }

  private static let primaries: [UInt8: [Double]] = [
    1: standardColors, 5: [0.3127, 0.329, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
    6: [0.3127, 0.329, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
    9: [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
    11: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
    12: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  ]

  /// Whether it is sRGB, as far as anybody can see.
  var isStandard: Bool {
    let isCurve =
      switch transfer {
      case .standard: true
      case .gamma(let value): abs(value - 2.2) < 0.03
      case .perceptual, .hybrid: false
      }
    return isCurve && zip(chromaticities, Self.standardColors).allSatisfy { abs($0 - $1) < 0.0015 }
  }

  /// The light of a number, of 1 for white paper.
  private func light(_ value: Double) -> Double {
    switch transfer {
    case .standard: return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    case .gamma(let gamma): return pow(value, gamma)
    case .perceptual:
      let root = pow(value, 1 / 78.84375)
      let light = pow(max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root), 1 / 0.1593017578125)
      return light * 10_000 / 203
    case .hybrid:
      let light =
        value <= 0.5
        ? value * value / 3 : (exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
      // Paper is three quarters of the signal.
      return light / 0.26496256
    }
  }

  // MARK: ICC profiles

  /// An ICC profile for red, green and blue.
  var profile: [UInt8] {
    guard let m = Self.matrix(chromaticities) else { return [] }
    let colors = (0..<3).map { column in
      Self.tag("XYZ ", (0..<3).flatMap { Self.fixed(m[$0 * 3 + column]) })
    }
    let tags = zip(["rXYZ", "gXYZ", "bXYZ"], colors).map { ($0, $1) }
    return Self.profile("RGB ", tags + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  /// An ICC profile for gray.
  var grayProfile: [UInt8] { Self.profile("GRAY", [("kTRC", curve)]) }

  private var curve: [UInt8] {
    let count = 4096
    let values = (0..<count).flatMap { index in
      let light = light(Double(index) / Double(count - 1))
      let value = UInt16((min(max(light, 0), 1) * 65535).rounded())
      return [UInt8(value >> 8), UInt8(value & 255)]
    }
    return Self.tag("curv", PNGChunk.big(count) + values)
  }

  private static let white = [0.9642, 1, 0.8249]

  private static func tag(_ type: String, _ body: [UInt8]) -> [UInt8] {
    Array(type.utf8) + [0, 0, 0, 0] + body
  }

  /// A number of 16 bits before and after the point; those of matrices and white points are below
  /// 30.
  private static func fixed(_ value: Double) -> [UInt8] {
    PNGChunk.big(Int((min(max(value, -30), 30) * 65536).rounded()))
  }

  private static func profile(_ space: String, _ own: [(name: String, body: [UInt8])]) -> [UInt8] {
    let text = Array("vitrine\0".utf8)
    let description = PNGChunk.big(text.count) + text + [UInt8](repeating: 0, count: 78)
    let tags =
      own + [
        ("wtpt", tag("XYZ ", white.flatMap(fixed))), ("desc", tag("desc", description)),
        ("cprt", tag("text", text)),
      ]
    var (table, data): ([UInt8], [UInt8]) = (PNGChunk.big(tags.count), [])
    let start = 132 + tags.count * 12
    for (index, (name, body)) in tags.enumerated() {
      // Curves are the same for all colors.
      let isSame = index > 0 && body == tags[index - 1].body
      let place = isSame ? start + data.count - (body.count + 3) / 4 * 4 : start + data.count
      table += Array(name.utf8) + PNGChunk.big(place) + PNGChunk.big(body.count)
      if !isSame { data += body + [UInt8](repeating: 0, count: (4 - body.count % 4) % 4) }
    }
    var header = PNGChunk.big(start + data.count) + [0, 0, 0, 0, 2, 0x40, 0, 0]
    header += Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + white.flatMap(fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + data
  }

  // MARK: Matrices

  /// From red, green and blue to X, Y and Z under the white light of ICC profiles; nil for colors
  /// that can't be.
  private static func matrix(_ c: [Double]) -> [Double]? {
    guard c.count == 8, c.allSatisfy({ (0...1.2).contains($0) }),
      [1, 3, 5, 7].allSatisfy({ $0 == 7 ? c[$0] >= 0 : c[$0] > 0.0001 })
    else { return nil }
    func xyz(_ index: Int) -> [Double] {
      let (x, y) = (c[index * 2], max(c[index * 2 + 1], 0.0001))
      return [x / y, 1, (1 - x - y) / y]
    }
    let (red, green, blue) = (xyz(1), xyz(2), xyz(3))
    let primaries = (0..<3).flatMap { [red[$0], green[$0], blue[$0]] }
    guard let inverse = inverse(primaries) else { return nil }
    let scale = times(inverse, xyz(0))
    let own = primaries.enumerated().map { $1 * scale[$0 % 3] }
    // Bradford's cone responses.
    let cones = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296]
    guard let back = Self.inverse(cones) else { return nil }
    let ratio = zip(times(cones, white), times(cones, xyz(0))).map { $0 / $1 }
    guard ratio.allSatisfy({ $0.isFinite && (0.05...20).contains($0) }) else { return nil }
    let adapted = product(
      back, product([ratio[0], 0, 0, 0, ratio[1], 0, 0, 0, ratio[2]], product(cones, own)))
    return adapted.allSatisfy { $0.isFinite && abs($0) < 30 } ? adapted : nil
  }

  private static func times(_ m: [Double], _ v: [Double]) -> [Double] {
    [0, 3, 6].map { row -> Double in m[row] * v[0] + m[row + 1] * v[1] + m[row + 2] * v[2] }
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    let columns = (0..<3).map { column in times(a, [b[column], b[column + 3], b[column + 6]]) }
    return (0..<3).flatMap { row in columns.map { $0[row] } }
  }

  private static func inverse(_ m: [Double]) -> [Double]? {
    let minors: [Double] = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * minors[0] + m[1] * minors[3] + m[2] * minors[6]
    return abs(determinant) > 1e-9 ? minors.map { $0 / determinant } : nil
  }
}
