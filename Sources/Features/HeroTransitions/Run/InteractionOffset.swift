import Foundation
import Motion

/// The offset that an interaction adds to the timeline's state: where the element was caught, and
/// the short distance in which it comes to rest.
struct InteractionOffset<State: HeroState> {
  private var offset: State
  /// The remaining part of the offset.
  private var drift: State
  private(set) var isDrifting: Bool

  init(offset: State, speed: State?) {
    let drift = speed?.scaled(by: CGFloat(1 / Self.frequency)) ?? offset.zeroed
    self.drift = drift
    self.offset = offset.adding(drift)
    isDrifting = drift.largestComponent > Self.stillness
  }

  /// The frequency per second with which a caught element comes to rest, critically damped, at a
  /// distance of `speed / frequency`.
  static var frequency: Double { 40 }
  /// The speed below which it's at rest, too small to be visible.
  private static var stillness: CGFloat { 0.0001 }

  func moved(_ state: State) -> State { state.adding(offset).subtracting(drift) }

  func speed(added speed: State) -> State {
    speed.adding(drift.scaled(by: CGFloat(Self.frequency)))
  }

  mutating func advance(by seconds: Double) {
    guard isDrifting else { return }
    drift = drift.scaled(by: CGFloat(exp(-Self.frequency * seconds)))
    isDrifting = drift.largestComponent > Self.stillness
  }

  mutating func shift(by difference: State) { offset = offset.adding(difference) }

  /// Adapts to a change of scale.
  mutating func rescale(_ change: (inout State) -> Void) {
    change(&offset)
    change(&drift)
  }
}
