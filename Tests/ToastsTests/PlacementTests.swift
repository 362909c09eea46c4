import Testing
import UIKit
import UIKitStage

@testable import Toasts

@MainActor @Suite(.serialized) struct PlacementTests {
  @Test(
    "Ten positions",
    arguments: [
      (ToastPosition.top, 30), (.quarter, 215), (.center, 400), (.threeQuarter, 585),
      (.bottom, 770), (.safeTop, 74), (.safeQuarter, 239.5), (.safeCenter, 405),
      (.safeThreeQuarter, 570.5), (.safeBottom, 736),
    ])
  func position(_ position: ToastPosition, _ y: Double) throws {
    let world = ToastWorld(safeTop: 44, safeBottom: 34)
    world.view.makeToast(BlockItem()).position(position).show()
    world.stage.advance(frames: 1)
    let front = try #require(world.front)
    #expect(abs(Double(front.center.y) - y) <= 0.01 && front.center.x == 200)
  }

  @Test func offset() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).position(.bottom, offset: -20).show()
    #expect(try #require(world.front).center.y == 750)
  }

  @Test("A keyboard moves a toast up and back")
  func keyboard() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).position(.bottom).show()
    world.queue.obstructedInsets.bottom = 300
    world.stage.advance(frames: 1)
    let front = try #require(world.front)
    #expect(front.center.y + 30 <= 500)
    world.queue.obstructedInsets.bottom = 0
    world.stage.advance(frames: 1)
    #expect(front.center.y == 770)
  }

  @Test("Toolbars are avoided while they are visible")
  func obstacle() throws {
    let world = ToastWorld()
    let bar = UIView(frame: CGRect(x: 0, y: 740, width: 400, height: 60))
    world.view.addSubview(bar)
    world.queue.avoid(bar)
    world.view.makeToast(BlockItem()).position(.bottom).show()
    world.stage.advance(frames: 1)
    let front = try #require(world.front)
    #expect(front.center.y + 30 == 732)
    bar.isHidden = true
    world.queue.obstaclesDidChange()
    world.stage.advance(frames: 1)
    #expect(front.center.y == 770)
  }

  @Test("Resizing the window repositions it in the same layout pass")
  func resize() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).position(.bottom).duration(.forever).show()
    world.finish()
    world.stage.resize(to: CGSize(width: 700, height: 500))
    world.view.layoutIfNeeded()
    let front = try #require(world.front)
    #expect(front.center == CGPoint(x: 350, y: 470))
    world.stage.advance(frames: 1)
    #expect(front.center == CGPoint(x: 350, y: 470) && front.transform == .identity)
  }

  @Test("Long texts wrap within a part of the view at every width")
  func longWords() throws {
    let world = ToastWorld()
    let text = String(repeating: "many words in a row ", count: 12)
    world.view.makeToast(TextToastItem(text: text)).duration(.forever).show()
    world.stage.advance(frames: 1)
    let front = try #require(world.front)
    #expect(front.bounds.width <= 360 && front.bounds.height > 100)
    let high = front.bounds.height
    world.stage.resize(to: CGSize(width: 1200, height: 800))
    world.stage.advance(frames: 2)
    #expect(front.bounds.height < high && front.bounds.width <= 600)
  }

  @Test("Only the toast receives touches")
  func touches() {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).duration(.forever).show()
    world.finish()
    #expect(world.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === world.view)
    #expect(world.view.hitTest(CGPoint(x: 200, y: 400), with: nil) !== world.view)
    world.queue.dismissAll()
    world.view.makeToast(BlockItem()).passesTouches().show()
    world.finish()
    #expect(world.view.hitTest(CGPoint(x: 200, y: 400), with: nil) === world.view)
  }

  @Test("Corners: eight points, half the height, or only some")
  func corners() throws {
    let world = ToastWorld()
    world.queue.strategy = .stack
    world.view.makeToast(BlockItem()).show()
    world.view.makeToast(BlockItem()).cornerRadius(.halfHeight)
      .corners([.layerMinXMinYCorner]).show()
    world.stage.advance(frames: 1)
    let layers = world.visible.compactMap { $0.subviews.first?.layer }
    #expect(layers.map(\.cornerRadius) == [8, 30])
    #expect(layers.last?.maskedCorners == [.layerMinXMinYCorner])
  }
}
