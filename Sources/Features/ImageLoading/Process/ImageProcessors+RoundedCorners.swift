import Foundation
import Imaging

extension ImageProcessors {
  /// Rounds the corners with smooth edges. In a view, a layer's `cornerRadius` is cheaper; this is
  /// for exported images.
  public struct RoundedCorners: ImageProcessing {
    /// The radius, in pixels.
    public var radius: Double

    /// Creates a processor that rounds corners by a radius in pixels.
    public init(radius: Double) { self.radius = radius }

    public var identifier: String { "corners \(radius)" }

    public func process(_ pixels: PixelBuffer) -> PixelBuffer {
      pixels.rounded(radius: min(radius, Double(min(pixels.width, pixels.height)) / 2))
    }
  }

  /// Crops an image to the largest circle in its center.
  public struct Circle: ImageProcessing {
    /// Creates a processor that crops an image to a circle.
    public init() {}

    public var identifier: String { "circle" }

    public func process(_ pixels: PixelBuffer) -> PixelBuffer {
      let square = pixels.middleSquare
      return square.rounded(radius: Double(square.width) / 2)
    }
  }
}

extension PixelBuffer {
  fileprivate var middleSquare: PixelBuffer {
    let side = min(width, height)
    let (left, top) = ((width - side) / 2, (height - side) / 2)
    var result: [UInt8] = []
    result.reserveCapacity(side * side * 4)
    for y in 0..<side {
      let start = ((top + y) * width + left) * 4
      result += bytes[start..<start + side * 4]
    }
    return PixelBuffer(width: side, height: side, bytes: result)
  }

  /// Sets the opacity of pixels by their center's distance from the arc.
  fileprivate func rounded(radius: Double) -> PixelBuffer {
    guard radius > 0 else { return self }
    var result = self
    let reach = Int(min(radius.rounded(.up), Double((height + 1) / 2)))
    let across = Int(min(radius.rounded(.up), Double((width + 1) / 2)))
    for y in Set((0..<reach).flatMap { [$0, height - 1 - $0] }) {
      for x in Set((0..<across).flatMap { [$0, width - 1 - $0] }) {
        let dx = radius - (min(Double(x), Double(width - 1 - x)) + 0.5)
        let dy = radius - (min(Double(y), Double(height - 1 - y)) + 0.5)
        guard dx > 0, dy > 0 else { continue }
        let part = max(0, min(1, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
        guard part < 1 else { continue }
        let start = (y * width + x) * 4
        for channel in start..<start + 4 {
          result.bytes[channel] = UInt8((Double(bytes[channel]) * part).rounded())
        }
      }
    }
    return result
  }
}
