import HostInterface
import UIKit

extension OffscreenApp {
  /// Types a text on the keyboard, key by key, with a frame after each.
  ///
  /// A character that isn't on the keyboard is inserted as an input method does. A line break is
  /// the Return key, a tab the Tab key.
  public func type(_ text: String) {
    for character in text {
      guard let (key, needsShift) = KeyboardLayout.key(typing: character) else {
        commit(String(character))
        continue
      }
      let modifiers: UIKeyModifierFlags = needsShift ? .shift : []
      keyDown(key, modifiers: modifiers)
      advance(frames: 1)
      keyUp(key, modifiers: modifiers)
    }
  }

  /// Inserts a text as an input method does, in place of what it is composing.
  public func commit(_ text: String) {
    textWindow?.commit(text)
    advance(frames: 1)
  }

  package var textWindow: OffscreenWindow? { host.windows.last }
}

extension OffscreenWindow {
  func commit(_ text: String) {
    guard let textInputClient else { return }
    composedText = ""
    textInputClient.insertText(text)
  }

  /// Whether a key's text went into the edited text rather than to the app.
  func takesAsText(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard key.isDown else { return typedKeys.remove(key.usage) != nil }
    let isText = key.characters.unicodeScalars.contains {
      $0.properties.generalCategory != .control
    }
    guard let textInputClient, isText,
      modifiers.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    typedKeys.insert(key.usage)
    composedText = ""
    textInputClient.insertText(key.characters)
    return true
  }
}
