import Foundation
import GstPlayback
import PhotoBrowsing
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// A seeded visitor that opens and closes screens. `scripts/soak.sh` runs 5,000 visits.
@MainActor @Suite(.serialized) struct SoakTests {
  nonisolated static let cycles =
    Effort.number("VITRINE_SOAK") ?? Effort.rounds(20, long: 1_000)

  nonisolated static let screen =
    ProcessInfo.processInfo.environment["VITRINE_SOAK_SCREEN"] ?? "video-and-photo"

  @Test("Opening, paging, zooming, playing and closing repeatedly leaves nothing behind")
  func soak() async throws {
    setenv("VITRINE_SAMPLES", Self.samples.path, 1)
    let visitor = try #require(Visitor(screen: Self.screen, seed: 11))
    var resident: [Int] = []
    for cycle in 1...Self.cycles {
      try await visitor.visit()
      guard cycle % 500 == 0 else { continue }
      // Intended caches fill slowly, and would hide leaks.
      PhotoLoader.shared.forget()
      #expect(await visitor.stage.wait { GstVideoHost.livePipelines == 0 })
      let memory = Self.memory
      resident.append(memory.all)
      print("soak: \(cycle) visits, \(memory.all >> 10) MB resident, \(memory.own >> 10) MB own")
    }
    try await visitor.leave()
    #expect(await visitor.stage.wait { visitor.isNothingLeft && GstVideoHost.livePipelines == 0 })
    #expect(visitor.opened == Self.cycles && (visitor.played > 0) == Self.screen.contains("video"))
    if let first = resident.first, let last = resident.last, resident.count >= 10 {
      print("soak: the last is \(Double(last) / Double(first)) of the first")
      #expect(Double(last) < Double(first) * 1.03)
    }
  }

  private static var samples: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("samples")
  }

  /// Kilobytes: all resident memory, and the anonymous part. Pages of programs and libraries are
  /// loaded on use and evicted by the system.
  private static var memory: (all: Int, own: Int) {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func value(_ name: Substring) -> Int {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return line.flatMap { Int($0.split(whereSeparator: { !$0.isNumber }).first ?? "") } ?? 0
    }
    return (value("VmRSS:"), value("RssAnon:"))
  }
}

/// Opens a photo or a video, interacts with it, closes it, and records instances.
@MainActor private final class Visitor {
  struct Weak {
    weak var object: AnyObject?
  }

  let stage = Stage(size: CGSize(width: 390, height: 844))
  private let delegate = AppDelegate(first: nil)
  private weak var album: AlbumController?
  private var generator: SeededGenerator
  private(set) var opened = 0
  private(set) var played = 0
  private var browsers: [Weak] = []
  private var cells: [Weak] = []
  private var players: [Weak] = []

  init?(screen: String, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    guard let demo = Catalog.demo(named: screen) else { return nil }
    stage.launch(delegate)
    delegate.navigation.pushViewController(demo.makeController(), animated: false)
    stage.advance(by: 0.5)
    album = delegate.navigation.topViewController as? AlbumController
    if album == nil { return nil }
  }

  var isNothingLeft: Bool {
    (browsers + cells + players).allSatisfy { $0.object == nil } && album == nil
  }

  func visit() async throws {
    let album = try #require(album)
    try await visitOnce(album)
    #expect(album.browser == nil && album.presentedViewController == nil)
    forgetTheDead()
  }

  private func visitOnce(_ album: AlbumController) async throws {
    album.open(.random(in: album.items.indices, using: &generator))
    let browser = try #require(album.browser)
    opened += 1
    browsers.append(Weak(object: browser))
    stage.advance(frames: .random(in: 5...40, using: &generator))
    for _ in 0..<Int.random(in: 1...4, using: &generator) { await act(browser) }
    if Bool.random(using: &generator) {
      stage.press(.keyboardEscape)
    } else {
      browser.close(animated: true)
    }
    stage.advance(by: 0.9)
  }

  /// A list of thousands of released ones would be a leak of its own.
  private func forgetTheDead() {
    browsers.removeAll { $0.object == nil }
    cells.removeAll { $0.object == nil }
    players.removeAll { $0.object == nil }
  }

  private func act(_ browser: PhotoBrowserController) async {
    note(browser)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: stage.press(.keyboardRightArrow)
    case 1: stage.press(.keyboardLeftArrow)
    case 2: stage.doubleTap(at: CGPoint(x: 150, y: 400))
    case 3:
      stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 40, y: 410), duration: 0.15)
    case 4:
      stage.press(.keyboardSpacebar)
      _ = await stage.wait(limit: 0.15) { false }
    default: _ = await stage.wait(limit: 0.02) { false }
    }
    stage.advance(frames: .random(in: 2...30, using: &generator))
    note(browser)
  }

  private func note(_ browser: PhotoBrowserController) {
    guard let cell = browser.currentCell else { return }
    cells.append(Weak(object: cell))
    guard let player = (cell as? VideoCell)?.player else { return }
    players.append(Weak(object: player))
    played += 1
  }

  func leave() async throws {
    delegate.navigation.popViewController(animated: false)
    stage.advance(by: 1)
  }
}
