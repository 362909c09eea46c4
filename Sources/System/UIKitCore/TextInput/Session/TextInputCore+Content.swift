import QuartzCore
import TextEditing

/// The content of texts and its attributes.
extension TextInputCore {
  /// Sets the whole text, which can't be undone.
  func setContent(_ content: TextFragment) {
    perform(byPerson: false) { editor.setContent(content) }
  }

  /// Inserts typed text.
  func insertByPerson(_ text: String) {
    let text = pasted(text)
    if replacesAllNext {
      replacesAllNext = false
      selectAllText()
    }
    type(text)
  }

  private var plainAttributes: [NSAttributedString.Key: Any] { owner?.plainAttributes ?? [:] }

  var attributedText: NSAttributedString {
    editor.storage.fragment(in: 0..<editor.count).attributed(over: plainAttributes)
  }

  var typingAttributes: [NSAttributedString.Key: Any] {
    let caret = editor.selection.range.lowerBound
    return plainAttributes.merging(editor.attributes(forTypingAt: caret).values) { $1 }
  }
}
