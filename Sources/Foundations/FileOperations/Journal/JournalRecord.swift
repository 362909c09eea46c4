import PhotoIndexing

/// A line of a journal. What is about to be done is written before it is done.
enum JournalRecord: Codable {
  /// The first line.
  case begin(JournalHeading)
  /// A photo with what goes along is begun: all of its actions, or none. The index is that of the
  /// photo in the operation, or of the group of effects in the undo list's entry.
  case unit(Int, [FileAction])
  /// An action is about to be done. It takes back the effect of an earlier action if `reverts` is
  /// set.
  case act(Int, FileAction, before: DiskStamp?, reverts: Int?)
  /// A copy is about to be written under this name.
  case part(Int, FileID)
  /// The copy is complete, verified if its original will be removed, and on the disk.
  case copied(Int, DiskStamp)
  /// The file is about to get this name for a moment, since its own can't be changed in one step.
  case spare(Int, FileID)
  /// The file is about to get this place in the trash.
  case trashing(Int, TrashedFile)
  /// The action was done.
  case done(Int, FileEffect)
  /// The action wasn't done, and nothing of it is left.
  case failed(Int)
  /// All of the unit is done, or nothing.
  case unitEnd(Int)
}

/// The operation, or the undoing or redoing of one, that a journal is about.
struct JournalHeading: Codable {
  /// Whether something is done, or an entry of the undo list is undone or redone.
  enum Purpose: Codable, Hashable {
    case perform, undo(Int), redo(Int)
  }

  /// Counts journals; the undo list notes the last one that it contains.
  var number: Int
  var purpose: Purpose
  /// Nil for what can't be continued by another launch.
  var operation: FileOperation?
  /// The kind of the name in the undo list, where no operation tells it.
  var kind: UndoName.Kind?
  /// The files of each unit that the person named.
  var units: [[FileID]] = []
  var group: UndoGroup?
  /// The offer that it answers.
  var answers: Int?
}
