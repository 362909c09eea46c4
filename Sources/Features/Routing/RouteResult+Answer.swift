import UIKit

extension RouteResult {
  /// Waits for the end.
  func answer<Answer>(_ type: Answer.Type) async throws -> Answer? {
    let box = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<AnswerBox, any Error>) in
        whenEnded { ending in
          switch ending {
          case .answer(let value): continuation.resume(returning: AnswerBox(value: value))
          case .failure(let error): continuation.resume(throwing: error)
          }
        }
        if Task.isCancelled { end(.failure(CancellationError())) }
      }
    } onCancel: {
      Task { @MainActor in end(.failure(CancellationError())) }
    }
    guard let value = box.value else { return nil }
    guard let answer = value as? Answer else {
      throw RoutingError.wrongAnswer(expected: "\(Answer.self)", found: "\(Swift.type(of: value))")
    }
    return answer
  }
}

/// Carries an answer that need not be Sendable: it never leaves the main actor.
@MainActor private final class AnswerBox {
  let value: Any?
  init(value: Any?) { self.value = value }
}
