import Foundation

/// The name of a method together with the method itself, such as
/// `Selector("tap:", ViewController.tap(_:))`.
///
/// Apple's selectors are only names, which the Objective-C runtime looks up; Linux has no such
/// runtime. Two selectors are equal if their names are. A method that is declared in a class is
/// called as its subclasses override it.
///
/// `Sendable` without a check because its closures are references to methods, and capture nothing.
public struct Selector: @unchecked Sendable {
  private let name: String
  private let isMethod: (Any) -> Bool
  private let call: (Any, [Any?]) -> Any?

  private init<T>(_ name: String, of type: T.Type, _ call: @escaping (T, [Any?]) -> Any?) {
    self.name = name
    isMethod = { $0 is T }
    self.call = { target, arguments in
      guard let target = target as? T else {
        preconditionFailure("\(name): unrecognized selector sent to \(Swift.type(of: target))")
      }
      return call(target, arguments)
    }
  }

  /// Creates a selector for a method without parameters.
  public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    self.init(name, of: T.self) { target, _ in method(target)() }
  }

  /// Creates a selector for a method that takes the sender.
  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    self.init(name, of: T.self) { target, arguments in
      method(target)(Self.argument(0, of: arguments, for: name))
    }
  }

  /// Creates a selector for a method that takes the sender and the event.
  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    self.init(name, of: T.self) { target, arguments in
      method(target)(
        Self.argument(0, of: arguments, for: name), Self.argument(1, of: arguments, for: name))
    }
  }

  /// Creates a selector for a main-actor method without parameters.
  ///
  /// On another thread, the call is passed on to the main thread.
  public init<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    self.init(name, of: T.self) { target, _ in
      let method = method(target)
      return Self.onMain { method() }
    }
  }

  /// Creates a selector for a main-actor method that takes the sender.
  ///
  /// On another thread, the call is passed on to the main thread.
  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
    self.init(name, of: T.self) { target, arguments in
      let method = method(target)
      // Unsafe is right because the caller hands it over.
      nonisolated(unsafe) let sender: A = Self.argument(0, of: arguments, for: name)
      return Self.onMain { method(sender) }
    }
  }

  /// Creates a selector for a main-actor method that takes the sender and the event.
  ///
  /// On another thread, the call is passed on to the main thread.
  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
    self.init(name, of: T.self) { target, arguments in
      let method = method(target)
      // Unsafe is right because the caller hands it over.
      nonisolated(unsafe) let sender: A = Self.argument(0, of: arguments, for: name)
      // Unsafe is right because the caller hands it over.
      nonisolated(unsafe) let event: B = Self.argument(1, of: arguments, for: name)
      return Self.onMain { method(sender, event) }
    }
  }

  /// Whether the selector's method can be called on an object.
  package func isMethod(of object: Any) -> Bool { isMethod(object) }

  /// Calls the method on an object of its class, with as many of the arguments as it takes.
  @discardableResult package func perform(on target: Any, _ arguments: Any?...) -> Any? {
    call(target, arguments)
  }

  /// Returns an argument as the method's parameter. An object is true where the method takes a
  /// Boolean value, as in `UIView.endEditing(_:)` called by a gesture recognizer.
  private static func argument<A>(_ index: Int, of arguments: [Any?], for name: String) -> A {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    if let argument = argument as? A { return argument }
    if let truth = (argument != nil) as? A { return truth }
    preconditionFailure(
      "\(name): takes \(A.self) and was sent \(argument.map { "\(type(of: $0))" } ?? "nil")")
  }

  private static func onMain(_ call: @escaping @MainActor () -> Any?) -> Any? {
    guard MainThread.isCurrent else {
      DispatchQueue.main.async { _ = call() }
      return nil
    }
    // Unsafe is right because it doesn't leave this thread.
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = call() }
    return result
  }
}

extension Selector: Hashable {
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  /// The name of the method, with a colon for each parameter.
  public var description: String { name }
}

/// Returns the name of the method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
