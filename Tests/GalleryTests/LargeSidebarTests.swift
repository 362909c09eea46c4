import FileOperations
import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The sidebar in large text.
@MainActor @Suite(.serialized) final class LargeSidebarTests {
  @Test func itsTitlesAreWholeInANarrowWindow() async throws {
    let photos = try DatedPhotos(count: 2, folders: 1)
    let stage = Stage(size: CGSize(width: 400, height: 800))
    stage.textScale = 2
    stage.preferredLanguages = ["de"]
    // Tests without a stage have its language.
    defer {
      stage.preferredLanguages = ["en"]
      stage.advance(frames: 1)
    }
    let delegate = AppDelegate(paths: [photos.folder], places: .memory)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown })
    stage.press(.keyboardF9)
    #expect(await stage.wait { gallery.sidebar.updating.content != nil })
    stage.settle(limit: 5)
    let titles = labels(in: gallery.window).filter {
      ["Alle Fotos", "Zuletzt hinzugefügt", "Papierkorb"].contains($0.text)
    }
    #expect(titles.count == 3)
    for title in titles {
      let width = title.sizeThatFits(.zero).width * title.minimumScaleFactor
      #expect(width <= title.bounds.width, "\(title.text ?? "")")
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }
}
