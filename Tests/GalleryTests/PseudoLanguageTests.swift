import Testing
import UIKit
import UIKitStage

@testable import gallery

/// In the language en-XA strings are in brackets: what has none was never translated.
@MainActor @Suite(.serialized) struct PseudoLanguageTests {
  /// What views show, and what a screen reader says of them.
  private func texts(in root: UIView) -> Set<String> {
    var found: Set<String> = []
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      let button = view as? UIButton
      let segments = view as? UISegmentedControl
      let field = view as? UITextField
      let texts: [String?] = [
        (view as? UILabel)?.text, button?.currentTitle, button?.configuration?.title,
        field?.placeholder, view.accessibilityLabel, view.accessibilityValue,
      ]
      found.formUnion(texts.compactMap { $0 })
      found.formUnion(
        (0..<(segments?.numberOfSegments ?? 0)).compactMap { segments?.titleForSegment(at: $0) })
      view.subviews.forEach(visit)
    }
    visit(root)
    return found
  }

  /// Whether a text has words that aren't in brackets: of letters, none of them a file's.
  private func isBare(_ text: String, _ world: PhotoPageWorld) -> Bool {
    let names = world.gallery.shownLibrary.photoLibrary.photos.map(\.name)
    let folder = world.photos.folder.lastPathComponent
    let data = names + [folder, world.photos.folder.path, "JPEG", "PNG", "WebP", "AVIF", "HEIF"]
    var rest = text
    for word in data { rest = rest.replacingOccurrences(of: word, with: "") }
    // Formatters write dates, sizes and percent; a letter or a function key is the key itself.
    rest = rest.replacing(
      /\b(F\d+|[A-Z]|MB|kB|KB|bytes?|AM|PM|at|Zero|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/,
      with: "")
    return !text.contains("[") && rest.contains(where: \.isLetter)
  }

  private func check(_ world: PhotoPageWorld, _ screen: String) throws {
    let window = try #require(world.stage.window)
    let texts = texts(in: window)
    #expect(texts.contains { $0.contains("[") }, "nothing was translated: \(screen)")
    let bare = texts.filter { isBare($0, world) }.sorted()
    #expect(bare == [], "\(screen)")
  }

  @Test func everyWordIsTranslatable() async throws {
    let world = try await PhotoPageWorld(count: 4, language: "en-XA")
    let stage = world.stage
    defer { stage.preferredLanguages = ["en"] }
    func visit(_ screen: String, _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = [])
      throws
    {
      for key in keys { stage.press(key, modifiers: modifiers) }
      stage.settle()
      stage.advance(by: 1)
      try check(world, screen)
    }
    try visit("library")
    try visit("keys", .keyboardF1)
    stage.press(.keyboardEscape)
    stage.settle()
    try visit("settings", .keyboardComma, modifiers: .control)
    stage.press(.keyboardEscape)
    stage.settle()
    try visit("menu", .keyboardF10)
    stage.press(.keyboardEscape)
    stage.settle()
    try await world.open(1)
    try visit("photo")
    try visit("information", .keyboardI)
    try visit("editor", .keyboardE)
  }
}
