import QuartzCore

/// Shows and hides a caret in turn. Costs nothing while it is stopped.
@MainActor final class CaretBlinking {
  private var timer: FrameTimer?
  private var isOn = false
  private let show: (Bool) -> Void

  /// The time in seconds for which the caret is shown, and then hidden.
  static let interval = 0.5

  init(_ show: @escaping (Bool) -> Void) { self.show = show }

  /// Shows the caret, and lets it blink from now on; with reduced motion it stays.
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
