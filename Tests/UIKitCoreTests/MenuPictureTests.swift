import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Pictures of menus, to be looked at.
@MainActor @Suite(.serialized) struct MenuPictureTests {
  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_MENU_PICTURES"]

  private func write(_ stage: Stage, _ name: String) throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try #require(stage.pictureOfScreen(margin: 60))
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent(name + ".png"))
  }

  private func makeWorld(
    _ change: (Stage) -> Void = { _ in }, prepare: (MenuWorld) -> Void = { _ in }
  ) -> (Stage, MenuWorld) {
    let stage = Stage(size: CGSize(width: 460, height: 520), scale: 2)
    stage.popupBounds = CGRect(x: -60, y: -60, width: 580, height: 640)
    change(stage)
    let world = MenuWorld(stage)
    prepare(world)
    stage.settle()
    return (stage, world)
  }

  private func palette(_ world: MenuWorld) -> UIMenu {
    let symbols = ["plus", "trash", "ellipsis", "checkmark"]
    let strip = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: ["Copy", "Share", "Move"].enumerated().map { world.action($1, symbols[$0]) })
    let colors = UIMenu(
      title: "Mark", options: [.displayInline, .displayAsPalette, .singleSelection],
      children: symbols.enumerated().map {
        world.action($1, $1, state: $0 == 1 ? .on : .off)
      })
    return UIMenu(
      title: "A photo from Lisbon",
      children: [
        strip, colors, world.action("Grid", state: .on), world.action("List", state: .mixed),
        UIMenu(title: "More", children: [world.action("One")]),
        world.action("Delete for ever", "trash", attributes: .destructive),
      ])
  }

  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    for isDark in [false, true] {
      let suffix = isDark ? "-dark" : ""
      var (stage, world) = makeWorld({ $0.prefersDarkAppearance = isDark })
      stage.click(at: world.buttonCenter)
      stage.settle(limit: 1)
      let row = try #require(world.item("Sort")).frame
      stage.hover(at: CGPoint(x: row.midX, y: row.midY))
      stage.advance(by: 0.8)
      try write(stage, "pointer" + suffix)
      (stage, world) = makeWorld({ $0.prefersDarkAppearance = isDark })
      stage.tap(at: world.buttonCenter)
      stage.advance(by: 0.8)
      try write(stage, "touch" + suffix)
      (stage, world) = makeWorld(
        { $0.prefersDarkAppearance = isDark }, prepare: { $0.button.menu = palette($0) })
      stage.click(at: world.buttonCenter)
      stage.advance(by: 0.8)
      try write(stage, "palette" + suffix)
    }
    var (stage, world) = makeWorld({ $0.textScale = 2 })
    stage.click(at: world.buttonCenter)
    stage.advance(by: 0.8)
    try write(stage, "large-text")
    (stage, world) = makeWorld(prepare: {
      $0.button.semanticContentAttribute = .forceRightToLeft
      $0.button.menu = palette($0)
      $0.button.frame.origin.x = 360
    })
    stage.click(at: world.buttonCenter)
    stage.advance(by: 0.8)
    try write(stage, "right-to-left")
    (stage, world) = makeWorld(prepare: {
      $0.button.frame.origin = CGPoint(x: 370, y: 480)
    })
    stage.tap(at: world.buttonCenter)
    stage.advance(frames: 4)
    try write(stage, "corner-opening")
    stage.advance(by: 0.8)
    try write(stage, "corner")
    try writePreview()
  }

  private func writePreview() throws {
    let (stage, world) = makeWorld(prepare: {
      for index in 0..<6 {
        let card = UIView(
          frame: CGRect(
            x: 20 + (index % 3) * 145, y: 120 + index / 3 * 130, width: 130, height: 110))
        card.backgroundColor =
          [.systemOrange, .systemTeal, .systemIndigo, .systemPink, .systemGreen, .systemBlue][index]
        card.layer.cornerRadius = 14
        $0.controller.view.addSubview(card)
      }
    })
    let card = try #require(world.controller.view.subviews.last)
    let delegate = PreviewDelegate(world)
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    stage.touchDown(at: card.center)
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.advance(by: 0.8)
    try write(stage, "preview")
  }

  @MainActor private final class PreviewDelegate: NSObject, UIContextMenuInteractionDelegate {
    let world: MenuWorld
    init(_ world: MenuWorld) { self.world = world }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let world = world
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          world.action("Share"), world.action("Favorite", "plus"),
          world.action("Delete", "trash", attributes: .destructive),
        ])
      })
    }
  }
}
