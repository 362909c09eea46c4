import UIKit
import UIKitCompat

/// The remaining time of a toast. It's paused while there is any reason to keep the toast.
@MainActor final class ToastTimer {
  enum PauseReason: Hashable { case pointer, press, focus, offWindow, hidden }

  private(set) var remaining: TimeInterval
  private(set) var pauseReasons: Set<PauseReason> = []
  private var startTime: TimeInterval?
  private var call: DelayedCall?
  private let onTimeout: () -> Void

  init(seconds: TimeInterval, pauseReasons: Set<PauseReason>, _ onTimeout: @escaping () -> Void) {
    remaining = seconds
    self.pauseReasons = pauseReasons
    self.onTimeout = onTimeout
    run()
  }

  func hold(_ hold: PauseReason) {
    pauseReasons.insert(hold)
    pause()
  }

  func release(_ hold: PauseReason) {
    guard pauseReasons.remove(hold) != nil else { return }
    run()
  }

  func restart(seconds: TimeInterval) {
    pause()
    remaining = seconds
    run()
  }

  func cancel() {
    call?.cancel()
    call = nil
    startTime = nil
  }

  private func pause() {
    if let startTime { remaining = max(0, remaining - (CACurrentMediaTime() - startTime)) }
    cancel()
  }

  private func run() {
    guard pauseReasons.isEmpty, call == nil else { return }
    startTime = CACurrentMediaTime()
    call = after(remaining) { [weak self] in
      self?.cancel()
      self?.onTimeout()
    }
  }
}
