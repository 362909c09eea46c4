import Foundation
import PhotoIndexing
import Synchronization
import TestEffort
import Testing

@testable import FileOperations
@testable import FileWorker

/// Whatever happens, the bytes of every original are somewhere a person can find, and undoing
/// everything leads back to the beginning.
@Suite(.serialized) struct NeverLostTests {
  private static let seeds = Effort.seeds(14, long: 400, from: 1)

  /// Calls of the system fail for a while, or for good until the program starts again.
  private final class Faults: Sendable {
    struct Window {
      var calls = 0
      var first = Int.max
      var last = Int.max
      var code = EIO
    }
    let window = Mutex(Window())

    var disk: Disk {
      var disk = Disk()
      disk.fault = { [self] _, _ in
        window.withLock { window in
          window.calls += 1
          return (window.first...window.last).contains(window.calls) ? window.code : nil
        }
      }
      return disk
    }

    func fail(in calls: ClosedRange<Int>, _ code: Int32) {
      window.withLock {
        $0.first = $0.calls + calls.lowerBound
        $0.last = calls.upperBound == .max ? .max : $0.calls + calls.upperBound
        $0.code = code
      }
    }

    func stop() { window.withLock { ($0.first, $0.last) = (.max, .max) } }
  }

  @Test func nothingIsLostWhateverFails() async throws {
    for seed in Self.seeds { try await run(seed) }
  }

  private func run(_ seed: UInt64) async throws {
    let world = try FileWorld(usbSize: "1m")
    let photos = FileScript.makePhotos(in: world.base, seed: seed)
    let beginning = world.seen
    let faults = Faults()
    var dice = Dice(seed &+ 1000)
    var script = FileScript(base: world.base, seed: seed, disk: faults.disk)
    var log: [String] = []
    for round in 0..<20 {
      let event = Int.random(in: 0..<8, using: &dice)
      switch event {
      case 0:
        faults.fail(
          in: 1...Int.random(in: 1...40, using: &dice), [ENOSPC, EROFS, EIO, EACCES][round % 4])
      case 1: faults.fail(in: Int.random(in: 1...200, using: &dice)...Int.max, EIO)
      case 2 where FileWorld.mayMount: world.unplug()
      case 3 where FileWorld.mayMount: world.setReadOnly(true)
      default: break
      }
      await script.step()
      faults.stop()
      if FileWorld.mayMount, event == 2 { world.plugIn() }
      if FileWorld.mayMount, event == 3 { world.setReadOnly(false) }
      log += ["event \(event)"] + script.log.suffix(2)
      expectAll(photos, in: world, "seed \(seed): \(log.suffix(6))")
      if event == 1 || event == 5 {
        // The program starts again.
        script = FileScript(
          base: world.base, seed: seed &+ UInt64(round) &* 7919, disk: faults.disk)
        _ = await script.queue.recover()
        expectAll(photos, in: world, "seed \(seed) recovered: \(log.suffix(6))")
      }
    }
    // The dead program's lock is gone with it.
    script = FileScript(base: world.base, seed: seed)
    _ = await script.queue.recover()
    #expect(world.remains.isEmpty, "seed \(seed): \(world.remains) \(log)")
    await undoAll(script.queue, "seed \(seed): \(log)")
    expectSame(world.seen, beginning, "seed \(seed): \(log)")
  }

  private func undoAll(_ queue: FileOperationQueue, _ message: String) async {
    while await queue.undoList.undoName != nil {
      let outcome = await queue.undo()
      #expect(outcome.failures.isEmpty, "\(message)")
      if !outcome.failures.isEmpty { return }
    }
  }

  private func expectSame(_ now: [FileID: Data], _ then: [FileID: Data], _ message: String) {
    guard now != then else { return }
    let (missing, extra) = (
      Set(then.keys).subtracting(now.keys), Set(now.keys).subtracting(then.keys)
    )
    let others = then.keys.filter { now[$0] != nil && now[$0] != then[$0] }
    Issue.record("\(message): missing \(missing), extra \(extra), other bytes \(others)")
  }

  private func expectAll(_ photos: [FileID: Data], in world: FileWorld, _ message: String) {
    let there = Set(world.found.filter { !PartName.isPart($0.key) }.values)
    for (file, data) in photos where !there.contains(data) {
      Issue.record("\(message): \(file) is lost")
    }
  }

  /// Undoing would remove the folder, which wasn't made here.
  @Test func recoveryLeavesAFolderThatHadTheName() async throws {
    let world = try FileWorld()
    let folder = world.photos.appending("Trips")
    #expect(folder.makeFolder())
    let lines = Mutex(0)
    var disk = Disk()
    disk.fault = { call, _ in
      // The heading, the folder and the attempt are noted, but not that it failed.
      call == .note
        && lines.withLock { count in
          count += 1
          return count > 4
        } ? EIO : nil
    }
    let heading = JournalHeading(
      number: 1, purpose: .perform, operation: .makeFolder(folder), units: [[folder]])
    let journals = world.base.appending("state").appending("journals")
    do {
      let journal = try Journal(heading, in: journals, disk: disk)
      let trash = DesktopTrash(dataFolder: world.base.appending("data"), disk: disk)
      let runner = ActionRunner(disk: disk, trash: trash, journal: journal, watch: CopyWatch())
      #expect(runner.run(unit: 0, [.makeFolder(folder)]).error != nil)
    }
    let queue = world.queue()
    #expect(await queue.recover().map(\.doneCount) == [0])
    #expect(await queue.undoList.undoName == nil)
    #expect(Disk().isFolder(folder))
  }

  // MARK: kill -9

  @Test func aKilledProgramLosesNothing() async throws {
    let worker = Bundle.main.bundleURL.deletingLastPathComponent()
    let places = [worker, Bundle.main.bundleURL, URL(fileURLWithPath: ".build/debug")]
    let program = try #require(
      places.map { $0.appendingPathComponent("FileWorker") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
    var killed = 0
    for seed in Self.seeds {
      let world = try FileWorld()
      let photos = FileScript.makePhotos(in: world.base, seed: seed)
      let beginning = world.seen
      var dice = Dice(seed)
      // Twice: the second time, perhaps while it recovers.
      for _ in 0..<2 {
        let process = Process()
        process.executableURL = program
        process.arguments = [
          world.base.displayPath, "\(seed)", "\(Int.random(in: 1...1500, using: &dice))",
        ]
        try process.run()
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { killed += 1 }
        expectAll(photos, in: world, "seed \(seed)")
      }
      let queue = world.queue(limit: 1000)
      _ = await queue.recover()
      expectAll(photos, in: world, "seed \(seed) recovered")
      #expect(world.remains.isEmpty, "seed \(seed): \(world.remains)")
      await undoAll(queue, "seed \(seed)")
      expectSame(world.seen, beginning, "seed \(seed)")
    }
    #expect(killed > Self.seeds.count / 2, "\(killed) were killed")
  }
}
