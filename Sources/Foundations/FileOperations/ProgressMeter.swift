import PhotoIndexing

/// Counts what is done and tells of it, ten times a second at most.
final class ProgressMeter {
  private var progress = FileProgress()
  private var rate = RateMeter()
  private let tell: @Sendable (FileProgress) -> Void
  private let now: @Sendable () -> Double
  /// All bytes that are read, of which those that are compared count twice.
  private var work: Int64 = 0
  private var workDone: Int64 = 0
  private var lastTold: Double?

  /// - Parameter now: The time in seconds.
  init(tell: @escaping @Sendable (FileProgress) -> Void, now: @escaping @Sendable () -> Double) {
    self.tell = tell
    self.now = now
  }

  func start(_ units: [PlannedUnit]) {
    progress.count = units.count
    progress.byteCount = units.reduce(0) { $0 + $1.byteCount }
    work = units.reduce(0) { $0 + $1.byteCount * $1.passes }
    tell(progress)
  }

  func begin(_ file: FileID) {
    progress.file = file
    tellSometimes()
  }

  func advance(_ bytes: Int64) {
    workDone += bytes
    let share = work > 0 ? min(1, Double(workDone) / Double(work)) : 0
    let done = max(progress.bytesDone, Int64(Double(progress.byteCount) * share))
    rate.add(done - progress.bytesDone, at: now())
    progress.bytesDone = done
    progress.bytesPerSecond = rate.bytesPerSecond
    tellSometimes()
  }

  /// A photo is done, skipped or failed.
  func end() {
    progress.doneCount += 1
    tellSometimes()
  }

  func finish() { tell(progress) }

  private func tellSometimes() {
    let time = now()
    if let lastTold, time - lastTold < 0.1 { return }
    lastTold = time
    tell(progress)
  }
}
