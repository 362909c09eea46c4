import Foundation
import UIKit

/// The outlines of the countries of the earth, for a map that needs no network.
struct LandOutline: Sendable {
  /// Closed lines in degrees: x to the east, y to the north.
  let rings: [Ring]

  struct Ring: Sendable {
    var points: [CGPoint]
    var box: CGRect
  }

  /// - Parameter text: A ring a line: longitude and latitude in tenths of a degree, each point as
  ///   the difference from the one before. Lines with "#" and damaged ones are skipped.
  init(_ text: String) {
    rings = text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#") else { return nil }
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count >= 6, numbers.count.isMultiple(of: 2) else { return nil }
      var (x, y, points) = (0, 0, [CGPoint]())
      for index in stride(from: 0, to: numbers.count, by: 2) {
        x += numbers[index]
        y += numbers[index + 1]
        points.append(CGPoint(x: Double(x) / 10, y: Double(y) / 10))
      }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max()
      else { return nil }
      return Ring(
        points: points, box: CGRect(x: left, y: low, width: right - left, height: high - low))
    }
  }

  /// Reads the outlines once, off the main thread.
  @concurrent static func read() async -> LandOutline { shared }

  private static let shared: LandOutline = {
    let file = Bundle.gallery.url(forResource: "Land", withExtension: "txt")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return LandOutline(text ?? "")
  }()

  /// The part of the earth around a place that a map shows, in degrees.
  static func region(latitude: Double, longitude: Double, shape: CGSize) -> CGRect {
    let height = 34.0
    let stretch = max(0.2, cos(min(75, abs(latitude)) * .pi / 180))
    let width = min(360, height * Double(shape.width / max(1, shape.height)) / stretch)
    let low = min(max(-90, latitude - height / 2), 90 - height)
    return CGRect(x: longitude - width / 2, y: low, width: width, height: height)
  }

  /// The land within a region, as a path in a rectangle of a size whose upper edge is north.
  func path(of region: CGRect, in size: CGSize) -> CGPath {
    let path = UIBezierPath()
    let (x, y) = (size.width / region.width, size.height / region.height)
    for ring in rings {
      // What lies beyond 180° is seen on the other side.
      for turn in [-360.0, 0, 360] where ring.box.offsetBy(dx: turn, dy: 0).intersects(region) {
        for (index, point) in ring.points.enumerated() {
          let place = CGPoint(
            x: (point.x + turn - region.minX) * x, y: size.height - (point.y - region.minY) * y)
          if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
      }
    }
    return path.cgPath
  }
}
