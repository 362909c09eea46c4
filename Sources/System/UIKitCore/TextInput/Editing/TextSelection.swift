/// A selection, from the anchor, where it began, to the focus, which moves and at which the caret
/// is.
struct TextSelection: Hashable {
  var anchor: Int
  var focus: Int

  init(anchor: Int, focus: Int) {
    self.anchor = anchor
    self.focus = focus
  }

  init(caret: Int) { self.init(anchor: caret, focus: caret) }

  init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: range.upperBound) }

  var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
  var isEmpty: Bool { anchor == focus }
}
