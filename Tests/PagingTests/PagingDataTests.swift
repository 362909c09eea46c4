import Testing
import UIKit
import UIKitStage

@testable import Paging

@MainActor @Suite struct PagingDataTests {
  @Test("Deleting the current page at the end shows the previous one, with one callback")
  func deleteLast() {
    let world = PagingWorld(count: 6)
    world.view.goToPage(5, animated: false)
    world.pageChanges = []
    world.ids.removeLast()
    world.view.reloadData()
    #expect(world.pageChanges == [4])
    #expect(world.currentID == 4 && world.view.pageCount == 5)
    #expect(world.view.position == 4)
    world.view.reloadData()
    #expect(world.pageChanges == [4])
    #expect(!world.isOutOfRange && world.isBalanced)
  }

  @Test("Inserting before the current page during a swipe moves nothing")
  func insertWhileDragging() {
    let world = PagingWorld(count: 6)
    world.view.goToPage(3, animated: false)
    world.view.beginDrag()
    world.view.drag(by: 0.3)
    let frame = world.view.currentPage?.frame
    world.ids.insert(contentsOf: [100, 101, 102], at: 0)
    world.view.reloadData()
    #expect(world.currentID == 3)
    #expect(abs((world.view.currentPage?.frame.minX ?? 0) - (frame?.minX ?? 1)) < 0.01)
    world.view.drag(by: 0.4)
    world.view.endDrag(velocity: 0)
    world.settle()
    #expect(world.currentID == 3 && world.view.currentIndex == 6)
    #expect(!world.isOutOfRange && world.isBalanced)
  }

  @Test("All pages can be deleted and inserted again")
  func empty() {
    let world = PagingWorld(count: 2)
    world.ids = []
    world.view.reloadData()
    #expect(world.view.currentIndex == nil && world.view.livePages.isEmpty)
    #expect(!world.view.page(by: 1))
    world.view.beginDrag()
    world.view.drag(by: 0.5)
    world.view.endDrag(velocity: 3)
    world.ids = [5, 6]
    world.view.reloadData()
    #expect(world.currentID == 5 && world.isBalanced)
  }

  @Test(
    "10,000 inserts, deletes, moves, pages, drags and resizes keep the current page",
    arguments: [false, true])
  func fuzz(isLooping: Bool) {
    var generator = SeededGenerator(seed: 2026)
    let world = PagingWorld(count: 8)
    world.view.isLooping = isLooping
    var nextID = 1000
    for _ in 0..<10_000 {
      let before = world.view.currentIndex.map { world.ids[$0] }
      let isChange = change(world, &nextID, &generator)
      if isChange {
        world.view.reloadData()
        if let before, world.ids.contains(before) {
          #expect(world.view.currentIndex.map { world.ids[$0] } == before)
        }
      } else {
        move(world, &generator)
      }
      #expect(!world.isOutOfRange)
      #expect(world.view.livePages.allSatisfy { world.ids.indices.contains($0.index) })
      #expect(
        world.view.livePages.allSatisfy {
          ($0.page as? PagingWorld.Page)?.id == world.ids[$0.index]
        })
      if !world.view.isMoving, !world.ids.isEmpty { #expect(world.visibleIDs.count == 1) }
    }
    world.settle()
    #expect(world.isBalanced)
    #expect(world.pagesMade < 12)
  }

  private func change(
    _ world: PagingWorld, _ nextID: inout Int, _ generator: inout SeededGenerator
  ) -> Bool {
    let count = world.ids.count
    switch Int.random(in: 0..<10, using: &generator) {
    case 0 where count < 40:
      world.ids.insert(nextID, at: .random(in: 0...count, using: &generator))
      nextID += 1
    case 1 where count > 0:
      world.ids.remove(at: .random(in: 0..<count, using: &generator))
    case 2 where count > 1:
      let id = world.ids.remove(at: .random(in: 0..<count, using: &generator))
      world.ids.insert(id, at: .random(in: 0..<count, using: &generator))
    default: return false
    }
    return true
  }

  private func move(_ world: PagingWorld, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: world.view.page(by: Bool.random(using: &generator) ? 1 : -1)
    case 1: world.view.beginDrag()
    case 2: world.view.drag(by: .random(in: -1.5...1.5, using: &generator))
    case 3: world.view.endDrag(velocity: .random(in: -8...8, using: &generator))
    case 4:
      world.view.frame.size = CGSize(
        width: .random(in: 200...900, using: &generator),
        height: .random(in: 200...900, using: &generator))
      world.view.layoutSubviews()
    case 5:
      let count = world.ids.count
      if count > 0 {
        world.view.goToPage(
          .random(in: 0..<count, using: &generator), animated: .random(using: &generator))
      }
    default: for _ in 0..<4 { _ = world.view.step(by: 1.0 / 60) }
    }
  }

  @Test("Pages at rest don't come to rest again when all are removed")
  func emptied() {
    let world = PagingWorld(count: 3)
    world.ids = []
    world.view.reloadData()
    world.view.reloadData()
    #expect(world.motions.isEmpty)
    world.ids = [1, 2, 3]
    world.view.reloadData()
    world.view.beginDrag()
    world.view.drag(by: 0.2)
    world.motions = []
    world.ids = []
    world.view.reloadData()
    #expect(world.motions == ["rest"])
  }

  @Test("Pages have moved before they come to rest", arguments: [true, false])
  func order(isAnimated: Bool) {
    let world = PagingWorld(count: 3)
    world.view.goToPage(0, animated: isAnimated)
    #expect(world.motions == ["move", "rest"])
  }
}
