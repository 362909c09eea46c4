import Foundation

/// Converts positions between slots to the progress from each slot to its neighbor. Each slot that
/// is reached gets a progress of 1, however few frames there were.
struct TurnProgress {
  struct Step: Equatable {
    var from: Int
    var to: Int
    var fraction: CGFloat
  }

  /// The slot that was reached last.
  private(set) var origin = 0
  private(set) var position: CGFloat = 0
  private var direction = 1

  /// - Parameter isJump: Whether the position changed without a movement.
  mutating func move(to position: CGFloat, isJump: Bool) -> [Step] {
    guard position != self.position else { return [] }
    self.position = position
    let target = Int(position.rounded())
    if isJump {
      let step = Step(from: origin, to: target, fraction: 1)
      origin = target
      return step.from == step.to ? [] : [step]
    }
    var steps: [Step] = []
    while abs(position - CGFloat(origin)) >= 1 {
      let next = origin + (position > CGFloat(origin) ? 1 : -1)
      steps.append(Step(from: origin, to: next, fraction: 1))
      origin = next
    }
    let rest = position - CGFloat(origin)
    if rest != 0 { direction = rest > 0 ? 1 : -1 }
    // The movement back to the origin ends with 0.
    if rest != 0 || steps.isEmpty {
      steps.append(Step(from: origin, to: origin + direction, fraction: abs(rest)))
    }
    return steps
  }

  /// Updates the position after the data changed while the page stayed.
  mutating func shift(to position: CGFloat) {
    let shift = position - self.position
    origin = shift == shift.rounded() ? origin + Int(shift) : Int(position.rounded())
    self.position = position
  }
}
