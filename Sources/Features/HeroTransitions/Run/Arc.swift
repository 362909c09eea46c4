import UIKit

/// A quadratic curve whose control point is toward the corner that the line passes.
struct Arc {
  let from: CGPoint
  let to: CGPoint
  private let control: CGPoint

  init(from: CGPoint, to: CGPoint, intensity: CGFloat) {
    self.from = from
    self.to = to
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let corner = from.y > to.y ? CGPoint(x: to.x, y: from.y) : CGPoint(x: from.x, y: to.y)
    control = CGPoint(
      x: middle.x + (corner.x - middle.x) * intensity,
      y: middle.y + (corner.y - middle.y) * intensity)
  }

  func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
    return CGPoint(
      x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
  }
}
