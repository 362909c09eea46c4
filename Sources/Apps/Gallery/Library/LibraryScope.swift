import PhotoIndexing

/// The part of the disk to scan again.
enum LibraryScope: Equatable, Sendable {
  case everything
  /// These folders, and new folders below them.
  case folders(Set<FileID>)

  func union(_ other: LibraryScope) -> LibraryScope {
    guard case .folders(let one) = self, case .folders(let two) = other else { return .everything }
    return .folders(one.union(two))
  }
}
