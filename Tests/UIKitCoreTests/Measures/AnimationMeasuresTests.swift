import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What was measured and documented of Apple's animations.
@MainActor @Suite(.serialized) struct AnimationMeasuresTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    view.backgroundColor = .red
    controller.view.addSubview(view)
    stage.settle()
  }

  private var presentedX: Double { Double(view.layer.presentation()?.position.x ?? .nan) }

  @Test(
    "UIView.animate eases in and out",
    arguments: [
      (0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803),
    ])
  func defaultCurve(part: Double, value: Double) {
    view.center.x = 0
    stage.advance(frames: 1)
    UIView.animate(withDuration: 10) { view.center.x = 1000 }
    stage.advance(frames: 1)
    stage.advance(by: 10 * part)
    expectMeasure(presentedX, 1000 * value, within: max(1, 40 * value))
  }

  @Test("a layer without a view takes the transaction's 0.25 s, also inside UIView.animate")
  func standaloneLayer() {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    stage.advance(frames: 1)
    UIView.animate(withDuration: 2) { layer.opacity = 0 }
    expectMeasure(layer.animation(forKey: "opacity")?.duration ?? 0, 0.25, within: 1e-9)
  }

  @Test("an animation of duration 0 takes the transaction's")
  func durationOfTheTransaction() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    view.layer.add(fade, forKey: "fade")
    expectMeasure(view.layer.animation(forKey: "fade")?.duration ?? 0, 0.25, within: 1e-9)
  }

  @Test("bounds, position, transform and corners add up; the others replace; some don't animate")
  func additiveProperties() {
    func animations(_ change: @escaping (CALayer) -> Void) -> [CAAnimation] {
      view.layer.removeAllAnimations()
      UIView.animate(withDuration: 1) { change(view.layer) }
      return (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) }
    }
    let additive: [(CALayer) -> Void] = [
      { $0.position.x += 1 }, { $0.bounds.size.width += 1 }, { $0.cornerRadius += 1 },
      { $0.transform = CATransform3DMakeScale(2, 2, 1) },
    ]
    let replacing: [(CALayer) -> Void] = [
      { $0.opacity = 0.3 }, { $0.backgroundColor = CGColor(gray: 0.5, alpha: 1) },
    ]
    let immediate: [(CALayer) -> Void] = [
      { $0.borderWidth = 3 }, { $0.borderColor = CGColor(gray: 0.5, alpha: 1) },
      { $0.shadowOffset.width = 9 }, { $0.shadowRadius = 9 }, { $0.zPosition = 2 },
    ]
    for change in additive {
      let found = animations(change)
      #expect(found.count == 1 && (found.first as? CAPropertyAnimation)?.isAdditive == true)
    }
    for change in replacing {
      let found = animations(change)
      #expect(found.count == 1 && (found.first as? CAPropertyAnimation)?.isAdditive == false)
    }
    for change in immediate { #expect(animations(change).isEmpty) }
  }

  @Test("a second additive animation has another key, a second replacing one the same")
  func keys() {
    for _ in 0..<2 {
      UIView.animate(withDuration: 1) {
        view.center.x += 10
        view.alpha -= 0.1
      }
    }
    let keys = view.layer.animationKeys() ?? []
    #expect(keys.count == 3 && keys.contains("position") && keys.contains("opacity"))
  }

  @Test("the spring of UISpringTimingParameters() has m 3, k 1000 and c 500")
  func standardSpring() {
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters())
    view.center.x = 0
    animator.addAnimations { [view] in view.center.x = 1000 }
    animator.startAnimation()
    stage.advance(frames: 1)
    var was = 0.0
    for time in [0.05, 0.1, 0.2, 0.3] {
      stage.advance(by: time - was)
      was = time
      let rate = (1000.0 / 3).squareRoot()
      let value = 1000 * (1 - exp(-rate * time) * (1 + rate * time))
      expectMeasure(presentedX, value, within: 0.02 * value, "\(time) s")
    }
  }

  @Test("animate(springDuration:bounce:) takes a critical spring of 0.5 s, which runs for 0.8 s")
  func springDuration() {
    view.center.x = 0
    var end = 0.0
    UIView.animate(springDuration: 0.5, bounce: 0) {
      view.center.x = 1000
    } completion: { [stage] _ in
      end = stage.now
    }
    stage.advance(frames: 1)
    let start = stage.now
    var was = 0.0
    for time in [0.05, 0.1, 0.2, 0.3] {
      stage.advance(by: time - was)
      was = time
      let value = 1000 * (1 - exp(-4 * .pi * time) * (1 + 4 * .pi * time))
      expectMeasure(presentedX, value, within: 0.02 * value, "\(time) s")
    }
    stage.settle()
    expectMeasure(end - start, 0.8, within: 0.035, "run time")
  }

  @Test("concatenated, the first transform comes first")
  func concatenation() {
    let move = CATransform3DMakeTranslation(34, 0, 0)
    let both = CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 1))
    expectMeasure(both.m41, 68, within: 1e-9)
  }
}
