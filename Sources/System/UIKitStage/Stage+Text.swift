import HostInterface
import UIKit

extension Stage {
  /// Types a text on the keyboard, key by key, with a frame after each.
  ///
  /// A character that isn't on the keyboard is inserted as an input method does. A line break is
  /// the Return key, a tab the Tab key.
  public func type(_ text: String) {
    for character in text {
      guard let (key, needsShift) = StageKeys.key(typing: character) else {
        commit(String(character))
        continue
      }
      let modifiers: UIKeyModifierFlags = needsShift ? .shift : []
      keyDown(key, modifiers: modifiers)
      advance(frames: 1)
      keyUp(key, modifiers: modifiers)
    }
  }

  /// Whether what is typed goes into a text.
  public var isEditingText: Bool { textWindow?.textInputClient != nil }

  /// Shows a text that an input method is composing, underlined; the caret is at its end unless the
  /// selected part of it, in UTF-16 code units, is given. An empty text ends the composition.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    textWindow?.compose(text, selected: selected)
    advance(frames: 1)
  }

  /// Inserts a text as an input method does, in place of what it is composing.
  public func commit(_ text: String) {
    textWindow?.commit(text)
    advance(frames: 1)
  }

  /// Deletes text around the caret as an input method does, in UTF-16 code units.
  public func deleteSurroundingText(from start: Int, length: Int) {
    textWindow?.textInputClient?.deleteSurroundingText(from: start, length: length)
    advance(frames: 1)
  }

  /// The text that an input method is composing; empty if there is none.
  public var composedText: String { textWindow?.composedText ?? "" }
  /// The caret as input methods know it, in the window; nil if no text is edited.
  public var textInputCaret: CGRect? { textWindow?.textInputClient?.caretRect }
  /// The text around the caret as input methods know it, and its selection in UTF-16 code units.
  public var surroundingText: (text: String, selection: Range<Int>)? {
    textWindow?.textInputClient.map { ($0.surroundingText.text, $0.surroundingText.selection) }
  }
  /// How often the app ended an input method's composition.
  public var textInputResets: Int { textWindow?.textInputResets ?? 0 }
  /// How often the app told input methods that caret or text had changed.
  public var textInputChanges: Int { textWindow?.textInputChanges ?? 0 }

  private var textWindow: StageWindow? { host.windows.last }
}

extension StageWindow {
  func compose(_ text: String, selected: Range<Int>?) {
    guard let textInputClient else { return }
    let count = text.utf16.count
    let part = selected.map { $0.clamped(to: 0..<count) }
    composedText = text
    var spans: [MarkedText.Span] = []
    if count > 0 {
      let middle = part ?? count..<count
      for (range, emphasis) in [
        (0..<middle.lowerBound, MarkedText.Emphasis.underlined), (middle, .selected),
        (middle.upperBound..<count, .underlined),
      ] where !range.isEmpty { spans.append(MarkedText.Span(range, emphasis)) }
    }
    textInputClient.setMarkedText(
      MarkedText(text, caret: part?.upperBound ?? count, spans: spans))
  }

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
