import PhotoIndexing

/// How much of the disk is to be looked at again.
enum LibraryScope: Equatable, Sendable {
  case everything
  /// What lies in these itself, and in folders below them that are new.
  case folders(Set<FileID>)

  func union(_ other: LibraryScope) -> LibraryScope {
    guard case .folders(let one) = self, case .folders(let two) = other else { return .everything }
    return .folders(one.union(two))
  }
}
