import HostInterface
import QuartzCore

/// Sends key presses to the first responder, or to the frontmost presented view controller if there
/// is none.
@MainActor final class PressDispatcher {
  private unowned let window: UIWindow
  private var held: [UIKeyboardHIDUsage: UIPress] = [:]

  init(window: UIWindow) { self.window = window }

  func handle(_ key: InputEvent.Key, timestamp: TimeInterval, _ flags: UIKeyModifierFlags) {
    guard let code = UIKeyboardHIDUsage(of: key) else { return }
    if key.isDown {
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

  func cancelAll() {
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
    press.responder = responder
    return press
  }

  private var responder: UIResponder {
    if let first = window.firstResponder { return first }
    guard let root = window.rootViewController else { return window }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
  }

  private func event(_ presses: Set<UIPress>, _ flags: UIKeyModifierFlags) -> UIPressesEvent {
    UIPressesEvent(presses, timestamp: MediaClock.now, modifierFlags: flags)
  }
}
