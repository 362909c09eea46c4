import UIKit

/// A scheduled call, which releasing this object doesn't cancel.
@MainActor public final class DelayedCall {
  #if os(Linux)
    private var timer: FrameTimer?
  #else
    private var timer: Timer?
  #endif

  /// A Boolean value that indicates whether the call is still pending.
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

/// Calls `body` once after the specified number of seconds, on the clock that frames follow.
@discardableResult @MainActor public func after(
  _ seconds: TimeInterval, perform body: @escaping @MainActor () -> Void
) -> DelayedCall {
  DelayedCall(after: seconds, body)
}
