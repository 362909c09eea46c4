import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Interaction of motions: fingers, wheels, edges and sizes that change.
@MainActor @Suite(.serialized) struct ScrollMotionTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var target: CGPoint?
    var proposed: CGPoint?
    var ends: [String] = []
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      proposed = targetContentOffset.pointee
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append("decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append("animation") }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let recorder = Recorder()
  private let middle = CGPoint(x: 200, y: 300)

  init() {
    let controller = UIViewController()
    stage.show(controller)
    scrollView.contentSize = CGSize(width: 400, height: 6000)
    scrollView.delegate = recorder
    controller.view.addSubview(scrollView)
    stage.settle()
  }

  private func flick(by distance: CGFloat) {
    stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + distance), duration: 0.1)
  }

  // MARK: Wheel

  @Test func aDetentStartsFromTheCurrentOffset() {
    stage.wheel(at: middle, detents: 1)
    stage.settle()
    flick(by: -250)
    stage.advance(by: 0.3)
    #expect(scrollView.isDecelerating)
    let offset = scrollView.contentOffset.y
    stage.wheel(at: middle, detents: 1)
    #expect(recorder.ends == ["decelerating"], "the deceleration has ended with its delegate call")
    stage.settle()
    #expect(scrollView.contentOffset.y == offset + 53)
    scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    stage.advance(by: 0.05)
    let passing = scrollView.contentOffset.y
    stage.wheel(at: middle, detents: 2)
    stage.settle()
    #expect(scrollView.contentOffset.y == passing + 106)
  }

  @Test func detentsAddUp() {
    for _ in 0..<4 { stage.wheel(at: middle, detents: 1) }
    stage.settle()
    #expect(scrollView.contentOffset.y == 212)
  }

  @Test func aWheelTurnsPagesEvenDuringAPageTurn() {
    scrollView.isPagingEnabled = true
    stage.wheel(at: middle, detents: 1)
    stage.wheel(at: middle, detents: 1)
    stage.settle()
    #expect(scrollView.contentOffset.y == 600, "one flick of a wheel turns one page")
    stage.wheel(at: middle, detents: 1)
    stage.advance(by: 0.17)
    #expect(scrollView.contentOffset.y < 1200)
    stage.wheel(at: middle, detents: 1)
    stage.settle()
    #expect(scrollView.contentOffset.y == 1800)
    stage.wheel(at: middle, detents: -1)
    stage.settle()
    #expect(scrollView.contentOffset.y == 1200)
  }

  @Test func aWheelScrollsHorizontallyWithShiftOrWithoutVerticalContent() {
    scrollView.contentSize = CGSize(width: 2000, height: 6000)
    stage.wheel(at: middle, detents: 2, modifiers: .shift)
    stage.settle()
    #expect(scrollView.contentOffset == CGPoint(x: 106, y: 0))
    scrollView.contentSize = CGSize(width: 2000, height: 600)
    stage.wheel(at: middle, detents: 1)
    stage.settle()
    #expect(scrollView.contentOffset == CGPoint(x: 159, y: 0))
  }

  // MARK: Touches that stop a motion

  @Test func aTapDuringABounceLetsItComeBack() {
    scrollView.contentOffset.y = 60
    flick(by: 280)
    while scrollView.contentOffset.y >= -20, stage.now < 1010 { stage.advance(frames: 1) }
    let beyond = scrollView.contentOffset.y
    #expect(beyond < -20)
    stage.touchDown(at: middle)
    stage.advance(frames: 5)
    #expect(scrollView.isTracking && !scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == beyond, "the touch holds it")
    stage.touchUp()
    stage.advance(frames: 1)
    #expect(scrollView.isDecelerating && !scrollView.isTracking)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 0)
    #expect(recorder.ends == ["decelerating", "decelerating"])
  }

  @Test func aTapDuringAPageTurnEndsOnAPage() {
    scrollView.isPagingEnabled = true
    flick(by: -200)
    stage.advance(by: 0.08)
    let between = scrollView.contentOffset.y
    #expect(between > 300 && between < 590)
    stage.tap(at: middle)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 600)
  }

  @Test func aTouchStopsDecelerationInPlace() {
    flick(by: -250)
    stage.advance(by: 0.2)
    stage.touchDown(at: middle)
    let offset = scrollView.contentOffset.y
    stage.advance(frames: 3)
    stage.touchUp()
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func aTapOnTheWayToADelegatesTargetStillReachesIt() {
    recorder.target = CGPoint(x: 0, y: 777)
    flick(by: -200)
    #expect((recorder.proposed?.y ?? 0) > 500)
    stage.advance(by: 0.1)
    #expect(scrollView.contentOffset.y != 777)
    stage.tap(at: middle)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 777)
  }

  // MARK: Edges

  @Test func contentHeldBeyondAnEdgeReturnsAsMeasured() {
    stage.touchDown(at: CGPoint(x: 200, y: 100))
    stage.advance(frames: 1)
    stage.touchMove(to: CGPoint(x: 200, y: 400), duration: 0.3)
    stage.advance(by: 0.3)
    let start = scrollView.contentOffset.y
    #expect(start < -100)
    let released = stage.now
    stage.touchUp()
    for _ in 0..<12 {
      stage.advance(frames: 1)
      let t = stage.now - released
      let expected = start * CGFloat(46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
      #expect(abs(scrollView.contentOffset.y - expected) <= 0.5, "after \(t) s")
    }
  }

  @Test func aFlickInwardsFromBeyondAnEdgeScrollsOn() {
    stage.touchDown(at: CGPoint(x: 200, y: 100))
    stage.advance(frames: 1)
    stage.touchMove(to: CGPoint(x: 200, y: 500), duration: 0.3)
    #expect(scrollView.contentOffset.y < -100)
    stage.touchMove(to: CGPoint(x: 200, y: 330), duration: 0.08)
    #expect(scrollView.contentOffset.y < -30, "still beyond the edge when released")
    stage.touchUp()
    #expect((recorder.proposed?.y ?? 0) > 300)
    #expect(stage.settle())
    #expect(abs(scrollView.contentOffset.y - (recorder.proposed?.y ?? 0)) <= 1)
  }

  @Test func shrinkingContentDuringAMotionEndsAtItsEdge() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    stage.advance(by: 0.05)
    scrollView.contentSize.height = 2000
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 1400)
    #expect(recorder.ends == ["animation"])
    flick(by: 250)
    stage.advance(by: 0.1)
    scrollView.contentSize.height = 900
    #expect(stage.settle())
    #expect((0...300).contains(scrollView.contentOffset.y))
  }

  @Test func growingTheViewDuringAMotionEndsAtItsEdge() {
    scrollView.contentSize.height = 1500
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.advance(by: 0.05)
    scrollView.frame.size.height = 1000
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 500)
  }

  // MARK: Target offsets

  @Test func theDelegateMayChangeTheTargetOffset() {
    recorder.target = CGPoint(x: 0, y: 450)
    flick(by: -200)
    #expect(scrollView.isDecelerating)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 450)
    recorder.target = CGPoint(x: 0, y: 99_999)
    flick(by: -100)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 5400, "but none beyond the content")
  }

  @Test func atItsEdgeAnInnerScrollViewPassesTheDragOn() {
    let inner = UIScrollView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 500)
    scrollView.addSubview(inner)
    stage.settle()
    let (low, high) = (CGPoint(x: 200, y: 350), CGPoint(x: 200, y: 250))
    stage.drag(from: low, to: high, hold: 0.3)
    stage.settle()
    #expect(inner.contentOffset.y == 90 && scrollView.contentOffset.y == 0)
    inner.contentOffset.y = 200
    stage.drag(from: low, to: high, hold: 0.3)
    stage.settle()
    #expect(inner.contentOffset.y == 200 && scrollView.contentOffset.y == 90)
    stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200), hold: 0.3)
    stage.settle()
    #expect(inner.contentOffset.y == 110 && scrollView.contentOffset.y == 90)
    inner.contentOffset.y = 200
    stage.wheel(at: CGPoint(x: 200, y: 200), detents: 1)
    stage.settle()
    #expect(inner.contentOffset.y == 200 && scrollView.contentOffset.y == 143)
  }

  // MARK: Edge cases

  @Test func contentOfFractionalSizeReachesItsEndExactly() {
    for height in [1400.3, 1400.7] as [CGFloat] {
      scrollView.contentSize.height = height
      scrollView.contentOffset = .zero
      for _ in 0..<4 { flick(by: -280) }
      stage.settle()
      #expect(scrollView.contentOffset.y == height - 600, "nothing beyond is shown")
    }
  }

  @Test func removedWhileOverscrolledItReturnsWithinItsContent() {
    let parent = scrollView.superview
    func leave() {
      scrollView.removeFromSuperview()
      stage.advance(frames: 2)
      parent?.addSubview(scrollView)
      stage.settle()
      #expect(scrollView.contentOffset == .zero)
    }
    // While springing back, dragged, and stopped by a touch.
    flick(by: 250)
    #expect(scrollView.contentOffset.y < 0)
    leave()
    stage.touchDown(at: middle)
    stage.touchMove(to: CGPoint(x: 200, y: 550), duration: 0.1)
    #expect(scrollView.contentOffset.y < 0)
    leave()
    stage.touchUp()
    flick(by: 250)
    stage.touchDown(at: middle)
    #expect(scrollView.contentOffset.y < 0)
    leave()
  }

  @Test func anEarlyDetentDoesNotStopBetweenPages() {
    scrollView.isPagingEnabled = true
    stage.wheel(at: middle, detents: 1)
    stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.04)
    #expect(scrollView.isDecelerating)
    stage.wheel(at: middle, detents: 1)
    stage.settle()
    #expect(scrollView.contentOffset.y.truncatingRemainder(dividingBy: 600) == 0)
  }
}
