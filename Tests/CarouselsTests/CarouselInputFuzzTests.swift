import Foundation
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import Carousels
@testable import Paging

/// Carousels and their pages under random input.
@MainActor @Suite(.serialized) struct CarouselInputFuzzTests {
  private static func fault(of world: CarouselWorld) -> String? {
    if let broken = world.stage.brokenLayer { return broken }
    let paging = world.carousel.paging
    let (items, pages) = (world.carousel.items, paging.livePages)
    if paging.subviews.count != pages.count { return "pages that nobody holds" }
    if paging.pool.count > 12 { return "\(paging.pool.count) spare pages" }
    if let index = world.carousel.currentIndex, !items.indices.contains(index) {
      return "at \(index) of \(items.count)"
    }
    return nil
  }

  private static func unrest(of world: CarouselWorld) -> String? {
    if let recognizer = world.stage.busyRecognizer { return "\(recognizer) is \(recognizer.state)" }
    let (carousel, paging) = (world.carousel, world.carousel.paging)
    if carousel.window == nil || carousel.items.isEmpty { return fault(of: world) }
    if paging.isMoving || paging.position != paging.position.rounded() {
      return "\(paging.mode) at \(paging.position)"
    }
    guard let index = carousel.currentIndex,
      (paging.currentPage as? CarouselWorld.Page)?.item == carousel.items[index]
    else { return "another item than the current one is shown" }
    if !world.isBalanced(byNumber: false) { return "moves \(world.moves.suffix(6))" }
    return fault(of: world)
  }

  private func change(_ world: CarouselWorld, _ fuzzer: InputFuzzer) {
    let carousel = world.carousel
    switch fuzzer.roll(9) {
    case 0, 1:
      carousel.items = (0..<fuzzer.roll(8)).map { $0 + fuzzer.roll(3) * 10 }
        .shuffled(using: &fuzzer.dice)
      fuzzer.note("items \(carousel.items)")
      // Its arrival is not reported when there are no items left.
      if carousel.items.isEmpty { world.forget() }
    case 2:
      let size = CGSize(width: fuzzer.number(0...400), height: fuzzer.number(0...300))
      fuzzer.note("size \(size)")
      carousel.frame.size = size
    case 3:
      carousel.itemSize = fuzzer.roll(2) == 0 ? .full : .fraction(fuzzer.number(0.2...1))
      fuzzer.note("items of \(carousel.itemSize)")
    case 4:
      carousel.isLooping.toggle()
      fuzzer.note("loops \(carousel.isLooping)")
    case 5:
      fuzzer.note("leaves or comes")
      if carousel.superview == nil { world.comeBack() } else { world.leaveWindow() }
    case 6:
      let index = fuzzer.roll(10) - 1
      fuzzer.note("to \(index)")
      carousel.scroll(to: index, animated: fuzzer.roll(2) == 0)
    case 7:
      let count = fuzzer.roll(7) - 3
      fuzzer.note("by \(count)")
      carousel.move(by: count, animated: fuzzer.roll(3) > 0)
    default:
      carousel.direction = [.leadingToTrailing, .trailingToLeading, .topToBottom][fuzzer.roll(3)]
      fuzzer.note("\(carousel.direction)")
    }
  }

  @Test(arguments: Effort.seeds(10, long: 200))
  func carouselsComeToRestAfterAnyInputAndDataChange(seed: UInt64) {
    let world = CarouselWorld()
    world.carousel.autoplay = nil
    let fuzzer = InputFuzzer(world.stage, seed: seed)
    for _ in 0..<8 {
      for _ in 0..<15 {
        if fuzzer.roll(3) == 0 { change(world, fuzzer) } else { fuzzer.act() }
        if let fault = Self.fault(of: world) {
          Issue.record("seed \(seed): \(fault) after \(fuzzer.story)")
          return
        }
      }
      fuzzer.releaseAll()
      let isAtRest = world.stage.settle()
      if let unrest = Self.unrest(of: world) ?? (isAtRest ? nil : "frames go on") {
        Issue.record("seed \(seed): \(unrest) after \(fuzzer.story)")
        return
      }
    }
  }

  @Test func reversedBeforeItMovedItReportsItsArrival() {
    let world = CarouselWorld()
    world.carousel.autoplay = nil
    world.forget()
    world.carousel.scroll(to: 1)
    world.carousel.scroll(to: 0)
    world.stage.settle()
    #expect(world.moves == ["will 1", "will 0", "did 0"])
  }
}
