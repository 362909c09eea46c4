import Imaging
import UIKit

/// A radial gradient, computed by pixel.
@MainActor struct RadialGradient {
  let stops: [UIColor]
  let locations: [CGFloat]?
  /// In points.
  let center: CGPoint
  let radius: CGFloat?

  func image(size: CGSize, scale: CGFloat) -> UIImage {
    let (width, height) = (
      max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded()))
    )
    let reach = (radius ?? farthestCorner(of: size)) * scale
    let table = self.table
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (CGFloat(x) + 0.5 - center.x * scale, CGFloat(y) + 0.5 - center.y * scale)
        let location = reach > 0 ? (dx * dx + dy * dy).squareRoot() / reach : 1
        let color = table[min(Self.steps, Int(location * CGFloat(Self.steps)))]
        let start = (y * width + x) * 4
        for channel in 0..<4 { bytes[start + channel] = color[channel] }
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes).image(scale: scale) ?? UIImage()
  }

  private func farthestCorner(of size: CGSize) -> CGFloat {
    let (dx, dy) = (max(center.x, size.width - center.x), max(center.y, size.height - center.y))
    return (dx * dx + dy * dy).squareRoot()
  }

  private static let steps = 1023

  /// The premultiplied blue, green, red and alpha from the center outwards.
  private var table: [[UInt8]] {
    guard let last = stops.last else {
      return Array(repeating: [0, 0, 0, 0], count: Self.steps + 1)
    }
    let places = stops.indices.map { index in
      locations?[safe: index] ?? (stops.count > 1 ? CGFloat(index) / CGFloat(stops.count - 1) : 0)
    }
    return (0...Self.steps).map { step in
      let location = CGFloat(step) / CGFloat(Self.steps)
      guard let next = places.firstIndex(where: { $0 >= location }) else { return bytes(of: last) }
      guard next > 0 else { return bytes(of: stops[0]) }
      let length = places[next] - places[next - 1]
      let t = length > 0 ? (location - places[next - 1]) / length : 1
      return bytes(of: stops[next - 1].mixed(with: stops[next], fraction: t))
    }
  }

  private func bytes(of color: UIColor) -> [UInt8] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [blue * alpha, green * alpha, red * alpha, alpha].map {
      UInt8((min(max($0, 0), 1) * 255).rounded())
    }
  }
}
