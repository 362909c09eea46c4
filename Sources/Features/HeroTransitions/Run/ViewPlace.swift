import UIKit

/// A rectangle that may be rotated: a view's geometry on the plane of another view.
struct ViewPlace: Equatable, Sendable {
  var center: CGPoint
  var size: CGSize
  /// Radians, clockwise.
  var angle: CGFloat = 0

  init(center: CGPoint, size: CGSize, angle: CGFloat = 0) {
    self.center = center
    self.size = size
    self.angle = angle
  }

  init(_ rect: CGRect) {
    self.init(center: CGPoint(x: rect.midX, y: rect.midY), size: rect.size)
  }

  /// The upright rectangle around it.
  var bounds: CGRect {
    let (c, s) = (abs(cos(angle)), abs(sin(angle)))
    let (w, h) = (size.width * c + size.height * s, size.width * s + size.height * c)
    return CGRect(x: center.x - w / 2, y: center.y - h / 2, width: w, height: h)
  }

  /// The same rectangle relative to `outer`.
  func inside(_ outer: ViewPlace) -> ViewPlace {
    let (dx, dy) = (center.x - outer.center.x, center.y - outer.center.y)
    let (c, s) = (cos(-outer.angle), sin(-outer.angle))
    return ViewPlace(
      center: CGPoint(
        x: outer.size.width / 2 + dx * c - dy * s, y: outer.size.height / 2 + dx * s + dy * c),
      size: size, angle: angle - outer.angle)
  }
}

/// Finds the positions of views at rest, independent of what the transition does to their
/// ancestors.
@MainActor final class RestGeometry {
  struct Rest {
    var transform: CGAffineTransform
    var position: CGPoint
  }

  private var rests: [ObjectIdentifier: Rest] = [:]

  /// Stores the position of a view that is about to move.
  func remember(_ view: UIView) {
    rests[ObjectIdentifier(view)] = Rest(transform: view.transform, position: view.center)
  }

  /// The position in the coordinates of `root`'s superview if `root` had `frame`; nil if the view
  /// is not a descendant.
  ///
  /// - Parameter ignoresTransform: Whether the view's own transform doesn't count.
  func place(
    of rect: CGRect, in view: UIView, root: UIView, frame: CGRect, current: Bool = false,
    ignoresTransform: Bool = false
  ) -> ViewPlace? {
    var corners = [
      CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.maxY),
    ]
    var next: UIView = view
    while next !== root {
      guard let parent = next.superview else { return nil }
      outward(
        &corners, from: next, current: current, isUpright: ignoresTransform && next === view)
      next = parent
    }
    if current {
      outward(&corners, from: root, current: true)
    } else {
      let (dx, dy) = (frame.minX - root.bounds.minX, frame.minY - root.bounds.minY)
      for index in corners.indices {
        corners[index].x += dx
        corners[index].y += dy
      }
    }
    let (middle, right, bottom) = (corners[0], corners[1], corners[2])
    let (w, h) = (CGPoint(x: right.x - middle.x, y: right.y - middle.y), bottom)
    return ViewPlace(
      center: middle,
      size: CGSize(
        width: 2 * hypot(w.x, w.y), height: 2 * hypot(h.x - middle.x, h.y - middle.y)),
      angle: atan2(w.y, w.x))
  }

  private func outward(
    _ points: inout [CGPoint], from view: UIView, current: Bool, isUpright: Bool = false
  ) {
    let (bounds, anchor) = (view.bounds, view.layer.anchorPoint)
    let rest = current ? nil : rests[ObjectIdentifier(view)]
    let transform = isUpright ? .identity : rest?.transform ?? view.transform
    let position = rest?.position ?? view.center
    let pivot = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    for index in points.indices {
      let offset = CGPoint(x: points[index].x - pivot.x, y: points[index].y - pivot.y)
      let moved = offset.applying(transform)
      points[index] = CGPoint(x: position.x + moved.x, y: position.y + moved.y)
    }
  }
}
