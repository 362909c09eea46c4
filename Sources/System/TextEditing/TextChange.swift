/// A change of the text that can be undone. Continuous typing extends it.
@MainActor final class TextChange {
  enum Kind { case typing, deletingBackward, deletingForward, other }

  let kind: Kind
  /// The location of the change, and the number of code units that replaced the removed ones.
  var location: Int
  var length: Int
  var removed: TextFragment
  var before: TextSelection
  var after: TextSelection

  init(
    _ kind: Kind, location: Int, length: Int, removed: TextFragment, before: TextSelection,
    after: TextSelection
  ) {
    self.kind = kind
    self.location = location
    self.length = length
    self.removed = removed
    self.before = before
    self.after = after
  }

  var range: Range<Int> { location..<location + length }

  /// Returns whether the next change, of the specified kind, continues this one.
  func isContinued(by kind: Kind, _ range: Range<Int>) -> Bool {
    guard kind == self.kind else { return false }
    switch kind {
    case .typing: return range.isEmpty && range.lowerBound == location + length
    case .deletingBackward: return length == 0 && range.upperBound == location
    case .deletingForward: return length == 0 && range.lowerBound == location
    case .other: return false
    }
  }

  func `continue`(removing removed: TextFragment, inserting length: Int, after: TextSelection) {
    switch kind {
    case .typing, .other: self.length += length
    case .deletingBackward:
      location -= removed.units.count
      self.removed = TextFragment(
        units: removed.units + self.removed.units, runs: removed.runs + self.removed.runs)
    case .deletingForward:
      self.removed = TextFragment(
        units: self.removed.units + removed.units, runs: self.removed.runs + removed.runs)
    }
    self.after = after
  }
}
