import PhotoIndexing

/// A photo and the files that go along, with the plan for them.
struct PlannedUnit {
  /// The action on each of the files.
  enum Way { case copy, make, move, trash, restore(TrashedFile), makeFolder, swap([FileAction]) }

  var way: Way
  var group: FileGroup
  /// The files that the person named.
  var named: [FileID]
  /// Where the files go.
  var folder = FileID([FileID.slash])
  /// The photo's name there without its extension, and the extension.
  var stem: [UInt8] = []
  var ending: [UInt8] = []
  /// Whether a number is added to names that are taken without asking.
  var numbers = false
  /// The number of bytes to copy, and how often they are read.
  var byteCount: Int64 = 0
  var passes: Int64 = 1

  /// Whether a file is made out of the photo.
  var isMade: Bool {
    if case .make = way { true } else { false }
  }

  /// Where a file goes.
  func target(of file: FileID) -> FileID {
    folder.appending(group.name(of: file, stem: stem, ending: ending))
  }

  var targets: [FileID] {
    switch way {
    case .copy, .make, .move: group.files.map(target)
    default: []
    }
  }
}
