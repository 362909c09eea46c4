import UIKit

/// Connects the caller who opened a route with the screen that it led to.
///
/// Either side adds callbacks with `on` and calls the other's with `send`. Values that are sent
/// before the other side listens are kept until it does, up to `Router.pendingValueLimit`.
@MainActor public final class RouteResult {
  /// The outcome of a request.
  public enum Outcome: Sendable {
    /// An interceptor hasn't decided yet.
    case waiting
    /// A screen was shown.
    case shown
    /// The visible screen of the same class took the request over.
    case updated
    /// The visible screen of the same class keeps what it shows.
    case kept
    /// The route has no screen; its action was performed.
    case performed
    /// The route wasn't opened.
    case failed(RoutingError)
  }

  enum Ending {
    case answer(Any?)
    case failure(any Error)
  }

  /// The current outcome of the request.
  public internal(set) var outcome = Outcome.waiting
  /// The screen, while it exists.
  public internal(set) weak var controller: UIViewController?
  private var handlers: [String: (Any?) -> Void] = [:]
  /// In the order of sending.
  private var pendingValues: [(name: String, value: Any?)] = []
  private let pendingValueLimit: Int
  private let onMismatch: @MainActor (RoutingError) -> Void
  private var ending: Ending?
  private var onEnd: ((Ending) -> Void)?

  /// - Parameter onMismatch: Called with values that aren't of the listener's type.
  init(pendingValueLimit: Int, onMismatch: @escaping @MainActor (RoutingError) -> Void) {
    self.pendingValueLimit = max(0, pendingValueLimit)
    self.onMismatch = onMismatch
  }

  // MARK: Callbacks

  /// Adds a callback for a name, and calls it with the values that were sent already. It replaces
  /// an earlier one of the same name.
  @discardableResult public func on(
    _ name: String, _ handler: @escaping @MainActor (Any?) -> Void
  ) -> RouteResult {
    handlers[name] = handler
    let values = pendingValues.filter { $0.name == name }
    pendingValues.removeAll { $0.name == name }
    for (_, value) in values { handler(value) }
    return self
  }

  /// Adds a callback for an event. Values of another type, which `send` by name lets through, go to
  /// `Router.onFailure` instead.
  @discardableResult public func on<Value>(
    _ event: RouteEvent<Value>, _ handler: @escaping @MainActor (Value) -> Void
  ) -> RouteResult {
    on(event.name) { [onMismatch] value in
      // An event without a value may be sent by its name.
      guard let value = value as? Value ?? () as? Value else {
        let found = value.map { "\(type(of: $0))" } ?? "no value"
        onMismatch(.wrongValue(event: event.name, expected: "\(Value.self)", found: found))
        return
      }
      handler(value)
    }
  }

  /// Calls the other side's callback of a name.
  public func send(_ name: String, _ value: Any? = nil) {
    if let handler = handlers[name] {
      handler(value)
    } else {
      pendingValues.append((name, value))
      pendingValues.removeFirst(max(0, pendingValues.count - pendingValueLimit))
    }
  }

  /// Calls the other side's callback of an event.
  public func send<Value>(_ event: RouteEvent<Value>, _ value: Value) { send(event.name, value) }

  /// Calls the other side's callback of an event without a value.
  public func send(_ event: RouteEvent<Void>) { send(event.name, ()) }

  // MARK: Answer

  /// Answers the caller who awaits `Router.open`. Only the first answer counts; a screen that goes
  /// away without one answers nil.
  ///
  /// - Returns: Whether this was the first.
  @discardableResult public func finish(with answer: Any? = nil) -> Bool { end(.answer(answer)) }

  /// Answers with the type that a route declares, so that another type doesn't compile.
  ///
  /// - Returns: Whether this was the first answer.
  @discardableResult public func finish<Target: RouteTarget>(
    _ target: Target.Type, with answer: Target.Answer
  ) -> Bool { end(.answer(answer)) }

  /// Whether there is an answer, or there can be none any more.
  public var isFinished: Bool { ending != nil }

  @discardableResult func end(_ ending: Ending) -> Bool {
    guard self.ending == nil else { return false }
    self.ending = ending
    let handler = onEnd
    onEnd = nil
    handler?(ending)
    return true
  }

  /// Calls the handler once, immediately if the end has come already.
  func whenEnded(_ handler: @escaping (Ending) -> Void) {
    if let ending { handler(ending) } else { onEnd = handler }
  }

  /// - Returns: Whether a caller awaits the end, and so gets the error.
  @discardableResult func fail(_ error: RoutingError) -> Bool {
    let isAwaited = onEnd != nil
    outcome = .failed(error)
    end(.failure(error))
    return isAwaited
  }
}
