import Foundation
import Testing

/// Code in documents is compiled where it stands.
@Suite struct DocumentedCodeTests {
  private func blocks() throws -> [CodeBlock] { try SourceTree.documents.flatMap(CodeBlock.blocks) }

  @Test func everyCodeBlockNamesItsLanguage() throws {
    for block in try blocks() {
      let isKnown = ["swift", "sh", "text"].contains(block.language)
      #expect(isKnown, "\(block.document):\(block.number): no language that is checked")
      #expect(!block.lines.isEmpty, "\(block.document): an empty block")
    }
  }

  /// All in one call of the compiler, as one module.
  @Test(.timeLimit(.minutes(10))) func swiftCompiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-documents-\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let blocks = try blocks().filter { $0.language == "swift" }
    #expect(blocks.count > 15, "too few blocks were found")
    let files = try blocks.enumerated().map { index, block in
      let file = folder.appendingPathComponent("Block\(index).swift")
      try block.source.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let output = try BuiltModules().typeCheck(files)
    #expect(output == nil, "\(output ?? "")")
  }

  /// The check finds errors and reports their position.
  @Test(.timeLimit(.minutes(10))) func wrongSwiftIsFound() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-wrong-\(UInt32.random(in: 0 ... .max)).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    var block = CodeBlock(document: "docs/none.md", language: "swift")
    block.before = [CodeBlock.Line(text: "func show() {", number: 5)]
    block.lines = [CodeBlock.Line(text: "import Toasts", number: 8)]
    block.lines.append(CodeBlock.Line(text: "  Toast.neverWas()", number: 9))
    block.after = [CodeBlock.Line(text: "}", number: 6)]
    try block.source.write(to: file, atomically: true, encoding: .utf8)
    let output = try #require(try BuiltModules().typeCheck([file.path]))
    #expect(
      output.contains("docs/none.md:9:9: error: type 'Toast' has no member 'neverWas'"), "\(output)"
    )
  }
}
