import Testing
import UIKit

@testable import Paging

@MainActor @Suite struct PagingLoopTests {
  private func looping(_ count: Int) -> PagingWorld {
    let world = PagingWorld(count: count)
    world.view.isLooping = true
    world.pageChanges = []
    return world
  }

  @Test("The first page follows the last, and the last comes before the first")
  func around() {
    let world = looping(4)
    #expect(world.view.page(by: -1))
    world.settle()
    #expect(world.view.currentIndex == 3 && world.visibleIDs == [3])
    for _ in 0..<5 {
      world.view.page(by: 1)
      world.settle()
    }
    #expect(world.view.currentIndex == 0 && world.currentID == 0)
    #expect(world.pageChanges == [3, 0, 1, 2, 3, 0] && world.isBalanced)
    #expect(world.pagesMade <= 5)
  }

  @Test("A drag past the last page shows the first, without resistance")
  func drag() {
    let world = looping(3)
    world.view.goToPage(2, animated: false)
    world.view.beginDrag()
    world.view.drag(by: 0.4)
    #expect(abs(world.view.position.truncatingRemainder(dividingBy: 1)) > 0.39)
    #expect(Set(world.visibleIDs) == [2, 0])
    world.view.drag(by: 0.7)
    world.view.endDrag(velocity: 0)
    world.settle()
    #expect(world.currentID == 0 && world.isBalanced)
  }

  @Test("A jump takes the shorter way round")
  func jump() {
    let world = looping(8)
    world.view.goToPage(7, animated: true)
    #expect(world.view.isMoving)
    world.settle()
    #expect(world.view.currentIndex == 7 && !world.log.contains("willAppear 3"))
  }

  @Test("Fewer than three pages don't loop", arguments: [1, 2])
  func few(count: Int) {
    let world = looping(count)
    world.view.goToPage(count - 1, animated: false)
    #expect(!world.view.page(by: 1))
    world.view.beginDrag()
    world.view.drag(by: 1)
    #expect(world.view.position < CGFloat(count - 1) + 0.6)
    world.view.endDrag(velocity: 0)
    world.settle()
    #expect(world.view.position == CGFloat(count - 1))
  }

  @Test("Inserting and deleting pages anywhere in the loop moves nothing")
  func changes() {
    let world = looping(5)
    for _ in 0..<23 {
      world.view.page(by: 1)
      world.settle()
    }
    #expect(world.currentID == 3)
    world.view.beginDrag()
    world.view.drag(by: 0.2)
    let frame = world.view.currentPage?.frame
    world.ids.insert(contentsOf: [100, 101], at: 1)
    world.view.reloadData()
    #expect(abs((world.view.currentPage?.frame.minX ?? 0) - (frame?.minX ?? 1)) < 0.01)
    world.view.endDrag(velocity: 0)
    world.settle()
    #expect(world.currentID == 3)
    world.ids = [3, 4]
    world.view.reloadData()
    #expect(world.currentID == 3 && world.view.position == 0)
    world.ids = [7, 8, 3, 4]
    world.view.reloadData()
    #expect(world.currentID == 3 && world.view.currentIndex == 2)
    #expect(!world.isOutOfRange && world.isBalanced)
  }
}
