import HostInterface
import QuartzCore

/// Sends key presses to the first responder, or to the frontmost presented view controller if there
/// is none.
@MainActor final class PressDispatcher {
  private unowned let window: UIWindow
  private var held: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The keys that commands have handled, until they are released.
  private var taken: Set<UIKeyboardHIDUsage> = []
  private lazy var shortcuts = CommandOverlayKeys(window: window)

  init(window: UIWindow) { self.window = window }

  func handle(_ key: InputEvent.Key, timestamp: TimeInterval, _ flags: UIKeyModifierFlags) {
    guard let code = UIKeyboardHIDUsage(of: key) else { return }
    if shortcuts.take(code, isDown: key.isDown, flags) {
      if key.isDown { taken.insert(code) }
      return
    }
    if taken.contains(code) {
      if !key.isDown { taken.remove(code) }
      return
    }
    if key.isDown {
      if held[code] == nil, runsCommand(key, code: code, flags) {
        taken.insert(code)
        return
      }
      let press = held[code] ?? makePress(key, code: code, timestamp: timestamp, flags)
      press.phase = .began
      press.timestamp = timestamp
      held[code] = press
      press.responder?.pressesBegan([press], with: event([press], flags))
    } else if let press = held.removeValue(forKey: code) {
      press.phase = .ended
      press.timestamp = timestamp
      press.responder?.pressesEnded([press], with: event([press], flags))
    }
  }

  private func runsCommand(
    _ key: InputEvent.Key, code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
  ) -> Bool {
    let key = UIKey(key, keyCode: code, modifierFlags: flags)
    return KeyCommandRouter(window: window, responder: window.commandResponder).perform(key)
  }

  /// Called for clicks and scrolling: a modifier key is held for them, and not to see the
  /// shortcuts.
  func pointerIsUsed() { shortcuts.stopWaiting() }

  func cancelAll() {
    taken = []
    shortcuts.cancel()
    for press in held.values {
      press.phase = .cancelled
      press.responder?.pressesCancelled([press], with: event([press], []))
    }
    held = [:]
  }

  private func makePress(
    _ key: InputEvent.Key, code: UIKeyboardHIDUsage, timestamp: TimeInterval,
    _ flags: UIKeyModifierFlags
  ) -> UIPress {
    let press = UIPress(
      phase: .began, timestamp: timestamp,
      key: UIKey(key, keyCode: code, modifierFlags: flags), window: window)
    press.responder = window.keyResponder(for: code)
    return press
  }

  private func event(_ presses: Set<UIPress>, _ flags: UIKeyModifierFlags) -> UIPressesEvent {
    UIPressesEvent(presses, timestamp: MediaClock.now, modifierFlags: flags)
  }
}
