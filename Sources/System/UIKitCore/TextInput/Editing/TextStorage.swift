import Foundation

/// The text of a text input: its UTF-16 code units, which all offsets count, with attributes.
///
/// An edit moves the units behind it once, and counts the paragraphs that it touches.
@MainActor struct TextStorage {
  private(set) var units: [UInt16] = []
  private(set) var paragraphs: ParagraphStarts
  private var attributes = AttributeRuns()

  init(isSingleParagraph: Bool) { paragraphs = ParagraphStarts(isSingle: isSingleParagraph) }

  var count: Int { units.count }
  var string: String { String(decoding: units, as: UTF16.self) }

  func string(in range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: 0..<count)], as: UTF16.self)
  }

  func fragment(in range: Range<Int>) -> TextFragment {
    let range = range.clamped(to: 0..<count)
    return TextFragment(
      units: Array(units[range]), runs: attributes.runs(in: range, count: count))
  }

  func runs(in range: Range<Int>) -> [TextFragment.Run] {
    attributes.runs(in: range.clamped(to: 0..<count), count: count)
  }

  /// The attributes of the character at an offset; nil in an empty text.
  func attributes(at offset: Int) -> SharedAttributes? { attributes.attributes(at: offset) }

  /// Replaces a range; returns what was there and which paragraphs are others now.
  mutating func replace(
    _ range: Range<Int>, with new: TextFragment
  ) -> (removed: TextFragment, paragraphs: Range<Int>, count: Int) {
    let removed = fragment(in: range)
    attributes.replace(range, with: new.runs, count: count)
    units.replaceSubrange(range, with: new.units)
    let change = paragraphs.replace(range, length: new.units.count, in: units)
    return (removed, change.replaced, change.count)
  }

  /// Gives a range other attributes.
  mutating func setAttributes(_ new: SharedAttributes, in range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    attributes.replace(
      range, with: [TextFragment.Run(length: range.count, attributes: new)], count: count)
  }
}
