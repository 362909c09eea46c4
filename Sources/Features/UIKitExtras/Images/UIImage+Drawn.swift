import UIKit
import UIKitCompat

extension UIImage {
  /// Draws an image with `actions`, in points from the top left.
  ///
  /// - Parameter scale: The number of pixels per point; 0 is the screen's.
  @MainActor public static func drawn(
    size: CGSize, scale: CGFloat = 0, actions: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    if scale > 0 { format.scale = scale }
    return UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }
  }

  /// Returns an image of one color. Equal images are shared while they are in use.
  @MainActor public static func filled(
    _ color: UIColor, size: CGSize = CGSize(width: 1, height: 1), cornerRadius: CGFloat = 0
  ) -> UIImage {
    let key = "\(color.hexString) \(size.width)x\(size.height) \(cornerRadius)" as NSString
    if let known = filledImages.object(forKey: key) { return known }
    let image = drawn(size: size) { _ in
      color.setFill()
      let rect = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).fill()
    }
    filledImages.setObject(image, forKey: key)
    return image
  }

  /// Draws a linear gradient between two points of the unit square, by default from top to bottom.
  ///
  /// - Parameter locations: The position of each color in increasing order, 0…1; nil distributes
  ///   them evenly.
  @MainActor public static func linearGradient(
    _ colors: [UIColor], locations: [CGFloat]? = nil, from start: CGPoint = CGPoint(x: 0.5, y: 0),
    to end: CGPoint = CGPoint(x: 0.5, y: 1), size: CGSize
  ) -> UIImage {
    drawn(size: size) { context in
      let layer = CAGradientLayer()
      layer.frame = CGRect(origin: .zero, size: size)
      layer.colors = (colors.count == 1 ? colors + colors : colors).map(\.cgColor)
      layer.locations = locations?.map { NSNumber(value: Double($0)) }
      layer.startPoint = start
      layer.endPoint = end
      layer.render(in: context)
    }
  }

  /// Draws a radial gradient around a point of the unit square.
  ///
  /// - Parameters:
  ///   - locations: The position of each color in increasing order, 0…1; nil distributes them
  ///     evenly.
  ///   - radius: The radius in points; nil reaches the farthest corner.
  @MainActor public static func radialGradient(
    _ colors: [UIColor], locations: [CGFloat]? = nil, center: CGPoint = CGPoint(x: 0.5, y: 0.5),
    radius: CGFloat? = nil, size: CGSize, scale: CGFloat = 1
  ) -> UIImage {
    RadialGradient(
      stops: colors, locations: locations,
      center: CGPoint(x: center.x * size.width, y: center.y * size.height), radius: radius
    ).image(size: size, scale: scale)
  }
}

@MainActor private let filledImages = NSCache<NSString, UIImage>()
