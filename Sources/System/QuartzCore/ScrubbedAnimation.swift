import Quartz2D

/// Stands still wherever an animator puts it, also beyond its ends.
package final class ScrubbedAnimation: CABasicAnimation {
  /// How far from `fromValue` to `toValue`: of points x and y apart, else the first.
  package var place = SIMD2<Double>(0, 0)
  /// Says whose it is: another of the same key takes its place.
  package var token = 0
  private var readsSecond = false

  package override init() {
    super.init()
    duration = 1
    speed = 0
    fillMode = .both
    isRemovedOnCompletion = false
  }

  package override func copyAnimation() -> CAAnimation {
    let copy = ScrubbedAnimation()
    copy.assign(self)
    copy.place = place
    copy.token = token
    return copy
  }

  override func fraction(at moment: MediaTiming.Moment) -> Double {
    readsSecond ? place.y : place.x
  }

  override func value(
    at moment: MediaTiming.Moment, over underlying: AnimatableValue
  ) -> AnimatableValue? {
    let value = super.value(at: moment, over: underlying)
    guard place.x != place.y, case .point(let first)? = value else { return value }
    readsSecond = true
    defer { readsSecond = false }
    guard case .point(let second)? = super.value(at: moment, over: underlying) else { return value }
    return .point(CGPoint(x: first.x, y: second.y))
  }
}

extension CALayer {
  /// Between two values of a property, or beyond; nil when it has no such values.
  package static func value(
    from old: Any?, to new: Any?, at place: SIMD2<Double>, forKey key: String
  ) -> Any? {
    guard let prototype = LayerKeyPath(key)?.value(in: LayerValues()),
      let old = AnimatableValue(old, like: prototype), let new = AnimatableValue(new, like: prototype)
    else { return nil }
    let first = old.interpolated(to: new, CGFloat(place.x))
    if case .point(let x) = first,
      case .point(let y) = old.interpolated(to: new, CGFloat(place.y))
    {
      return CGPoint(x: x.x, y: y.y)
    }
    return first.any
  }

  /// The model's value without a change from `old` to `new` that was made of it, but with one to
  /// `target`: what others changed meanwhile stays.
  package static func value(
    _ model: Any?, movedFrom new: Any?, to target: Any?, forKey key: String
  ) -> Any? {
    guard let prototype = LayerKeyPath(key)?.value(in: LayerValues()),
      let model = AnimatableValue(model, like: prototype),
      let new = AnimatableValue(new, like: prototype),
      let target = AnimatableValue(target, like: prototype)
    else { return nil }
    return model.adding(target.subtracting(new)).any
  }
}
