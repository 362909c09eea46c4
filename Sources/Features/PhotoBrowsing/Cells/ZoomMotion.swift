import Motion
import UIKit

/// The position of a photo in its viewport and its motion by fingers, springs and momentum. It is a
/// value, so that it can be tested without a view.
struct ZoomMotion {
  private(set) var layout: ImageLayout
  /// The frame of the whole photo in the viewport's coordinates.
  private(set) var frame: CGRect
  private var phase = Phase.resting

  private enum Phase {
    case resting
    case springing(SpringValue<CGRect>)
    case coasting(x: InertialValue, y: InertialValue)
    /// `origin` is the frame's origin without resistance.
    case panning(origin: CGPoint)
    /// `scale` is the zoom without resistance.
    case pinching(start: CGRect, scale: CGFloat, anchor: CGPoint)
  }

  static let spring = Spring(duration: 0.3, dampingRatio: 1)
  static let wheelSpring = Spring(duration: 0.18, dampingRatio: 1)

  init(layout: ImageLayout) {
    self.layout = layout
    frame = layout.isEmpty ? .zero : layout.restFrame
  }

  var isMoving: Bool {
    switch phase {
    case .springing, .coasting: true
    default: false
    }
  }

  /// Whether the size changes.
  var isSpringing: Bool {
    switch phase {
    case .springing, .pinching: true
    default: false
    }
  }

  var isResting: Bool {
    if case .resting = phase { return true }
    return false
  }

  /// Whether fingers hold the photo. They apply the limits when they are lifted.
  private var isHeld: Bool {
    switch phase {
    case .panning, .pinching: true
    default: false
    }
  }

  /// The frame that the motion ends with.
  var destination: CGRect {
    if case .springing(let spring) = phase { return spring.target }
    return frame
  }

  var scale: CGFloat { layout.scale(of: frame) }
  var isZoomed: Bool { layout.scale(of: destination) > 1.001 }

  // MARK: Changes from outside

  /// Keeps the visible center. A photo of the same proportions keeps its exact frame.
  mutating func setLayout(_ new: ImageLayout) {
    guard new != layout else { return }
    let old = layout
    layout = new
    let target = destination
    if !old.isEmpty, new.viewport == old.viewport, sameShape(old.photo, new.photo),
      old.fitSize == new.fitSize, isHeld || new.scale(of: target) <= new.maximumScale * 1.001
    {
      return
    }
    frame = new.adapted(target, from: old)
    phase = .resting
  }

  private func sameShape(_ a: CGSize, _ b: CGSize) -> Bool {
    guard a.height > 0, b.height > 0, b.width > 0 else { return false }
    return abs((a.width / a.height) / (b.width / b.height) - 1) < 0.01
  }

  /// Moves from the former frame to the current one after the photo's size became known.
  mutating func glide(from old: CGRect) {
    guard isResting, old.width > 0, frame.width > 0, old != frame else { return }
    let target = frame
    frame = old
    move(to: target, animated: true, spring: Self.spring)
  }

  mutating func reset() {
    frame = layout.isEmpty ? .zero : layout.restFrame
    phase = .resting
  }

  // MARK: Zoom

  mutating func zoom(
    to scale: CGFloat, about anchor: CGPoint, animated: Bool, spring: Spring = Self.spring
  ) {
    guard !layout.isEmpty else { return }
    let limited = min(max(scale, 1), layout.maximumScale)
    let target = layout.clamped(layout.frame(destination, scaledTo: limited, about: anchor))
    move(to: target, animated: animated, spring: spring)
  }

  mutating func zoom(by factor: CGFloat, about anchor: CGPoint, animated: Bool, spring: Spring) {
    zoom(
      to: layout.scale(of: destination) * factor, about: anchor, animated: animated, spring: spring)
  }

  /// Shows a point of the photo, in unit coordinates, in the middle of the viewport, without gaps.
  mutating func show(scale: CGFloat, center: CGPoint) {
    guard !layout.isEmpty else { return }
    frame = layout.clamped(layout.frame(scale: scale, center: center))
    phase = .resting
  }

  mutating func pan(by offset: CGVector, animated: Bool) {
    let target = layout.clamped(destination.offsetBy(dx: offset.dx, dy: offset.dy))
    move(to: target, animated: animated, spring: Self.spring)
  }

  private mutating func move(to target: CGRect, animated: Bool, spring: Spring) {
    guard animated else {
      frame = target
      phase = .resting
      return
    }
    var motion = SpringValue(frame, spring: spring)
    var velocity = CGRect.zero
    if case .springing(let current) = phase { velocity = current.velocity }
    motion.retarget(to: target, velocity: velocity)
    phase = motion.isSettled ? .resting : .springing(motion)
  }

  // MARK: Pan

  /// Whether the content can move in a direction to show more of the photo.
  func canPan(_ direction: CGVector) -> Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    let (x, y) = ranges(frame.size)
    if abs(direction.dx) > abs(direction.dy) {
      return direction.dx > 0
        ? frame.minX < x.upperBound - 0.5 : frame.minX > x.lowerBound + 0.5
    }
    return direction.dy > 0 ? frame.minY < y.upperBound - 0.5 : frame.minY > y.lowerBound + 0.5
  }

  private func ranges(_ size: CGSize) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    (
      layout.originRange(size.width, layout.viewport.width),
      layout.originRange(size.height, layout.viewport.height)
    )
  }

  mutating func beginPan() {
    let (x, y) = ranges(frame.size)
    let band = RubberBand.standard
    phase = .panning(
      origin: CGPoint(
        x: band.unlimit(frame.minX, from: x, dimension: layout.viewport.width),
        y: band.unlimit(frame.minY, from: y, dimension: layout.viewport.height)))
  }

  mutating func pan(to translation: CGPoint) {
    guard case .panning(let origin) = phase else { return }
    let (x, y) = ranges(frame.size)
    let band = RubberBand.standard
    frame.origin = CGPoint(
      x: band.limit(origin.x + translation.x, to: x, dimension: layout.viewport.width),
      y: band.limit(origin.y + translation.y, to: y, dimension: layout.viewport.height))
  }

  mutating func endPan(velocity: CGPoint) {
    guard case .panning = phase else { return }
    // It was caught while it returned from a pinch beyond its limits.
    if scale < 0.999 || scale > layout.maximumScale * 1.001 {
      returnToLimits(about: CGPoint(x: layout.viewport.width / 2, y: layout.viewport.height / 2))
      return
    }
    let (x, y) = ranges(frame.size)
    let inertiaX = InertialValue(frame.minX, velocity: x.isPoint ? 0 : velocity.x, range: x)
    let inertiaY = InertialValue(frame.minY, velocity: y.isPoint ? 0 : velocity.y, range: y)
    let isStill = inertiaX.isSettled && inertiaY.isSettled
    phase = isStill ? .resting : .coasting(x: inertiaX, y: inertiaY)
  }

  var isCoasting: Bool {
    if case .coasting = phase { return true }
    return false
  }

  /// Stops a photo that coasts, and holds it.
  mutating func hold() { if isCoasting { beginPan() } }

  /// Releases a photo that a touch only stopped.
  mutating func release() { endPan(velocity: .zero) }

  // MARK: Pinch

  mutating func beginPinch(at point: CGPoint) {
    phase = .pinching(start: frame, scale: unresisted(scale), anchor: point)
  }

  mutating func pinch(scale factor: CGFloat, at point: CGPoint) {
    guard case .pinching(let start, let scale, let anchor) = phase else { return }
    let wanted = scale * max(factor, 0.01)
    let moved = layout.frame(start, scaledTo: resisted(wanted), about: anchor)
    frame = moved.offsetBy(dx: point.x - anchor.x, dy: point.y - anchor.y)
  }

  /// Applies resistance beyond the limits of zoom, measured in doublings.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = min(max(scale, 1), layout.maximumScale)
    guard limit != scale else { return scale }
    return limit * exp2(RubberBand.standard.offset(for: log2(scale / limit), dimension: 1))
  }

  /// The inverse of the resistance, so that catching a photo beyond its limits doesn't move it.
  private func unresisted(_ scale: CGFloat) -> CGFloat {
    let limit = min(max(scale, 1), layout.maximumScale)
    guard limit != scale, scale > 0 else { return scale }
    return limit * exp2(RubberBand.standard.distance(for: log2(scale / limit), dimension: 1))
  }

  mutating func endPinch(at point: CGPoint) {
    guard case .pinching = phase else { return }
    returnToLimits(about: point)
  }

  private mutating func returnToLimits(about point: CGPoint) {
    phase = .resting
    let limited = min(max(scale, 1), layout.maximumScale)
    let target = layout.clamped(layout.frame(frame, scaledTo: limited, about: point))
    if target != frame { move(to: target, animated: true, spring: Self.spring) }
  }

  // MARK: Time

  /// Advances the motion. Returns false when it is at rest.
  mutating func advance(by seconds: Double) -> Bool {
    switch phase {
    case .springing(var spring):
      spring.advance(by: seconds)
      frame = spring.value
      phase = spring.isSettled ? .resting : .springing(spring)
    case .coasting(var x, var y):
      x.advance(by: seconds)
      y.advance(by: seconds)
      frame.origin = CGPoint(x: x.value, y: y.value)
      phase = x.isSettled && y.isSettled ? .resting : .coasting(x: x, y: y)
    default: break
    }
    return isMoving
  }
}

extension ClosedRange where Bound == CGFloat {
  fileprivate var isPoint: Bool { lowerBound == upperBound }
}
