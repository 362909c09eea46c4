import Foundation
import Testing

/// What a person reads comes from a catalog. `bare-words.allow` lists the files with sentences that
/// only programmers and logs get to see.
@Suite struct BareWordsTests {
  /// Modules without anything that a person reads are left out.
  private static let modules = [
    "System/UIKitCore", "System/HostInterface", "System/AVFoundation", "System/GstPlayback",
    "System/GtkHost", "System/VipsCodec", "Foundations/UIKitCompat", "Foundations/Imaging",
    "Foundations/Transitions", "Foundations/Paging", "Foundations/Motion",
    "Foundations/PhotoIndexing", "Features/ImageLoading", "Features/PhotoBrowsing",
    "Features/Presentations", "Features/Albums", "Features/HeroTransitions", "Features/Routing",
    "Features/RouteMatching", "Features/Carousels", "Features/UIKitExtras", "Features/Toasts",
    "Apps/Gallery",
  ]

  /// Files, or folders that end with a slash, below Sources.
  private func allowed() throws -> [String] {
    try SourceTree.text("Tests/ArchitectureTests/bare-words.allow").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
  }

  /// A literal that a property or an argument shows.
  private static func shown(_ line: Substring) -> Bool {
    let property = /\b(title|subtitle|message|text|placeholder|prompt|accessibility(?:Label|Value|Hint))(?:: String\??)? ?[:=] "(?:[^"\\]|\\.)*[A-Za-z]{2,}/
    let title = /setTitle\(\s*"[^"]*[A-Za-z]{2,}/
    return line.firstMatch(of: property) != nil || line.firstMatch(of: title) != nil
  }

  /// A literal with at least three words that ends as a sentence does.
  private static func holdsSentence(_ line: Substring) -> Bool {
    line.firstMatch(of: /"[^"]*[A-Za-z\)”’,] [A-Za-z“\\(]+[^"]* [^"]*[.!?…:](?:\\n)?"/) != nil
  }

  private static func isForProgrammers(_ line: Substring) -> Bool {
    line.firstMatch(of: /precondition|fatalError|assert|Warning\.|NSStringFormat/) != nil
  }

  private static func isLocalized(_ line: Substring) -> Bool {
    line.firstMatch(of: /(?:localized|uikit|host): "/) != nil
  }

  private func bareWords(in files: [SourceTree.File]) -> [String] {
    files.flatMap { file -> [String] in
      var isCall = false
      return file.lines.compactMap { line in
        let text = line.trimmingCharacters(in: .whitespaces)
        defer { isCall = Self.isForProgrammers(line) && !text.hasSuffix("}") }
        if text.hasPrefix("//") || Self.isForProgrammers(line) || isCall { return nil }
        guard !Self.isLocalized(line), Self.shown(line) || Self.holdsSentence(line) else { return nil }
        return "\(file.path): \(text)"
      }
    }
  }

  @Test func whatAPersonReadsIsInACatalog() throws {
    let tree = try SourceTree()
    let allowed = try allowed()
    var unused = Set(allowed)
    for module in Self.modules {
      for words in bareWords(in: try #require(tree.modules[module], "\(module)")) {
        let path = words.dropFirst("Sources/".count)
        let entry = allowed.first { path.hasPrefix($0) }
        if let entry { unused.remove(entry) }
        #expect(entry != nil, "\(words)")
      }
    }
    #expect(unused.isEmpty, "no longer needed in bare-words.allow")
  }

  @Test(arguments: [
    "label.text = \"Hello\"", "title: String = \"Undo\"", "UIAlertAction(title: \"OK\", style: .cancel)",
    "case .gone: \"The file is gone.\"", "reason: \"no such part is there.\"",
    "button.setTitle(\"Go\", for: .normal)", "accessibilityLabel = \"Add\"",
  ])
  func bareWordsAreFound(_ line: String) {
    let file = SourceTree.File(path: "Sources/X.swift", lines: [line[...]])
    #expect(bareWords(in: [file]).count == 1)
  }

  @Test func noLocalizedStringIsGluedToAnother() throws {
    let end = /String\(\s*(?:localized|uikit|host):[^\n]*(?:\n[^\n]*)?\)\s*\+/
    let begin = /\+\s*String\(\s*(?:localized|uikit|host):/
    let inside = /\\\(\s*String\(\s*(?:localized|uikit|host):/
    for (_, files) in try SourceTree().modules {
      for file in files {
        let text = file.lines.joined(separator: "\n")
        for part in [text.firstMatch(of: end)?.0, text.firstMatch(of: begin)?.0, text.firstMatch(of: inside)?.0] {
          #expect(part == nil, "\(file.path)")
        }
      }
    }
  }
}
