import Foundation
import PhotoIndexing

/// The names that many files would get, before anything happens.
public struct RenamePreview: Hashable, Sendable {
  /// A photo with its new name.
  public struct Row: Hashable, Sendable {
    /// The photo.
    public let file: FileID
    /// The new name, in bytes.
    public let name: [UInt8]
    /// The new name for display.
    public var displayName: String { String(decoding: name, as: UTF8.self) }
    /// The reason that the file can't get this name; nil if it can.
    public internal(set) var problem: FileOperationError?
  }

  /// The photos in their order.
  public internal(set) var rows: [Row]

  /// Whether all files can be named so.
  public var isPossible: Bool { rows.allSatisfy { $0.problem == nil } }

  /// The operation that gives the files their names; nil while there are problems.
  public var operation: FileOperation? {
    isPossible ? .rename(rows.map { FileRenaming($0.file, to: $0.name) }) : nil
  }
}

extension FileOperationQueue {
  /// Finds out what files would be called. Nothing is changed.
  ///
  /// - Parameters:
  ///   - first: The counter's value for the first file.
  ///   - findsFreeNames: Whether a name that is taken is replaced by the next free one: the counter
  ///     goes on, and a pattern without a counter gets a number at its end.
  ///   - companions: What gets another name as well, and must find it free.
  ///   - date: When a photo was taken; the time of its last change if it is nil.
  ///   - value: The values of the app's fields, such as `camera`.
  public func preview(
    _ pattern: RenamePattern, of files: [FileID], countingFrom first: Int = 1,
    findingFreeNames findsFreeNames: Bool = false, companions: FileCompanions = .standard,
    date: @Sendable (FileID) -> WallTime? = { _ in nil },
    value: @Sendable (_ field: String, _ file: FileID) -> String? = { _, _ in nil }
  ) -> RenamePreview {
    var finder = CompanionFinder(disk: disk, options: companions)
    var names = NewNames(disk: disk, groups: finder.groups(files, leaves: true))
    var number = first
    let rows = files.map { file -> RenamePreview.Row in
      let taken = date(file) ?? disk.status(file).map { FileStamp($0).moment }
      defer { number += 1 }
      func row() -> RenamePreview.Row {
        let name = pattern.name(of: file, number: number, date: taken) { value($0, file) }
        return names.row(file, name)
      }
      guard findsFreeNames else { return names.take(row()) }
      guard pattern.hasCounter else { return names.take(names.numbered(row())) }
      let last = number + NewNames.mostTries
      while row().problem?.isTakenName == true, number < last { number += 1 }
      return names.take(row())
    }
    return RenamePreview(rows: rows)
  }
}

/// The names that files are about to get, each once.
private struct NewNames {
  private let disk: Disk
  private var groups: [FileID: FileGroup] = [:]
  /// Files that leave their names to others.
  private let leaving: Set<FileID>
  private var taken: Set<FileID> = []
  /// The last number at the end of a name.
  private var numbers: [FileID: Int] = [:]
  /// How many names of a file are tried.
  static let mostTries = 10_000

  init(disk: Disk, groups: [FileGroup]) {
    self.disk = disk
    for group in groups { self.groups[group.main] = group }
    leaving = Set(groups.flatMap(\.files))
  }

  private func targets(of row: RenamePreview.Row) -> [FileID] {
    guard let group = groups[row.file] else { return [] }
    let (stem, ending) = FreeName.parts(row.name)
    return group.files.map {
      $0.folder.appending(group.name(of: $0, stem: stem, ending: ending))
    }
  }

  /// A file with a name, and why it can't have it.
  func row(_ file: FileID, _ name: [UInt8]) -> RenamePreview.Row {
    var row = RenamePreview.Row(file: file, name: name)
    guard disk.status(file) != nil else {
      row.problem = .gone(file.displayName)
      return row
    }
    for (old, target) in zip(groups[file]?.files ?? [], targets(of: row)) {
      if let problem = Planner.problem(of: Array(target.name)) {
        row.problem = problem
      } else if taken.contains(target) {
        row.problem = .sameName(target.displayName)
      } else if disk.status(target) != nil, !leaving.contains(target),
        !disk.isSameEntry(old, target)
      {
        row.problem = .nameTaken(target.displayName)
      }
    }
    return row
  }

  /// Gives a name away.
  mutating func take(_ row: RenamePreview.Row) -> RenamePreview.Row {
    taken.formUnion(targets(of: row))
    return row
  }

  /// A row whose name has a number at its end if it is taken without.
  mutating func numbered(_ row: RenamePreview.Row) -> RenamePreview.Row {
    guard row.problem?.isTakenName == true else { return row }
    let (stem, ending) = FreeName.parts(row.name)
    let place = row.file.folder.appending(row.name)
    let first = (numbers[place] ?? 1) + 1
    for number in first..<(first + Self.mostTries) {
      let name = FreeName.stem(stem, number: number, room: ending.count) + ending
      let next = self.row(row.file, name)
      guard next.problem?.isTakenName == true else {
        numbers[place] = number
        return next
      }
    }
    return row
  }
}

extension FileOperationError {
  /// Whether another name helps.
  var isTakenName: Bool {
    switch self {
    case .nameTaken, .sameName: true
    default: false
    }
  }
}
