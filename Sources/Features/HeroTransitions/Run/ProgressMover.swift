import Foundation

/// The progress of the whole transition, animated like an element.
@MainActor final class ProgressMover: HeroMover {
  var timing: HeroTiming
  var identity: HeroMoverIdentity { .progress }
  private(set) var progress = 0.0

  init(total: Double) { timing = HeroTiming(duration: total, curve: .linear) }

  func start() -> CGFloat { 0 }
  func end() -> CGFloat { 1 }
  func show(_ state: CGFloat) { progress = Double(min(max(state, 0), 1)) }
}
