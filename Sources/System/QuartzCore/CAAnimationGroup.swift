import Quartz2D

/// An animation that runs several animations in the group's time space and ends them at the group's
/// duration. Their delegates aren't called.
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
      // An animation without a duration lasts as long as the group.
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(to: &values, at: time)
    }
  }
}
