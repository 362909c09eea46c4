import PhotoIndexing

extension ClashAsker {
  /// The sidecar of a photo that has gone, which would be that of a file at its new place.
  func orphan(_ unit: PlannedUnit) -> (file: FileID, target: FileID)? {
    guard let found = strangeSidecar(unit) else { return nil }
    let stem = FreeName.parts(found.name).stem
    let isOwned = disk.names(in: unit.folder).contains { name in
      name.starts(with: stem) && CompanionKind.rank(of: name) != nil
        && Sidecar.existing(of: unit.folder.appending(name)) == found
    }
    return isOwned ? nil : (unit.group.main, found)
  }

  /// Whether a file would have another photo's sidecar at its new place, or another photo its own.
  func isMixedUp(_ unit: PlannedUnit) -> Bool {
    if strangeSidecar(unit) != nil { return true }
    let target = unit.target(of: unit.group.main)
    let sidecars = [unit.stem + Array(".xmp".utf8), unit.stem + Array(".XMP".utf8)].map(
      unit.folder.appending)
    guard let own = unit.group.files.first(where: { sidecars.contains(unit.target(of: $0)) }),
      own != unit.group.main
    else { return false }
    let rivals = Sidecar.rivals(of: target).filter {
      !unit.targets.contains($0) && !unit.group.files.contains($0)
    }
    return !rivals.isEmpty && Sidecar.namedExtension(in: own) == nil
  }

  /// The sidecar of another photo that would be that of a file at its new place.
  private func strangeSidecar(_ unit: PlannedUnit) -> FileID? {
    guard !disk.isFolder(unit.group.main),
      let found = Sidecar.existing(of: unit.target(of: unit.group.main))
    else { return nil }
    let own = unit.isMade ? [] : unit.group.files
    let isOwn =
      unit.targets.contains(found) || own.contains { $0 == found || disk.isSameEntry($0, found) }
    return isOwn ? nil : found
  }
}
