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

  /// What isn't translated, by screen, with the reason.
  private static let exempt: [String: Set<String>] = [
    // The name of a format.
    "gif": ["GIF"],
    // Fields of a type in code, and their values.
    "album-fields": [
      "agentId", "agentName", "kind", "location", "nil", "photo", "picId", "scikit-image",
      "shootTime", "url",
    ],
    // Texts that attributes are shown on, by their letters and ranges.
    "extras-text": [
      "E = mc2 and H2O", "Golden hour", "She sells sea shells by the sea shore",
      "Signed and sealed", "The stretch of a word", "Was 20, now 12", "résumé of a café",
    ],
    // Arguments and cases of an enumeration, as they are written in code.
    "extras-colors": ["#1B6CA8"], "extras-filters": ["saturation: 2"],
    "extras-shapes": ["chevron up", "equal", "minus", "multiply", "plus"],
  ]

  @Test(
    "Every word of a screen is translatable",
    arguments: Catalog.demos.map(\.name))
  func words(name: String) throws {
    let demo = try #require(Catalog.demo(named: name))
    let stage = Stage(size: CGSize(width: 390, height: 844))
    stage.preferredLanguages = ["en-XA"]
    defer { stage.preferredLanguages = ["en"] }
    stage.launch(AppDelegate(first: demo))
    stage.advance(by: 1)
    let texts = texts(in: try #require(stage.window))
    #expect(texts.contains { $0.contains("[") }, "nothing was translated")
    let items = Samples.photos + Samples.tall + Samples.animations + Samples.videos
    let photos = Set(items.map(\.caption))
    let bare = texts.filter { text in
      !text.contains("[") && !photos.contains(text) && !Self.isCode(text)
        && Self.exempt[name]?.contains(text) != true
        && text.contains(where: \.isLetter)
    }
    #expect(bare.sorted() == [])
  }

  /// Names of the language and of routes, and words that stand for themselves.
  private static func isCode(_ text: String) -> Bool {
    text == "Vitrine" || text.contains { "./_(".contains($0) }
  }
}
