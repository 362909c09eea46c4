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
