import CGtk
import Foundation
import HostInterface

extension MarkedText {
  /// A composition as GTK describes it: the caret in Unicode scalars, and Pango's attributes in
  /// bytes, of which a background marks the part that is being converted.
  @MainActor init(_ text: String, caret: Int, attributes: OpaquePointer?) {
    let offsets = TextOffsets(Array(text.utf8))
    self.init(
      text, caret: text.unicodeScalars.prefix(max(0, caret)).reduce(0) { $0 + $1.utf16.count })
    guard !text.isEmpty else { return }
    var isStyled = false
    let iterator = attributes.flatMap(pango_attr_list_get_iterator)
    defer { if let iterator { pango_attr_iterator_destroy(iterator) } }
    while let iterator {
      var (start, end): (Int32, Int32) = (0, 0)
      pango_attr_iterator_range(iterator, &start, &end)
      let range =
        offsets.utf16(
          at: Int(start))..<max(
          offsets.utf16(at: Int(start)), offsets.utf16(at: Int(end)))
      var emphasis = Emphasis.none
      if pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND) != nil {
        emphasis = .selected
      } else if pango_attr_iterator_get(iterator, PANGO_ATTR_UNDERLINE) != nil {
        emphasis = .underlined
      }
      if emphasis != .none { isStyled = true }
      if !range.isEmpty { spans.append(Span(range, emphasis)) }
      guard pango_attr_iterator_next(iterator) != 0 else { break }
    }
    // It has to be told from the text around it.
    if !isStyled { spans = [Span(0..<offsets.utf16Count, .underlined)] }
  }
}
