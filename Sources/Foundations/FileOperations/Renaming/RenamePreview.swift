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
  ///   - companions: What gets another name as well, and must find it free.
  ///   - date: When a photo was taken; the time of its last change if it is nil.
  ///   - value: The values of the app's fields, such as `camera`.
  public func preview(
    _ pattern: RenamePattern, of files: [FileID], countingFrom first: Int = 1,
    companions: FileCompanions = .standard, date: @Sendable (FileID) -> WallTime? = { _ in nil },
    value: @Sendable (_ field: String, _ file: FileID) -> String? = { _, _ in nil }
  ) -> RenamePreview {
    var preview = RenamePreview(
      rows: files.enumerated().map { index, file in
        let taken = date(file) ?? disk.status(file).map { FileStamp($0).moment }
        let name = pattern.name(of: file, number: first + index, date: taken) { value($0, file) }
        return RenamePreview.Row(file: file, name: name)
      })
    var finder = CompanionFinder(disk: disk, options: companions)
    var groups: [FileID: FileGroup] = [:]
    for group in finder.groups(files, leaves: true) { groups[group.main] = group }
    let leaving = Set(groups.values.flatMap(\.files))
    var taken: Set<FileID> = []
    for index in preview.rows.indices {
      let row = preview.rows[index]
      guard disk.status(row.file) != nil else {
        preview.rows[index].problem = .gone(row.file.displayName)
        continue
      }
      guard let group = groups[row.file] else { continue }
      let (stem, ending) = FreeName.parts(row.name)
      for file in group.files {
        let name = group.name(of: file, stem: stem, ending: ending)
        let target = file.folder.appending(name)
        if let problem = Planner.problem(of: name) {
          preview.rows[index].problem = problem
        } else if !taken.insert(target).inserted
          || disk.status(target) != nil && !leaving.contains(target)
            && !disk.isSameEntry(file, target)
        {
          preview.rows[index].problem = .placeTaken(target.displayName)
        }
      }
    }
    return preview
  }
}
