import HostInterface
import UIKit

extension Stage {
  /// Whether what is typed goes into a text.
  public var isEditingText: Bool { textWindow?.textInputClient != nil }

  /// Shows a text that an input method is composing, underlined; the caret is at its end unless the
  /// selected part of it, in UTF-16 code units, is given. An empty text ends the composition.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    textWindow?.compose(text, selected: selected)
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
}

extension OffscreenWindow {
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
}
