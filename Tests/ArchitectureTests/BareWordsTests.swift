import Foundation
import Testing

/// What a person reads comes from a catalog. `bare-words.allow` lists the files with sentences that
/// only programmers and logs get to see.
@Suite struct BareWordsTests {
  /// Modules without anything that a person reads are left out.
  private static let modules = [
    "System/UIKitCore", "System/UIKitLists", "System/UIKitPickers", "System/HostInterface",
    "System/AVFoundation", "System/GstPlayback",
    "System/GtkHost", "System/VipsCodec", "Foundations/UIKitCompat", "Foundations/Imaging",
    "Foundations/Transitions", "Foundations/Paging", "Foundations/Motion",
    "Foundations/PhotoIndexing", "Foundations/PhotoMetadata", "Foundations/FileOperations",
    "Features/ImageLoading", "Features/PhotoBrowsing",
    "Features/Presentations", "Features/Albums", "Features/HeroTransitions", "Features/Routing",
    "Features/RouteMatching", "Features/Carousels", "Features/UIKitExtras", "Features/Toasts",
    "Apps/Gallery", "Apps/Showcase",
  ]

  /// Files, or folders that end with a slash, below Sources.
  private func allowed() throws -> [String] {
    try SourceTree.text("Tests/ArchitectureTests/bare-words.allow").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
  }

  private static let properties = [
    "title", "subtitle", "message", "text", "placeholder", "prompt", "accessibilityLabel",
    "accessibilityValue", "accessibilityHint",
  ]
  private static let sentenceEnds = [".\"", "!\"", "?\"", "…\"", ".\\n\""]
  private static let programmersWords = [
    "precondition", "fatalError", "assert", "Warning.", "NSStringFormat",
  ]

  /// Whether a property or an argument shows a literal. Regular expressions are too slow for this.
  private static func shows(_ line: Substring) -> Bool {
    if line.contains("setTitle(\""), holdsWord(line) { return true }
    guard !line.contains("case .") else { return false }
    return properties.contains { name in
      var rest = line
      while let range = rest.range(of: name) {
        let isWhole = rest[..<range.lowerBound].last?.isLetter != true
        rest = rest[range.upperBound...]
        var value = rest
        for type in [": String?", ": String"] where value.hasPrefix(type) {
          value = value.dropFirst(type.count)
          break
        }
        let parts = value.drop { $0 == " " }
        guard isWhole, parts.first == ":" || parts.first == "=" else { continue }
        if parts.dropFirst().drop(while: { $0 == " " }).first == "\"", holdsWord(parts) {
          return true
        }
      }
      return false
    }
  }

  /// Whether the first literal of a line has two letters in a row that aren't a value's.
  private static func holdsWord(_ line: Substring) -> Bool {
    guard let start = line.firstIndex(of: "\"") else { return false }
    let literal = line[line.index(after: start)...].prefix { $0 != "\"" && $0 != "\\" }
    return zip(literal, literal.dropFirst()).contains { $0.isLetter && $1.isLetter }
  }

  /// Whether a line has a literal of three words or more that ends as a sentence does.
  private static func holdsSentence(_ line: Substring) -> Bool {
    guard sentenceEnds.contains(where: line.contains) else { return false }
    let literals = line.split(separator: "\"", omittingEmptySubsequences: false)
    return literals.indices.contains { index in
      index % 2 == 1 && literals[index].count { $0 == " " } > 1
        && literals[index].last.map { ".!?…n".contains($0) } == true
    }
  }

  private static func isForProgrammers(_ line: Substring) -> Bool {
    programmersWords.contains(where: line.contains)
  }

  /// The labels of texts that are looked up in a catalog.
  private static let labels = ["localized:", "uikit:", "host:", "showcase:", "gallery:"]

  private static func isLocalized(_ line: Substring) -> Bool {
    labels.contains { line.contains("\($0) \"") }
  }

  private func bareWords(in files: [SourceTree.File]) -> [String] {
    files.flatMap { file -> [String] in
      var isCall = false
      var isArgument = false
      return file.lines.compactMap { line in
        // A long text may begin on the line after its label.
        let isTranslated = isArgument || Self.isLocalized(line)
        isArgument = Self.labels.contains(where: line.hasSuffix)
        let isMessage = Self.isForProgrammers(line)
        defer { isCall = isMessage && !line.hasSuffix("}") }
        guard line.contains("\""), !isMessage, !isCall, !isTranslated else { return nil }
        let text = line.trimmingCharacters(in: .whitespaces)
        // The Showcase's screens are listed by the keys of their titles and notes.
        let isKey =
          file.path.hasSuffix("Demos.swift") && ["\"", "Demo("].contains(where: text.hasPrefix)
        guard !text.hasPrefix("//"), !isKey, Self.shows(line) || Self.holdsSentence(line) else {
          return nil
        }
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
    "label.text = \"Hello\"", "title: String = \"Undo\"",
    "UIAlertAction(title: \"OK\", style: .cancel)",
    "case .gone: \"The file is gone.\"", "reason: \"no such part is there.\"",
    "button.setTitle(\"Go\", for: .normal)", "accessibilityLabel = \"Add\"",
  ])
  func bareWordsAreFound(_ line: String) {
    let file = SourceTree.File(path: "Sources/X.swift", lines: [line[...]])
    #expect(bareWords(in: [file]).count == 1)
  }

  @Test func noLocalizedStringIsGluedToAnother() throws {
    let end = /String\(\s*(?:localized|uikit|host|showcase|gallery):[^\n]*(?:\n[^\n]*)?\)\s*\+/
    let begin = /\+\s*String\(\s*(?:localized|uikit|host|showcase|gallery):/
    let inside = /\\\(\s*String\(\s*(?:localized|uikit|host|showcase|gallery):/
    for (_, files) in try SourceTree().modules {
      for file in files {
        guard file.lines.contains(where: Self.isLocalized) else { continue }
        let text = file.lines.joined(separator: "\n")
        for part in [
          text.firstMatch(of: end)?.0, text.firstMatch(of: begin)?.0,
          text.firstMatch(of: inside)?.0,
        ] {
          #expect(part == nil, "\(file.path)")
        }
      }
    }
  }
}
