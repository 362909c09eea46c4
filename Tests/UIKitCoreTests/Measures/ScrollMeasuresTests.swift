import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What was measured of Apple's scroll views, as a finger sees it here.
@MainActor @Suite(.serialized) struct ScrollMeasuresTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    /// In points per millisecond.
    var velocity: CGFloat = 0
    var proposed: CGFloat = 0
    var (start, released): (CGFloat, Double) = (0, 0)
    var hasEnded = false
    var now: () -> Double = { 0 }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity.y
      (start, released) = (scrollView.contentOffset.y, now())
      proposed = targetContentOffset.pointee.y
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hasEnded = true }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let recorder = Recorder()

  init() {
    let controller = UIViewController()
    stage.show(controller)
    scrollView.contentSize = CGSize(width: 400, height: 60_000)
    scrollView.delegate = recorder
    recorder.now = { [stage] in stage.now }
    controller.view.addSubview(scrollView)
    stage.settle()
  }

  /// Flicks upwards, lets go, and returns the speed then.
  private func flick() -> Double {
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
    return recorder.velocity * 1000
  }

  @Test func decelerationRates() {
    expectMeasure(1 - UIScrollView.DecelerationRate.normal.rawValue, 0.002, within: 1e-6, "normal")
    expectMeasure(1 - UIScrollView.DecelerationRate.fast.rawValue, 0.01, within: 1e-6, "fast")
    #expect(scrollView.decelerationRate == .normal)
  }

  @Test("willEndDragging tells the velocity in points per millisecond")
  func reportedVelocity() {
    _ = flick()
    expectMeasure(recorder.velocity, 2, within: 0.02)
  }

  @Test(
    "a flick ends at 10 pt/s, (v − 10) · 0.499 on",
    arguments: [
      (UIScrollView.DecelerationRate.normal, 0.499, 0.998), (.fast, 0.099, 0.99),
    ])
  func stoppingPlaceAndTime(rate: UIScrollView.DecelerationRate, factor: Double, base: Double) {
    scrollView.decelerationRate = rate
    let speed = flick()
    let (start, released) = (recorder.start, recorder.released)
    while !recorder.hasEnded, stage.now < released + 10 { stage.advance(by: 0.002) }
    let way = (speed - 10) * factor
    expectMeasure(recorder.proposed - start, way, within: 1, "proposed")
    expectMeasure(scrollView.contentOffset.y - start, way, within: 1, "way")
    let duration = log(10 / speed) / (1000 * log(base))
    expectMeasure(stage.now - released, duration, within: 0.01, "duration")
  }

  @Test("a flick of 3000 pt/s takes 2.85 s for 1492 pt")
  func publishedFlick() {
    expectMeasure(ScrollPhysics.duration(velocity: 3000, rate: 0.998), 2.85, within: 0.01)
    expectMeasure(ScrollPhysics.target(from: 0, velocity: 3000, rate: 0.998), 1492, within: 1)
  }

  @Test("position after t seconds: x0 + v · 0.499 · (1 − r^(1000 t))")
  func position() {
    let speed = flick()
    let (start, released) = (recorder.start, recorder.released)
    for _ in 0..<5 {
      stage.advance(by: 0.2)
      let part = 1 - pow(0.998, 1000 * (stage.now - released))
      expectMeasure(scrollView.contentOffset.y - start, speed * 0.499 * part, within: 1)
    }
  }

  @Test("a projection is x0 + v/1000 · r/(1 − r)")
  func projection() {
    expectMeasure(ScrollPhysics.factor(0.998), 0.499, within: 1e-6)
    expectMeasure(ScrollPhysics.factor(0.99), 0.099, within: 1e-6)
  }

  @Test("the velocity is that of the last 100 ms")
  func velocityWindow() {
    let pan = scrollView.panGestureRecognizer
    stage.touchDown(at: CGPoint(x: 200, y: 590))
    var y = 590.0
    func move(at speed: Double, for seconds: Double) {
      for _ in 0..<Int((seconds / 0.002).rounded()) {
        stage.advance(by: 0.002)
        y -= speed * 0.002
        stage.touchMove(to: CGPoint(x: 200, y: y))
      }
    }
    move(at: 300, for: 0.3)
    move(at: 4000, for: 0.05)
    expectMeasure(-pan.velocity(in: scrollView.superview).y, 2150, within: 60)
    stage.touchUp()
  }

  @Test("beyond an edge: (1 − 1/(0.55 d/h + 1)) · h")
  func rubberBand() {
    stage.touchDown(at: CGPoint(x: 200, y: 50))
    stage.touchMove(to: CGPoint(x: 200, y: 550), duration: 0.5)
    let distance = 490.0
    let seen = (1 - 1 / (0.55 * distance / 600 + 1)) * 600
    expectMeasure(-scrollView.contentOffset.y, seen, within: 1)
    stage.touchUp()
    stage.settle()
  }

  @Test("a bounce at 3005 pt/s goes 100.5 pt beyond the edge")
  func thrownBounce() {
    let bounce = AxisMotion.bounce(edge: 0, offset: 0, velocity: 3005, since: 0)
    let peak = (0..<1000).map { bounce.position(at: Double($0) / 1000) }.max() ?? 0
    expectMeasure(peak, 100.5, within: 0.5)
  }

  @Test("content held beyond an edge comes back with 9 and 46 per second")
  func returnFromRest() {
    stage.touchDown(at: CGPoint(x: 200, y: 50))
    stage.touchMove(to: CGPoint(x: 200, y: 550), duration: 0.3)
    stage.advance(by: 0.3)
    let start = scrollView.contentOffset.y
    stage.touchUp()
    var was = 0.0
    for time in [0.02, 0.05, 0.1, 0.2] {
      stage.advance(by: time - was)
      was = time
      let part = (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      expectMeasure(scrollView.contentOffset.y, start * part, within: 0.7, "after \(time) s")
    }
  }

  @Test("below 50 pt/s content returns as from rest")
  func restSpeed() {
    func place(_ speed: CGFloat) -> CGFloat {
      AxisMotion.bounce(edge: 0, offset: 100, velocity: speed, since: 0).position(at: 0.05)
    }
    let resting = place(0)
    #expect(place(47) == resting && place(-47) == resting)
    #expect(place(53) != resting && place(-53) != resting)
  }
}
