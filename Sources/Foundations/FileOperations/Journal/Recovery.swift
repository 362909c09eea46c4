import Foundation
import PhotoIndexing

/// Brings what a journal says was begun to an end.
final class Recovery {
  /// A photo of the operation.
  struct Unit {
    var index: Int
    var actions: [FileAction]
    var acts: [Act] = []
    var hasEnded = false
    /// The effects that weren't taken back.
    var effects: [FileEffect] = []
  }

  /// An action that was begun.
  struct Act {
    var number: Int
    var action: FileAction
    var before: DiskStamp?
    var reverts: Int?
    var part: FileID?
    var copied: DiskStamp?
    var spare: FileID?
    var trashing: TrashedFile?
    var effect: FileEffect?
    var hasEnded = false
  }

  let heading: JournalHeading
  let runner: ActionRunner
  private let disk: Disk
  private let trash: DesktopTrash
  private let journal: Journal
  /// A photo that was asked about again is there more than once.
  private var units: [Unit] = []
  /// The files that were moved to another disk and back before the program ended.
  private(set) var changes: [IdentityChange] = []

  /// Nil if nothing was begun.
  init?(_ journal: Journal, disk: Disk, trash: DesktopTrash) {
    let records = Journal.records(of: journal.file)
    guard case .begin(let heading)? = records.first else { return nil }
    self.heading = heading
    self.disk = disk
    self.trash = trash
    self.journal = journal
    var acts = 0
    for case .act(let number, _, _, _) in records { acts = max(acts, number + 1) }
    runner = ActionRunner(
      disk: disk, trash: trash, journal: journal, watch: CopyWatch(), nextAct: acts)
    for record in records.dropFirst() { read(record) }
  }

  private func read(_ record: JournalRecord) {
    if case .unit(let index, let actions) = record {
      units.append(Unit(index: index, actions: actions))
      return
    }
    guard let last = units.indices.last else { return }
    switch record {
    case .act(let number, let action, let before, let reverts):
      units[last].acts.append(Act(number: number, action: action, before: before, reverts: reverts))
    case .part(let number, let file): change(number) { $0.part = file }
    case .copied(let number, let stamp): change(number) { $0.copied = stamp }
    case .spare(let number, let file): change(number) { $0.spare = file }
    case .trashing(let number, let file): change(number) { $0.trashing = file }
    case .done(let number, let effect):
      change(number) {
        $0.effect = effect
        $0.hasEnded = true
      }
    case .failed(let number): change(number) { $0.hasEnded = true }
    case .unitEnd: units[last].hasEnded = true
    case .begin, .unit: break
    }
  }

  private func change(_ number: Int, _ body: (inout Act) -> Void) {
    guard let unit = units.indices.last,
      let act = units[unit].acts.lastIndex(where: { $0.number == number })
    else { return }
    body(&units[unit].acts[act])
  }

  /// Finishes or takes back what was begun. Returns the photos with what was done.
  func settle() -> [Unit] {
    for unit in units.indices {
      for act in units[unit].acts.indices where !units[unit].acts[act].hasEnded {
        units[unit].acts[act].effect = effect(of: units[unit].acts[act])
        units[unit].acts[act].hasEnded = true
      }
      let acts = units[unit].acts
      for act in acts {
        guard let effect = act.effect, let reverts = act.reverts,
          let reverted = acts.first(where: { $0.number == reverts })?.effect,
          let change = IdentityChange(taking: reverted, backBy: effect)
        else { continue }
        changes.append(change)
      }
      let net = units[unit].net
      units[unit].effects = units[unit].hasEnded ? net.map(\.effect) : finish(units[unit], net)
    }
    return units
  }

  /// Completes a photo, or takes back what was done of it.
  private func finish(_ unit: Unit, _ net: [(act: Int, effect: FileEffect)]) -> [FileEffect] {
    var done = net
    guard !done.isEmpty else { return [] }
    let wasGoingBack = unit.acts.contains { $0.reverts != nil }
    do throws(FileOperationError) {
      if wasGoingBack { throw .cancelled }
      for action in unit.actions.dropFirst(done.count) { done.append(try runner.perform(action)) }
      return done.map(\.effect)
    } catch {
      return runner.rollBack(done)
    }
  }

  /// The operation on the photos that weren't begun, or of which nothing was done when it ended.
  func remaining(_ units: [Unit]) -> FileOperation? {
    let last = Dictionary(units.map { ($0.index, $0) }) { $1 }
    let begun = Set(last.values.filter { $0.hasEnded || !$0.effects.isEmpty }.map(\.index))
    let files = heading.units.enumerated().filter { !begun.contains($0.offset) }.flatMap(\.element)
    return heading.operation?.only(Set(files))
  }
}

extension Recovery.Unit {
  /// The effects that weren't taken back.
  var net: [(act: Int, effect: FileEffect)] {
    var net: [(act: Int, effect: FileEffect)] = []
    for act in acts {
      guard let effect = act.effect else { continue }
      if let reverted = act.reverts {
        net.removeAll { $0.act == reverted }
      } else {
        net.append((act.number, effect))
      }
    }
    return net
  }
}

// MARK: An action at work

extension Recovery {
  /// The effect of an action during which the program ended; nil if it wasn't done, of which
  /// nothing is left then.
  private func effect(of act: Act) -> FileEffect? {
    let action = act.action
    switch (action.kind, action.from, action.to) {
    case (.move, let from?, let to?):
      return settleMove(act, from, to).map {
        FileEffect(kind: .moved, from: from, to: to, before: act.before, after: $0)
      }
    case (.restore, let from?, let to?):
      guard let after = settleMove(act, from, to) else { return nil }
      if let info = action.trashed?.info { _ = disk.unlink(info) }
      return FileEffect(
        kind: .restored, from: from, to: to, before: act.before, after: after,
        trashed: action.trashed)
    case (.copy, let from?, let to?), (.make, let from?, let to?):
      if let copied = act.copied, copied.isSame(as: disk.stamp(to)), act.part.map(isGone) != false {
        return FileEffect(kind: .copied, from: from, to: to, before: act.before, after: copied)
      }
      removePart(act)
      return nil
    case (.trash, let file?, _): return settleTrash(act, file)
    case (.makeFolder, _, let folder?):
      guard act.before == nil, disk.isFolder(folder), disk.names(in: folder).isEmpty else {
        return nil
      }
      return FileEffect(kind: .madeFolder, to: folder, after: disk.stamp(folder))
    case (.removeFolder, let folder?, _):
      guard isGone(folder) else { return nil }
      return FileEffect(kind: .removedFolder, from: folder, before: act.before)
    case (.discard, _, let copy?):
      if act.trashing != nil { return settleTrash(act, copy) }
      return isGone(copy) ? FileEffect(kind: .discarded, from: copy, before: action.expected) : nil
    default: return nil
    }
  }

  private func isGone(_ file: FileID) -> Bool { disk.status(file) == nil }

  private func isThere(_ file: FileID, _ stamp: DiskStamp?) -> Bool {
    stamp?.isSame(as: disk.stamp(file)) == true
  }

  /// The original is untouched until its copy has its name, so that a part can always be made
  /// again.
  private func removePart(_ act: Act) {
    guard let part = act.part, let from = act.action.from, PartName.isPart(part), !isGone(from)
    else { return }
    _ = disk.unlink(part)
  }

  /// Returns what the file is at its new place; nil if it is at the old one.
  private func settleMove(_ act: Act, _ from: FileID, _ to: FileID) -> DiskStamp? {
    guard let before = act.before else { return nil }
    if act.part != nil {
      guard let copied = act.copied, isThere(to, copied), act.part.map(isGone) == true else {
        removePart(act)
        return nil
      }
      // The copy was compared before; the original only remained to be removed.
      if isThere(from, before), disk.unlink(from) != nil {
        _ = disk.unlink(to)
        return nil
      }
      return copied
    }
    if let spare = act.spare, isThere(spare, before) {
      if disk.rename(spare, to: to) == nil { return before }
      _ = disk.rename(spare, to: from)
      return nil
    }
    guard isThere(to, before), from != to else { return nil }
    if isThere(from, before) {
      // Two names of one file, of which the old one only remained to be removed; or two spellings
      // of one.
      if disk.isSameEntry(from, to) || (disk.status(from)?.st_nlink ?? 1) < 2 { return nil }
      return disk.unlink(from) == nil ? before : nil
    }
    return before
  }

  private func settleTrash(_ act: Act, _ file: FileID) -> FileEffect? {
    guard let trashed = act.trashing else { return nil }
    let stamp = act.action.kind == .discard ? act.action.expected : act.before
    if isThere(trashed.file, stamp), isGone(file) {
      return FileEffect(
        kind: .trashed, from: file, to: trashed.file, before: stamp, after: stamp, trashed: trashed)
    }
    trash.release(trashed)
    return nil
  }
}
