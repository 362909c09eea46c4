import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PageControlTests {
  private let stage = Stage(size: CGSize(width: 400, height: 200))
  private let controller = UIViewController()
  private let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 400, height: 26))
  private let pages = Pages()

  final class Pages { var seen: [Int] = [] }

  init() {
    stage.show(controller)
    control.numberOfPages = 5
    controller.view.addSubview(control)
    control.addAction(
      UIAction { [pages, control] _ in pages.seen.append(control.currentPage) }, for: .valueChanged)
    stage.settle()
  }

  @Test func theSizeMatchesUIKits() {
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 110, height: 26))
    #expect(!control.hidesForSinglePage && control.allowsContinuousInteraction)
  }

  @Test func theCurrentPageIsClamped() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    #expect(pages.seen.isEmpty, "only the user's changes send actions")
  }

  @Test func tapsMoveByOnePage() {
    stage.tap(at: CGPoint(x: 300, y: 113))
    stage.tap(at: CGPoint(x: 300, y: 113))
    stage.tap(at: CGPoint(x: 100, y: 113))
    #expect(pages.seen == [1, 2, 1])
    control.semanticContentAttribute = .forceRightToLeft
    stage.tap(at: CGPoint(x: 100, y: 113))
    #expect(control.currentPage == 2)
    control.currentPage = 4
    stage.tap(at: CGPoint(x: 100, y: 113))
    #expect(pages.seen == [1, 2, 1, 2], "there is nothing after the last")
  }

  @Test func aDragScrubsThePages() {
    // Five slots of 18 points around the middle: the first begins at 155.
    stage.touchDown(at: CGPoint(x: 164, y: 113))
    stage.touchMove(to: CGPoint(x: 210, y: 113), duration: 0.1)
    #expect(control.interactionState == .continuous && control.currentPage == 3)
    stage.touchMove(to: CGPoint(x: 390, y: 113), duration: 0.1)
    stage.touchUp()
    #expect(control.currentPage == 4 && control.interactionState == .none)
    #expect(pages.seen == pages.seen.sorted())
    control.allowsContinuousInteraction = false
    stage.drag(from: CGPoint(x: 236, y: 113), to: CGPoint(x: 164, y: 113))
    #expect(control.currentPage == 4)
  }

  @Test func arrowsHomeAndEndChangeThePage() {
    stage.press(.keyboardTab)
    #expect(control.isFirstResponder && control.state.contains(.focused))
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardEnd)
    stage.press(.keyboardLeftArrow)
    #expect(pages.seen == [1, 4, 3])
  }

  @Test func manyPagesShowTheDotsAroundTheCurrentOne() throws {
    control.frame.size.width = 120
    control.numberOfPages = 1000
    control.currentPage = 500
    stage.settle()
    let row = try #require(control.subviews.last as? PageDots)
    #expect(row.visibleCount == 5 && row.subviews.count == 5)
    let bright = row.subviews.filter { $0.backgroundColor == .white }
    #expect(bright.count == 1)
    #expect(row.subviews.contains { $0.transform.a < 1 }, "there are more pages beyond the edge")
  }

  @Test func aSinglePageMayHideTheControl() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    stage.settle()
    #expect(control.subviews.last?.isHidden == true)
    control.numberOfPages = 2
    stage.settle()
    #expect(control.subviews.last?.isHidden == false)
  }
}

@MainActor @Suite(.serialized) struct KeyboardFocusTests {
  @Test func tabVisitsEnabledControlsAndSpacePressesThem() {
    let stage = Stage(size: CGSize(width: 400, height: 200))
    let controller = UIViewController()
    stage.show(controller)
    var taps: [Int] = []
    let buttons = (0..<4).map { index in
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "\(index)") { _ in taps.append(index) })
      button.frame = CGRect(x: index * 60, y: 0, width: 50, height: 30)
      controller.view.addSubview(button)
      return button
    }
    buttons[1].isEnabled = false
    buttons[2].isHidden = true
    stage.settle()
    stage.press(.keyboardTab)
    #expect(buttons[0].isFirstResponder && buttons[0].focusRing != nil)
    stage.press(.keyboardTab)
    #expect(buttons[3].isFirstResponder && buttons[0].focusRing == nil)
    stage.keyDown(.keyboardSpacebar)
    #expect(buttons[3].isHighlighted && taps.isEmpty)
    stage.keyUp(.keyboardSpacebar)
    #expect(taps == [3] && !buttons[3].isHighlighted)
    stage.press(.keyboardTab, modifiers: .shift)
    #expect(buttons[0].isFirstResponder)
    stage.press(.keyboardReturnOrEnter)
    #expect(taps == [3, 0])
    buttons[0].removeFromSuperview()
    #expect(controller.view.window?.firstResponder == nil)
  }
}
