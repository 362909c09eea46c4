import SwiftParser
import SwiftSyntax

/// A source file of the project that is ported.
public struct SourceFile {
  /// The path, relative to the project's folder.
  public let path: String
  /// The contents.
  public let text: String
  let tree: SourceFileSyntax
  private let lines: SourceLocationConverter

  /// Parses a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Returns the line of a node, of which the first is 1.
  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Returns the white space with which the line of an offset begins.
  func indentation(at offset: Int) -> String {
    let bytes = Array(text.utf8)
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blank, as: UTF8.self)
  }

  /// Whether there is nothing but white space before an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    let bytes = Array(text.utf8)
    var index = offset
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n") {
      index -= 1
      guard bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") else {
        return false
      }
    }
    return true
  }
}

extension SyntaxProtocol {
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var ancestors: [Syntax] { Array(sequence(first: Syntax(self), next: \.parent).dropFirst()) }

  /// Whether the node is compiled only where there is the Objective-C runtime.
  var isForObjectiveC: Bool {
    ancestors.contains {
      $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription == "canImport(ObjectiveC)"
    }
  }

  /// Whether the node is in a block that was made for systems without the Objective-C runtime.
  var isForOthers: Bool {
    ancestors.contains { node in
      guard let clause = node.as(IfConfigClauseSyntax.self) else { return false }
      if clause.condition?.trimmedDescription == "!canImport(ObjectiveC)" { return true }
      let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first
      return first?.condition?.trimmedDescription == "canImport(ObjectiveC)"
        && first?.id != clause.id
    }
  }
}
