import PhotoIndexing

/// What is to be done with a photo and what goes along.
struct PlannedUnit {
  /// What is done with each of the files.
  enum Way { case copy, make, move, trash, restore(TrashedFile), makeFolder, swap([FileAction]) }

  var way: Way
  var group: FileGroup
  /// The files that the person named.
  var named: [FileID]
  /// Where the files go.
  var folder = FileID([FileID.slash])
  /// What the photo is called there, without and with its extension.
  var stem: [UInt8] = []
  var ending: [UInt8] = []
  /// Whether a number is added to names that are taken without asking.
  var numbers = false
  /// What has to be copied, and how often its bytes are read.
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
