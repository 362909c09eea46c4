import Foundation

/// What a hand's hold adds to the state that the time line has: where the thing was when it was
/// caught, and the little way on which it comes to rest.
struct Grip {
  private var offset: [Double]
  /// Of the offset, what is still to go.
  private var drift: [Double]
  private(set) var isDrifting: Bool

  /// Per second: how quickly what is caught comes to rest, as a spring without swing would bring it
  /// to the point that is `speed / frequency` ahead.
  static let frequency: Double = 40

  init(offset: [Double], speed: [Double]?) {
    let drift = (speed ?? offset.map { _ in 0 }).map { $0 / Self.frequency }
    self.drift = drift
    self.offset = zip(offset, drift).map { $0 + $1 }
    isDrifting = drift.contains { abs($0) > Self.stillness }
  }

  /// Below which it stands: smaller than anything that is seen.
  private static let stillness = 0.0001

  func move(_ state: inout [Double]) {
    for index in state.indices { state[index] += offset[index] - drift[index] }
  }

  func addSpeed(to speed: inout [Double]) {
    for index in speed.indices { speed[index] += drift[index] * Self.frequency }
  }

  mutating func advance(by seconds: Double) {
    guard isDrifting else { return }
    let part = exp(-Self.frequency * seconds)
    for index in drift.indices { drift[index] *= part }
    isDrifting = drift.contains { abs($0) > Self.stillness }
  }

  mutating func shift(by difference: [Double]) {
    for index in offset.indices { offset[index] += difference[index] }
  }

  mutating func multiply(_ index: Int, by scale: Double) {
    offset[index] *= scale
    drift[index] *= scale
  }
}
