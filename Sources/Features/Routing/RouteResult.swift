import UIKit

/// Joins the one who opened a route and the screen that it led to.
///
/// Either side names callbacks with `on` and calls them with `send`. What is sent before the other
/// side listens waits for it: the newest values, as many as `Router.unheardLimit` says.
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
  /// In the order of sending.
  private var unheard: [(name: String, value: Any?)] = []
  private let unheardLimit: Int
  /// Told of values that can't be handed over.
  private let onMismatch: @MainActor (RoutingError) -> Void
  private var ending: Ending?
  private var onEnd: ((Ending) -> Void)?

  init(unheardLimit: Int, onMismatch: @escaping @MainActor (RoutingError) -> Void) {
    self.unheardLimit = max(0, unheardLimit)
    self.onMismatch = onMismatch
  }

  // MARK: Callbacks

  /// Takes what is sent under the name, first what was sent already. A later handler of the same
  /// name replaces this one.
  @discardableResult public func on(
    _ name: String, _ handler: @escaping @MainActor (Any?) -> Void
  ) -> RouteResult {
    handlers[name] = handler
    let waiting = unheard.filter { $0.name == name }
    unheard.removeAll { $0.name == name }
    for (_, value) in waiting { handler(value) }
    return self
  }

  /// Takes values of the event's type. Others, which `send` by name lets through, aren't handed
  /// over; `Router.onFailure` is told of each.
  @discardableResult public func on<Value>(
    _ event: RouteEvent<Value>, _ handler: @escaping @MainActor (Value) -> Void
  ) -> RouteResult {
    on(event.name) { [onMismatch] value in
      // Sent without a value, for an event that has none.
      guard let value = value as? Value ?? () as? Value else {
        let found = value.map { "\(type(of: $0))" } ?? "no value"
        onMismatch(.wrongValue(event: event.name, expected: "\(Value.self)", found: found))
        return
      }
      handler(value)
    }
  }

  public func send(_ name: String, _ value: Any? = nil) {
    if let handler = handlers[name] {
      handler(value)
    } else {
      unheard.append((name, value))
      unheard.removeFirst(max(0, unheard.count - unheardLimit))
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
