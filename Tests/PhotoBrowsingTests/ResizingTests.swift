import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Resizing the window during interactions and animations.
@MainActor @Suite struct ResizingTests {
  nonisolated static let sizes = [(844.0, 390.0), (1280, 800), (320, 480), (390, 844)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  private func expectAtRest(_ world: BrowserWorld, on index: Int) {
    guard let browser = world.browser else {
      Issue.record("it is gone")
      return
    }
    #expect(browser.isOpen && browser.currentIndex == index)
    #expect(browser.pagingView.livePages.filter { !$0.page.isHidden }.count == 1)
    #expect(browser.currentCell?.frame.size == world.stage.window?.bounds.size)
  }

  @Test("While a window edge is dragged, every frame shows the page at its current size")
  func dragOfTheEdge() throws {
    let world = BrowserWorld(count: 12)
    let browser = world.open(7)
    let cell = try #require(browser.currentCell)
    (world.pageChanges, browser.log.calls) = ([], [])
    let shown = world.stage.presentedFrames
    for step in 1...200 {
      let way = CGFloat(step <= 100 ? step : 200 - step)
      let size = CGSize(width: 390 + way * 8.9, height: 844 - way * 4.4)
      world.stage.resize(to: size)
      world.stage.advance(frames: 1)
      #expect(world.stage.presentedFrames >= shown + step, "step \(step) was not shown")
      #expect(cell.convert(cell.bounds, to: nil) == CGRect(origin: .zero, size: size))
      #expect(browser.pagingView.livePages.filter { !$0.page.isHidden }.count == 1)
    }
    #expect(browser.currentCell === cell, "the page was reloaded")
    #expect(world.pageChanges.isEmpty && browser.log.calls.isEmpty)
    expectAtRest(world, on: 7)
  }

  @Test("Resizing during a swipe", arguments: sizes)
  func midSwipe(size: CGSize) {
    let world = BrowserWorld(count: 12)
    let browser = world.open(7)
    world.stage.touchDown(at: CGPoint(x: 300, y: 400))
    world.stage.touchMove(to: CGPoint(x: 200, y: 400), duration: 0.1)
    #expect(browser.pagingView.isMoving)
    world.stage.resize(to: size)
    world.stage.advance(frames: 3)
    world.stage.touchCancel()
    world.settle()
    expectAtRest(world, on: 7)
  }

  @Test("Resizing during a page turn", arguments: sizes)
  func midTurn(size: CGSize) {
    let world = BrowserWorld(count: 12)
    world.open(6)
    world.stage.press(.keyboardRightArrow)
    world.stage.advance(frames: 5)
    world.stage.resize(to: size)
    world.settle()
    expectAtRest(world, on: 7)
  }

  @Test("Resizing during a dismissal drag", arguments: sizes)
  func midDrag(size: CGSize) {
    let world = BrowserWorld(count: 12)
    let browser = world.open(7)
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 380), duration: 0.1)
    #expect(browser.transitionController.phase == .held)
    world.stage.resize(to: size)
    world.stage.advance(frames: 3)
    world.stage.touchCancel()
    world.settle()
    expectAtRest(world, on: 7)
    #expect(world.hidden.isEmpty && world.closed.isEmpty)
  }
}
