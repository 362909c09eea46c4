import Foundation
import Testing

/// Every mutation of docs/mutations.md can still be applied.
@Suite struct MutationListTests {
  @Test func eachMutationCanBeMade() throws {
    let table = try SourceTree.text("docs/mutations.md")
    var texts: [String: String] = [:]
    var count = 0
    for line in table.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      guard cells.count == 5, cells[2].hasPrefix("`") else { continue }
      count += 1
      let file = Self.path(of: cells[1])
      let text = try texts[file] ?? Self.unindented(SourceTree.text(file), between: "\n")
      texts[file] = text
      let code = Self.unindented(cells[2].trimmingCharacters(in: ["`"]), between: "⏎")
      let places = text.components(separatedBy: code).count - 1
      #expect(places == 1, "“\(cells[0])”: found \(places) times in \(cells[1])")
    }
    #expect(count > 50, "too few lines were read")
  }

  private static func path(of file: String) -> String {
    let layers = [
      "Motion": "Foundations", "Transitions": "Foundations", "Paging": "Foundations",
      "PhotoIndexing": "Foundations", "FileOperations": "Foundations",
      "PhotoMetadata": "Foundations",
      "PhotoEditing": "Foundations", "UIKitCompat": "Foundations", "QuartzCore": "System",
      "UIKitCore": "System", "UIKitLists": "System", "UIKitPickers": "System",
      "TextEditing": "System",
      "CJPEGIndex": "System", "CRawShim": "System", "CSystemShim": "System", "CVipsShim": "System",
      "GtkHost": "System",
      "VipsCodec": "System",
      "LayoutSolver": "System", "Gallery": "Apps",
    ]
    let module = String(file.prefix { $0 != "/" })
    return "Sources/\(layers[module] ?? "Features")/\(file)"
  }

  /// With `⏎` for each line break, as in the table.
  private static func unindented(_ text: String, between lines: String) -> String {
    text.components(separatedBy: lines).map { $0.trimmingCharacters(in: [" "]) }
      .joined(separator: "⏎")
  }
}
