import Foundation
import Testing
import Toasts
import UIKit
import UIKitStage

@testable import showcase

/// Every toast screen: each button shows its toast, and nothing is left when the screen closes.
@MainActor @Suite(.serialized) struct ToastScreensTests {
  nonisolated static let names = Catalog.toastDemos.map(\.name)

  /// The twenty rows of JJKit's demonstration.
  nonisolated static let rows = [
    "text", "rich-text", "countdown", "countdown-endless", "activity", "arcs", "image", "animation",
    "web-image", "gif", "color", "gradient", "text-and-text", "activity-and-text", "loading-dots",
    "arcs-and-text", "arcs-and-activity", "text-and-image", "own-appearance", "own-disappearance",
  ].map { "toast-" + $0 }

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
  }

  @Test func twentyRowsAndMore() {
    #expect(Set(Self.rows).isSubset(of: Self.names) && Self.rows.count == 20)
    #expect(Self.names.count == 33 && Set(Self.names).count == 33)
  }

  @Test(arguments: names) func screen(name: String) async throws {
    let demo = try #require(Catalog.demo(named: name))
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let delegate = AppDelegate(first: nil)
    stage.launch(delegate)
    delegate.navigation.pushViewController(demo.makeController(), animated: false)
    stage.advance(by: 0.6)
    weak var screen = delegate.navigation.topViewController
    if let screen = screen as? ToastController {
      try press(screen, on: stage)
    } else if let screen = screen as? UndoController {
      undo(screen, on: stage)
    } else {
      Issue.record("\(name) opens another screen")
    }
    stage.press(.keyboardEscape)
    stage.advance(by: 1.5)
    #expect(await stage.wait { screen == nil })
    #expect(delegate.navigation.viewControllers.count == 1)
  }

  private func press(_ screen: ToastController, on stage: Stage) throws {
    let toasts = screen.toasts
    #expect(toasts.shown.count == 1, "the first is shown by itself")
    for button in screen.buttonBar.buttons {
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      stage.tap(at: button.convert(middle, to: nil))
      stage.advance(by: 0.5)
      let hidesAll = button.configuration?.title == "Dismiss"
      #expect(toasts.shown.isEmpty == hidesAll)
      if let last = toasts.shown.last {
        // A spring that bounces takes longer.
        #expect([.presenting, .presented].contains(last.state) && last.dismissalReason == nil)
      }
    }
    stage.resize(to: CGSize(width: 1280, height: 800))
    stage.advance(frames: 2)
    let canvas = screen.canvas.view.bounds
    let area = screen.canvas.view.subviews.last
    for view in area?.subviews ?? [] where !toasts.shown.isEmpty {
      #expect(canvas.contains(view.frame), "a toast reaches beyond the canvas")
    }
    toasts.dismissAll()
    #expect(toasts.shown.isEmpty && toasts.waiting.isEmpty)
  }

  private func undo(_ screen: UndoController, on stage: Stage) {
    let count = screen.count
    for _ in 0..<3 { stage.press(.keyboardDeleteForward) }
    #expect(screen.count == count - 3 && screen.view.toasts.shown.count == 1)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(screen.count == count)
    stage.press(.keyboardDeleteForward)
    stage.advance(by: 8)
    #expect(screen.count == count - 1 && screen.view.toasts.shown.isEmpty)
  }
}
