import UIKit

/// Slots and the pages they contain.
extension PagingView {
  func index(ofSlot slot: Int) -> Int {
    guard loops else { return slot }
    let rest = slot % pageCount
    return rest < 0 ? rest + pageCount : rest
  }

  /// Returns the slot nearest to the specified slot that shows the page at an index.
  func slot(ofIndex index: Int, nearest slot: Int) -> Int {
    guard loops else { return index }
    var way = (index - slot) % pageCount
    if way > pageCount / 2 { way -= pageCount }
    if way < -(pageCount / 2) { way += pageCount }
    return slot + way
  }

  func clamped(slot: Int) -> Int {
    loops ? slot : min(max(0, slot), max(0, pageCount - 1))
  }

  /// The positions at which pages can rest; unbounded when looping.
  var limits: ClosedRange<CGFloat> {
    loops
      ? -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
      : 0...CGFloat(max(0, pageCount - 1))
  }
}
