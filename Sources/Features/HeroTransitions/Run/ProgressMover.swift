/// How far the whole transition is, moved like everything else.
@MainActor final class ProgressMover: HeroMover {
  var timing: HeroTiming
  let kinds: [HeroChannelKind] = [.part]
  var identity: HeroMoverIdentity { .progress }
  private(set) var progress = 0.0

  init(total: Double) { timing = HeroTiming(duration: total, curve: .linear) }

  func start() -> [Double] { [0] }
  func end() -> [Double] { [1] }
  func show(_ state: [Double]) { progress = min(max(state[0], 0), 1) }
}
