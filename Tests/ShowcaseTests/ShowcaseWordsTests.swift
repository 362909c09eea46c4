import Foundation
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// In the language en-XA strings are in brackets: what has none was never translated.
@MainActor @Suite(.serialized) struct ShowcaseWordsTests {
  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
  }

  private func texts(in root: UIView) -> Set<String> {
    var found: Set<String> = []
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      let button = view as? UIButton
      let texts = [
        (view as? UILabel)?.text, button?.currentTitle, button?.configuration?.title,
        (view as? UITextField)?.placeholder,
      ]
      found.formUnion(texts.compactMap { $0 })
      view.subviews.forEach(visit)
    }
    visit(root)
    return found
  }

  /// What these show is made when the program starts, or stands for itself: names of colors, shapes
  /// and fields, and text to be looked at.
  private nonisolated static let exempt: Set = [
    "gif", "hero-match", "album-fields", "carousel-views", "extras-text", "extras-colors",
    "extras-filters", "extras-shapes", "extras-drawing", "toast-changes", "routes-opening",
    "routes-parameters", "routes-callbacks", "routes-same",
  ]

  @Test(
    "Every word of a screen is translatable",
    arguments: Catalog.demos.map(\.name).filter { !exempt.contains($0) })
  func words(name: String) throws {
    let demo = try #require(Catalog.demo(named: name))
    let stage = Stage(size: CGSize(width: 390, height: 844))
    stage.preferredLanguages = ["en-XA"]
    defer { stage.preferredLanguages = ["en"] }
    let delegate = AppDelegate(first: nil)
    stage.launch(delegate)
    delegate.navigation.pushViewController(demo.makeController(), animated: false)
    stage.advance(by: 1)
    let texts = texts(in: try #require(stage.window))
    #expect(texts.contains { $0.contains("[") }, "nothing was translated")
    let items = Samples.photos + Samples.tall + Samples.animations + Samples.videos
    let photos = Set(items.map(\.caption))
    let bare = texts.filter { text in
      !text.contains("[") && !photos.contains(text) && !Self.isCode(text)
        && text.contains(where: \.isLetter)
    }
    #expect(bare.sorted() == [])
  }

  /// Names of the language and of routes, and words that stand for themselves.
  private static func isCode(_ text: String) -> Bool {
    text == "Vitrine" || text.contains { "./_(".contains($0) }
  }
}
