import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// Insertions, deletions and changes of items.
@MainActor @Suite(.serialized) struct DataTests {
  @Test(
    "Assigning equal items changes nothing, not even the current item", arguments: [false, true])
  func equal(likeJJKit: Bool) {
    let world = CarouselWorld(likeJJKit: likeJJKit)
    world.carousel.scroll(to: 3, animated: false)
    world.forget()
    world.carousel.items = Array(0..<5)
    #expect(world.displayed.isEmpty && world.carousel.currentIndex == 3 && world.moves.isEmpty)
  }

  @Test("Inserting and deleting items before the current one keeps it and reports nothing")
  func keepsCurrent() {
    let world = CarouselWorld()
    world.carousel.scroll(to: 2, animated: false)
    world.stage.settle(limit: 1)
    world.forget()
    world.carousel.items = [10, 11, 0, 1, 2, 3, 4]
    #expect(world.carousel.currentIndex == 4 && world.itemInView == 2)
    world.carousel.items = [2, 3, 4]
    #expect(world.carousel.currentIndex == 0 && world.itemInView == 2)
    #expect(world.moves.isEmpty && world.steps.isEmpty && !world.displayed.contains(2))
    world.stage.advance(by: 6)
    #expect(world.moves == ["will 1", "did 1"] && world.itemInView == 3)
  }

  @Test("Changes during a page turn keep the current item")
  func inFlight() {
    let world = CarouselWorld()
    world.carousel.move()
    world.stage.advance(by: 0.12)
    let frame = world.carousel.page(at: 1)?.frame
    world.carousel.items = [7, 8, 0, 1, 2, 3, 4]
    #expect(world.carousel.currentIndex == 3)
    #expect(abs((world.carousel.page(at: 3)?.frame.minX ?? 0) - (frame?.minX ?? 1)) < 0.01)
    world.stage.advance(by: 1)
    #expect(world.moves == ["will 1", "did 3"] && world.itemInView == 1)
    #expect(world.steps.last == CarouselWorld.Step(from: 2, to: 3, fraction: 1))
  }

  @Test("In JJKit's style, new items begin at the first")
  func startsOver() {
    let world = CarouselWorld(likeJJKit: true)
    world.carousel.scroll(to: 2, animated: false)
    world.carousel.items = [10, 11, 0, 1, 2, 3, 4]
    #expect(world.carousel.currentIndex == 0 && world.itemInView == 10)
  }

  @Test("Removing the current item shows and reports its neighbor")
  func removed() {
    let world = CarouselWorld()
    world.carousel.scroll(to: 4, animated: false)
    world.forget()
    world.carousel.items = [0, 1, 2, 3]
    #expect(world.itemInView == 3 && world.carousel.currentItem == 3)
    #expect(world.moves == ["will 3", "did 3"] && world.isBalanced)
  }

  @Test("The number of items may change between none, one and many; the indicator follows")
  func counts() {
    let world = CarouselWorld(count: 0)
    world.carousel.items = [1]
    world.stage.advance(frames: 2)
    #expect(world.itemInView == 1 && world.carousel.indicator?.isHidden == true)
    world.carousel.items = [0, 1, 2]
    world.stage.advance(frames: 2)
    #expect(world.carousel.indicator?.isHidden == false)
    #expect(world.carousel.indicator?.numberOfPages == 3)
    #expect(world.carousel.indicator?.currentPage == 1 && world.itemInView == 1)
    world.carousel.items = []
    world.stage.advance(by: 10)
    #expect(world.carousel.currentIndex == nil && world.carousel.indicator?.isHidden == true)
  }

  struct Poster: Identifiable, Hashable {
    var id: Int
    var text: String
  }

  @Test("An item with the same id and other content is reloaded; the others aren't")
  func sameID() {
    var shown: [String] = []
    let carousel = CarouselView<UILabel, Poster>(makePage: { UILabel() }) { label, poster in
      label.text = poster.text
      shown.append(poster.text)
    }
    carousel.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    carousel.items = (0..<4).map { Poster(id: $0, text: "w\($0)") }
    shown = []
    carousel.items = (0..<4).map { Poster(id: $0, text: $0 == 1 ? "new" : "w\($0)") }
    #expect(shown == ["new"] && (carousel.page(at: 1) as? UILabel)?.text == "new")
  }

  @Test("Duplicate items and repeated assignments of the same data are harmless")
  func twins() {
    let world = CarouselWorld()
    world.carousel.items = [1, 1, 1, 2]
    world.stage.advance(by: 30)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let count = Int.random(in: 0...5, using: &random)
      world.carousel.items = (0..<count).map { _ in Int.random(in: 0...3, using: &random) }
      switch Int.random(in: 0...4, using: &random) {
      case 0: world.carousel.move(by: Int.random(in: -2...2, using: &random))
      case 1: world.carousel.scroll(to: Int.random(in: -1...6, using: &random))
      case 2: world.carousel.bounds.size.width = CGFloat.random(in: 0...500, using: &random)
      default: world.stage.advance(by: Double.random(in: 0...3, using: &random))
      }
    }
    world.carousel.bounds.size.width = 300
    world.carousel.items = [1, 2, 3]
    world.stage.advance(by: 1)
    #expect(world.itemInView == world.carousel.currentItem)
    // If the data changes during the turn, an item may arrive under another index than announced.
    #expect(world.isBalanced(byNumber: false))
  }
}
