/// A selection, from the anchor, where it began, to the focus, which moves and at which the caret
/// is.
package struct TextSelection: Hashable {
  package var anchor: Int
  package var focus: Int

  package init(anchor: Int, focus: Int) {
    self.anchor = anchor
    self.focus = focus
  }

  package init(caret: Int) { self.init(anchor: caret, focus: caret) }

  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: range.upperBound) }

  package var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
  package var isEmpty: Bool { anchor == focus }
}
