import Quartz2D

/// An animation that interpolates between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at which the animation starts.
  open var fromValue: Any?
  /// The value at which the animation ends.
  open var toValue: Any?
  /// The difference between the start and end values.
  open var byValue: Any?
  private var previous: AnimatableValue?

  package override func copyAnimation() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.assign(self)
    return copy
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    previous = other.previous
  }

  override func startFrom(_ previous: AnimatableValue) {
    if fromValue == nil, toValue == nil, byValue == nil { self.previous = previous }
  }

  override func value(
    at moment: MediaTiming.Moment, over underlying: AnimatableValue
  ) -> AnimatableValue? {
    let (from, to) = ends(over: underlying)
    return from.interpolated(to: to, CGFloat(fraction(at: moment)))
  }

  /// Returns the fraction of the way from the start value to the end value.
  func fraction(at moment: MediaTiming.Moment) -> Double { curved(moment.progress) }

  /// Returns the start and end values for Apple's seven combinations of from, to and by.
  private func ends(over underlying: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    let current = isAdditive ? underlying.zero : underlying
    func read(_ any: Any?) -> AnimatableValue? {
      any == nil ? nil : AnimatableValue(any, like: underlying)
    }
    switch (read(fromValue), read(toValue), read(byValue)) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, current.adding(by))
    case (nil, nil, nil): return (previous ?? current, current)
    }
  }
}
