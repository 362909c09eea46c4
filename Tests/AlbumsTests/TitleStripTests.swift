import Testing
import UIKit
import UIKitStage

@testable import Albums

@MainActor @Suite(.serialized) struct TitleStripTests {
  private let stage = Stage(size: CGSize(width: 390, height: 200))
  private let strip = TitleStrip()
  private let root = UIViewController()

  private func show(_ count: Int) {
    stage.show(root)
    strip.frame = CGRect(x: 0, y: 40, width: 390, height: TitleStrip.height)
    root.view.addSubview(strip)
    strip.setTitles((0..<count).map { "Folder \($0)(\($0 * 7))" })
    stage.advance(frames: 2)
  }

  @Test func onlyTitlesInViewHaveButtons() {
    show(500)
    #expect(strip.buttons.count < 8 && strip.buttons[0] != nil)
    strip.select(250)
    stage.advance(by: 1.5)
    #expect(strip.buttons[250] != nil && strip.buttons[0] == nil && strip.buttons.count < 8)
    let middle = strip.buttons[250].map { $0.convert($0.bounds, to: root.view).midX } ?? 0
    #expect(abs(middle - 195) < 1, "the selected title is centered")
  }

  @Test func titlesFadeTowardsAnEdgeWithMoreTitles() {
    show(2)
    #expect(strip.edgeOpacities == [1, 1])
    strip.setTitles((0..<40).map { "Folder \($0)" })
    stage.advance(by: 1)
    #expect(strip.edgeOpacities == [1, 0])
    strip.select(20)
    stage.advance(by: 1.5)
    #expect(strip.edgeOpacities == [0, 0])
    strip.select(39)
    stage.advance(by: 1.5)
    #expect(strip.edgeOpacities == [0, 1])
  }

  @Test func aJumpIsASpringAnimationThatCanBeReversed() {
    show(4)
    strip.select(3)
    stage.advance(frames: 4)
    let onTheWay = strip.capsuleFrame.minX
    #expect(onTheWay > strip.frames[0].minX && onTheWay < strip.frames[3].minX)
    strip.select(0)
    stage.advance(frames: 1)
    #expect(abs(strip.capsuleFrame.minX - onTheWay) < 40, "it reverses from its position")
    stage.advance(by: 1.5)
    #expect(strip.capsuleFrame == strip.frames[0])
  }

  @Test func removedTitlesLeaveNoButtons() {
    show(30)
    strip.select(29)
    stage.advance(by: 1.5)
    strip.setTitles(["One(1)", "Two(2)"])
    stage.advance(by: 1.5)
    #expect(strip.buttons.keys.sorted() == [0, 1] && strip.selectedIndex == 1)
    strip.setTitles([])
    stage.advance(by: 0.5)
    #expect(strip.buttons.isEmpty && strip.contentWidth < 10)
    strip.select(5)
    strip.setTitles(["New(3)"])
    stage.advance(by: 0.5)
    #expect(strip.capsuleFrame == strip.frames[0])
  }

  @Test func rightToLeftPutsTheFirstTitleAtTheRight() {
    strip.semanticContentAttribute = .forceRightToLeft
    show(4)
    #expect(strip.frames[0].minX > strip.frames[1].minX)
    #expect(strip.frames[0].maxX == strip.contentWidth - 4 && strip.frames[3].minX == 4)
    strip.semanticContentAttribute = .forceLeftToRight
    strip.setNeedsLayout()
    stage.advance(frames: 2)
    #expect(strip.frames[0].minX == 4 && strip.capsuleFrame == strip.frames[0])
  }
}
