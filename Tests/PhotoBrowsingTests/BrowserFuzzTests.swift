import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite struct BrowserFuzzTests {
  /// Requests for an index or id that doesn't exist.
  @MainActor final class Complaints {
    var indices: [Int] = []
    var ids: [Int] = []
  }

  @Test(
    "Thousands of inserts, deletes, moves, pages, drags and resizes keep the current photo",
    arguments: [7, 8] as [UInt64])
  func fuzz(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let world = BrowserWorld(count: 6)
    let complaints = Complaints()
    var nextID = 1000
    /// Browsers whose last photo was deleted.
    var emptied: Set<Int> = []
    var opened = 0
    for _ in 0..<Effort.rounds(1_200, long: 10_000) {
      if world.browser == nil {
        reopen(world, complaints, &nextID, &generator)
        opened += 1
      }
      guard let browser = world.browser else { continue }
      let before = browser.currentIndex.map { world.ids[$0] }
      if change(world, &nextID, &generator) {
        browser.reloadData()
        if let before, world.ids.contains(before), browser.isOpen {
          #expect(browser.currentIndex.map { world.ids[$0] } == before)
        }
        if world.ids.isEmpty { emptied.insert(opened) }
      } else {
        act(on: world, &generator)
      }
      world.stage.advance(frames: .random(in: 0...6, using: &generator))
      if let index = world.browser?.currentIndex { #expect(world.ids.indices.contains(index)) }
    }
    finish(world)
    #expect(complaints.indices.isEmpty, "asked for \(complaints.indices)")
    #expect(complaints.ids.isEmpty, "asked for \(complaints.ids)")
    #expect(!emptied.isEmpty && world.closed.count == opened)
  }

  private func reopen(
    _ world: BrowserWorld, _ complaints: Complaints, _ nextID: inout Int,
    _ generator: inout SeededGenerator
  ) {
    world.stage.touchUp()
    while world.ids.count < 3 {
      world.ids.append(nextID)
      nextID += 1
    }
    let index = Int.random(in: world.ids.indices, using: &generator)
    world.open(index, settle: false) { browser in
      browser.photoID = { [unowned world] index in
        guard world.ids.indices.contains(index) else {
          complaints.indices.append(index)
          return -1
        }
        return world.ids[index]
      }
      browser.photoSize = { [unowned world] id in
        // A disappearing page may still show a photo that was just deleted.
        if id < 0 { complaints.ids.append(id) }
        return world.photoSize
      }
      browser.isLooping = Bool.random(using: &generator)
    }
  }

  private func change(
    _ world: BrowserWorld, _ nextID: inout Int, _ generator: inout SeededGenerator
  ) -> Bool {
    let count = world.ids.count
    switch Int.random(in: 0..<12, using: &generator) {
    case 0 where count < 30:
      world.ids.insert(nextID, at: .random(in: 0...count, using: &generator))
      nextID += 1
    case 1, 2:
      if count > 0 { world.ids.remove(at: .random(in: 0..<count, using: &generator)) }
    case 3 where count > 1:
      let id = world.ids.remove(at: .random(in: 0..<count, using: &generator))
      world.ids.insert(id, at: .random(in: 0..<count, using: &generator))
    default: return false
    }
    return true
  }

  private func act(on world: BrowserWorld, _ generator: inout SeededGenerator) {
    let stage = world.stage
    let size = stage.window?.bounds.size ?? .zero
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: 0.1...0.9, using: &generator) * size.width,
        y: .random(in: 0.1...0.9, using: &generator) * size.height)
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: stage.press(.keyboardRightArrow)
    case 2: stage.press(.keyboardLeftArrow)
    case 3: stage.touchDown(at: point())
    case 4: stage.touchMove(to: point(), duration: 0.05)
    case 5: stage.touchUp()
    case 6: stage.doubleTap(at: point())
    case 7: stage.drag(from: point(), to: point(), duration: 0.1)
    case 8: stage.press(.keyboardEnd)
    case 9: world.browser?.goTo(.random(in: -2...40, using: &generator))
    case 10: stage.wheel(at: point(), detents: .random(in: -3...3, using: &generator))
    default:
      stage.resize(
        to: CGSize(
          width: .random(in: 200...1400, using: &generator),
          height: .random(in: 200...1000, using: &generator)))
    }
  }

  private func finish(_ world: BrowserWorld) {
    world.stage.touchUp()
    world.settle()
    world.browser?.close(animated: true)
    world.settle()
    #expect(world.browser == nil && world.strayViews == 0 && world.hidden.isEmpty)
  }
}
