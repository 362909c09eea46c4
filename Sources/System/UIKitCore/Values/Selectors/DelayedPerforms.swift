import Foundation

/// The calls that wait for their time, in the order of their requests.
enum DelayedPerforms {
  /// A call that waits. Its timer belongs to the run loop of the thread that asked for it.
  ///
  /// Sendable although unchecked because nothing changes once it is made.
  struct Request: @unchecked Sendable {
    let target: AnyObject
    let action: Selector
    let argument: Any?
    let timer: Timer

    /// Whether an argument is the same object as that of the call, or an equal value.
    func isArgument(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
        return argument == other
      }
      return argument as AnyObject === other as AnyObject
    }
  }

  private static let lock = NSLock()
  /// Unsafe is right because the lock guards it.
  nonisolated(unsafe) private static var requests: [Request] = []

  static func add(
    _ action: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    // `Timer(timeInterval:repeats:block:)` of Foundation on Linux fires at once.
    let date = Date(timeIntervalSinceNow: max(0, delay))
    let timer = Timer(fire: date, interval: 0, repeats: false) { timer in
      guard let request = take(where: { $0.timer === timer }).first else { return }
      request.action.perform(on: request.target, request.argument)
    }
    lock.withLock {
      requests.append(Request(target: target, action: action, argument: argument, timer: timer))
    }
    RunLoop.current.add(timer, forMode: .default)
  }

  static func cancel(where isMeant: (Request) -> Bool) {
    for request in take(where: isMeant) { request.timer.invalidate() }
  }

  private static func take(where isMeant: (Request) -> Bool) -> [Request] {
    lock.withLock {
      let taken = requests.filter(isMeant)
      requests.removeAll(where: isMeant)
      return taken
    }
  }
}
