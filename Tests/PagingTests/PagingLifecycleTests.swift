import Testing
import UIKit

@testable import Paging

@MainActor @Suite struct PagingLifecycleTests {
  @Test("A completed swipe calls the delegate once per page, in order")
  func completedSwipe() {
    let world = PagingWorld(count: 5)
    world.drag(by: -250, velocity: -300)
    world.settle()
    #expect(
      world.log == ["willDisappear 0", "willAppear 1", "didDisappear 0", "didAppear 1"])
    #expect(world.view.currentIndex == 1)
    #expect(world.pageChanges == [0, 1])
  }

  @Test("A swipe that returns has balanced callbacks")
  func cancelledSwipe() {
    let world = PagingWorld(count: 5)
    world.drag(by: -150, velocity: 0)
    world.settle()
    #expect(
      world.log == [
        "willDisappear 0", "willAppear 1", "willDisappear 1", "didDisappear 1", "willAppear 0",
        "didAppear 0",
      ])
    #expect(world.view.currentIndex == 0)
    #expect(world.isBalanced)
  }

  @Test("The first page appears and disappears with the paging view")
  func activity() {
    let world = PagingWorld(count: 3)
    world.view.isActive = false
    #expect(world.log == ["willDisappear 0", "didDisappear 0"])
    world.log = []
    world.view.isActive = true
    #expect(world.log == ["willAppear 0", "didAppear 0"])
  }

  @Test("Layout alone calls no delegate and loads nothing")
  func layoutIsSilent() {
    let world = PagingWorld(count: 9)
    world.view.goToPage(7, animated: false)
    world.log = []
    let made = world.pagesMade
    world.pageChanges = []
    let sizes = [(844.0, 390.0), (1280, 800), (320, 480), (390, 844)]
    for (width, height) in sizes {
      world.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      world.view.layoutSubviews()
      #expect(world.view.currentPage?.frame == world.view.bounds)
      #expect(world.visibleIDs == [7])
    }
    #expect(world.log.isEmpty && world.pagesMade == made && world.pageChanges.isEmpty)
    #expect(world.view.currentIndex == 7)
  }

  @Test("At rest there are three pages, and few are ever created")
  func reuse() {
    let world = PagingWorld(count: 100)
    for _ in 0..<50 {
      world.drag(by: -250, velocity: -500)
      world.settle()
      #expect(world.view.livePages.count == 3)
    }
    #expect(world.view.currentIndex == 50)
    #expect(world.pagesMade <= 4)
  }

  @Test("Twenty keys in a second turn twenty pages with correct callbacks for each")
  func burst() {
    let world = PagingWorld(count: 100)
    for key in 1...20 {
      #expect(world.view.page(by: 1))
      #expect(world.view.currentIndex == key)
      for _ in 0..<3 { _ = world.view.step(by: 1.0 / 60) }
      #expect(!world.visibleIDs.isEmpty)
      #expect(world.view.livePages.count <= 5)
    }
    world.settle()
    #expect(world.view.position == 20 && world.currentID == 20)
    #expect(world.isBalanced)
    #expect(world.log.last == "didAppear 20")
  }

  @Test("A key reverses a page turn without a jump of position or velocity")
  func turnsRound() {
    let world = PagingWorld(count: 10)
    world.view.page(by: 1)
    for _ in 0..<6 { _ = world.view.step(by: 1.0 / 60) }
    let before = world.view.motion
    world.view.page(by: -1)
    #expect(world.view.motion.value == before.value)
    #expect(world.view.motion.velocity == before.velocity)
    world.settle()
    #expect(world.view.currentIndex == 0 && world.isBalanced)
  }

  @Test("No flick shows the page after the next one", arguments: [300.0, 1500, 4000, 9000])
  func neverOvershoots(speed: Double) {
    let world = PagingWorld(count: 10)
    world.drag(by: -60, velocity: CGFloat(-speed))
    for _ in 0..<240 {
      _ = world.view.step(by: 1.0 / 240)
      #expect(!world.visibleIDs.contains(2) && world.view.position <= 1 + 1e-9)
    }
    world.settle()
    #expect(world.view.currentIndex == 1)
  }

  @Test("Both ends resist and spring back")
  func ends() {
    let world = PagingWorld(count: 2)
    world.drag(by: 300, velocity: 800)
    #expect(world.view.position < 0 && world.view.position > -0.5)
    world.settle()
    #expect(world.view.position == 0 && world.view.currentIndex == 0)
    #expect(!world.view.page(by: -1))
    world.drag(by: -390, velocity: -900)
    world.settle()
    world.drag(by: -390, velocity: -900)
    world.settle()
    #expect(world.view.position == 1 && !world.view.page(by: 1))
  }
}
