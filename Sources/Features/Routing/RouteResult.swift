import UIKit

/// Joins the one who opened a route and the screen that it led to.
///
/// Either side names callbacks with `on` and calls them with `send`. What is sent before the other
/// side listens waits for it.
@MainActor public final class RouteResult {
  public enum Outcome: Sendable {
    /// An interceptor has not decided yet.
    case waiting
    case shown
    /// The visible screen of the same class took the request over, or kept what it shows.
    case updated, kept
    /// The route has no screen; what it does is done.
    case performed
    case failed(RoutingError)
  }

  enum Ending {
    case answer(Any?)
    case failure(any Error)
  }

  public internal(set) var outcome = Outcome.waiting
  /// The screen, while it lives.
  public internal(set) weak var controller: UIViewController?
  private var handlers: [String: (Any?) -> Void] = [:]
  private var unheard: [String: [Any?]] = [:]
  private var ending: Ending?
  private var onEnd: ((Ending) -> Void)?

  init() {}

  // MARK: Callbacks

  /// Takes what is sent under the name, first what was sent already. A later handler of the same
  /// name replaces this one.
  @discardableResult public func on(
    _ name: String, _ handler: @escaping @MainActor (Any?) -> Void
  ) -> RouteResult {
    handlers[name] = handler
    for value in unheard.removeValue(forKey: name) ?? [] { handler(value) }
    return self
  }

  @discardableResult public func on<Value>(
    _ event: RouteEvent<Value>, _ handler: @escaping @MainActor (Value) -> Void
  ) -> RouteResult {
    on(event.name) { value in
      // Sent without a value, for an event that has none.
      guard let value = value as? Value ?? () as? Value else {
        preconditionFailure(
          "RouteResult.send: \(event.name) takes \(Value.self), not \(String(describing: value))")
      }
      handler(value)
    }
  }

  public func send(_ name: String, _ value: Any? = nil) {
    if let handler = handlers[name] {
      handler(value)
    } else {
      unheard[name, default: []].append(value)
    }
  }

  public func send<Value>(_ event: RouteEvent<Value>, _ value: Value) { send(event.name, value) }
  public func send(_ event: RouteEvent<Void>) { send(event.name, ()) }

  // MARK: Answer

  /// Answers the one who awaits `open`. The first answer counts; a screen that goes away without
  /// one answers nil.
  ///
  /// - Returns: Whether this was the first.
  @discardableResult public func finish(with answer: Any? = nil) -> Bool { end(.answer(answer)) }

  public var isFinished: Bool { ending != nil }

  @discardableResult func end(_ ending: Ending) -> Bool {
    guard self.ending == nil else { return false }
    self.ending = ending
    let handler = onEnd
    onEnd = nil
    handler?(ending)
    return true
  }

  /// Called once, also when the end has come before.
  func whenEnded(_ handler: @escaping (Ending) -> Void) {
    if let ending { handler(ending) } else { onEnd = handler }
  }

  /// - Returns: Whether somebody awaits the end, and so hears of the error.
  @discardableResult func fail(_ error: RoutingError) -> Bool {
    let isAwaited = onEnd != nil
    outcome = .failed(error)
    end(.failure(error))
    return isAwaited
  }
}

/// The name of a callback and what is sent with it.
public struct RouteEvent<Value>: Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// Lies in a screen and goes away with it.
final class RouteLife: Sendable {
  let result: RouteResult

  init(_ result: RouteResult) { self.result = result }

  deinit {
    // Not `isolated deinit`, because that needs a newer iOS.
    Task { @MainActor [result] in result.finish() }
  }
}
