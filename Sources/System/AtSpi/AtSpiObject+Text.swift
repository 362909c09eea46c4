import Foundation
import HostInterface

/// The text of a node, counted in Unicode scalars as AT-SPI does and not in UTF-16 code units.
struct ScalarText {
  let scalars: [Unicode.Scalar]

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  var count: Int { scalars.count }

  /// - Parameter range: Of scalars; what lies beyond the ends is left out.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range.clamped(to: 0..<count)])
    return String(view)
  }

  /// The number of UTF-16 code units before a scalar.
  func units(before offset: Int) -> Int {
    scalars.prefix(max(0, offset)).reduce(0) { $0 + UTF16.width($1) }
  }

  /// The number of scalars that begin before a UTF-16 code unit.
  func offset(ofUnit unit: Int) -> Int {
    var (left, offset) = (unit, 0)
    while left > 0, offset < count {
      left -= UTF16.width(scalars[offset])
      offset += 1
    }
    return offset
  }

  func units(_ range: Range<Int>) -> Range<Int> {
    units(before: range.lowerBound)..<units(before: range.upperBound)
  }

  func range(ofUnits units: Range<Int>) -> Range<Int> {
    offset(ofUnit: units.lowerBound)..<offset(ofUnit: units.upperBound)
  }
}

extension AtSpiObject {
  func text(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    guard let text = node.text else { return .unknown("there is no text") }
    let scalars = ScalarText(text.string)
    let selection = text.selection.map(scalars.range(ofUnits:))
    let first = call.arguments.int(0) ?? 0
    switch member.name {
    case "CharacterCount": return .int(scalars.count)
    case "CaretOffset": return .int(selection?.upperBound ?? -1)
    case "GetText": return .string(scalars.string(range(first, call.arguments.int(1), scalars)))
    case "GetCharacterAtOffset":
      let scalar = scalars.scalars.indices.contains(first) ? scalars.scalars[first].value : 0
      return .int(Int(scalar))
    case "GetStringAtOffset": return piece(scalars, first, Granularity(call.arguments.int(1)))
    case "GetTextAtOffset":
      return piece(scalars, first, Granularity(boundary: call.arguments.int(1)))
    case "GetAttributes", "GetAttributeRun":
      return .value(
        .tuple([.attributes([:]), .int32(0), .int32(Int32(clamping: scalars.count))]))
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(.attributes([:]))
    case "GetNSelections": return .int(selection?.isEmpty == false ? 1 : 0)
    case "GetSelection":
      let range = first == 0 ? selection ?? 0..<0 : 0..<0
      return .value(
        .tuple([range.lowerBound, range.upperBound].map { .int32(Int32(clamping: $0)) }))
    case "SetCaretOffset": return select(first..<first, scalars, call)
    case "AddSelection": return select(range(first, call.arguments.int(1), scalars), scalars, call)
    case "SetSelection":
      let start = call.arguments.int(1) ?? 0
      return select(range(start, call.arguments.int(2), scalars), scalars, call)
    case "RemoveSelection":
      let caret = selection?.upperBound ?? 0
      return select(caret..<caret, scalars, call)
    default: return .unknown("Text has no \(member.name)")
    }
  }

  func editableText(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    let scalars = ScalarText(node.text?.string ?? "")
    switch member.name {
    case "SetTextContents":
      return perform(.setText(call.arguments.string(0) ?? ""), for: call)
    case "InsertText":
      let start = range(call.arguments.int(0) ?? 0, call.arguments.int(0), scalars)
      let whole = ScalarText(call.arguments.string(1) ?? "")
      let length = call.arguments.int(2) ?? whole.count
      let inserted = length < 0 ? whole.count : length
      return perform(
        .replace(scalars.units(start), with: whole.string(0..<max(0, inserted))), for: call)
    case "DeleteText":
      let range = range(call.arguments.int(0) ?? 0, call.arguments.int(1), scalars)
      return perform(.replace(scalars.units(range), with: ""), for: call)
    default: return .unknown("EditableText has no \(member.name)")
    }
  }

  private func select(_ range: Range<Int>, _ scalars: ScalarText, _ call: Call) -> Answer {
    let inside = range.clamped(to: 0..<scalars.count)
    return perform(.select(scalars.units(inside)), for: call)
  }

  /// A range within the text; an end of -1 is the text's end.
  private func range(_ start: Int, _ end: Int?, _ scalars: ScalarText) -> Range<Int> {
    let first = min(max(0, start), scalars.count)
    let end = end ?? -1
    return first..<min(max(first, end < 0 ? scalars.count : end), scalars.count)
  }

  private enum Granularity {
    case character, word, line

    /// By AT-SPI's number of a granularity: character, word, sentence, line, paragraph.
    init(_ number: Int?) { self = number == 0 ? .character : number == 1 ? .word : .line }

    /// By AT-SPI's number of a boundary, as older readers say it.
    init(boundary number: Int?) {
      self = number == 0 ? .character : number == 1 || number == 2 ? .word : .line
    }
  }

  /// The character, word or line at an offset, with where it begins and ends.
  private func piece(_ text: ScalarText, _ offset: Int, _ granularity: Granularity) -> Answer {
    var (start, end) = (min(max(0, offset), text.count), min(max(0, offset), text.count))
    let isEdge: (Unicode.Scalar) -> Bool =
      switch granularity {
      case .character: { _ in true }
      case .word: { $0.properties.isWhitespace }
      case .line: { $0 == "\n" }
      }
    while start > 0, !isEdge(text.scalars[start - 1]), granularity != .character { start -= 1 }
    while end < text.count, !isEdge(text.scalars[end]) { end += 1 }
    // What ends a piece belongs to it.
    if end < text.count { end += 1 }
    return .value(
      .tuple([
        .string(text.string(start..<end)), .int32(Int32(clamping: start)),
        .int32(Int32(clamping: end)),
      ]))
  }
}
