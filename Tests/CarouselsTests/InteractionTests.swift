import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// Interaction and programmatic scrolling.
@MainActor @Suite(.serialized) struct InteractionTests {
  private func still(
    count: Int = 5, direction: CarouselDirection = .leadingToTrailing
  ) -> CarouselWorld {
    let world = CarouselWorld(count: count, direction: direction)
    world.carousel.autoplay = nil
    return world
  }

  @Test(
    "Each direction follows the finger, one item a swipe", arguments: CarouselDirection.allCases)
  func swipes(direction: CarouselDirection) {
    let world = still(direction: direction)
    let (dx, dy): (CGFloat, CGFloat) =
      switch direction {
      case .leadingToTrailing: (-120, 0)
      case .trailingToLeading: (120, 0)
      case .topToBottom: (0, -80)
      case .bottomToTop: (0, 80)
      }
    for turn in 1...6 {
      world.stage.drag(
        from: world.middle, to: CGPoint(x: world.middle.x + dx, y: world.middle.y + dy),
        duration: 0.1)
      world.stage.advance(by: 1)
      #expect(world.carousel.currentIndex == turn % 5 && world.itemInView == turn % 5)
    }
    #expect(world.isBalanced && world.moves.count == 12)
  }

  @Test func screenReadersTurnPages() throws {
    let world = still()
    world.stage.settle()
    let page = try #require(world.stage.element(.adjustable, "Page"))
    #expect(page.value == "1 of 5" && page.frame.width > 300)
    #expect(page.increment())
    world.stage.settle()
    #expect(world.carousel.currentIndex == 1)
    #expect(world.stage.element(.adjustable, "Page")?.value == "2 of 5")
    #expect(page.decrement() && page.decrement())
    world.stage.settle()
    #expect(world.carousel.currentIndex == 4 && page.value == "5 of 5")
    world.carousel.items = []
    world.stage.settle()
    #expect(world.stage.element(.adjustable, "Page") == nil)
  }

  @Test("A drag that returns reports progress that ends at 0, and no arrival")
  func turnedBack() {
    let world = still()
    world.stage.touchDown(at: world.middle)
    world.stage.advance(frames: 1)
    world.stage.touchMove(to: CGPoint(x: world.middle.x - 100, y: world.middle.y), duration: 0.2)
    world.stage.touchMove(to: CGPoint(x: world.middle.x - 40, y: world.middle.y), duration: 0.2)
    world.stage.advance(by: 0.3)
    world.stage.touchUp()
    world.stage.advance(by: 1)
    #expect(world.moves.isEmpty && world.steps.last?.fraction == 0)
    #expect(world.steps.allSatisfy { $0.from == 0 && $0.to == 1 && $0.fraction < 0.4 })
  }

  @Test(
    "Pulling beyond the ends of a carousel that doesn't loop names no other page",
    arguments: [0, 4])
  func pulledBeyondTheEnd(end: Int) {
    let world = still()
    world.carousel.isLooping = false
    world.carousel.scroll(to: end, animated: false)
    world.stage.advance(by: 1)
    world.forget()
    let way: CGFloat = end == 0 ? 140 : -140
    world.stage.touchDown(at: world.middle)
    world.stage.advance(frames: 1)
    world.stage.touchMove(to: CGPoint(x: world.middle.x + way, y: world.middle.y), duration: 0.2)
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.stage.advance(by: 1)
    #expect(world.steps.isEmpty && world.moves.isEmpty)
    world.carousel.move(by: end == 0 ? 1 : -1)
    world.stage.advance(by: 1)
    #expect(world.steps.last == CarouselWorld.Step(from: end, to: end == 0 ? 1 : 3, fraction: 1))
  }

  @Test("A drag past the middle and back announces both transitions and reports one arrival")
  func undecided() {
    let world = still()
    world.stage.touchDown(at: world.middle)
    world.stage.advance(frames: 1)
    world.stage.touchMove(to: CGPoint(x: world.middle.x - 200, y: world.middle.y), duration: 0.2)
    world.stage.touchMove(to: CGPoint(x: world.middle.x - 40, y: world.middle.y), duration: 0.2)
    world.stage.advance(by: 0.3)
    world.stage.touchUp()
    world.stage.advance(by: 1)
    #expect(world.moves == ["will 1", "will 0", "did 0"])
  }

  @Test("Programmatic scrolling takes the shorter way, reports every passed item, and clamps")
  func calls() {
    let world = still(count: 7)
    world.carousel.scroll(to: 2)
    world.stage.advance(by: 1.5)
    #expect(world.moves == ["will 2", "did 2"])
    #expect(
      world.steps.filter { $0.fraction == 1 } == [
        CarouselWorld.Step(from: 0, to: 1, fraction: 1),
        CarouselWorld.Step(from: 1, to: 2, fraction: 1),
      ])
    world.forget()
    world.carousel.scroll(to: 6, animated: false)
    #expect(world.moves == ["will 6", "did 6"])
    #expect(world.steps == [CarouselWorld.Step(from: 2, to: 6, fraction: 1)])
    world.carousel.scroll(to: 99)
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 6)
    #expect(world.carousel.move(by: -1))
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 5 && world.isBalanced)
  }

  @Test("Arrow keys along the axis turn pages; Home and End jump")
  func keys() {
    let world = still()
    world.carousel.becomeFirstResponder()
    world.stage.press(.keyboardRightArrow)
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 1)
    world.stage.press(.keyboardUpArrow)
    world.stage.press(.keyboardEnd)
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 4)
    world.carousel.direction = .bottomToTop
    world.stage.press(.keyboardUpArrow)
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 0)
  }

  @Test("A tap reports the item, also one that peeks in from the side")
  func taps() {
    let world = still()
    world.carousel.itemSize = .fixed(CGSize(width: 200, height: 160))
    world.carousel.itemSpacing = 10
    world.stage.advance(frames: 2)
    var taps: [String] = []
    world.carousel.onTap = { taps.append("\($0.item) \($1) \($2)") }
    world.stage.tap(at: world.middle)
    world.stage.tap(at: CGPoint(x: world.carousel.frame.maxX - 20, y: world.middle.y))
    #expect(taps == ["0 0 0", "1 1 1"] && world.moves.isEmpty)
  }

  @Test("Several observers can read events as a sequence, which ends with the carousel")
  func sequence() async {
    var world: CarouselWorld? = still()
    let streams = [world?.carousel.events(), world?.carousel.events()].compactMap { $0 }
    world?.carousel.move()
    world?.stage.advance(by: 1)
    if let middle = world?.middle { world?.stage.tap(at: middle) }
    world?.carousel.listeners.finish()
    world = nil
    for stream in streams {
      var heard: [CarouselEvent] = []
      for await event in stream { heard.append(event) }
      #expect(heard.first == .willMove(to: 1) && heard.last == .tap(1))
      #expect(heard.contains(.progress(from: 0, to: 1, fraction: 1)))
      #expect(heard.filter { $0 == .didMove(to: 1) }.count == 1)
    }
  }
}
