import Dispatch

/// A thread for what waits for disks, so that tasks of others don't wait as well.
final class DiskExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "files", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
