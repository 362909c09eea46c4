import Foundation

/// The text of a text input: its UTF-16 code units, in which all offsets are measured, and its
/// attributes.
///
/// An edit moves the code units after it once, and updates only the paragraphs that it touches.
@MainActor package struct TextStorage {
  package private(set) var units: [UInt16] = []
  package private(set) var paragraphs: ParagraphStarts
  private var attributes = AttributeRuns()

  package init(isSingleParagraph: Bool) {
    paragraphs = ParagraphStarts(isSingle: isSingleParagraph)
  }

  package var count: Int { units.count }
  package var string: String { String(utf16: units[...]) }

  package func string(in range: Range<Int>) -> String {
    String(utf16: units[range.clamped(to: 0..<count)])
  }

  package func fragment(in range: Range<Int>) -> TextFragment {
    let range = range.clamped(to: 0..<count)
    return TextFragment(
      units: Array(units[range]), runs: attributes.runs(in: range, count: count))
  }

  package func runs(in range: Range<Int>) -> [TextFragment.Run] {
    attributes.runs(in: range.clamped(to: 0..<count), count: count)
  }

  /// Returns the attributes of the character at an offset; nil in an empty text.
  package func attributes(at offset: Int) -> SharedAttributes? { attributes.attributes(at: offset) }

  /// Replaces a range. Returns the removed text and the changed paragraphs.
  package mutating func replace(
    _ range: Range<Int>, with new: TextFragment
  ) -> (removed: TextFragment, paragraphs: Range<Int>, count: Int) {
    let removed = fragment(in: range)
    attributes.replace(range, with: new.runs, count: count)
    units.replaceSubrange(range, with: new.units)
    let change = paragraphs.replace(range, length: new.units.count, in: units)
    return (removed, change.replaced, change.count)
  }

  /// Sets the attributes of a range.
  package mutating func setAttributes(_ new: SharedAttributes, in range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    attributes.replace(
      range, with: [TextFragment.Run(length: range.count, attributes: new)], count: count)
  }
}
