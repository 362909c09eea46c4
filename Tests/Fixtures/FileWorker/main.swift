import FileOperations
import Foundation
import PhotoIndexing
import Synchronization

// FileWorker BASE SEED CALLS: performs operations and kills itself before a call of the system.
let arguments = CommandLine.arguments
if arguments.count == 4, let seed = UInt64(arguments[2]), let last = Int(arguments[3]) {
  let count = Mutex(0)
  var disk = Disk()
  disk.fault = { _, _ in
    if count.withLock({
      $0 += 1; return $0
    }) == last {
      kill(getpid(), SIGKILL)
    }
    return nil
  }
  let script = FileScript(base: FileID(path: arguments[1]), seed: seed, disk: disk)
  for _ in 0..<60 { await script.step() }
}

// FileWorker import PLAN STATE FAULT CALLS: copies photos of a card into folders, as the gallery
// imports them. The plan has a line for each: its folder, a tab, and the photo. Before a call of the
// system it kills itself, or finds that the disk is full from then on.
if arguments.count == 6, arguments[1] == "import", let last = Int(arguments[5]) {
  let plan = (try? String(contentsOfFile: arguments[2], encoding: .utf8)) ?? ""
  let isKilled = arguments[4] == "kill"
  let count = Mutex(0)
  var disk = Disk()
  disk.fault = { _, _ in
    let number = count.withLock {
      $0 += 1
      return $0
    }
    guard number >= last else { return nil }
    if isKilled { kill(getpid(), SIGKILL) }
    return ENOSPC
  }
  let state = FileID(path: arguments[3])
  let queue = FileOperationQueue(
    stateFolder: state, dataFolder: state.appending("data"), limit: 1000, disk: disk)
  _ = await queue.recover()
  var folders: [(folder: FileID, files: [FileID])] = []
  for line in plan.split(separator: "\n") {
    let parts = line.split(separator: "\t").map { FileID(path: String($0)) }
    guard parts.count == 2 else { continue }
    if folders.last?.folder != parts[0] { folders.append((parts[0], [])) }
    folders[folders.count - 1].files.append(parts[1])
  }
  let group = UndoGroup()
  for (folder, files) in folders {
    for place in [folder.folder, folder] where !disk.isFolder(place) {
      _ = await queue.run(.makeFolder(place), group: group)
    }
    let both = ClashAnswer(.keepBoth, forAll: true)
    _ = await queue.run(
      .copy(files, to: folder), group: group, isImport: true, clash: { _ in both })
  }
}
