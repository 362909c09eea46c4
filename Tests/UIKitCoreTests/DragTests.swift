import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct DragTests {
  @Test("A pointer drags after a few points, and drops where something takes it")
  func dropsByPointer() {
    let world = DragWorld()
    world.stage.mouseDown(at: world.start)
    world.stage.advance(frames: 1)
    world.stage.mouseMove(to: CGPoint(x: world.start.x + 4, y: world.start.y))
    world.stage.advance(frames: 1)
    #expect(world.giver.calls == [])
    world.stage.mouseMove(to: CGPoint(x: world.start.x + 8, y: world.start.y))
    world.stage.advance(frames: 1)
    #expect(world.giver.calls == ["items", "lift", "begin"])
    world.stage.mouseMove(to: world.inside)
    world.stage.advance(frames: 1)
    #expect(world.taker.calls == ["enter"] && world.giver.moves == 1)
    world.stage.mouseUp()
    #expect(world.taker.calls == ["enter", "perform", "conclude", "end"])
    #expect(world.taker.texts == ["one"] && world.taker.local == ["one"])
    #expect(world.giver.calls.last == "will end 2")
    world.stage.settle()
    #expect(
      world.giver.calls == [
        "items", "lift", "begin", "lifted 0", "will end 2", "did end 2", "transferred",
      ])
  }

  @Test("Without items nothing is dragged, and nothing by a disabled interaction")
  func needsItems() {
    let world = DragWorld()
    world.giver.texts = []
    world.drag(to: world.inside)
    world.stage.mouseUp()
    #expect(world.giver.calls == ["items"] && world.taker.calls == [])
    world.giver.texts = ["one"]
    world.drag.isEnabled = false
    world.drag(to: world.inside)
    world.stage.mouseUp()
    #expect(world.giver.calls == ["items"] && world.taker.calls == [])
  }

  @Test("A finger lifts after a press, and lets down what it doesn't move")
  func liftsByFinger() {
    let world = DragWorld()
    world.stage.touchDown(at: world.start)
    world.stage.advance(by: 0.4)
    #expect(world.giver.calls == [])
    world.stage.advance(by: 0.2)
    #expect(world.giver.calls == ["items", "lift"])
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.giver.calls == ["items", "lift", "lifted 1", "cancel item"])
    #expect(DragOverlay.count == 0)

    world.giver.calls = []
    world.stage.touchDown(at: world.start)
    world.stage.advance(by: 0.6)
    world.stage.touchMove(to: world.inside, duration: 0.2)
    #expect(world.giver.calls.contains("begin") && world.taker.calls == ["enter"])
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.taker.texts == ["one"] && world.giver.calls.last == "transferred")
  }

  @Test("Escape, or a drop where nothing takes it, lets the items fly back")
  func cancels() {
    let world = DragWorld()
    world.drag(to: world.inside)
    world.stage.press(.keyboardEscape)
    #expect(world.giver.calls.suffix(2) == ["will end 0", "cancel item"])
    #expect(world.taker.calls == ["enter", "exit", "end"])
    world.stage.mouseUp()
    world.stage.settle()
    #expect(world.giver.calls.last == "did end 0" && world.taker.texts == [])

    world.taker.calls = []
    world.drag(to: world.nowhere)
    world.stage.mouseUp()
    world.stage.settle()
    #expect(world.giver.calls.last == "did end 0" && world.taker.calls == [])

    world.taker.operation = .forbidden
    world.drag(to: world.inside)
    world.stage.mouseUp()
    world.stage.settle()
    #expect(world.giver.calls.last == "did end 1" && world.taker.texts == [])
  }

  @Test("Items are moved only where their source allows it")
  func moves() {
    let world = DragWorld()
    world.taker.operation = .move
    world.drag(to: world.inside)
    world.stage.mouseUp()
    world.stage.settle()
    #expect(world.giver.calls.suffix(2) == ["did end 3", "transferred"])
    world.giver.allowsMove = false
    world.drag(to: world.inside)
    world.stage.mouseUp()
    world.stage.settle()
    #expect(world.giver.calls.last == "did end 0" && world.taker.texts == ["one"])
  }

  @Test("A tap of another finger adds items") func adds() throws {
    let world = DragWorld()
    world.giver.added = ["two", "three"]
    world.stage.touchDown(at: world.start)
    world.stage.advance(by: 0.6)
    world.stage.touchMove(to: world.inside, duration: 0.1)
    world.stage.touchDown(at: world.start, finger: 2)
    world.stage.advance(frames: 3)
    world.stage.touchUp(finger: 2)
    world.stage.advance(frames: 2)
    #expect(world.giver.calls.contains("add 2"))
    let overlay = try #require(world.source.window?.windowScene?.drag?.overlay)
    #expect(overlay.badge.text == "3")
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.taker.texts == ["one", "two", "three"])
    #expect(overlay.superview == nil)
  }

  @Test("A finger that is held opens a menu, and drags once it moves") func menus() throws {
    let world = DragWorld()
    let menus = Menus()
    world.source.addInteraction(UIContextMenuInteraction(delegate: menus))
    let scene = try #require(world.source.window?.windowScene)
    world.stage.touchDown(at: world.start)
    world.stage.advance(by: 0.6)
    #expect(scene.menuSession != nil && scene.drag?.phase == .lifted)
    world.stage.touchMove(to: world.inside, duration: 0.2)
    #expect(scene.menuSession == nil && scene.drag?.phase == .dragging)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.taker.texts == ["one"])
    // Without a movement the menu stays.
    world.stage.touchDown(at: world.start)
    world.stage.advance(by: 0.6)
    world.stage.touchUp()
    world.stage.settle()
    #expect(scene.menuSession != nil && scene.drag == nil && world.taker.texts == ["one"])
    scene.menuSession?.dismiss(animated: false)
    world.stage.settle()
    #expect(DragOverlay.count == 0)
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
  }

  @Test("A badge tells what a drop would do") func badge() throws {
    let world = DragWorld()
    world.drag(to: world.nowhere)
    let overlay = try #require(world.source.window?.windowScene?.drag?.overlay)
    #expect(overlay.badge.text == nil)
    world.stage.mouseMove(to: world.inside)
    #expect(overlay.badge.text == "+")
    world.taker.operation = .forbidden
    world.stage.mouseMove(to: CGPoint(x: world.inside.x + 1, y: world.inside.y))
    #expect(overlay.badge.text == "✕")
    world.stage.mouseUp()
    world.stage.settle()
  }

  @Test("Beyond the window other programs are offered the data") func leavesWindow() throws {
    let world = DragWorld()
    world.giver.texts = ["one", "two"]
    world.drag(to: world.inside)
    world.stage.mouseMove(to: CGPoint(x: -20, y: 100))
    world.stage.advance(frames: 1)
    let out = try #require(world.stage.dragOut)
    #expect(out.types.contains("text/plain;charset=utf-8") && out.allowsMove)
    #expect(out.frame.width > 100)
    #expect(world.taker.calls == ["enter", "exit"])
    var text: String?
    out.read("text/plain;charset=utf-8") { text = $0.map { String(decoding: $0, as: UTF8.self) } }
    #expect(text == "one\ntwo")
    out.drop(isMove: true)
    #expect(world.giver.calls.suffix(3) == ["will end 3", "did end 3", "transferred"])
    #expect(world.taker.calls == ["enter", "exit", "end"])
    world.stage.settle()
    #expect(DragOverlay.count == 0)
  }

  @Test("A drag that comes back is that of the app") func comesBack() throws {
    let world = DragWorld()
    world.drag(to: CGPoint(x: -20, y: 100))
    let out = try #require(world.stage.dragOut)
    let back = out.comeBack()
    #expect(back.move(to: world.inside))
    #expect(world.taker.calls == ["enter"])
    back.leave()
    #expect(world.taker.calls == ["enter", "exit"])
    let again = out.comeBack()
    again.move(to: world.inside)
    again.release()
    #expect(world.taker.local == ["one"] && world.taker.texts == ["one"])
    #expect(world.giver.calls.suffix(2) == ["did end 2", "transferred"])
    world.stage.settle()
  }

  @Test("What is restricted to the app offers others nothing") func restricted() throws {
    let world = DragWorld()
    world.giver.isRestricted = true
    world.drag(to: CGPoint(x: -20, y: 100))
    let out = try #require(world.stage.dragOut)
    #expect(out.types == [DragTransfer.ownMIME])
    out.cancel()
    #expect(world.giver.calls.suffix(2) == ["will end 0", "did end 0"])
  }

  @Test("Sessions and previews end with their drags") func leaks() {
    for turn in 0..<30 {
      let world = DragWorld()
      world.drag(to: turn % 3 == 0 ? world.nowhere : world.inside)
      if turn % 3 == 1 { world.stage.press(.keyboardEscape) }
      world.stage.mouseUp()
      world.stage.settle()
    }
    #expect(DragSession.count == 0 && DropSession.count == 0 && DragOverlay.count == 0)
  }
}
