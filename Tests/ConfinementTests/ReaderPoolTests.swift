import Foundation
import Testing

@testable import Confinement

/// Processes that read, and their replacement.
@Suite(.serialized) struct ReaderPoolTests {
  private let pool = ReaderPool(.images, limit: 1, maximumCalls: 2)
  private let budget = ReaderProcess.Budget(seconds: 20, patience: 60)

  private func ask(_ reader: ReaderProcess) throws -> [UInt8] {
    // What isn't a call ends the process.
    try reader.ask([1], [], budget) { false }
  }

  @Test func aProcessThatEndsByItselfIsToldFromOneThatIsEnded() throws {
    let first = try pool.take()
    #expect(throws: ReaderError.ended) { try ask(first) }
    pool.give(back: nil)
    let second = try pool.take()
    #expect(second.process != first.process)
    kill(second.process, SIGKILL)
    #expect(throws: ReaderError.killed) { try ask(second) }
    pool.give(back: nil)
  }

  @Test func aProcessIsLockedBeforeItSaysThatItIsReady() throws {
    let reader = try pool.take()
    defer { pool.give(back: nil) }
    _ = try? ask(reader)
    let greeting = try #require(reader.greeting)
    #expect(greeting.filtersCalls && greeting.addresses > 0)
  }

  @Test func processesThatAreNotNeededAtOnceWithOthersEnd() throws {
    let pool = ReaderPool(.images, limit: 3, idleTime: 0.05)
    let readers = try (0..<3).map { _ in try pool.take() }
    for reader in readers { pool.give(back: reader) }
    let last = readers[2].process
    while pool.processes.count > 1 {
      let reader = try pool.take()
      #expect(reader.process == last)
      pool.give(back: reader)
    }
    #expect(pool.processes == [last])
  }

  @Test func aCopyThatSleepsBeginsWhenItIsAsked() throws {
    let (asleep, awake) = try (
      ReaderProcess(copyingAsleep: true) { _exit(0) },
      ReaderProcess(copyingAsleep: false) { _exit(0) }
    )
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(awake.process), &information, WEXITED | WNOWAIT) == 0)
    #expect(
      waitid(P_PID, id_t(asleep.process), &information, WEXITED | WNOWAIT | WNOHANG) == 0
        && information.si_signo == 0)
    #expect(asleep.isAlive)
    // Woken, it ends without a greeting.
    #expect(throws: ReaderError.unusable(path: ReaderProgram.path)) { try ask(asleep) }
  }

  @Test func aCopyThatSleepsEndsWithItsProgram() throws {
    var reader = try? ReaderProcess(copyingAsleep: true) { pause() }
    let process = try #require(reader?.process)
    reader?.hangUp()
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
    reader = nil
  }

  @Test func ofCopiesAllButOneSleepAndAllAreKept() throws {
    let pool = ReaderPool(.images, limit: 3, kept: 2, idleTime: 0.01)
    pool.prepare { pause() }
    let copies = pool.processes
    #expect(copies.count == 2)
    let first = try pool.take()
    #expect(first.process == copies[1])
    let second = try pool.take()
    #expect(second.process == copies[0])
    pool.give(back: second)
    pool.give(back: first)
    // A third ends after a while, and only that.
    let more = try (0..<3).map { _ in try pool.take() }
    for reader in more { pool.give(back: reader) }
    while pool.processes.count > 2 { usleep(1000) }
    #expect(Set(pool.processes).count == 2)
  }

  @Test func whoeverWaitsInVainMayGiveUp() throws {
    let reader = try pool.take()
    #expect(throws: ReaderError.cancelled) { try pool.take { true } }
    pool.give(back: reader)
    #expect(try pool.take().process == reader.process)
    pool.give(back: nil)
  }

  @Test func afterSomeCallsAProcessIsReplaced() throws {
    let first = try pool.take()
    for _ in 0..<2 { _ = try? ask(first) }
    pool.give(back: first)
    #expect(pool.processes.isEmpty)
  }
}
