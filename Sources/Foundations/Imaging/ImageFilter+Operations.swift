import Foundation
import UIKitCompat

extension ImageFilter {
  /// The luminance of red, green and blue (Rec. 709).
  private static let weights = [0.2126, 0.7152, 0.0722]
  private static let unchanged: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

  var operations: [PixelOperation] {
    switch self {
    case .gaussianBlur(let radius): return [.gaussianBlur(max(0, radius))]
    case .boxBlur(let radius): return [.boxBlur(max(0, radius))]
    case .sharpen(let radius, let amount): return [.sharpen(radius: radius, amount: amount)]
    case .colorControls(let brightness, let contrast, let saturation):
      let saturated = Self.mixed(Self.gray, Self.unchanged, by: saturation)
      let added = (1 - contrast) / 2 + brightness
      return [.colorMatrix(Self.scaled(saturated, by: contrast, adding: added))]
    case .exposure(let stops):
      return [.colorMatrix(Self.scaled(Self.unchanged, by: exp2(stops), adding: 0))]
    case .gamma(let power): return [.curve(Self.curve { pow($0, max(0.01, power)) })]
    case .hue(let angle): return [.colorMatrix(Self.turned(by: angle))]
    case .sepia(let intensity):
      return [.colorMatrix(Self.mixed(Self.unchanged, Self.brown, by: intensity))]
    case .monochrome(let intensity):
      return [.colorMatrix(Self.mixed(Self.unchanged, Self.gray, by: intensity))]
    case .invert: return [.curve(Self.curve { 1 - $0 })]
    case .posterize(let levels):
      let steps = Double(max(2, levels))
      return [.curve(Self.curve { min(($0 * steps).rounded(.down), steps - 1) / (steps - 1) })]
    case .threshold(let limit):
      return [.colorMatrix(Self.gray), .curve(Self.curve { $0 < limit ? 0 : 1 })]
    case .duotone(let dark, let bright): return [.colorMatrix(Self.duotone(dark, bright))]
    case .pixellate(let side): return [.pixellate(max(1, side))]
    case .edges(let strength): return [.edges(strength)]
    case .vignette(let radius, let amount):
      return [.vignette(radius: min(max(radius, 0), 1), amount: min(max(amount, 0), 1))]
    case .colorMatrix(let matrix):
      precondition(matrix.count == 12, "ImageFilter.colorMatrix: twelve numbers are needed")
      return [.colorMatrix(matrix)]
    }
  }

  private static var gray: [Double] {
    Array([weights + [0], weights + [0], weights + [0]].joined())
  }

  /// The usual one for sepia tones.
  private static let brown: [Double] = [
    0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0,
  ]

  private static func mixed(_ a: [Double], _ b: [Double], by t: Double) -> [Double] {
    zip(a, b).map { $0 + ($1 - $0) * t }
  }

  private static func scaled(_ matrix: [Double], by factor: Double, adding added: Double)
    -> [Double]
  {
    matrix.enumerated().map { $0 % 4 == 3 ? $1 * factor + added : $1 * factor }
  }

  /// About the axis on which all three are equal, keeping brightness (as SVG's hueRotate).
  private static func turned(by angle: Double) -> [Double] {
    let (c, s) = (cos(angle), sin(angle))
    let (r, g, b) = (weights[0], weights[1], weights[2])
    return [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0,
    ]
  }

  private static func duotone(_ dark: SIMD3<Double>, _ bright: SIMD3<Double>) -> [Double] {
    (0..<3).flatMap { channel in
      weights.map { $0 * (bright[channel] - dark[channel]) } + [dark[channel]]
    }
  }

  private static func curve(_ map: (Double) -> Double) -> [UInt8] {
    (0...255).map { UInt8((min(max(map(Double($0) / 255), 0), 1) * 255).rounded()) }
  }
}
