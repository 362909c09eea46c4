/// A change of light or color. 0 changes nothing.
public enum Adjustment: String, CaseIterable, Sendable {
  /// In stops: each whole one doubles the light.
  case exposure
  /// The distance of bright and dark tones.
  case contrast
  /// Bright tones alone.
  case highlights
  /// Dark tones alone.
  case shadows
  /// The strength of colors; -1 is gray.
  case saturation
  /// From blue to yellow light.
  case warmth
  /// From green to magenta light.
  case tint
  /// How much darker the corners are.
  case vignette

  /// The values that it can have.
  public var range: ClosedRange<Double> {
    switch self {
    case .exposure: -3...3
    case .vignette: 0...1
    default: -1...1
    }
  }

  /// A value within the range, to a thousandth.
  func bounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let bounded = (min(max(value, range.lowerBound), range.upperBound) * 1000).rounded() / 1000
    return bounded == 0 ? 0 : bounded
  }
}
