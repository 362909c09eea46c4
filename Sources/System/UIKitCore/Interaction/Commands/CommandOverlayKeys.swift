import QuartzCore

/// An object that displays the list of keyboard shortcuts while only the Control key is held.
@MainActor final class CommandOverlayKeys {
  private unowned let window: UIWindow
  private var timer: FrameTimer?
  private var heldModifiers: Set<UIKeyboardHIDUsage> = []

  init(window: UIWindow) { self.window = window }

  private static let keys: Set<UIKeyboardHIDUsage> = [
    .keyboardLeftControl, .keyboardRightControl, .keyboardLeftGUI, .keyboardRightGUI,
  ]

  /// Handles a key press or release; returns whether only the overlay handles the key.
  func take(_ code: UIKeyboardHIDUsage, isDown: Bool, _ flags: UIKeyModifierFlags) -> Bool {
    guard Self.keys.contains(code) else {
      timer?.invalidate()
      guard isDown, let overlay = CommandOverlay.shown(in: window) else { return false }
      return overlay.take(code)
    }
    if isDown {
      guard heldModifiers.insert(code).inserted else { return false }
      if flags.isDisjoint(with: [.shift, .alternate]), heldModifiers.count == 1 { wait() }
    } else {
      heldModifiers.remove(code)
      timer?.invalidate()
      CommandOverlay.shown(in: window)?.released()
    }
    return false
  }

  /// Doesn't show the list before the key is held again.
  func stopWaiting() { timer?.invalidate() }

  func cancel() {
    heldModifiers = []
    timer?.invalidate()
    CommandOverlay.shown(in: window)?.released()
  }

  private func wait() {
    timer?.invalidate()
    timer = FrameTimer(after: CommandOverlay.delay) { [weak self] in
      guard let self, !window.eventDispatcher.hasTouches else { return }
      CommandOverlay.show(in: window, isHeld: true)
    }
  }
}
