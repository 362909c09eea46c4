import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// What pauses a carousel, and that it always continues.
@MainActor @Suite(.serialized) struct PauseTests {
  private func isStill(_ world: CarouselWorld, for seconds: TimeInterval = 20) -> Bool {
    let (index, moves) = (world.carousel.currentIndex, world.moves)
    world.stage.advance(by: seconds)
    return world.carousel.currentIndex == index && world.moves == moves
  }

  /// Whether the next turn begins exactly at the end of the interval.
  private func goesOn(_ world: CarouselWorld) -> Bool {
    let index = world.carousel.currentIndex
    world.stage.advance(by: 4.9)
    guard world.carousel.currentIndex == index else { return false }
    world.stage.advance(by: 0.15)
    return world.carousel.currentIndex != index
  }

  @Test("Autoplay advances after five seconds, and five seconds after each arrival")
  func interval() {
    let world = CarouselWorld()
    #expect(goesOn(world))
    world.stage.settle(limit: 2)
    #expect(goesOn(world))
  }

  @Test(
    "A resting finger pauses autoplay; the interval restarts afterwards", arguments: [false, true])
  func touched(likeJJKit: Bool) {
    let world = CarouselWorld(likeJJKit: likeJJKit)
    world.stage.advance(by: 4)
    world.stage.touchDown(at: world.middle)
    #expect(isStill(world))
    world.stage.touchUp()
    #expect(goesOn(world))
  }

  @Test(
    "A drag that is released without velocity continues autoplay", arguments: [0.0, 40.0, 333.33],
    [false, true])
  func slowDrag(way: CGFloat, likeJJKit: Bool) {
    let world = CarouselWorld(likeJJKit: likeJJKit)
    let start = CGPoint(x: world.middle.x + 150, y: world.middle.y)
    world.stage.touchDown(at: start)
    world.stage.advance(frames: 1)
    world.stage.touchMove(to: CGPoint(x: start.x - way - 10, y: start.y), duration: 0.3)
    #expect(isStill(world, for: 10))
    world.stage.touchMove(to: CGPoint(x: start.x - way, y: start.y), duration: 0.1)
    world.stage.advance(by: 0.5)
    world.stage.touchUp()
    world.stage.settle(limit: 2)
    #expect(!world.carousel.paging.isMoving && goesOn(world) && world.steps.last != nil)
  }

  @Test(
    "A pointer over the carousel pauses it, except in JJKit's style", arguments: [false, true])
  func hovered(likeJJKit: Bool) {
    let world = CarouselWorld(likeJJKit: likeJJKit)
    world.stage.hover(at: world.middle)
    #expect(isStill(world) != likeJJKit)
    world.stage.hover(at: CGPoint(x: 5, y: 800))
    if !likeJJKit { #expect(goesOn(world)) }
  }

  @Test(
    "Outside of a window no timer runs, and unfinished page turns are completed",
    arguments: [false, true])
  func outOfWindow(likeJJKit: Bool) {
    let world = CarouselWorld(likeJJKit: likeJJKit)
    world.stage.advance(by: 5.15)
    #expect(world.carousel.paging.isMoving)
    world.leaveWindow()
    #expect(world.itemInView == 1 && world.moves == ["will 1", "did 1"])
    #expect(world.steps.last == CarouselWorld.Step(from: 0, to: 1, fraction: 1))
    let wakes = world.stage.timerWakes
    #expect(isStill(world, for: 10))
    #expect(world.stage.timerWakes == wakes)
    world.comeBack()
    #expect(goesOn(world))
  }

  @Test(
    "When more than half is scrolled away, no timer or frame is scheduled until it is visible"
  )
  func outOfSight() {
    let world = CarouselWorld()
    let scrollView = UIScrollView(frame: world.controller.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    world.controller.view.addSubview(scrollView)
    scrollView.addSubview(world.carousel)
    world.stage.advance(frames: 2)
    scrollView.contentOffset.y = 190
    world.stage.settle(limit: 1)
    #expect(goesOn(world))
    world.stage.settle(limit: 2)
    scrollView.contentOffset.y = 210
    world.stage.settle(limit: 2)
    let (wakes, frames) = (world.stage.timerWakes, world.stage.presentedFrames)
    #expect(isStill(world, for: 10))
    #expect(world.stage.timerWakes == wakes && world.stage.presentedFrames == frames)
    scrollView.contentOffset.y = 0
    world.stage.settle(limit: 1)
    #expect(goesOn(world))
  }

  @Test("A carousel in another tab pauses until its tab is selected")
  func tabs() {
    let world = CarouselWorld()
    let tabs = UITabBarController()
    tabs.viewControllers = [world.controller, UIViewController()]
    world.stage.show(tabs)
    world.stage.advance(by: 1)
    tabs.selectedIndex = 1
    world.stage.advance(by: 1)
    #expect(world.carousel.window == nil && isStill(world))
    tabs.selectedIndex = 0
    world.stage.advance(frames: 2)
    #expect(goesOn(world))
  }

  @Test("With reduced motion, autoplay starts only when the user starts it")
  func reducedMotion() {
    let world = CarouselWorld()
    world.stage.reducesMotion = true
    world.stage.advance(frames: 3)
    #expect(isStill(world) && !world.carousel.isPlaying)
    world.carousel.resume()
    #expect(world.carousel.isPlaying && goesOn(world))
    #expect(!world.carousel.paging.isMoving && world.moves == ["will 1", "did 1"])
    world.carousel.pause()
    #expect(isStill(world))
    world.carousel.useJJKitDefaults()
    world.carousel.resume()
    #expect(goesOn(world))
  }

  @Test("The pause control pauses and resumes autoplay, and is hidden without autoplay")
  func pauseControl() {
    let world = CarouselWorld()
    let control = world.carousel.pauseControl
    world.stage.advance(frames: 2)
    let point = control.convert(CGPoint(x: 22, y: 22), to: nil)
    world.stage.tap(at: point)
    #expect(world.carousel.isPaused && isStill(world) && !control.isPlaying)
    world.stage.tap(at: point)
    #expect(!world.carousel.isPaused && goesOn(world) && control.isPlaying)
    world.stage.settle(limit: 2)
    world.carousel.autoplay = nil
    world.stage.advance(frames: 2)
    #expect(control.isHidden && isStill(world))
  }

  @Test("A pause by the app doesn't discard the user's choice")
  func held() {
    let world = CarouselWorld()
    world.carousel.isSuspended = true
    #expect(isStill(world) && world.carousel.isPlaying)
    world.carousel.isSuspended = false
    #expect(goesOn(world))
    world.stage.settle(limit: 2)
    world.carousel.pause()
    world.carousel.isSuspended = true
    world.carousel.isSuspended = false
    #expect(isStill(world))
  }

  @Test("An item may have its own display duration")
  func displayDuration() {
    let world = CarouselWorld()
    world.carousel.displayDuration = { $0 == 1 ? 9 : $0 == 2 ? 1 : nil }
    #expect(goesOn(world))
    world.stage.settle(limit: 2)
    #expect(isStill(world, for: 8.9))
    world.stage.advance(by: 0.8)
    #expect(world.carousel.currentIndex == 2)
    world.stage.advance(by: 1.7)
    #expect(world.carousel.currentIndex == 3)
  }

  @Test("Without looping, autoplay ends at the last item")
  func ends() {
    let world = CarouselWorld(count: 3)
    world.carousel.isLooping = false
    world.stage.advance(by: 12)
    #expect(world.carousel.currentIndex == 2 && isStill(world))
    world.carousel.isLooping = true
    #expect(goesOn(world) && world.carousel.currentIndex == 0)
  }
}
