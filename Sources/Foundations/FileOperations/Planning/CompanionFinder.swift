import PhotoIndexing

/// Finds what goes along with photos. It lists each folder once.
struct CompanionFinder {
  private let disk: Disk
  private let options: FileCompanions
  private var folders: [FileID: FolderNames] = [:]

  init(disk: Disk, options: FileCompanions) {
    self.disk = disk
    self.options = options
  }

  /// Groups files with what goes along; a file that goes along with another one isn't a group of
  /// its own.
  ///
  /// - Parameter leaves: Whether the files leave their names, rather than being copied.
  mutating func groups(_ files: [FileID], leaves: Bool) -> [FileGroup] {
    let selected = Set(files)
    var taken: Set<FileID> = []
    var groups: [FileID: FileGroup] = [:]
    let isLate = { (file: FileID) in
      let ending = CompanionKind.ending(of: file.name)
      return CompanionKind.rank(of: file.name) == nil || CompanionRules.clips.contains(ending)
    }
    for file in files.filter({ !isLate($0) }) + files.filter(isLate)
    where taken.insert(file).inserted {
      let others = companions(of: file, selected, leaves).filter { taken.insert($0).inserted }
      groups[file] = FileGroup(main: file, others: others)
    }
    var seen: Set<FileID> = []
    return files.compactMap { seen.insert($0).inserted ? groups[$0] : nil }
  }

  /// The files that go along with one file.
  mutating func companions(of file: FileID, _ selected: Set<FileID>, _ leaves: Bool) -> [FileID] {
    guard !options.isEmpty, !disk.isFolder(file) else { return [] }
    let folder = file.folder
    let rules = CompanionRules(options: options, names: names(in: folder)) {
      Sidecar.namedExtension(in: folder.appending($0))
    }
    let name = Array(file.name)
    let partners = rules.partners(of: name)
    let members = [name] + partners
    let isGoing = { (other: [UInt8]) in
      members.contains(other) || selected.contains(folder.appending(other))
    }
    let claims = members.flatMap(rules.claims).filter { claim in
      claim.rivals.allSatisfy(isGoing) && (!leaves || claim.partners.allSatisfy(isGoing))
    }
    var seen = Set(members)
    let others = claims.map(\.name).filter {
      seen.insert($0).inserted && !disk.isFolder(folder.appending($0))
    }
    return (partners + others).map(folder.appending)
  }

  private mutating func names(in folder: FileID) -> FolderNames {
    if let known = folders[folder] { return known }
    let names = FolderNames(disk.names(in: folder))
    folders[folder] = names
    return names
  }
}
