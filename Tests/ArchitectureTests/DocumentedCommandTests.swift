import Foundation
import Testing

/// Commands that documents show can be typed: the programs are there and take those options.
@Suite struct DocumentedCommandTests {
  private struct Command {
    let place: String
    var program: Substring
    var options: [Substring]

    /// Nil when the first word is none of ours.
    init?(_ text: Substring, at place: String) {
      var words = text.prefix { $0 != "#" }.split(separator: " ")[...]
      while let first = words.first, first.contains(/^[A-Z_]+=/) || first.hasSuffix("python3") {
        words.removeFirst()
      }
      guard let first = words.first else { return nil }
      program = first.hasPrefix("./") ? first.dropFirst(2) : first
      self.place = place
      options = words.dropFirst().filter { $0.hasPrefix("--") }
    }
  }

  /// All lines of blocks for a shell, and in other lines what stands between backticks.
  private func commands() throws -> [Command] {
    var commands: [Command] = []
    for document in DocumentedCodeTests.documents + ["CHANGELOG.md"]
    where !document.contains("mutations") {
      var language: Substring?
      let text = try SourceTree.text(document)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let place = "\(document):\(index + 1)"
        if line.hasPrefix("```") {
          language = language == nil ? line.dropFirst(3) : nil
        } else if language == "sh" {
          commands += [Command(line, at: place)].compactMap { $0 }
        } else if language == nil {
          let parts = line.split(separator: "`", omittingEmptySubsequences: false)
          let spans = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
          commands += spans.compactMap { Command($0, at: place) }
        }
      }
    }
    return commands
  }

  @Test(.timeLimit(.minutes(10))) func programsTakeTheOptionsThatDocumentsName() throws {
    var helps: [Substring: String] = [:]
    var (programs, options) = (0, 0)
    for command in try commands() {
      let name = command.program
      let isOurs =
        ["gallery", "showcase", "test", "Benchmarks/viewers"].contains(name)
        || name.hasPrefix("scripts/")
      if name.hasPrefix("--") {
        // Of a program that the sentence around it names.
        let all = try ["gallery", "showcase"].map { try help(of: $0) }.joined()
        #expect(all.contains(name), "\(command.place) names \(name), which no program knows")
      }
      guard isOurs else { continue }
      programs += 1
      guard SourceTree.exists(String(name)) else {
        Issue.record("\(command.place) names \(name), which is not there")
        continue
      }
      let words = try helps[name] ?? help(of: name)
      helps[name] = words
      for option in command.options {
        options += 1
        #expect(words.contains(option), "\(command.place): \(name) does not know \(option)")
      }
    }
    #expect(programs > 15 && options > 5, "too few commands were found to mean anything")
  }

  /// What a program says of itself and what the script around it reads.
  private func help(of program: Substring) throws -> String {
    var words = ""
    let path = SourceTree.root.appendingPathComponent(String(program)).path
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue {
      for file in try FileManager.default.contentsOfDirectory(atPath: path)
      where file.hasSuffix(".py") {
        words += try SourceTree.text("\(program)/\(file)")
      }
    } else {
      words = try SourceTree.text(String(program)) + SourceTree.text("scripts/run.sh")
      let isExecutable = FileManager.default.isExecutableFile(atPath: path)
      #expect(isExecutable || program.hasSuffix(".supp"), "\(program) cannot be run")
    }
    guard ["gallery", "showcase"].contains(program) else { return words }
    return try words
      + BuiltModules().run(BuiltModules().path(of: String(program)), ["--help"]).words
  }
}
