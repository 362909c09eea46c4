import Foundation

/// A rectangle with one radius for each corner, in points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(_ rect: CGRect, radius: CGFloat = 0) {
    self.rect = rect
    (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
  }

  package var isRounded: Bool { max(topLeft, topRight, bottomRight, bottomLeft) > 0 }
}
