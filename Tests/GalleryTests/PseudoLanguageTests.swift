import Foundation
import PhotoIndexing
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
    let parent = world.photos.folder.deletingLastPathComponent().path
    let formats = ["JPEG", "PNG", "WebP", "AVIF", "HEIF"]
    // Isolates belong to the word before them.
    let data = names + [folder, world.photos.folder.path, parent, "\u{2068}", "\u{2069}"] + formats
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

  @Test func everyWordOfSheetsIsTranslatable() async throws {
    let card = FileManager.default.temporaryDirectory.appendingPathComponent("card-\(UUID())")
    defer { try? FileManager.default.removeItem(at: card) }
    let world = try await PhotoPageWorld(count: 4, language: "en-XA") { photos in
      try FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: photos.url(3), to: card.appendingPathComponent("photo-03.jpg"))
      try FileManager.default.copyItem(at: photos.url(0), to: photos.url(3))
    }
    let (stage, gallery) = (world.stage, world.gallery)
    defer { stage.preferredLanguages = ["en"] }
    let library = gallery.shownLibrary.photoLibrary
    let window = try #require(stage.window)
    func present(_ screen: String, _ show: () -> Void) async throws {
      show()
      let isShown = await stage.wait { window.rootViewController?.presentedViewController != nil }
      #expect(isShown, "\(screen)")
      stage.settle()
      try check(world, screen)
      stage.press(.keyboardEscape)
      stage.settle()
    }
    #expect(await stage.wait { library.progress == nil && gallery.thumbnailsAreShown })
    let photos = library.photos
    // Those that are deleted.
    gallery.library.selection.set(Set(photos.prefix(3).map(\.id)))
    for id in ["rename", "move-to", "tags", "describe", "export", "add-to-album", "delete"] {
      try await present(id) { gallery.commands.perform(.init(id), on: Array(photos.prefix(3))) }
    }
    try await present("import") {
      if let folder = FileID(card) { gallery.files.askToImport(fromFolder: folder) }
    }
    gallery.library.home.show(.duplicates)
    #expect(await stage.wait { library.groups.count == 1 })
    stage.settle()
    try check(world, "duplicates")
    stage.press(.keyboardA, modifiers: .control)
    stage.settle()
    try check(world, "selection")
    stage.press(.keyboardEscape)
    gallery.library.home.show(.all)
    #expect(await stage.wait { library.photos.count == 4 })
    try await world.open(1)
    stage.press(.keyboardC)
    stage.settle()
    stage.advance(by: 1)
    try check(world, "compare")
  }
}
