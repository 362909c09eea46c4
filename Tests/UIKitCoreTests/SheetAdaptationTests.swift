import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Sheets in windows that change their size, and with other settings of the desktop.
@Suite(.serialized) @MainActor struct SheetAdaptationTests {
  @Test func aResizeMovesTheSheetBetweenEdgeAndMiddle() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    sheet.selectedDetentIdentifier = .large
    world.stage.settle()
    world.stage.resize(to: CGSize(width: 1280, height: 800))
    world.stage.settle()
    #expect(world.frame == CGRect(x: 288, y: 20, width: 704, height: 760))
    #expect(world.root.view.frame == CGRect(x: 0, y: 0, width: 1280, height: 800))
    world.stage.resize(to: CGSize(width: 400, height: 900))
    world.stage.settle()
    #expect(world.frame == CGRect(x: 0, y: 20, width: 400, height: 880))
  }

  @Test func theDelegateMakesItFullScreenInACompactWidth() throws {
    let world = SheetWorld(CGSize(width: 1280, height: 800), style: .formSheet)
    world.listener.style = .fullScreen
    let sheet = try world.present()
    world.stage.resize(to: CGSize(width: 400, height: 800))
    world.stage.settle()
    #expect(world.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(world.root.view.window == nil && world.screen.presentationController !== sheet)
    #expect(world.log.take() == ["root willDisappear", "root didDisappear"])
    #expect(world.screen.sheetPresentationController === sheet)
    world.stage.resize(to: CGSize(width: 1280, height: 800))
    world.stage.settle()
    #expect(world.screen.presentationController === sheet)
    #expect(world.frame == CGRect(x: 370, y: 90, width: 540, height: 620))
    #expect(world.log.take() == ["root willAppear", "root didAppear"])
    #expect(world.root.view.window != nil)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.isGone)
  }

  @Test func withReducedMotionItFades() throws {
    let world = SheetWorld()
    world.stage.reducesMotion = true
    world.root.present(world.screen, animated: true)
    world.stage.advance(frames: 6)
    #expect(world.top == 20, "it doesn't move")
    let alpha = world.screen.view.superview?.superview?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    world.stage.settle()
    #expect(!world.screen.isBeingPresented)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.isGone)
  }

  @Test func nothingIsKeptAfterwards() {
    weak var screen: UIViewController?
    weak var sheet: UISheetPresentationController?
    let world = SheetWorld()
    do {
      let made = UIViewController()
      screen = made
      sheet = made.sheetPresentationController
      world.root.present(made, animated: true)
    }
    world.stage.settle()
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(screen == nil && sheet == nil)
    #expect(world.stage.isAtRest)
  }
}
