import UIKit

/// A call that waits; dropping it does not cancel it.
@MainActor public final class DelayedCall {
  #if os(Linux)
    private var timer: FrameTimer?
  #else
    private var timer: Timer?
  #endif

  /// Whether the call is still to come.
  public private(set) var isPending = true

  fileprivate init(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    #if os(Linux)
      timer = FrameTimer(after: seconds) { [weak self] in
        self?.isPending = false
        body()
      }
    #else
      let timer = Timer(timeInterval: max(0, seconds), repeats: false) { [weak self] _ in
        MainActor.assumeIsolated {
          self?.isPending = false
          body()
        }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    #endif
  }

  /// Prevents the call if it hasn't happened yet.
  public func cancel() {
    isPending = false
    timer?.invalidate()
    timer = nil
  }
}

/// Calls `body` once, `seconds` from now on the clock that frames follow.
@discardableResult @MainActor public func after(
  _ seconds: TimeInterval, perform body: @escaping @MainActor () -> Void
) -> DelayedCall {
  DelayedCall(after: seconds, body)
}
