import Foundation

/// Exposure and the color of the light are counted in linear light, as a camera does; contrast and
/// tones as an eye sees them.
extension PhotoEdit {
  /// The luminance of red, green and blue (Rec. 709).
  private static let weights = [0.2126, 0.7152, 0.0722]

  /// Red, green and blue for the 256 values of a color; empty if they don't change.
  var curves: [Float] {
    let tones: [Adjustment] = [.exposure, .contrast, .highlights, .shadows, .warmth, .tint]
    guard tones.contains(where: { self[$0] != 0 }) else { return [] }
    return gains.flatMap { gain in (0...255).map { Float(tone(Double($0) / 255, gain: gain)) } }
  }

  /// The factors of red, green and blue in linear light.
  private var gains: [Double] {
    let (warmth, tint) = (self[.warmth], self[.tint])
    let colors = [exp2(0.45 * warmth), exp2(-0.35 * tint), exp2(-0.6 * warmth)]
    // The color of the light doesn't make white brighter.
    let luminance = zip(colors, Self.weights).map { $0 * $1 }.reduce(0, +)
    return colors.map { $0 / luminance * exp2(self[.exposure]) }
  }

  private func tone(_ value: Double, gain: Double) -> Double {
    var v = Self.shoulder(Self.encoded(Self.linear(value) * gain), white: Self.encoded(gain))
    let contrast = self[.contrast]
    if contrast > 0 {
      let curve = v * v * (3 - 2 * v)
      v += (curve + (curve * curve * (3 - 2 * curve) - curve) * contrast * 0.5 - v) * contrast
    } else if contrast < 0 {
      v += (0.5 - v) * -contrast * 0.6
    }
    v += self[.shadows] * 0.9 * v * (1 - v) * (1 - v)
    v += self[.highlights] * 0.9 * v * v * (1 - v)
    return min(max(v, 0), 1)
  }

  /// Bright tones come closer to each other instead of being cut off, so that clouds keep their
  /// shape; what was white stays white.
  private static func shoulder(_ value: Double, white: Double) -> Double {
    let start = 0.7
    guard white > 1, value > start else { return min(value, 1) }
    let (beyond, top) = ((value - start) / (1 - start), (white - start) / (1 - start))
    return start + (1 - start) * beyond / (1 + beyond * (top - 1) / top)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// Saturation about the luminance; empty if it doesn't change.
  var matrix: [Double] {
    let saturation = self[.saturation]
    guard saturation != 0 else { return [] }
    let keep = 1 + saturation
    return (0..<3).flatMap { row -> [Double] in
      var factors = Self.weights.map { $0 * (1 - keep) }
      factors[row] += keep
      return factors + [0]
    }
  }
}
