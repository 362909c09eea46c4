import Quartz2D

/// The text that is edited, as the desktop's input methods see it. All offsets are in UTF-16 code
/// units.
@MainActor package protocol TextInputClient: AnyObject {
  /// Called with text that a key, a dead key or an input method has typed; it replaces the marked
  /// text, else the selection.
  func insertText(_ text: String)
  /// Called when the text that an input method is composing changes; an empty one removes it.
  func setMarkedText(_ text: MarkedText)
  /// The paragraph around the caret, or as much of it as an input method should know, without
  /// marked text. The caret is at the end of the selection.
  var surroundingText: SurroundingText { get }
  /// Called to delete a range relative to the caret.
  func deleteSurroundingText(from start: Int, length: Int)
  /// The caret in points in the window; an input method shows its candidates beside it.
  var caretRect: CGRect { get }
  var purpose: TextInputPurpose { get }
  var hints: TextInputHints { get }
}

extension TextInputClient {
  package var hints: TextInputHints { [] }
}

/// Text that an input method is composing.
package struct MarkedText: Hashable, Sendable {
  /// How a part of it is shown.
  package enum Emphasis: Hashable, Sendable { case none, underlined, selected }

  package struct Span: Hashable, Sendable {
    package var range: Range<Int>
    package var emphasis: Emphasis

    package init(_ range: Range<Int>, _ emphasis: Emphasis) {
      self.range = range
      self.emphasis = emphasis
    }
  }

  package var text: String
  /// The caret within the text.
  package var caret: Int
  /// In order and without gaps.
  package var spans: [Span]

  package init(_ text: String = "", caret: Int = 0, spans: [Span] = []) {
    self.text = text
    self.caret = caret
    self.spans = spans
  }
}

package struct SurroundingText: Hashable, Sendable {
  package var text: String
  package var selection: Range<Int>

  package init(_ text: String = "", selection: Range<Int> = 0..<0) {
    self.text = text
    self.selection = selection
  }
}

/// A kind of text that is typed, for input methods and on-screen keyboards.
package enum TextInputPurpose: Hashable, Sendable {
  case freeForm, digits, number, phone, url, email, name, password, pin
}

/// Wishes about how an input method or on-screen keyboard treats typed text; without any, it does
/// as usual.
package struct TextInputHints: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let checksSpelling = TextInputHints(rawValue: 1 << 0)
  package static let doesNotCheckSpelling = TextInputHints(rawValue: 1 << 1)
  package static let completesWords = TextInputHints(rawValue: 1 << 2)
  package static let uppercaseCharacters = TextInputHints(rawValue: 1 << 3)
  package static let uppercaseWords = TextInputHints(rawValue: 1 << 4)
  package static let uppercaseSentences = TextInputHints(rawValue: 1 << 5)
}
