import Motion
import UIKit

/// Where a photo is in its viewport, and how it moves there: by fingers, by a spring, by its own
/// momentum. A value, so that every rule can be tested without a view.
struct ZoomMotion {
  private(set) var layout: ImageLayout
  /// Of the whole photo, in the viewport's coordinates.
  private(set) var frame: CGRect
  private var phase = Phase.resting

  private enum Phase {
    case resting
    case springing(SpringValue<CGRect>)
    case coasting(x: InertialValue, y: InertialValue)
    /// `origin` is where the frame would be without resistance.
    case panning(origin: CGPoint)
    /// `scale` is what the zoom would be without resistance.
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

  /// Whether its size changes.
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

  /// By fingers, which look at the limits when they let go.
  private var isHeld: Bool {
    switch phase {
    case .panning, .pinching: true
    default: false
    }
  }

  /// Where it will be when nothing interferes.
  var destination: CGRect {
    if case .springing(let spring) = phase { return spring.target }
    return frame
  }

  var scale: CGFloat { layout.scale(of: frame) }
  var isZoomed: Bool { layout.scale(of: destination) > 1.001 }

  // MARK: Changes from outside

  /// Keeps the visible middle; a photo of the same shape keeps its frame to the point.
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

  /// Goes from where it was to where it belongs now, after its size became known.
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

  /// Whether there is more of the photo to see when the content moves this way.
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
    // It was caught while it sprang back from a pinch beyond its limits.
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

  /// A finger stops a photo that coasts, and holds it where it is.
  mutating func hold() { if isCoasting { beginPan() } }

  /// The finger that only stopped it is gone.
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

  /// Beyond its limits the zoom gives less and less, measured in doublings.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = min(max(scale, 1), layout.maximumScale)
    guard limit != scale else { return scale }
    return limit * exp2(RubberBand.standard.offset(for: log2(scale / limit), dimension: 1))
  }

  /// The inverse: fingers that catch a photo beyond its limits must not move it.
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

  /// False when it came to rest.
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
