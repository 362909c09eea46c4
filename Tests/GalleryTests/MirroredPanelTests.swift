import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Where lines are read from right to left, panels are at the left.
@MainActor @Suite(.serialized) struct MirroredPanelTests {
  @Test func theInformationIsAtTheTrailingSide() async throws {
    let world = try await PhotoPageWorld()
    world.gallery.window.traitOverrides.layoutDirection = .rightToLeft
    try await world.open()
    world.stage.press(.keyboardI)
    world.stage.settle()
    let panel = try world.page.infoPanel
    #expect(panel.frame == CGRect(x: 0, y: 0, width: InfoPanel.width, height: 700))
    #expect(world.browser.panelInsets.left == InfoPanel.width)
    let content = try #require(world.browser.visibleContent)
    #expect(content.frame.minX >= InfoPanel.width - 0.5)
  }

  @Test func theEditorsPanelAndButtonsAreMirrored() async throws {
    let world = try await PhotoPageWorld()
    world.gallery.window.traitOverrides.layoutDirection = .rightToLeft
    try await world.open()
    world.stage.press(.keyboardE)
    world.stage.settle()
    let stage = world.stage
    let slider = try #require(stage.elements(.adjustable).first { $0.frame.width > 100 })
    #expect(slider.frame.maxX <= 300)
    let editor = try #require(world.browser.presentedViewController as? EditorController)
    let buttons = editor.view.subviews.compactMap { $0 as? UIButton }
    // Cancel, reset, compare and done.
    #expect(buttons.count == 4)
    let middles = buttons.map(\.center.x)
    #expect(middles[0] > 800 && middles == middles.sorted(by: >))
  }
}
