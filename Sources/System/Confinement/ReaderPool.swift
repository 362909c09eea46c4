import Foundation
import Synchronization

/// The processes that read one kind of file: as many as are needed at once, each kept for the next
/// file, and replaced once it has read many.
package final class ReaderPool: @unchecked Sendable {  // because the condition guards what changes
  private let condition = NSCondition()
  private var idle: [(reader: ReaderProcess, file: FileVersion?)] = []
  private var count = 0
  private var isSweeping = false
  /// The largest number of processes that were in use at once since the last sweep.
  private var mostInUse = 0

  private let role: ReaderProgram.Role
  private let program: String
  private let limit: Int
  private let kept: Int
  private let idleTime: Double
  private let maximumCalls: Int

  /// - Parameters:
  ///   - limit: How many processes there are at most.
  ///   - kept: How many stay when there was no call for `idleTime` seconds. If it isn't 0, the last
  ///     that ends is replaced at once. Of the others those end that weren't needed at once with the
  ///     rest for so long.
  ///   - maximumCalls: After so many calls a process is replaced, so that one which a file took
  ///     over reads no more than that.
  package init(
    _ role: ReaderProgram.Role, program: String = ReaderProgram.path, limit: Int, kept: Int = 0,
    idleTime: Double = 10, maximumCalls: Int = 500
  ) {
    (self.role, self.program, self.limit, self.kept) = (role, program, limit, kept)
    (self.idleTime, self.maximumCalls) = (idleTime, maximumCalls)
  }

  /// The processes that wait for calls.
  package var processes: [pid_t] { condition.withLock { idle.map(\.reader.process) } }

  /// Starts a process for the first call, if there is none.
  package func prepare() {
    prepare(1) { _ throws(ReaderError) in try ReaderProcess(role, program: program) }
  }

  /// Has the first calls answered by copies of this process, which has to have a single thread: as
  /// many as are kept, of which all but one sleep until they are needed.
  package func prepare(copying serve: () -> Void) {
    prepare(kept) { place throws(ReaderError) in
      try ReaderProcess(copyingAsleep: place < kept - 1, serve)
    }
  }

  private func prepare(_ number: Int, _ start: (Int) throws(ReaderError) -> ReaderProcess) {
    condition.lock()
    let isNeeded = count == 0
    if isNeeded { count += number }
    condition.unlock()
    guard isNeeded else { return }
    // All of them first: to give one back may start a thread.
    let readers = (0..<number).map { place in try? start(place) }
    for case let reader? in readers { give(back: reader) }
    // Whoever takes one is told why. To give nothing back would start the next, again and again.
    let missing = readers.count { $0 == nil }
    if missing > 0 {
      condition.withLock {
        count -= missing
        condition.broadcast()
      }
    }
  }

  /// Takes a process, to be given back. Blocks while all are in use.
  ///
  /// - Parameters:
  ///   - file: The file that it will read; the process that read it last has the best chance to
  ///     know some of it.
  ///   - isFresh: Whether it must not have read anything before.
  package func take(
    for file: FileVersion? = nil, isFresh: Bool = false, isCancelled: () -> Bool = { false }
  ) throws(ReaderError) -> ReaderProcess {
    condition.lock()
    defer { condition.unlock() }
    defer { mostInUse = max(mostInUse, count - idle.count) }
    while true {
      while let reader = popIdle(file) {
        if reader.isAlive, !isFresh || reader.calls == 0 { return reader }
        count -= 1
      }
      if count < limit { break }
      if isCancelled() { throw .cancelled }
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
    }
    count += 1
    condition.unlock()
    let started = Result { () throws(ReaderError) in try start() }
    condition.lock()
    if case .failure = started { count -= 1 }
    return try started.get()
  }

  /// The process that read a file last, otherwise the one that was used last.
  private func popIdle(_ file: FileVersion?) -> ReaderProcess? {
    let place = file.flatMap { file in idle.lastIndex { $0.file == file } } ?? idle.indices.last
    return place.map { idle.remove(at: $0).reader }
  }

  /// A process is as nice as the thread that starts it, and those that index are nicer than the one
  /// for which somebody waits.
  private func start() throws(ReaderError) -> ReaderProcess {
    let (role, program) = (role, program)
    let result = Mutex(Result<ReaderProcess, ReaderError>.failure(.noProcess))
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async {
      let started = Result { () throws(ReaderError) in try ReaderProcess(role, program: program) }
      result.withLock { $0 = started }
      isDone.signal()
    }
    isDone.wait()
    return try result.withLock { $0 }.get()
  }

  /// Gives a process back.
  ///
  /// - Parameters:
  ///   - reader: nil if it is of no use anymore.
  ///   - file: The file that it has read.
  package func give(back reader: ReaderProcess?, after file: FileVersion? = nil) {
    let isFresh = reader.map { $0.calls < maximumCalls } ?? false
    condition.lock()
    if let reader, isFresh { idle.append((reader, file)) } else { count -= 1 }
    condition.signal()
    if count == 0, kept > 0 { DispatchQueue.global(qos: .userInitiated).async { self.prepare() } }
    if !isSweeping, !idle.isEmpty {
      isSweeping = true
      sweepLater()
    }
    condition.unlock()
  }

  private func sweepLater() {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + idleTime) { [weak self] in
      self?.sweep()
    }
  }

  /// Ends the processes that nobody needed since the last time, those that were used last not before
  /// others.
  private func sweep() {
    condition.lock()
    let surplus = max(0, min(idle.count, count - max(mostInUse, kept)))
    let ended = idle.prefix(surplus).map(\.reader)
    idle.removeFirst(surplus)
    count -= surplus
    mostInUse = count - idle.count
    isSweeping = idle.count > kept || count > idle.count
    if isSweeping { sweepLater() }
    condition.unlock()
    // Here, as it waits for their ends.
    withExtendedLifetime(ended) {}
  }
}
