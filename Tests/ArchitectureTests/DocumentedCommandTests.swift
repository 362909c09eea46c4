import Foundation
import Testing

/// Commands in documents work: the programs exist and have those options.
@Suite struct DocumentedCommandTests {
  private struct Command {
    let place: String
    var program: Substring
    var options: [Substring]

    /// Nil if the first word isn't one of our programs.
    init?(_ text: Substring, at place: String) {
      var arguments = text.prefix { $0 != "#" }.split(separator: " ")[...]
      while let first = arguments.first, first.contains(/^[A-Z_]+=/) || first.hasSuffix("python3") {
        arguments.removeFirst()
      }
      guard let first = arguments.first else { return nil }
      program = first.hasPrefix("./") ? first.dropFirst(2) : first
      self.place = place
      options = arguments.dropFirst().filter { $0.hasPrefix("--") }
    }
  }

  /// All lines of shell blocks, and inline code in other lines.
  private func commands() throws -> [Command] {
    var commands: [Command] = []
    for document in SourceTree.documents + ["CHANGELOG.md"] {
      var language: Substring?
      let text = try SourceTree.text(document)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let location = "\(document):\(index + 1)"
        if line.hasPrefix("```") {
          language = language == nil ? line.dropFirst(3) : nil
        } else if language == "sh" {
          commands += [Command(line, at: location)].compactMap { $0 }
        } else if language == nil {
          let parts = line.split(separator: "`", omittingEmptySubsequences: false)
          let spans = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
          commands += spans.compactMap { Command($0, at: location) }
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
        // Options of a program that the sentence names.
        let all = try ["gallery", "showcase"].map { try help(of: $0) }.joined()
        #expect(all.contains(name), "\(command.place) names \(name), which no program knows")
      }
      guard isOurs else { continue }
      programs += 1
      guard SourceTree.exists(String(name)) else {
        Issue.record("\(command.place) names \(name), which is not there")
        continue
      }
      let helpText = try helps[name] ?? help(of: name)
      helps[name] = helpText
      for option in command.options {
        options += 1
        #expect(helpText.contains(option), "\(command.place): \(name) does not know \(option)")
      }
    }
    #expect(programs > 15 && options > 5, "too few commands were found")
  }

  /// The program's own help, and the options that the script around it reads.
  private func help(of program: Substring) throws -> String {
    var text = ""
    let path = SourceTree.root.appendingPathComponent(String(program)).path
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue {
      for file in try FileManager.default.contentsOfDirectory(atPath: path)
      where file.hasSuffix(".py") {
        text += try SourceTree.text("\(program)/\(file)")
      }
    } else {
      text = try SourceTree.text(String(program)) + SourceTree.text("scripts/run.sh")
      let isExecutable = FileManager.default.isExecutableFile(atPath: path)
      let isData = [".supp", ".tsv", "-options"].contains { program.hasSuffix($0) }
      #expect(isExecutable || isData, "\(program) cannot be run")
    }
    guard ["gallery", "showcase"].contains(program) else { return text }
    return try text
      + BuiltModules().run(BuiltModules().path(of: String(program)), ["--help"]).output
  }
}
