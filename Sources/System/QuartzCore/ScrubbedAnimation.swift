import Quartz2D

/// An animation that a property animator holds at any progress, including beyond its ends.
package final class ScrubbedAnimation: CABasicAnimation {
  /// The progress from `fromValue` to `toValue`; for points, x and y separately, otherwise the
  /// first component.
  package var place = SIMD2<Double>(0, 0)
  /// The identifier of the animator, as another one may replace the animation with the same key.
  package var token = 0
  private var readsSecond = false

  package override init() {
    super.init()
    duration = 1
    speed = 0
    fillMode = .both
    isRemovedOnCompletion = false
  }

  package required init?(coder: NSCoder) { nil }

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
  /// Returns the value interpolated or extrapolated between two values of a property, or `nil` if
  /// they aren't values of that property.
  package static func value(
    from old: Any?, to new: Any?, at place: SIMD2<Double>, forKey key: String
  ) -> Any? {
    guard let prototype = LayerKeyPath(key)?.value(in: LayerValues()),
      let old = AnimatableValue(old, like: prototype),
      let new = AnimatableValue(new, like: prototype)
    else { return nil }
    let first = old.interpolated(to: new, CGFloat(place.x))
    if case .point(let x) = first,
      case .point(let y) = old.interpolated(to: new, CGFloat(place.y))
    {
      return CGPoint(x: x.x, y: y.y)
    }
    return first.any
  }

  /// Returns the model's value with a change to `new` replaced by one to `target`, keeping other
  /// changes.
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
