import CGtk
import Foundation
import Quartz2D
import RenderTree

// Quartz values as GSK's floats.

extension graphene_rect_t {
  /// Nil if the rectangle is null, infinite or not a number.
  init?(_ rect: CGRect) {
    let rect = rect.standardized
    let values = [rect.minX, rect.minY, rect.width, rect.height]
    guard !rect.isNull, values.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension CGRect {
  init(_ rect: graphene_rect_t) {
    self.init(
      x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
      height: CGFloat(rect.size.height))
  }
}

extension graphene_point_t {
  init(_ point: CGPoint) {
    self.init(
      x: point.x.isFinite ? Float(point.x) : 0, y: point.y.isFinite ? Float(point.y) : 0)
  }
}

extension GskRoundedRect {
  init?(_ shape: RoundedRect) {
    guard var bounds = graphene_rect_t(shape.rect) else { return nil }
    func corner(_ radius: CGFloat) -> graphene_size_t {
      let radius = radius.isFinite ? Float(max(0, radius)) : 0
      return graphene_size_t(width: radius, height: radius)
    }
    self.init()
    var corners = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft].map(corner)
    // Also reduces radii that don't fit.
    gsk_rounded_rect_init(&self, &bounds, &corners[0], &corners[1], &corners[2], &corners[3])
  }
}

extension GdkRGBA {
  init(_ color: CGColor) {
    func clamped(_ value: CGFloat) -> Float { value >= 0 ? Float(min(value, 1)) : 0 }
    self.init(
      red: clamped(color.red), green: clamped(color.green), blue: clamped(color.blue),
      alpha: clamped(color.alpha))
  }
}
