import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ScrollContentTouchTests {
  private final class Content: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let content = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
  private let button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    scrollView.addSubview(button)
    controller.view.addSubview(scrollView)
    stage.settle()
  }

  private let empty = CGPoint(x: 50, y: 500)
  private let onButton = CGPoint(x: 200, y: 250)

  @Test func contentReceivesRestingTouchesAndTaps() {
    #expect(scrollView.delaysContentTouches && scrollView.canCancelContentTouches)
    stage.touchDown(at: empty)
    stage.advance(by: 0.1)
    #expect(content.heard.isEmpty)
    stage.advance(by: 0.1)
    #expect(content.heard == ["began"])
    stage.touchMove(to: CGPoint(x: 50, y: 400), duration: 0.1)
    #expect(content.heard == ["began", "cancelled"])
    stage.touchUp()
    stage.settle()
    content.heard = []
    stage.tap(at: empty)
    #expect(content.heard == ["began", "ended"])
  }

  @Test func contentNeverReceivesADrag() {
    stage.drag(from: empty, to: CGPoint(x: 50, y: 300), duration: 0.1)
    #expect(content.heard.isEmpty)
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test func contentReceivesTouchesAtOnceWithoutDelaysOrScrolling() {
    scrollView.delaysContentTouches = false
    stage.touchDown(at: empty)
    #expect(content.heard == ["began"])
    stage.touchUp()
    scrollView.delaysContentTouches = true
    scrollView.contentSize = .zero
    content.heard = []
    stage.touchDown(at: empty)
    #expect(content.heard == ["began"])
  }

  @Test func aPressedControlKeepsItsTouch() {
    stage.touchDown(at: onButton)
    stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    stage.touchMove(to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(scrollView.contentOffset.y == 0)
    stage.touchUp()
    stage.drag(from: onButton, to: CGPoint(x: 200, y: 100), duration: 0.1)
    #expect(scrollView.contentOffset.y > 0, "an immediate drag scrolls")
  }

  @Test func contentThatCannotBeCancelledKeepsItsTouch() {
    scrollView.canCancelContentTouches = false
    stage.touchDown(at: empty)
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: 50, y: 300), duration: 0.2)
    stage.touchUp()
    #expect(scrollView.contentOffset.y == 0)
    #expect(content.heard == ["began", "ended"])
  }

  @Test func aTapThatStopsScrollingPressesNothing() {
    stage.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 300), duration: 0.1)
    stage.advance(by: 0.1)
    #expect(scrollView.isDecelerating)
    stage.tap(at: empty)
    #expect(content.heard.isEmpty)
    #expect(!scrollView.isDecelerating)
    stage.settle()
    stage.tap(at: empty)
    #expect(content.heard == ["began", "ended"])
  }

  @Test func insetsFollowTheSafeAreaOnScrollableAxes() {
    let controller = stage.window?.rootViewController
    controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 10)
    stage.settle()
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 10))
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 900, height: 10)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
  }
}
