import UIKit

/// A loader whose loads finish when the test says so.
@MainActor final class HeldLoads {
  private struct Load {
    var number: Int
    var name: AnyHashable
    var continuation: CheckedContinuation<Void, Never>
  }

  private var waiting: [Load] = []
  private var count = 0
  private(set) var begun: [AnyHashable] = []
  private(set) var cancelled: [AnyHashable] = []

  /// Throws when it is cancelled.
  func wait(for name: AnyHashable) async throws {
    begun.append(name)
    count += 1
    let number = count
    await withTaskCancellationHandler {
      await withCheckedContinuation {
        waiting.append(Load(number: number, name: name, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
    if Task.isCancelled { throw CancellationError() }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    cancelled.append(waiting[index].name)
    waiting.remove(at: index).continuation.resume()
  }

  func answerAll() { while !waiting.isEmpty { waiting.removeFirst().continuation.resume() } }

  /// Loads that were started, and neither finished nor cancelled.
  var pending: Set<AnyHashable> { Set(waiting.map(\.name)) }

  func forget() { (begun, cancelled) = ([], []) }
}
