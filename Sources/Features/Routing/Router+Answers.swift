import UIKit

extension Router {
  /// Opens a URL and waits for its answer.
  ///
  ///     let photo: Int? = try await router.open("/photos/pick", trust: .app)
  ///
  /// - Parameter trust: `.app` for a URL that the app wrote itself.
  /// - Returns: What the screen gave to `finish(with:)`; nil when it went away without an answer.
  /// - Throws: `RoutingError`, or `CancellationError` when the task is cancelled; the screen stays.
  public func open<Answer>(
    _ url: String, answer: Answer.Type = Answer.self, context: Any? = nil,
    trust: RouteTrust = .external, from presenter: UIViewController? = nil, animated: Bool = true
  ) async throws -> Answer? {
    let result: RouteResult = try open(
      url, context: context, trust: trust, from: presenter, animated: animated)
    return try await self.answer(of: result)
  }

  /// Opens a source and waits for its answer.
  public func open<Answer>(
    _ source: any RouteSource, answer: Answer.Type = Answer.self, context: Any? = nil,
    from presenter: UIViewController? = nil, animated: Bool = true
  ) async throws -> Answer? {
    let result: RouteResult = try open(
      source, context: context, from: presenter, animated: animated)
    return try await self.answer(of: result)
  }

  private func answer<Answer>(of result: RouteResult) async throws -> Answer? {
    let ending = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<AnswerBox, any Error>) in
        result.whenEnded { ending in
          switch ending {
          case .answer(let value): continuation.resume(returning: AnswerBox(value: value))
          case .failure(let error): continuation.resume(throwing: error)
          }
        }
        if Task.isCancelled { result.end(.failure(CancellationError())) }
      }
    } onCancel: {
      Task { @MainActor in result.end(.failure(CancellationError())) }
    }
    guard let value = ending.value else { return nil }
    guard let answer = value as? Answer else {
      throw RoutingError.wrongAnswer(expected: "\(Answer.self)", found: "\(type(of: value))")
    }
    return answer
  }
}

/// An answer on its way from the main actor to the main actor.
@MainActor private final class AnswerBox {
  let value: Any?
  init(value: Any?) { self.value = value }
}
