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
  /// What is left of operations that were interrupted; nil in lists of older versions.
  private var offered: [Offer]?

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

  // MARK: Offers

  /// What is left of operations that were interrupted, the earliest first.
  var offers: [Offer] {
    get { offered ?? [] }
    set { offered = newValue.isEmpty ? nil : newValue }
  }

  /// Forgets an offer that was answered. Returns whether there was one.
  @discardableResult mutating func settle(_ offer: Int?) -> Bool {
    guard let offer, offers.contains(where: { $0.id == offer }) else { return false }
    offers.removeAll { $0.id == offer }
    return true
  }

  // MARK: Changing

  /// Adds what was done. What was undone before can't be redone any more.
  mutating func record(_ entry: Entry, limit: Int) {
    guard !entry.units.isEmpty else { return }
    redo = []
    if let group = entry.group, let last = undo.last, last.group == group {
      undo[undo.count - 1].units += entry.units
      undo[undo.count - 1].name = last.name.and(entry.name)
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
    apply(changes)
  }

  /// Forgets the entry that would be undone or redone next.
  mutating func forget(_ side: Side) {
    if side == .undo { _ = undo.popLast() } else { _ = redo.popLast() }
  }

  /// Makes all entries mean the files that are there now, also under the names that they had
  /// before. Returns whether any does.
  @discardableResult mutating func apply(_ changes: [IdentityChange]) -> Bool {
    var open = Dictionary(grouping: changes, by: \.file)
    var isChanged = false
    while !open.isEmpty {
      var next: [IdentityChange] = []
      for index in undo.indices where Self.change(&undo[index], open, &next) { isChanged = true }
      for index in redo.indices where Self.change(&redo[index], open, &next) { isChanged = true }
      open = Dictionary(grouping: next, by: \.file)
    }
    return isChanged
  }

  private static func change(
    _ entry: inout Entry, _ changes: [FileID: [IdentityChange]], _ open: inout [IdentityChange]
  ) -> Bool {
    var isChanged = false
    for unit in entry.units.indices {
      for index in entry.units[unit].indices {
        let effect = entry.units[unit][index]
        let files = Set([effect.from, effect.to].compactMap(\.self))
        let concerned = files.flatMap { changes[$0] ?? [] }
        for change in concerned where entry.units[unit][index].take(change, &open) {
          isChanged = true
        }
      }
    }
    return isChanged
  }
}

extension FileEffect {
  /// Means the file that is there now. Returns whether it meant the one before.
  fileprivate mutating func take(_ change: IdentityChange, _ open: inout [IdentityChange]) -> Bool {
    let wasRenamed = before == change.old && after == change.old
    let isTarget = to == change.file && after == change.old
    let isSource = from == change.file && before == change.old
    guard isTarget || isSource else { return false }
    if isSource || wasRenamed { before = change.new }
    if isTarget || wasRenamed { after = change.new }
    guard wasRenamed else { return true }
    for case let file? in [from, to] where file != change.file {
      open.append(IdentityChange(file: file, old: change.old, new: change.new))
    }
    return true
  }
}
