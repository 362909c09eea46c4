import UIKit

/// Transforms are combined in the order of the list; `transform` replaces those before it.
extension HeroModifier {
  private static func transforming(
    _ name: String, _ numbers: [CGFloat], _ change: @escaping (CATransform3D) -> CATransform3D
  ) -> HeroModifier {
    HeroModifier(name, .numbers(numbers)) {
      $0.transform = change($0.transform ?? CATransform3DIdentity)
    }
  }

  /// Sets the transform, in place of those before it.
  public static func transform(_ transform: CATransform3D) -> HeroModifier {
    HeroModifier { $0.transform = transform }
  }

  /// Adds perspective.
  ///
  /// - Parameter distance: The distance of the eye from the screen, in points.
  public static func perspective(_ distance: CGFloat) -> HeroModifier {
    transforming("perspective", [distance]) {
      var transform = $0
      transform.m34 = -1 / distance
      return transform
    }
  }

  /// Scales by a factor for each axis.
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
    transforming("scale", [x, y, z]) { CATransform3DScale($0, x, y, z) }
  }

  /// Scales width and height by a factor.
  public static func scale(_ xy: CGFloat) -> HeroModifier { scale(x: xy, y: xy) }

  /// Moves by a number of points along each axis.
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    transforming("translate", [x, y, z]) { CATransform3DTranslate($0, x, y, z) }
  }

  /// Moves by a point and a depth.
  public static func translate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
    translate(x: point.x, y: point.y, z: z)
  }

  /// Rotates around the x, y and z axes in this order, in radians.
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    transforming("rotate", [x, y, z]) {
      let aboutX = CATransform3DRotate($0, x, 1, 0, 0)
      let aboutY = CATransform3DRotate(aboutX, y, 0, 1, 0)
      return CATransform3DRotate(aboutY, z, 0, 0, 1)
    }
  }

  /// Rotates around the horizontal and vertical axes, and around the depth axis, in radians.
  public static func rotate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
    rotate(x: point.x, y: point.y, z: z)
  }

  /// Rotates in the plane of the screen, in radians.
  public static func rotate(_ z: CGFloat) -> HeroModifier { rotate(z: z) }
}
