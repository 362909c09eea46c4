import Foundation
import HostInterface

/// Limits the estimated memory of all decoders together; they wait for each other.
final class DecodingBudget: @unchecked Sendable {  // because the condition guards what is left
  static let shared = DecodingBudget(bytes: 48_000_000)

  private let condition = NSCondition()
  private let bytes: Int
  private var left: Int

  init(bytes: Int) {
    self.bytes = bytes
    left = bytes
  }

  /// A part of the budget, returned with the last reference.
  final class Permit: Sendable {
    fileprivate let bytes: Int
    private let budget: DecodingBudget

    fileprivate init(_ bytes: Int, _ budget: DecodingBudget) {
      self.bytes = bytes
      self.budget = budget
    }

    deinit { budget.giveBack(bytes) }
  }

  /// Waits until there is room. A request for more than the whole budget runs alone.
  func permit(
    for wanted: Int, _ isCancelled: @Sendable () -> Bool
  ) throws(ImageDecodingError) -> Permit {
    let amount = max(0, min(wanted, bytes))
    condition.lock()
    defer { condition.unlock() }
    while left < amount {
      if isCancelled() { throw .cancelled }
      // Cancellation doesn't signal the condition.
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05))
    }
    left -= amount
    return Permit(amount, self)
  }

  private func giveBack(_ amount: Int) {
    condition.lock()
    left += amount
    condition.broadcast()
    condition.unlock()
  }
}
