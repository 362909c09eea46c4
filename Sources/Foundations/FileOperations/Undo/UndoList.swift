import PhotoIndexing

/// The operations that can be undone, and those that can be redone. It says where files really are:
/// an entry holds what was done, and not what was asked for.
public struct UndoList: Codable, Sendable {
  /// Something that is undone or redone at once.
  struct Entry: Codable, Sendable {
    var id: Int
    var name: UndoName
    var group: UndoGroup?
    /// The effects of each photo, in the order in which they were done.
    var units: [[FileEffect]]
  }

  /// One of the two stacks.
  enum Side: String, Codable, Sendable { case undo, redo }

  private(set) var undo: [Entry] = []
  private(set) var redo: [Entry] = []
  /// The number of the last journal whose effects are in the list.
  var lastNumber = 0
  /// Part files to remove when their disk is there again.
  var leftovers: [FileID] = []

  init() {}

  /// The name of the operation that would be undone next, such as "Move 3 Photos"; nil if there is
  /// nothing.
  public var undoName: String? { undo.last?.name.text }
  /// The name of the operation that would be redone next; nil if there is nothing.
  public var redoName: String? { redo.last?.name.text }
  /// The names of the operations that can be undone, the latest first.
  public var undoNames: [String] { undo.reversed().map(\.name.text) }
  /// The names of the operations that can be redone, the next first.
  public var redoNames: [String] { redo.reversed().map(\.name.text) }

  func last(_ side: Side) -> Entry? { side == .undo ? undo.last : redo.last }

  // MARK: Changing

  /// Adds what was done. What was undone before can't be redone any more.
  mutating func record(_ entry: Entry, limit: Int) {
    guard !entry.units.isEmpty else { return }
    redo = []
    if let group = entry.group, let last = undo.last, last.group == group {
      let kind = last.name.kind == entry.name.kind ? last.name.kind : .change
      undo[undo.count - 1].units += entry.units
      undo[undo.count - 1].name = UndoName(kind: kind, count: last.name.count + entry.name.count)
    } else {
      undo.append(entry)
    }
    if undo.count > limit { undo.removeFirst(undo.count - limit) }
  }

  /// The outcome of taking back one photo of an entry.
  struct Reversal {
    /// Its index in the entry.
    var unit: Int
    /// The effects of taking it back, in order: of as many of its own, the last first.
    var effects: [FileEffect]
    /// Whether what is left of it can never be taken back.
    var isLost = false
  }

  /// Moves what was taken back of the last entry to the other side.
  mutating func reverse(_ side: Side, _ reversals: [Reversal], id: Int) {
    guard var entry = last(side) else { return }
    var other = Entry(id: id, name: entry.name, group: nil, units: [])
    var changes: [IdentityChange] = []
    for reversal in reversals where entry.units.indices.contains(reversal.unit) {
      let unit = entry.units[reversal.unit]
      for (old, new) in zip(unit.reversed(), reversal.effects) {
        if let change = IdentityChange(taking: old, backBy: new) { changes.append(change) }
      }
      entry.units[reversal.unit] = reversal.isLost ? [] : unit.dropLast(reversal.effects.count)
      if !reversal.effects.isEmpty { other.units.append(reversal.effects) }
    }
    entry.units.removeAll { $0.isEmpty }
    if !entry.units.isEmpty {
      (other.name.count, entry.name.count) = (other.units.count, entry.units.count)
    }
    let rest = entry.units.isEmpty ? [] : [entry]
    let new = other.units.isEmpty ? [] : [other]
    if side == .undo {
      undo = undo.dropLast() + rest
      redo += new
    } else {
      redo = redo.dropLast() + rest
      undo += new
    }
    for change in changes { apply(change) }
  }

  /// Forgets the entry that would be undone or redone next.
  mutating func forget(_ side: Side) {
    if side == .undo { _ = undo.popLast() } else { _ = redo.popLast() }
  }

  /// Makes all entries mean the file that is there now, also under the names that it had before.
  mutating func apply(_ change: IdentityChange) {
    var open = [change]
    while let next = open.popLast() {
      undo = undo.map { Self.changed($0, next, &open) }
      redo = redo.map { Self.changed($0, next, &open) }
    }
  }

  private static func changed(
    _ entry: Entry, _ change: IdentityChange, _ open: inout [IdentityChange]
  ) -> Entry {
    var entry = entry
    for unit in entry.units.indices {
      for index in entry.units[unit].indices {
        let effect = entry.units[unit][index]
        let wasRenamed = effect.before == change.old && effect.after == change.old
        let isTarget = effect.to == change.file && effect.after == change.old
        let isSource = effect.from == change.file && effect.before == change.old
        guard isTarget || isSource else { continue }
        if isSource || wasRenamed { entry.units[unit][index].before = change.new }
        if isTarget || wasRenamed { entry.units[unit][index].after = change.new }
        guard wasRenamed else { continue }
        for case let file? in [effect.from, effect.to] where file != change.file {
          open.append(IdentityChange(file: file, old: change.old, new: change.new))
        }
      }
    }
    return entry
  }
}
