import Foundation
import PhotoIndexing

/// Keeps the undo list in a file. Of two programs with the same folder, the first one does.
final class UndoStore {
  private let folder: FileID
  private let disk: Disk
  private var lock: Int32 = -1

  init(folder: FileID, disk: Disk) {
    self.folder = folder
    self.disk = disk
    guard folder.makeFolder(mode: 0o700) else { return }
    lock = folder.appending("lock").withPath { open($0, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) }
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
      close(lock)
      lock = -1
    }
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Whether this program keeps the list.
  var isOwner: Bool { lock >= 0 }

  private var file: FileID { folder.appending("undo.json") }

  /// The list as it was saved; an empty one if there is none or it is damaged. A damaged one is
  /// kept aside, so that it isn't written over.
  func load() -> UndoList {
    guard isOwner, let text = file.contents else { return UndoList() }
    if let list = try? JSONDecoder().decode(UndoList.self, from: text) { return list }
    let aside = folder.appending("undo.json.damaged")
    _ = file.withPath { from in aside.withPath { rename(from, $0) } }
    return UndoList()
  }

  /// Replaces the file at once. Returns whether the list is on the disk.
  func save(_ list: UndoList) -> Bool {
    guard isOwner, let text = try? JSONEncoder().encode(list) else { return false }
    let new = folder.appending("undo.json.new")
    if disk.fault?(.note, new) != nil { return false }
    let descriptor = new.withPath { open($0, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { return false }
    let count = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    let isWhole = count == text.count && fsync(descriptor) == 0
    close(descriptor)
    if disk.fault?(.note, file) != nil { return false }
    return isWhole && new.withPath { from in file.withPath { rename(from, $0) } } == 0
  }
}
