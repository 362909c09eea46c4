import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// Acceptance check 11: automatic page turns in both styles.
@MainActor @Suite(.serialized) struct AutoplayTests {
  struct Course: Sendable, CustomStringConvertible {
    var count: Int
    var direction: CarouselDirection
    var likeJJKit: Bool
    var description: String { "\(count) \(direction)\(likeJJKit ? " like JJKit" : "")" }

    static let all: [Course] = [2, 3, 7].flatMap { count in
      CarouselDirection.allCases.flatMap { direction in
        [false, true].map { Course(count: count, direction: direction, likeJJKit: $0) }
      }
    }
  }

  @Test(
    "Every transition visits the items in order and displays one item a page turn",
    arguments: Course.all)
  func order(course: Course) {
    let world = CarouselWorld(
      count: course.count, direction: course.direction, likeJJKit: course.likeJJKit)
    world.stage.frameInterval = 1.0 / 30
    world.forget()
    for turn in 1...20 {
      for _ in 0..<80 where world.moves.last?.hasPrefix("did") != true {
        world.stage.advance(by: 0.1)
      }
      let index = turn % course.count
      #expect(world.carousel.currentIndex == index && world.itemInView == index)
      #expect(world.displayed.count == 1)
      #expect(world.moves == ["will \(index)", "did \(index)"])
      let before = (turn - 1) % course.count
      #expect(world.steps.allSatisfy { $0.from == before && $0.to == index })
      let fractions = world.steps.map(\.fraction)
      #expect(fractions == fractions.sorted() && fractions.last == 1)
      #expect(fractions.filter { $0 == 1 }.count == 1 && fractions.count > 4)
      world.forget()
    }
    #expect(world.pagesMade <= 5)
  }

  @Test(
    "Pages come from the side that the direction defines", arguments: CarouselDirection.allCases)
  func sides(direction: CarouselDirection) throws {
    let world = CarouselWorld(count: 5, direction: direction)
    let next = try #require(world.carousel.page(at: 1)).frame
    let side: CGVector =
      switch direction {
      case .leadingToTrailing: CGVector(dx: 333.33, dy: 0)
      case .trailingToLeading: CGVector(dx: -333.33, dy: 0)
      case .topToBottom: CGVector(dx: 0, dy: 200)
      case .bottomToTop: CGVector(dx: 0, dy: -200)
      }
    #expect(abs(next.minX - side.dx) < 0.01 && abs(next.minY - side.dy) < 0.01)
  }

  @Test("Right-to-left mirrors the horizontal directions, except in JJKit's style")
  func mirrored() {
    let world = CarouselWorld(count: 5)
    world.carousel.semanticContentAttribute = .forceRightToLeft
    world.stage.advance(frames: 2)
    #expect((world.carousel.page(at: 1)?.frame.minX ?? 0) < 0)
    world.carousel.useJJKitDefaults()
    world.stage.advance(frames: 2)
    #expect((world.carousel.page(at: 1)?.frame.minX ?? 0) > 0)
  }

  @Test("A single item doesn't move, and none hides the carousel", arguments: [0, 1])
  func few(count: Int) {
    let world = CarouselWorld(count: count)
    let wakes = world.stage.timerWakes
    world.stage.advance(by: 20)
    #expect(world.stage.timerWakes == wakes && world.moves.isEmpty)
    #expect(world.carousel.indicator?.isHidden == true && world.carousel.pauseControl.isHidden)
    world.stage.drag(
      from: world.middle, to: CGPoint(x: world.middle.x - 150, y: world.middle.y), duration: 0.1)
    world.stage.advance(by: 1)
    #expect(world.moves.isEmpty && world.carousel.currentIndex == (count == 0 ? nil : 0))
  }

  @Test(
    "In thousands of steps and many removals, the order is exact and autoplay goes on"
  )
  func longRun() {
    var (steps, leaves) = (0, 0)
    let stays = Effort.rounds(8, long: 50)
    let runs = zip([2, 3, 7, 5], CarouselDirection.allCases).enumerated()
    for (run, (count, direction)) in runs {
      let world = CarouselWorld(count: count, direction: direction, likeJJKit: run == 1)
      world.carousel.autoplay?.interval = 0.5
      var random = SeededGenerator(seed: UInt64(count))
      world.forget()
      for _ in 0..<stays {
        world.stage.frameInterval = 0.1
        world.stage.advance(by: Double.random(in: 55...59, using: &random))
        world.leaveWindow()
        let index = world.carousel.currentIndex
        #expect(!world.carousel.paging.isMoving && world.itemInView == index)
        world.stage.advance(by: Double.random(in: 0..<3, using: &random))
        #expect(world.carousel.currentIndex == index)
        world.comeBack()
        // No later than the interval and 50 ms.
        world.stage.frameInterval = 1.0 / 60
        world.stage.advance(by: 0.55)
        #expect(world.carousel.currentIndex != index, "leave \(leaves): it did not go on")
        leaves += 1
      }
      world.stage.frameInterval = 0.1
      while world.moves.count < stays * 100 { world.stage.advance(by: 1) }
      check(world, count: count)
      steps += world.moves.count / 2
    }
    #expect(steps >= stays * 200 && leaves == stays * 4)
  }

  /// All transitions, progress values and displays of a run that began at the first item.
  private func check(_ world: CarouselWorld, count: Int) {
    for (place, move) in world.moves.enumerated() {
      let index = (place / 2 + 1) % count
      guard move != "\(place.isMultiple(of: 2) ? "will" : "did") \(index)" else { continue }
      Issue.record("as call \(place) of \(count) items came \(move)")
      break
    }
    let arrivals = world.moves.count { $0.hasPrefix("did") }
    #expect(world.steps.count { $0.fraction == 1 } == arrivals)
    for (one, next) in zip(world.steps, world.steps.dropFirst()) {
      let goesOn = next.from == one.from && next.to == one.to && next.fraction >= one.fraction
      let isNext = one.fraction == 1 && next.from == one.to && next.to == (one.to + 1) % count
      guard !goesOn, !isNext else { continue }
      Issue.record("after \(one) came \(next)")
      break
    }
    // An unfinished turn at the end of the run has been displayed already.
    #expect((arrivals...arrivals + 1).contains(world.displayed.count))
  }
}
