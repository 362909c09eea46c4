import QuartzCore

/// Places views in a row of a find navigator, from its two ends.
@MainActor struct FindNavigatorRow {
  private var area: CGRect
  let isMirrored: Bool

  init(_ area: CGRect, isMirrored: Bool) {
    self.area = area
    self.isMirrored = isMirrored
  }

  mutating func putAtStart(_ view: UIView, width: CGFloat) {
    place(
      view, in: area.divided(atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge).slice, 36)
    skipStart(width)
  }

  mutating func putAtEnd(_ view: UIView, width: CGFloat) {
    let parts = area.divided(atDistance: width, from: isMirrored ? .minXEdge : .maxXEdge)
    place(view, in: parts.slice, 36)
    area =
      parts.remainder.divided(atDistance: 4, from: isMirrored ? .minXEdge : .maxXEdge).remainder
  }

  mutating func skipStart(_ width: CGFloat) {
    area = area.divided(atDistance: width + 4, from: isMirrored ? .maxXEdge : .minXEdge).remainder
  }

  mutating func putInRest(_ view: UIView, height: CGFloat, limit: CGFloat) {
    let width = min(limit, area.width)
    place(
      view, in: area.divided(atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge).slice,
      height)
  }

  private func place(_ view: UIView, in slice: CGRect, _ height: CGFloat) {
    view.frame = CGRect(
      x: slice.minX, y: slice.midY - height / 2, width: slice.width, height: height)
  }
}
