import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What buttons and menus tell of commands and their keys.
@MainActor @Suite(.serialized) struct CommandKeysTests {
  /// The controls that show an image and no text.
  private func icons(in view: UIView) -> [UIButton] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = (view as? UIButton).flatMap { button in
      button.currentImage != nil && button.currentTitle == nil
        || button.configuration?.image != nil && button.configuration?.title == nil
        ? button : nil
    }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap { icons(in: $0) }
  }

  private func keys(_ elements: [UIMenuElement]) -> [String: String] {
    var found: [String: String] = [:]
    for element in elements {
      if let menu = element as? UIMenu {
        found.merge(keys(menu.children)) { one, _ in one }
      } else if let command = element as? UIKeyCommand, let input = command.input {
        found[command.title] = KeyCombination(input, command.modifierFlags).text
      }
    }
    return found
  }

  @Test func everySymbolOfACommandIsDrawn() async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    for command in world.gallery.commands.commands {
      guard let symbol = command.symbol else { continue }
      #expect(UIImage(systemName: symbol) != nil, "\(command.id): \(symbol)")
    }
  }

  @Test func everyIconOfTheLibraryHasAToolTip() async throws {
    let world = try await SelectionWorld(size: CGSize(width: 1280, height: 800))
    defer { world.remove() }
    world.click(1, .control)
    world.stage.settle()
    let root = try #require(world.gallery.window.rootViewController?.view)
    let icons = icons(in: root)
    #expect(icons.count >= 8)
    for icon in icons { #expect(icon.toolTip != nil, "\(icon.accessibilityLabel ?? "no label")") }
    let tips = icons.compactMap(\.toolTip)
    for tip in ["Search (Ctrl+F)", "Copy (Ctrl+C)", "Move to Trash (Delete)", "Menu"] {
      #expect(tips.contains(tip), "\(tips)")
    }
  }

  @Test func everyIconOfAnOpenPhotoHasAToolTip() async throws {
    let world = try await PhotoPageWorld()
    try await world.open(2)
    world.stage.press(.keyboardI)
    world.stage.settle()
    let icons = icons(in: world.browser.view)
    #expect(icons.count >= 12)
    for icon in icons { #expect(icon.toolTip != nil, "\(icon.accessibilityLabel ?? "no label")") }
    let tips = icons.compactMap(\.toolTip)
    let some = [
      "Back to the Library (Esc)", "Rotate Right (R)", "Info (I)", "Add to Favorites (.)",
      "3 stars (3)", "Close (I)",
    ]
    for tip in some { #expect(tips.contains(tip), "\(tips)") }
  }

  @Test func theWindowsKeysWorkOverAnyScreen() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let screens: [() -> Void] = [
      { gallery.files.rename([gallery.photos[0]]) }, { gallery.showSettings() },
      { gallery.files.move([gallery.photos[0]]) },
      { gallery.showInfo(of: Array(gallery.photos.prefix(2))) },
    ]
    for (number, show) in screens.enumerated() {
      show()
      #expect(
        await stage.wait { gallery.frontController !== gallery.window.rootViewController })
      stage.settle()
      stage.press(.keyboardF11)
      stage.settle()
      #expect(stage.isFullScreen, "\(number)")
      stage.press(.keyboardF11)
      stage.settle()
      #expect(!stage.isFullScreen, "\(number)")
      gallery.window.rootViewController?.dismiss(animated: false)
      stage.settle()
    }
    gallery.files.rename([gallery.photos[0]])
    stage.settle()
    stage.press(.keyboardQ, modifiers: .control)
    #expect(await stage.wait { stage.window == nil })
  }

  @Test func rowsOfMenusShowTheKeysOfTheirCommands() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let commands = world.gallery.commands
    let photos = [world.gallery.photos[0]]
    let ofPhotos = keys(commands.elements(of: .photos, for: photos))
    let ofLibrary = keys(commands.elements(of: .library))
    for command in commands.commands where !command.sections.isEmpty && command.submenu == nil {
      guard let key = command.keys.first else { continue }
      let title = command.state(commands.target(photos)).title ?? command.title
      let shown = ofPhotos[title] ?? ofLibrary[title]
      if let shown { #expect(shown == key.text, "\(title)") }
    }
    #expect(ofPhotos["Rotate Right"] == "R" && ofPhotos["Move to Trash"] == "Delete")
    #expect(ofPhotos["★★★"] == "3" && ofPhotos["No stars"] == "0")
    #expect(ofLibrary["Settings…"] == "Ctrl+,")
  }

  @Test func aRowWithAKeyDoesWhatItSays() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let (stage, library) = (world.stage, world.gallery.shownLibrary.photoLibrary)
    let id = library.photos[1].id
    for (row, isDone) in [
      ("Add to Favorites", { library.photo(id)?.isFavorite == true }),
      ("★★★", { library.photo(id)?.stars == 3 }),
    ] {
      stage.click(at: world.middle(1), button: 2)
      stage.settle(limit: 1)
      if row == "★★★" {
        let rate = try #require(stage.elements().last { $0.label == "Rate" })
        stage.click(at: CGPoint(x: rate.frame.midX, y: rate.frame.midY))
        stage.settle(limit: 1)
      }
      let item = try #require(stage.elements().last { $0.label == row })
      stage.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
      #expect(await stage.wait { isDone() })
    }
  }
}
