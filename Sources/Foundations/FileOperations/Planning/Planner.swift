import Foundation
import PhotoIndexing

/// Finds out what an operation consists of, before anything is done.
struct Planner {
  let disk: Disk
  let companions: FileCompanions
  /// The files that are left out, each with the reason.
  private(set) var failures: [FileFailure] = []

  init(disk: Disk, companions: FileCompanions) {
    self.disk = disk
    self.companions = companions
  }

  mutating func units(of operation: FileOperation) -> [PlannedUnit] {
    switch operation {
    case .copy(let files, let folder):
      return groups(files, leaves: false).compactMap { unit(.copy, $0, to: folder) }
    case .duplicate(let files):
      return groups(files, leaves: false).compactMap { unit(.copy, $0, to: $0.main.folder) }
    case .move(let files, let folder):
      return groups(files, leaves: true).compactMap { group in
        group.main.folder == folder ? nil : unit(.move, group, to: folder)
      }
    case .rename(let renamings): return renamingUnits(renamings)
    case .trash(let files):
      return groups(files, leaves: true).map {
        PlannedUnit(way: .trash, group: $0, named: [$0.main])
      }
    case .restore(let trashed):
      return trashed.map {
        PlannedUnit(way: .restore($0), group: FileGroup(main: $0.file), named: [$0.file])
      }
    case .makeFolder(let folder):
      if let error = Self.problem(of: Array(folder.name)) {
        failures.append(FileFailure(file: folder, error: error))
        return []
      }
      return [PlannedUnit(way: .makeFolder, group: FileGroup(main: folder), named: [folder])]
    }
  }

  /// Files that are made out of others. Of those that would have the same name, all but the first
  /// get a number, and so do those that would stand in the place of one that something is made of.
  mutating func units(of making: [FileMaking], in folder: FileID) -> [PlannedUnit] {
    let sources = Set(making.map(\.source))
    var taken: Set<FileID> = []
    var units: [PlannedUnit] = []
    for file in making {
      let target = folder.appending(file.name)
      let problem: FileOperationError? =
        disk.status(file.source) == nil
        ? .gone(file.source.displayName) : Self.problem(of: file.name)
      if let problem {
        failures.append(FileFailure(file: file.source, error: problem))
        continue
      }
      let parts = FreeName.parts(file.name)
      var unit = PlannedUnit(
        way: .make, group: FileGroup(main: file.source), named: [file.source], folder: folder,
        stem: parts.stem, ending: parts.ending)
      unit.numbers =
        file.isNumbered || sources.contains(target) || !taken.insert(target).inserted
      unit.byteCount = disk.status(file.source).map { Int64($0.st_size) } ?? 0
      units.append(unit)
    }
    return units
  }

  private mutating func groups(_ files: [FileID], leaves: Bool) -> [FileGroup] {
    let there = files.filter { file in
      if disk.status(file) != nil { return true }
      failures.append(FileFailure(file: file, error: .gone(file.displayName)))
      return false
    }
    var finder = CompanionFinder(disk: disk, options: companions)
    return finder.groups(there, leaves: leaves)
  }

  private mutating func unit(
    _ way: PlannedUnit.Way, _ group: FileGroup, to folder: FileID
  ) -> PlannedUnit? {
    let parts =
      disk.isFolder(group.main) ? (Array(group.main.name), []) : FreeName.parts(group.main.name)
    var unit = PlannedUnit(
      way: way, group: group, named: [group.main], folder: folder, stem: parts.0, ending: parts.1)
    let isSame = group.main.folder == folder
    if folder == group.main || folder.isBelow(group.main) {
      failures.append(FileFailure(file: group.main, error: .intoItself(group.main.displayName)))
      return nil
    }
    unit.numbers = isSame
    guard let target = disk.device(of: folder) else { return unit }
    for file in group.files {
      guard let status = disk.status(file) else { continue }
      if case .copy = way {
        unit.byteCount += size(file, status)
      } else if status.st_dev != target {
        unit.byteCount += size(file, status)
        unit.passes = 2
      }
    }
    return unit
  }

  private func size(_ file: FileID, _ status: stat) -> Int64 {
    guard status.st_mode & S_IFMT == S_IFDIR else { return Int64(status.st_size) }
    return disk.names(in: file).reduce(0) { sum, name in
      let child = file.appending(name)
      return sum + (disk.status(child).map { size(child, $0) } ?? 0)
    }
  }

  // MARK: Renaming

  /// The reason that bytes can't be a name; nil if they can.
  static func problem(of name: [UInt8]) -> FileOperationError? {
    let text = String(decoding: name, as: UTF8.self)
    if name.isEmpty || name == [0x2E] || name == [0x2E, 0x2E] || name.contains(FileID.slash)
      || name.contains(0)
    {
      return .badName(text)
    }
    return name.count > FreeName.longest ? .nameTooLong(text) : nil
  }

  private mutating func renamingUnits(_ renamings: [FileRenaming]) -> [PlannedUnit] {
    let names = Dictionary(renamings.map { ($0.file, $0.name) }) { first, _ in first }
    var units: [PlannedUnit] = []
    for group in groups(renamings.map(\.file), leaves: true) {
      guard let name = names[group.main], !name.elementsEqual(group.main.name) else { continue }
      let parts = disk.isFolder(group.main) ? (name, []) : FreeName.parts(name)
      let unit = PlannedUnit(
        way: .move, group: group, named: [group.main], folder: group.main.folder, stem: parts.0,
        ending: parts.1)
      let problem =
        Self.problem(of: name)
        ?? unit.targets.lazy.compactMap {
          Self.problem(of: Array($0.name))
        }.first
      if let problem {
        failures.append(FileFailure(file: group.main, error: problem))
      } else {
        units.append(unit)
      }
    }
    return ordered(units)
  }

  /// Those first whose names are free when it is their turn; those that change places with each
  /// other become one, by names that are free meanwhile.
  private func ordered(_ units: [PlannedUnit]) -> [PlannedUnit] {
    var owner: [FileID: Int] = [:]
    for (index, unit) in units.enumerated() { for file in unit.group.files { owner[file] = index } }
    let waits = units.enumerated().map { index, unit in
      Set(unit.targets.compactMap { owner[$0] }).subtracting([index])
    }
    var waiters: [Int: [Int]] = [:]
    for (index, others) in waits.enumerated() {
      for other in others { waiters[other, default: []].append(index) }
    }
    var open = waits.map(\.count)
    var ready = units.indices.filter { open[$0] == 0 }
    var next = 0
    while next < ready.count {
      for waiter in waiters[ready[next]] ?? [] {
        open[waiter] -= 1
        if open[waiter] == 0 { ready.append(waiter) }
      }
      next += 1
    }
    let done = Set(ready)
    let rest = units.indices.filter { !done.contains($0) }.map { units[$0] }
    return ready.map { units[$0] } + (rest.isEmpty ? [] : [swap(rest)])
  }

  private func swap(_ units: [PlannedUnit]) -> PlannedUnit {
    var taken = Set(units.flatMap { $0.targets })
    var (first, second): ([FileAction], [FileAction]) = ([], [])
    for unit in units {
      for file in unit.group.files {
        guard
          let spare = FreeName.number(
            file, isTaken: { taken.contains($0) || disk.status($0) != nil })
        else { continue }
        taken.insert(spare)
        first.append(.move(file, to: spare))
        second.append(.move(spare, to: unit.target(of: file)))
      }
    }
    let files = units.flatMap(\.group.files)
    return PlannedUnit(
      way: .swap(first + second),
      group: FileGroup(main: files[0], others: Array(files.dropFirst())),
      named: units.flatMap(\.named))
  }
}
