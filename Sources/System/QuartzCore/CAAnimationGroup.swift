import Quartz2D

/// Runs several animations in the group's time and cuts them off at its duration. Their delegates
/// aren't called.
open class CAAnimationGroup: CAAnimation {
  /// The animations that run together.
  open var animations: [CAAnimation]?

  package override func copyAnimation() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.assign(self)
    return copy
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copyAnimation() }
  }

  override var keys: [LayerKey] { (animations ?? []).flatMap(\.keys) }

  override func apply(to values: inout LayerValues, at parentTime: TimeInterval) {
    guard let moment = timing.moment(at: parentTime) else { return }
    let time = curved(moment.progress) * duration
    for animation in animations ?? [] {
      // A member without a duration of its own lasts as long as the group.
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(to: &values, at: time)
    }
  }
}
