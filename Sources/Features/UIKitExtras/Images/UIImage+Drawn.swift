import UIKit
import UIKitCompat

extension UIImage {
  /// Draws an image with `actions`, in points from the top left.
  ///
  /// - Parameter scale: pixels a point; 0 is the screen's.
  @MainActor public static func drawn(
    size: CGSize, scale: CGFloat = 0, actions: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    if scale > 0 { format.scale = scale }
    return UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }
  }

  /// One colour. Equal ones are the same image while it is in use somewhere or memory allows.
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

  /// Colours that flow along a line between two points of the unit square, top to bottom by default.
  ///
  /// - Parameter locations: rising, 0…1, one a colour; nil spreads them evenly.
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

  /// Colours that flow outwards from a point of the unit square.
  ///
  /// - Parameters:
  ///   - locations: rising, 0…1, one a colour; nil spreads them evenly.
  ///   - radius: points; nil reaches the farthest corner.
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
