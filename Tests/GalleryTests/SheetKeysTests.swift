import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Escape leaves each sheet, by one press and as soon as the sheet begins to come.
@MainActor @Suite(.serialized) struct SheetKeysTests {
  private static let sheets: [(name: String, show: @MainActor (Gallery) -> Void)] = [
    ("rename", { $0.files.rename([$0.photos[0]]) }), ("settings", { $0.showSettings() }),
    ("keys", { $0.showKeys() }), ("move", { $0.files.move([$0.photos[0]]) }),
    ("info", { $0.showInfo(of: Array($0.photos.prefix(2))) }),
    ("describe", { $0.commands.perform("describe", on: [$0.photos[0]]) }),
    ("tags", { $0.commands.perform("tags", on: [$0.photos[0]]) }),
    ("export", { $0.editing.export([$0.photos[0]]) }),
    ("album", { $0.albums.askForAlbum(of: [$0.photos[0]]) }),
    ("metadata", { $0.showAllMetadata(of: $0.photos[0]) }),
    ("editor", { $0.editing.edit($0.photos[0]) }),
  ]

  private func isAlone(_ gallery: Gallery) -> Bool {
    gallery.window.rootViewController?.presentedViewController == nil
  }

  @Test(arguments: [0.1, 1.0]) func escapeLeavesEachSheet(_ seconds: Double) async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    _ = await gallery.albums.store.make("First", of: [])
    for (name, show) in Self.sheets {
      show(gallery)
      #expect(await stage.wait { !isAlone(gallery) }, "\(name)")
      stage.advance(by: seconds)
      stage.press(.keyboardEscape)
      stage.settle()
      #expect(await stage.wait { isAlone(gallery) && stage.isAtRest }, "\(name)")
      guard !isAlone(gallery) else { continue }
      gallery.window.rootViewController?.dismiss(animated: false)
      stage.settle()
    }
  }
}
