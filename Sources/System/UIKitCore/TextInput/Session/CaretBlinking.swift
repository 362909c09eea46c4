import QuartzCore

/// Shows and hides a caret alternately. It has no cost while it is stopped.
@MainActor final class CaretBlinking {
  private var timer: FrameTimer?
  private var isOn = false
  private let show: (Bool) -> Void

  /// The time for which the caret is visible and then hidden, in seconds.
  static let interval = 0.5

  init(_ show: @escaping (Bool) -> Void) { self.show = show }

  /// Shows the caret and starts blinking; with reduced motion, the caret remains visible.
  func restart() {
    timer?.invalidate()
    isOn = true
    show(true)
    if !UIAccessibility.isReduceMotionEnabled { schedule() }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    show(false)
  }

  private func schedule() {
    timer = FrameTimer(after: Self.interval) { [weak self] in
      guard let self else { return }
      isOn.toggle()
      show(isOn)
      schedule()
    }
  }
}
