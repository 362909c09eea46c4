import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// `UIView.transition` and animations with keyframes.
@MainActor @Suite(.serialized) struct ViewTransitionTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  init() {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    card.backgroundColor = .red
    controller.view.addSubview(card)
    stage.show(controller)
    stage.settle()
  }

  private func pixel(_ x: Int, _ y: Int) throws -> (red: Int, blue: Int, green: Int) {
    let picture = try #require(stage.picture())
    return picture.withPixels { bytes in
      let place = y * picture.bytesPerRow + x * 4
      return (Int(bytes[place + 2]), Int(bytes[place]), Int(bytes[place + 1]))
    }
  }

  @Test func aDissolveMixesTheOldAppearanceWithTheNew() throws {
    var ended: [Bool] = []
    UIView.transition(
      with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { card.backgroundColor = .blue }, completion: { ended.append($0) })
    #expect(card.subviews.isEmpty, "what was there before is no subview")
    stage.advance(by: 0.5)
    let middle = try pixel(50, 50)
    #expect((90...165).contains(middle.red) && (90...165).contains(middle.blue))
    stage.advance(by: 0.6)
    let last = try pixel(50, 50)
    #expect(last.red == 0 && last.blue == 255 && ended == [true])
    #expect(stage.settle() && card.layer.sublayers?.isEmpty != false)
  }

  @Test func aFlipShowsTheOldSideThenTheNewAndIsNarrowBetween() throws {
    UIView.transition(
      with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { card.backgroundColor = .blue })
    stage.advance(by: 0.25)
    let first = try pixel(50, 50)
    #expect(first.red == 255 && first.blue == 0)
    stage.advance(by: 0.25)
    let (side, corner) = (try pixel(26, 50), try pixel(74, 50))
    #expect(side == (255, 255, 255) && corner == (255, 255, 255), "the card is seen from its edge")
    stage.advance(by: 0.25)
    let second = try pixel(50, 50)
    #expect(second.red == 0 && second.blue == 255)
    stage.advance(by: 0.4)
    #expect(stage.settle() && card.layer.animationKeys() == nil)
    #expect(CATransform3DIsIdentity(card.layer.transform))
  }

  @Test func theSideThatTheFlipNamesComesToTheFront() throws {
    func heights(_ options: UIView.AnimationOptions) -> (left: CGFloat, right: CGFloat) {
      UIView.transition(with: card, duration: 1, options: [options, .curveLinear], animations: nil)
      stage.advance(by: 0.25)
      let transform = card.layer.presentation()?.transform ?? CATransform3DIdentity
      stage.settle()
      // The scale of a point at the left or right edge is one over its homogeneous coordinate.
      return (1 / (transform.m44 - 30 * transform.m14), 1 / (transform.m44 + 30 * transform.m14))
    }
    let left = heights(.transitionFlipFromLeft)
    #expect(left.left > 1.05 && left.right < 0.95)
    let right = heights(.transitionFlipFromRight)
    #expect(right.left < 0.95 && right.right > 1.05)
  }

  @Test func oneViewTakesTheOthersPlace() throws {
    let other = UIView(frame: card.frame)
    let front = UIView(frame: .zero)
    let container = try #require(card.superview)
    container.addSubview(front)
    var ended: [Bool] = []
    UIView.transition(from: card, to: other, duration: 0.3, options: .transitionFlipFromTop) {
      ended.append($0)
    }
    #expect(container.subviews == [other, front] && card.superview == nil)
    stage.settle()
    #expect(ended == [true])
    container.addSubview(card)
    UIView.transition(
      from: other, to: card, duration: 0.3,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(other.superview === container && other.isHidden && !card.isHidden)
  }

  @Test func aTransitionKeepsTouchesAwayUnlessTheyAreAllowed() {
    UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve, animations: nil)
    #expect(stage.window?.hitTest(CGPoint(x: 50, y: 50), with: nil) !== card)
    stage.settle()
    UIView.transition(
      with: card, duration: 1, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: nil)
    #expect(stage.window?.hitTest(CGPoint(x: 50, y: 50), with: nil) === card)
  }

  // MARK: Keyframes

  private var shownX: CGFloat { card.layer.presentation()?.position.x ?? .nan }

  @Test func keyframesMoveInTheirPartsOfTheAnimation() {
    var ended: [Bool] = []
    card.center.x = 0
    stage.settle()
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { card.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        card.center.x = 40
        card.alpha = 0
      }
    } completion: {
      ended.append($0)
    }
    #expect(card.center.x == 40 && card.alpha == 0, "the model has the last values at once")
    stage.advance(by: 0.25 + stage.frameInterval)
    #expect(abs(shownX - 50) < 3)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 100) < 0.01 && card.layer.presentation()?.opacity == 1)
    stage.advance(by: 0.75)
    #expect(abs(shownX - 70) < 3)
    #expect(abs((card.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    stage.advance(by: 0.6)
    #expect(ended == [true] && card.layer.animationKeys() == nil)
  }

  @Test func keyframesEaseAsAWholeByDefaultAndMayJump() {
    card.center.x = 0
    stage.settle()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { card.center.x = 100 }
    }
    stage.advance(by: 0.25)
    #expect(shownX < 20, "the curve of the whole begins slowly")
    stage.settle()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.x = 0 }
    }
    stage.advance(by: 0.4)
    #expect(shownX == 100)
    stage.advance(by: 0.2)
    #expect(shownX == 0, "it jumps where the keyframe begins")
    stage.settle()
    #expect(shownX == 0)
  }

  @Test func layingOutSubviewsGoesTogetherWithTouches() {
    final class Row: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    row.addSubview(row.child)
    card.addSubview(row)
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .allowUserInteraction]) {
      row.frame.size.width = 60
    }
    stage.advance(by: 0.5)
    let x = row.child.layer.presentation()?.position.x ?? 0
    #expect(x > 20 && x < 50, "the subview moves with its superview")
  }
}
