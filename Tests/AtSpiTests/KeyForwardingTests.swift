import Foundation
import HostInterface
import TestEffort
import Testing

@testable import AtSpi

/// Readers that get no keys from the desktop get them from the app, and take those that are theirs.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: PrivateBus.isPossible && BusReader.hasRegistry, "at-spi2-core is not installed"))
struct KeyForwardingTests {
  private let world: AtSpiWorld

  init() async throws {
    world = try await AtSpiWorld()
    try await world.bus.startRegistry()
  }

  private func key(_ name: String, isDown: Bool = true) -> SemanticsKey {
    SemanticsKey(
      isDown: isDown, symbol: name.unicodeScalars.first?.value ?? 0, hardwareCode: 38,
      timestamp: 4_000_000_000, name: name, isText: true)
  }

  private func isTaken(_ key: SemanticsKey) async -> Bool {
    await withCheckedContinuation { continuation in
      world.service.tell(key) { continuation.resume(returning: $0) }
    }
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(20)) }
    #expect(condition())
  }

  @Test func aReaderTakesItsKeys() async throws {
    #expect(await !isTaken(key("a")), "nobody asked")
    world.bus.takeKeys { $0.contains("'a'") }
    try await wait { world.service.wantsKeys }
    #expect(await isTaken(key("a")))
    #expect(await !isTaken(key("b")))
    #expect(await !isTaken(key("a", isDown: false)), "the app knows it as held")
    let heard = try await world.bus.signals(until: "key ((uint32 1")
    #expect(heard.filter { $0.hasPrefix("key") }.count == 3)
    #expect(heard.contains { $0.contains("97, ") && $0.contains("38, ") }, "\(heard)")
  }

  @Test func keysAreTheAppsOnceTheReaderHasLeft() async throws {
    world.bus.takeKeys { _ in true }
    try await wait { world.service.wantsKeys }
    world.bus.leaveKeys()
    try await wait { !world.service.wantsKeys }
    #expect(await !isTaken(key("a")))
    world.bus.takeKeys { _ in true }
    try await wait { world.service.wantsKeys }
    world.bus.leave()
    try await wait { !world.service.wantsKeys }
  }

  /// The reader never answers: the first key waits for a moment, and none after it.
  @Test func aReaderThatHangsKeepsNoKeys() async throws {
    world.bus.takeKeys { _ in nil }
    try await wait { world.service.wantsKeys }
    for name in ["a", "b", "c"] { #expect(await !isTaken(key(name))) }
    let count = await withCheckedContinuation { continuation in
      world.service.send { continuation.resume(returning: $0.keys.countOfLate) }
    }
    #expect(count == 1)
  }
}
