import Foundation

/// A code block of a document, and the code around it that readers have to imagine.
///
/// A block is complete, or follows a comment, which Markdown hides, with the code around it; a line
/// `…` in it is the block's position:
///
///     <!-- swift
///     func show(_ urls: [URL]) {
///       …
///     }
///     -->
struct CodeBlock {
  struct Line {
    var text: Substring
    /// The line number, from 1.
    var number: Int
  }

  let document: String
  let language: String
  var lines: [Line] = []
  var before: [Line] = []
  var after: [Line] = []

  /// The line above the first one.
  var number: Int { (lines.first?.number ?? 1) - 1 }

  static func blocks(in document: String) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var (open, context): (CodeBlock?, [Line]?) = (nil, nil)
    var isComment = false
    let text = try SourceTree.text(document)
    for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = Line(text: text, number: index + 1)
      if text.hasPrefix("```"), let block = open {
        blocks.append(block)
        (open, context) = (nil, nil)
      } else if open != nil {
        open?.lines.append(line)
      } else if text.hasPrefix("```") {
        let parts = (context ?? []).split(maxSplits: 1, omittingEmptySubsequences: false) {
          $0.text.trimmingCharacters(in: .whitespaces) == "…"
        }
        open = CodeBlock(
          document: document, language: String(text.dropFirst(3)),
          before: Array(parts.first ?? []), after: parts.count > 1 ? Array(parts[1]) : [])
      } else if text == "<!-- swift" {
        (isComment, context) = (true, [])
      } else if isComment {
        if text == "-->" { isComment = false } else { context?.append(line) }
      }
    }
    return blocks
  }

  /// A file for the compiler, which reports the document's lines. Imports are moved to its top.
  var source: String {
    func isImport(_ line: Line) -> Bool { line.text.hasPrefix("import ") }
    let imports = (before + lines).filter(isImport).map { String($0.text) }
    let parts = [before, lines, after].map { part -> [String] in
      guard let first = part.first else { return [] }
      return ["#sourceLocation(file: \"\(document)\", line: \(first.number))"]
        + part.map { isImport($0) ? "" : String($0.text) }
    }
    return (imports + parts.joined()).joined(separator: "\n") + "\n"
  }
}
