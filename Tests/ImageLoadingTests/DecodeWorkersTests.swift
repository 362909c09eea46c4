import Foundation
import HostInterface
import Imaging
import Synchronization
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

/// The order in which waiting work gets a thread, without blocking frames.
@MainActor @Suite(.serialized) struct DecodeWorkersTests {
  private final class Log: Sendable {
    private let state = Mutex<[String]>([])
    let ends = DispatchSemaphore(value: 0)
    var entries: [String] { state.withLock { $0 } }

    func add(_ word: String) {
      state.withLock { $0.append(word) }
      ends.signal()
    }

    func wait(for count: Int) -> Bool {
      (0..<count).allSatisfy { _ in ends.wait(timeout: .now() + 60) == .success }
    }
  }

  private func urgency(_ priority: LoadPriority, _ order: Int) -> Urgency {
    Urgency(priority: priority, order: order)
  }

  @Test func theMostUrgentIsFirstThenTheNewest() {
    let workers = DecodeWorkers(count: 1, spareThreadCount: 0)
    let (log, gate) = (Log(), DispatchSemaphore(value: 0))
    workers.run { gate.wait() }
    for (name, urgency) in [
      ("old", urgency(.normal, 1)), ("low", urgency(.low, 9)), ("new", urgency(.normal, 2)),
      ("high", urgency(.high, 0)), ("now", .now), ("now again", .now), ("idle", .idle),
    ] { workers.run(urgency) { log.add(name) } }
    let gone = workers.run(urgency(.high, 50)) { log.add("gone") }
    let late = workers.run(urgency(.low, 1)) { log.add("late") }
    workers.withdraw(gone)
    workers.setUrgency(urgency(.high, 1), of: late)
    gate.signal()
    #expect(log.wait(for: 8))
    #expect(log.entries == ["now", "now again", "late", "high", "new", "old", "low", "idle"])
  }

  /// While one decode takes long, others continue on as many threads as before.
  @Test func longWorkDoesNotBlockOthers() {
    let workers = DecodeWorkers(count: 2, longWorkThreshold: 0, spareThreadCount: 2)
    let (log, gate) = (Log(), DispatchSemaphore(value: 0))
    let begun = DispatchSemaphore(value: 0)
    for _ in 0..<3 {
      workers.run {
        begun.signal()
        gate.wait()
      }
    }
    // The third runs on a spare thread.
    for _ in 0..<3 { #expect(begun.wait(timeout: .now() + 60) == .success) }
    for number in 0..<10 { workers.run { log.add("\(number)") } }
    #expect(log.wait(for: 10))
    #expect(workers.threadCount <= 4)
    for _ in 0..<3 { gate.signal() }
    for number in 0..<4 { workers.run { log.add("after \(number)") } }
    #expect(log.wait(for: 4))
  }

  @Test func spareThreadsEnd() async {
    let workers = DecodeWorkers(count: 1, longWorkThreshold: 0, spareThreadCount: 3)
    let (log, gate) = (Log(), DispatchSemaphore(value: 0))
    for _ in 0..<3 { workers.run { gate.wait() } }
    workers.run { log.add("meanwhile") }
    #expect(log.wait(for: 1))
    #expect(workers.threadCount > 1)
    for _ in 0..<3 { gate.signal() }
    #expect(await Stage().wait { workers.threadCount == 1 })
  }

  @Test func cancelledWorkIsReleased() {
    final class Load: Sendable {}
    let workers = DecodeWorkers(count: 1, spareThreadCount: 0)
    let gate = DispatchSemaphore(value: 0)
    workers.run { gate.wait() }
    weak var held: Load?
    do {
      let load = Load()
      held = load
      workers.withdraw(workers.run(.idle) { _ = load })
    }
    #expect(held == nil)
    gate.signal()
  }

  private struct Telling: ImageProcessing {
    let log: Log
    let gate: DispatchSemaphore
    let identifier: String
    func process(_ pixels: PixelBuffer) -> PixelBuffer {
      gate.wait()
      log.add(identifier)
      return pixels
    }
  }

  @Test func aBusyMainThreadDoesNotDelayDecoding() async throws {
    let stage = Stage()
    let folder = try TemporaryFolder()
    let png = try #require(HostServices.current.encoder).pngData(TestPicture.plain(20, 10))
    let file = try folder.write(png, "a.png")
    let (log, gate) = (Log(), DispatchSemaphore(value: 0))
    let loader = ImageLoader(memoryLimit: 1 << 20, concurrency: 1, store: nil)
    let loads = (0..<6).map { number in
      Task {
        try await loader.image(
          for: ImageRequest(
            url: file, pixels: nil,
            processors: [Telling(log: log, gate: gate, identifier: "\(number)")]))
      }
    }
    #expect(await stage.wait { loader.pendingCount == 6 })
    for _ in loads { gate.signal() }
    // The main thread is blocked meanwhile.
    #expect(log.wait(for: 6))
    for load in loads { #expect(try await load.value.size == CGSize(width: 20, height: 10)) }
    #expect(loader.pendingCount == 0)
  }
}
