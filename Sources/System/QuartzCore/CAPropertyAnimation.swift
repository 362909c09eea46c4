import Quartz2D

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  private var target: LayerKeyPath?

  /// The key path of the animated property; a property that isn't animatable has no effect.
  open var keyPath: String? {
    didSet { target = keyPath.flatMap { LayerKeyPath($0) } }
  }
  /// A Boolean value that determines whether the animation's value is added to the current value;
  /// transforms are applied before it. Has no effect on colors, paths and images. The default value
  /// is `false`.
  open var isAdditive = false
  /// A Boolean value that determines whether each repetition begins where the last one ended. The
  /// default value is `false`.
  open var isCumulative = false

  /// Creates an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    setKeyPath(path)
  }

  private func setKeyPath(_ path: String?) { keyPath = path }

  package override func copyAnimation() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copy.assign(self)
    return copy
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override var keys: [LayerKey] { target.map { [$0.key] } ?? [] }

  override func apply(to values: inout LayerValues, at parentTime: TimeInterval) {
    guard let target, let moment = timing.moment(at: parentTime),
      let underlying = target.value(in: values)
    else { return }
    guard var value = value(at: moment, over: underlying) else { return }
    if isCumulative, moment.iteration > 0 {
      let end = MediaTiming.Moment(elapsed: duration, progress: 1, iteration: 0)
      if let whole = self.value(at: end, over: underlying) {
        value = value.adding(whole.multiplied(by: CGFloat(moment.iteration)))
      }
    }
    target.set(isAdditive ? underlying.adding(value) : value, in: &values)
  }

  /// Returns the animation's value; `underlying` is the value without it.
  func value(at moment: MediaTiming.Moment, over underlying: AnimatableValue) -> AnimatableValue? {
    nil
  }
}
