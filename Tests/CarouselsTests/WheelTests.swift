import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// A mouse wheel over a carousel, and over a page that scrolls around it.
@MainActor @Suite(.serialized) struct WheelTests {
  private func still(
    count: Int = 5, direction: CarouselDirection = .leadingToTrailing
  ) -> CarouselWorld {
    let world = CarouselWorld(count: count, direction: direction)
    world.carousel.autoplay = nil
    return world
  }

  /// The world's carousel at the top of a page that is longer than the window.
  private func page(_ world: CarouselWorld) -> UIScrollView {
    let page = UIScrollView(frame: world.controller.view.bounds)
    page.contentSize = CGSize(width: 390, height: 3000)
    world.controller.view.addSubview(page)
    page.addSubview(world.carousel)
    world.stage.advance(frames: 2)
    return page
  }

  private func turn(_ world: CarouselWorld, _ detents: CGFloat, sideways: Bool) {
    world.stage.wheel(at: world.middle, detents: detents, modifiers: sideways ? .shift : [])
    world.stage.advance(by: 1)
  }

  @Test(
    "A detent along the axis turns one page in its direction",
    arguments: [
      (CarouselDirection.leadingToTrailing, true, 1, 4), (.trailingToLeading, true, 4, 1),
      (.topToBottom, false, 1, 4), (.bottomToTop, false, 4, 1),
    ])
  func notches(direction: CarouselDirection, sideways: Bool, down: Int, up: Int) {
    let world = still(direction: direction)
    turn(world, 1, sideways: sideways)
    #expect(world.carousel.currentIndex == down && world.itemInView == down)
    turn(world, -1, sideways: sideways)
    turn(world, -1, sideways: sideways)
    #expect(world.carousel.currentIndex == up && world.isBalanced)
  }

  @Test("When mirrored, a detent to the right shows the previous item")
  func mirrored() {
    let world = still()
    world.carousel.semanticContentAttribute = .forceRightToLeft
    world.stage.advance(frames: 2)
    turn(world, 1, sideways: true)
    #expect(world.carousel.currentIndex == 4)
  }

  @Test("Across the axis, the surrounding view scrolls and no page turns")
  func across() {
    let world = still()
    let page = page(world)
    turn(world, 2, sideways: false)
    #expect(page.contentOffset.y > 50 && world.moves.isEmpty)
    page.contentOffset.y = 0
    turn(world, 1, sideways: true)
    #expect(page.contentOffset == .zero && world.carousel.currentIndex == 1)
  }

  @Test("A carousel that doesn't loop passes the wheel on at its ends and takes it back")
  func ends() {
    let world = still(count: 2, direction: .topToBottom)
    world.carousel.isLooping = false
    let page = page(world)
    turn(world, 1, sideways: false)
    #expect(world.carousel.currentIndex == 1 && page.contentOffset.y == 0)
    turn(world, 1, sideways: false)
    #expect(world.carousel.currentIndex == 1 && page.contentOffset.y > 20)
    page.contentOffset.y = 0
    turn(world, -1, sideways: false)
    #expect(world.carousel.currentIndex == 0 && page.contentOffset.y == 0)
  }

  @Test("A freely spinning wheel turns at most one page in 150 milliseconds")
  func spinning() {
    let world = still(count: 30)
    for _ in 0..<30 {
      world.stage.wheel(at: world.middle, detents: 1, modifiers: .shift)
      world.stage.advance(frames: 1)
    }
    world.stage.advance(by: 1)
    let index = world.carousel.currentIndex ?? 0
    #expect((5...7).contains(index))
  }

  @Test("The fractions of a detent of a smooth wheel add up to one page")
  func parts() {
    let world = still()
    for part in 1...8 {
      world.stage.wheel(at: world.middle, detents: 0.125, modifiers: .shift)
      world.stage.advance(frames: 2)
      #expect(world.carousel.currentIndex == (part == 8 ? 1 : 0))
    }
  }

  @Test("When disabled, or with one item, the carousel ignores the wheel")
  func off() {
    let world = still()
    world.carousel.turnsByWheel = false
    turn(world, 1, sideways: true)
    #expect(world.moves.isEmpty)
    let alone = still(count: 1, direction: .topToBottom)
    let page = page(alone)
    turn(alone, 1, sideways: false)
    #expect(page.contentOffset.y > 20)
  }

  @Test("After the wheel, autoplay advances one interval later")
  func autoplay() {
    let world = CarouselWorld(likeJJKit: true)
    world.stage.advance(by: 4)
    turn(world, 1, sideways: true)
    #expect(world.carousel.currentIndex == 1)
    world.stage.advance(by: 3.9)
    #expect(world.carousel.currentIndex == 1)
    world.stage.advance(by: 1.2)
    #expect(world.carousel.currentIndex == 2)
  }
}
