import UIKit

/// A look of pages while they turn, by their distance from the middle.
///
///     carousel.transformer = .coverFlow
///
/// Transforms are set on the page itself; `onPageLayout`, which is called afterwards, may add to
/// them. At rest all of them show the current page as it is.
@MainActor public struct CarouselTransformer {
  /// The place of a page.
  public struct Placement: Sendable {
    /// The distance from the middle in items, negative before it.
    public let distance: CGFloat
    /// The way from the middle to the page, in points: along the carousel's axis only.
    public let offset: CGPoint
    /// The size of a page.
    public let size: CGSize

    /// How far the page is from the middle, in items, but no more than one.
    var fraction: CGFloat { min(abs(distance), 1) }
    /// The distance on the screen, in items, to the right or down, but no more than one.
    var direction: CGPoint {
      CGPoint(
        x: offset.x == 0 ? 0 : offset.x < 0 ? -fraction : fraction,
        y: offset.y == 0 ? 0 : offset.y < 0 ? -fraction : fraction)
    }
  }

  let apply: @MainActor (UIView, Placement) -> Void

  /// Creates a look of the app's own. The closure sets transform and opacity of a page completely,
  /// as pages are reused. It is called at each change of the page's place.
  public init(_ apply: @escaping @MainActor (_ page: UIView, _ placement: Placement) -> Void) {
    self.apply = apply
  }

  /// Undoes what transformers do.
  static func reset(_ page: UIView) {
    page.transform3D = CATransform3DIdentity
    page.alpha = 1
    page.layer.zPosition = 0
  }
}

// MARK: - Ready looks

extension CarouselTransformer {
  /// Neighbors are smaller and fainter.
  public static let linear = linear(scale: 0.85, opacity: 0.65)

  /// Neighbors are smaller and fainter.
  ///
  /// - Parameters:
  ///   - scale: The scale of a page one item away.
  ///   - opacity: The opacity of a page one item away.
  public static func linear(scale: CGFloat, opacity: CGFloat) -> CarouselTransformer {
    CarouselTransformer { page, place in
      let scale = 1 - (1 - scale) * place.fraction
      page.transform = CGAffineTransform(scaleX: scale, y: scale)
      page.alpha = 1 - (1 - opacity) * place.fraction
    }
  }

  /// Pages stay in place and fade into each other.
  public static let crossFade = CarouselTransformer { page, place in
    page.transform = CGAffineTransform(translationX: -place.offset.x, y: -place.offset.y)
    page.alpha = 1 - place.fraction
  }

  /// The page that leaves moves more slowly than the one that covers it.
  public static let parallax = CarouselTransformer { page, place in
    let share: CGFloat = place.distance < 0 ? -0.6 : 0
    page.transform = CGAffineTransform(
      translationX: share * place.offset.x, y: share * place.offset.y)
    page.layer.zPosition = place.distance
  }

  /// The next page comes up from below the one that leaves.
  public static let depth = CarouselTransformer { page, place in
    let isBelow = place.distance > 0
    let scale = isBelow ? 1 - 0.25 * place.fraction : 1
    page.transform = CGAffineTransform(
      translationX: isBelow ? -place.offset.x : 0, y: isBelow ? -place.offset.y : 0
    ).scaledBy(x: scale, y: scale)
    page.alpha = isBelow ? 1 - place.fraction : 1
    page.layer.zPosition = -place.distance
  }

  /// Neighbors are turned to the middle like open doors and lie behind the current page.
  public static let coverFlow = CarouselTransformer { page, place in
    let way = place.direction
    let angle = CGFloat.pi / 3
    var turned = perspective(at: place)
    turned = CATransform3DRotate(turned, -way.x * angle, 0, 1, 0)
    turned = CATransform3DRotate(turned, way.y * angle, 1, 0, 0)
    page.transform3D = CATransform3DConcat(
      turned,
      CATransform3DMakeTranslation(-place.offset.x * 0.25, -place.offset.y * 0.25, 0))
    page.layer.zPosition = -abs(place.distance)
  }

  /// Pages are the sides of a cube that turns.
  public static let cube = CarouselTransformer { page, place in
    let way = place.direction
    let depth = (way.y == 0 ? place.size.width : place.size.height) / 2
    var turned = CATransform3DTranslate(perspective(at: place), 0, 0, -depth)
    turned = CATransform3DRotate(turned, way.x * .pi / 2, 0, 1, 0)
    turned = CATransform3DRotate(turned, -way.y * .pi / 2, 1, 0, 0)
    turned = CATransform3DTranslate(turned, 0, 0, depth)
    page.transform3D = CATransform3DConcat(
      turned, CATransform3DMakeTranslation(-place.offset.x, -place.offset.y, 0))
    page.alpha = abs(place.distance) < 1 ? 1 : 0
    page.layer.zPosition = -abs(place.distance)
  }

  /// The eye is twice the larger side away. At rest there is no depth.
  private static func perspective(at place: Placement) -> CATransform3D {
    var transform = CATransform3DIdentity
    guard place.distance != 0 else { return transform }
    transform.m34 = -1 / max(1, 2 * max(place.size.width, place.size.height))
    return transform
  }
}
