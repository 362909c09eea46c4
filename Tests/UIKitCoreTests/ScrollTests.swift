import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@Suite struct ScrollPhysicsTests {
  @Test func decelerationMatchesUIKitsDistanceAndDuration() {
    let target = ScrollPhysics.target(from: 0, velocity: 3000, rate: 0.998)
    #expect(abs(target - 1492) < 1)
    #expect(abs(ScrollPhysics.duration(velocity: 3000, rate: 0.998) - 2.85) < 0.01)
    #expect(ScrollPhysics.target(from: 7, velocity: 9, rate: 0.998) == 7)
    let motion = AxisMotion.deceleration(start: 0, velocity: 3000, rate: 0.998, since: 0)
    #expect(abs(motion.position(at: 2.85) - target) < 0.5)
  }

  @Test func aBounceOvershootsLikeUIKits() {
    let bounce = AxisMotion.bounce(edge: 0, offset: 0, velocity: 3005, since: 0)
    let peak = (0..<1000).map { bounce.position(at: Double($0) / 1000) }.max() ?? 0
    #expect(abs(peak - 100.5) < 0.5)
  }

  @Test func rubberBandingResistsAndCanBeInverted() {
    #expect(abs(ScrollPhysics.rubberBand(100, dimension: 800) - 51.46) < 0.1)
    for distance in [-500.0, -1, 0, 3, 250, 2000] {
      let seen = ScrollPhysics.rubberBand(distance, dimension: 600)
      #expect(abs(ScrollPhysics.inverseRubberBand(seen, dimension: 600) - distance) < 1e-6)
      #expect(abs(seen) <= abs(distance))
    }
  }
}

@MainActor @Suite(.serialized) struct ScrollViewTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity: CGPoint = .zero
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("willBeginDragging")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "didScroll" { calls.append("didScroll") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      calls.append("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("didEndScrollingAnimation")
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let recorder = Recorder()

  init() {
    let controller = UIViewController()
    stage.show(controller)
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    scrollView.delegate = recorder
    controller.view.addSubview(scrollView)
    stage.settle()
  }

  @Test func aFlickDecelerates() {
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
    #expect(scrollView.isDecelerating)
    #expect(recorder.velocity.y > 1, "points per millisecond")
    let offset = scrollView.contentOffset.y
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y > offset + 300)
    #expect(
      recorder.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func aRestingFingerCausesNoDeceleration() {
    stage.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2, hold: 0.3)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 190), "ten points of hysteresis")
    #expect(!scrollView.isDecelerating)
    #expect(recorder.calls.last == "didEndDragging false")
  }

  @Test func beyondTheEdgeItResistsAndComesBack() {
    stage.touchDown(at: CGPoint(x: 200, y: 100))
    stage.advance(frames: 1)
    stage.touchMove(to: CGPoint(x: 200, y: 300), duration: 0.2)
    let expected = -ScrollPhysics.rubberBand(190, dimension: 600)
    #expect(abs(scrollView.contentOffset.y - expected) <= 1)
    stage.touchUp()
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func shrinkingContentAdjustsTheOffset() {
    scrollView.contentOffset.y = 4000
    scrollView.contentSize.height = 1000
    #expect(scrollView.contentOffset.y == 400)
  }

  @Test func aWheelScrollsByItsNotchesAndNotBeyond() {
    stage.wheel(at: CGPoint(x: 200, y: 300), detents: 2)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 106)
    stage.wheel(at: CGPoint(x: 200, y: 300), detents: -5)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func pagingTurnsAtMostOnePage() {
    scrollView.isPagingEnabled = true
    stage.drag(from: CGPoint(x: 200, y: 580), to: CGPoint(x: 200, y: 20), duration: 0.05)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 600)
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.3, hold: 0.3)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 600, "a short drag goes back")
  }

  @Test func animatedOffsetsArriveAndCallTheDelegateOnce() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    stage.advance(by: 0.1)
    #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 800)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 800)
    #expect(recorder.calls.last == "didEndScrollingAnimation")
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func itRestsAtAnEdgeBetweenTwoPixels() {
    scrollView.contentSize.height = scrollView.bounds.height + 300.5
    scrollView.setContentOffset(CGPoint(x: 0, y: 300.5), animated: true)
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y == 300.5)
  }
}
