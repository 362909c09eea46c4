import Foundation

@testable import gallery

/// The lists of commands in the README and the manual.
@MainActor struct CommandLists {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let readmeFile = root.appendingPathComponent("README.md")
  private let manualFile = root.appendingPathComponent("share/man/man1/gallery.1")
  private let groups: [(title: String, commands: [PhotoCommand])]

  init(_ table: CommandTable) {
    groups = PhotoCommand.Scope.allCases.map { scope in
      let listed = table.commands.filter {
        $0.scope == scope && (!$0.keys.isEmpty || $0.hasOwnKeys)
      }
      return (scope.title, listed)
    }
  }

  // MARK: README

  var readme: String {
    let rows = groups.flatMap { title, commands in
      commands.map { command in
        let keys = command.keys.map { "`\($0.text)`" }.joined(separator: " ")
        let name = command.hasOwnKeys ? "`\(command.id)`" : ""
        return "| \(keys) | \(command.name) | \(title) | \(name) |"
      }
    }
    let head = ["| Key | Command | Where | Name |", "| --- | --- | --- | --- |"]
    return (head + rows).joined(separator: "\n").replacingOccurrences(of: "|  |", with: "| |")
  }

  var writtenReadme: String {
    get throws { try between("| Key |", "\n\n", in: readmeFile) }
  }

  // MARK: Manual

  var manual: String {
    let lists = groups.map { title, commands in
      let items = commands.filter { !$0.keys.isEmpty }.map { command in
        let keys = command.keys.map { Self.escaped($0.text) }.joined(separator: " ")
        return ".It \(keys)\n\(command.name)."
      }
      return "\(title):\n.Bl -tag -width \"Ctrl+Page Down\" -compact\n"
        + items.joined(separator: "\n") + "\n.El"
    }
    return lists.joined(separator: "\n.Pp\n")
  }

  var writtenManual: String {
    get throws {
      try String(between(".Ss Keys\n", "\n.Sh ", in: manualFile).dropFirst(".Ss Keys\n".count))
    }
  }

  private static func escaped(_ key: String) -> String {
    let names = [
      ("←", "Left"), ("→", "Right"), ("↑", "Up"), ("↓", "Down"), ("-", "\\-"),
      ("Page Up", "Page\\ Up"), ("Page Down", "Page\\ Down"),
    ]
    let text = names.reduce(key) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return text.first?.isPunctuation == true && !text.hasPrefix("\\") ? "\\&" + text : text
  }

  // MARK: Files

  private func between(_ start: String, _ end: String, in file: URL) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let first = text.range(of: start),
      let last = text.range(of: end, range: first.upperBound..<text.endIndex)
    else { return "" }
    return String(text[first.lowerBound..<last.lowerBound])
  }

  func write() throws {
    for (file, old, new) in [
      (readmeFile, try writtenReadme, readme), (manualFile, try writtenManual, manual),
    ] where !old.isEmpty {
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacingOccurrences(of: old, with: new)
        .write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
