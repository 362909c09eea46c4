import PhotoIndexing

/// Something to do with files. Nothing is overwritten or deleted by any of them.
public enum FileOperation: Hashable, Codable, Sendable {
  /// Copies files into a folder.
  case copy([FileID], to: FileID)
  /// Moves files into a folder, which may be on another disk.
  case move([FileID], to: FileID)
  /// Gives files other names in their folders.
  case rename([FileRenaming])
  /// Copies files within their folders, as "name (2).jpg".
  case duplicate([FileID])
  /// Makes an empty folder. The folder that it is in has to exist.
  case makeFolder(FileID)
  /// Moves files to the trash of their disks.
  case trash([FileID])
  /// Moves files from the trash back to where they were.
  case restore([TrashedFile])
}

/// A file and the name that it gets.
public struct FileRenaming: Hashable, Codable, Sendable {
  /// The file with its present name.
  public var file: FileID
  /// The new name with its extension, in bytes.
  public var name: [UInt8]

  /// Creates a renaming.
  public init(_ file: FileID, to name: some Sequence<UInt8>) {
    self.file = file
    self.name = Array(name)
  }

  /// Creates a renaming to a name that is a text.
  public init(_ file: FileID, to name: String) { self.init(file, to: name.utf8) }
}

extension FileOperation {
  /// The same on files and folders that are elsewhere by now.
  public func following(_ place: (FileID) -> FileID) -> FileOperation {
    switch self {
    case .copy(let files, let folder): .copy(files.map(place), to: place(folder))
    case .move(let files, let folder): .move(files.map(place), to: place(folder))
    case .rename(let renamings):
      .rename(renamings.map { FileRenaming(place($0.file), to: $0.name) })
    case .duplicate(let files): .duplicate(files.map(place))
    case .makeFolder(let folder): .makeFolder(place(folder))
    case .trash(let files): .trash(files.map(place))
    case .restore: self
    }
  }

  /// The kind of its name in the undo list.
  var kind: UndoName.Kind {
    switch self {
    case .copy: .copy
    case .move: .move
    case .rename: .rename
    case .duplicate: .duplicate
    case .makeFolder: .makeFolder
    case .trash: .trash
    case .restore: .restore
    }
  }

  /// The files that the person named.
  var files: [FileID] {
    switch self {
    case .copy(let files, _), .move(let files, _), .duplicate(let files), .trash(let files): files
    case .rename(let renamings): renamings.map(\.file)
    case .makeFolder(let folder): [folder]
    case .restore(let files): files.map(\.file)
    }
  }

  /// The same for some of the files; nil if none of them are left.
  func only(_ files: Set<FileID>) -> FileOperation? {
    let rest = self.files.filter(files.contains)
    guard !rest.isEmpty else { return nil }
    switch self {
    case .copy(_, let folder): return .copy(rest, to: folder)
    case .move(_, let folder): return .move(rest, to: folder)
    case .duplicate: return .duplicate(rest)
    case .trash: return .trash(rest)
    case .rename(let renamings): return .rename(renamings.filter { files.contains($0.file) })
    case .restore(let trashed): return .restore(trashed.filter { files.contains($0.file) })
    case .makeFolder: return self
    }
  }
}
