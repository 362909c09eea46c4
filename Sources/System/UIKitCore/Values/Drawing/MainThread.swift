import Foundation

/// Access to the main actor for code that may run on any thread.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller may use the main actor. Without a run loop, other threads may also serve
  /// the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Runs a closure on the main actor: at once on the main thread, else as soon as that has time.
  ///
  /// It is for deinitializers, which may be called on any thread. Those of open classes aren't
  /// isolated, as subclasses couldn't have a deinitializer then that isn't.
  static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard isCurrent else { return DispatchQueue.main.async(execute: body) }
    MainActor.assumeIsolated(body)
  }

  /// Runs a closure that needs the platform on the main actor. Another thread waits for it, so the
  /// main thread must not be waiting for that thread.
  static func run<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      if isCurrent { work.run() } else { DispatchQueue.main.sync { work.run() } }
      guard let value = work.value else { preconditionFailure("MainThread.run: nothing was run") }
      return value
    }
  }

  private final class Work<Value>: @unchecked Sendable {  // because the thread that made it waits
    private let body: @MainActor () -> Value
    private(set) var value: Value?

    init(_ body: @escaping @MainActor () -> Value) { self.body = body }

    func run() { MainActor.assumeIsolated { value = body() } }
  }
}

/// A value with a separate copy for each thread; the main actor has one copy, whichever thread
/// serves it.
final class ThreadValue<Value>: @unchecked Sendable {  // because each thread has its own
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let key: String
  private let initial: Value
  private let main: Box

  init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
    main = Box(initial)
  }

  var value: Value {
    get { box.value }
    set { box.value = newValue }
  }

  private var box: Box {
    if MainThread.isCurrent { return main }
    let values = Thread.current.threadDictionary
    if let known = values[key] as? Box { return known }
    let made = Box(initial)
    values[key] = made
    return made
  }
}
