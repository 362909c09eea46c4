import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct DismissDragTests {
  static let height: CGFloat = 844
  static let start = CGPoint(x: 195, y: 400)

  private func drag(
    _ world: BrowserWorld, by way: CGPoint, duration: Double, hold: Double = 0
  ) {
    let start = Self.start
    world.stage.drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: duration,
      hold: hold)
  }

  @Test("A long drag that rests before its release dismisses")
  func farAndHeld() {
    let world = BrowserWorld()
    world.open(1)
    drag(world, by: CGPoint(x: 0, y: 0.3 * Self.height), duration: 0.4, hold: 0.3)
    world.settle()
    #expect(world.closed == [1])
  }

  @Test("A short drag that rests before its release doesn't dismiss")
  func littleAndHeld() {
    let world = BrowserWorld()
    let browser = world.open(1)
    drag(world, by: CGPoint(x: 0, y: 0.04 * Self.height), duration: 0.2, hold: 0.3)
    world.settle()
    #expect(world.closed.isEmpty && browser.isOpen)
    #expect(distance(world.window, OpeningTests.fit) <= 1)
  }

  @Test("A short flick dismisses")
  func flick() {
    let world = BrowserWorld()
    world.open(1)
    drag(world, by: CGPoint(x: 0, y: 60), duration: 0.075)
    world.settle()
    #expect(world.closed == [1])
  }

  @Test("Released while moving up, it stays open")
  func movingUp() {
    let world = BrowserWorld()
    let browser = world.open(1)
    world.stage.touchDown(at: Self.start)
    world.stage.touchMove(
      to: CGPoint(x: 195, y: 400 + 0.45 * Self.height), duration: 0.4)
    world.stage.touchMove(to: CGPoint(x: 195, y: 400 + 0.4 * Self.height), duration: 0.14)
    world.stage.touchUp()
    world.settle()
    #expect(world.closed.isEmpty && browser.isOpen)
  }

  @Test("A cancelled touch keeps it open, however far it moved")
  func cancelled() {
    let world = BrowserWorld()
    let browser = world.open(1)
    world.stage.touchDown(at: CGPoint(x: 195, y: 200))
    world.stage.touchMove(to: CGPoint(x: 195, y: 200 + 0.6 * Self.height), duration: 0.3)
    world.stage.touchCancel()
    world.settle()
    #expect(world.closed.isEmpty && browser.isOpen)
    #expect(browser.transitionController.morphView.isHidden && world.hidden.isEmpty)
  }

  @Test("A drag that begins sideways pages and never dismisses")
  func sideways() {
    let world = BrowserWorld()
    let browser = world.open(1)
    drag(world, by: CGPoint(x: -250, y: 120), duration: 0.25)
    world.settle()
    #expect(browser.currentIndex == 2 && world.closed.isEmpty)
  }

  @Test("An upward drag doesn't dismiss")
  func upwards() {
    let world = BrowserWorld()
    let browser = world.open(1)
    world.stage.touchDown(at: Self.start)
    world.stage.touchMove(to: CGPoint(x: 195, y: 200), duration: 0.2)
    #expect(browser.transitionController.phase == .presented)
    world.stage.touchUp()
    world.settle()
    #expect(browser.isOpen && world.closed.isEmpty)
  }

  @Test("The photo follows the finger, shrinks and reveals the grid with the distance")
  func fingerLock() {
    let world = BrowserWorld()
    let browser = world.open(1)
    let start = CGPoint(x: 120, y: 380)
    let unit = CGPoint(
      x: (start.x - OpeningTests.fit.minX) / OpeningTests.fit.width,
      y: (start.y - OpeningTests.fit.minY) / OpeningTests.fit.height)
    world.stage.touchDown(at: start)
    world.stage.advance(frames: 1)
    var lastBackdrop: CGFloat = 1
    for step in 1...40 {
      let way = CGFloat(step) * 0.5 * Self.height / 40
      let finger = CGPoint(x: start.x + way / 4, y: start.y + way)
      world.stage.touchMove(to: finger)
      world.stage.advance(frames: 1)
      guard browser.transitionController.phase == .held else { continue }
      let frame = browser.transitionController.morphView.photoFrame
      let point = CGPoint(
        x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
      #expect(abs(point.x - finger.x) <= 1 && abs(point.y - finger.y) <= 1)
      let part = way / Self.height
      let scale = frame.width / 390
      #expect(abs(scale - max(0.3, 1 - part)) <= 0.01)
      #expect(abs(browser.backdropView.alpha - scale * scale) <= 0.02)
      #expect(browser.backdropView.alpha <= lastBackdrop)
      lastBackdrop = browser.backdropView.alpha
      if part >= 0.1 { #expect(browser.chrome.alpha < 0.01) }
      #expect(world.root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    #expect(browser.transitionController.phase == .held)
    world.stage.touchCancel()
    world.stage.advance(by: 0.3)
    #expect(browser.chrome.alpha > 0.9)
  }

  @Test("A second finger does not make it jump")
  func secondFinger() {
    let world = BrowserWorld()
    world.open(1)
    world.stage.touchDown(at: Self.start, finger: 1)
    world.stage.touchMove(to: CGPoint(x: 195, y: 550), finger: 1, duration: 0.2)
    let before = world.window
    world.stage.touchDown(at: CGPoint(x: 300, y: 200), finger: 2)
    world.stage.advance(frames: 2)
    #expect(distance(world.window, before) <= 1)
    world.stage.touchMove(to: CGPoint(x: 196, y: 551), finger: 1)
    world.stage.advance(frames: 1)
    #expect(distance(world.window, before) <= 3)
    world.stage.touchUp(finger: 2)
    world.stage.touchCancel(finger: 1)
    world.settle()
    #expect(world.closed.isEmpty)
  }

  @Test("A long image scrolls to its top before it can be dismissed")
  func longPicture() {
    let world = BrowserWorld()
    world.photoSize = CGSize(width: 1080, height: 30000)
    world.image = BrowserWorld.picture(width: 108, height: 3000)
    let browser = world.open(1)
    drag(world, by: CGPoint(x: 0, y: -200), duration: 0.4, hold: 0.2)
    world.settle()
    let scrolled = browser.pageContent?.frame.minY ?? 0
    #expect(scrolled < -150)
    drag(world, by: CGPoint(x: 0, y: 100), duration: 0.4, hold: 0.2)
    world.settle()
    #expect(world.closed.isEmpty && (browser.pageContent?.frame.minY ?? 0) > scrolled)
    drag(world, by: CGPoint(x: 0, y: 300), duration: 0.3, hold: 0.2)
    world.settle()
    #expect(browser.pageContent?.frame.minY == 0)
    drag(world, by: CGPoint(x: 0, y: 300), duration: 0.3, hold: 0.2)
    world.settle()
    #expect(world.closed == [1])
  }
}
