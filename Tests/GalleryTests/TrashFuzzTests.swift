import FileOperations
import Foundation
import PhotoIndexing
import TestEffort
import Testing
import UIKitStage

@testable import gallery

/// Whatever is deleted, restored or changed by other programs, no file is lost.
@Suite struct TrashFuzzTests {
  private static let names = [
    "a.jpg", "b.jpg", "no ending", "\u{301}x.jpg", "two\nlines.jpg", "100% [1] &.jpg",
    String(repeating: "x", count: 250) + ".jpg", String(repeating: "\u{E9}", count: 120) + ".png",
    "x." + String(repeating: "y", count: 250),
  ]

  @Test(
    "No file is lost between the folders and the trash",
    arguments: Effort.seeds(2, long: 50, from: 1))
  func nothingIsLost(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("trash-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    let trash = Trash(dataFolder: base.appendingPathComponent("data"))
    let manager = FileManager.default
    var trashed: [(file: TrashedFile, text: String)] = []
    /// The contents of the folders by path, except for files that were deleted directly.
    var there: [String: String] = [:]
    var steps: [String] = []
    func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    for step in 0..<150 {
      let url = base.appendingPathComponent("p\(dice(3))/" + Self.names[dice(Self.names.count)])
      let filePath = url.path
      switch dice(8) {
      case 0...2:
        guard there[filePath] == nil else { continue }
        try? manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\(step)".utf8).write(to: url)
        there[filePath] = "\(step)"
        steps.append("write \(step) \(filePath.suffix(12))")
      case 3...4:
        steps.append("throw away \(filePath.suffix(12))")
        let text = there.removeValue(forKey: filePath)
        do {
          let file = try await trash.move(url)
          trashed.append((file, try #require(text, "seed \(seed): \(steps)")))
          #expect(try origin(file.info.url) == filePath, "seed \(seed): \(steps)")
        } catch {
          let isGone = (error as? FileOperationError) == .gone(url.lastPathComponent)
          #expect(text == nil && isGone, "seed \(seed): \(error) \(steps)")
        }
      case 5...6:
        guard !trashed.isEmpty else { continue }
        let index = dice(trashed.count)
        let (file, text) = trashed[index]
        steps.append("restore \(text)")
        let isTaken = there[file.origin.displayPath] != nil
        do {
          try await trash.restore(file)
          #expect(!isTaken, "seed \(seed): \(steps)")
          there[file.origin.displayPath] = text
          trashed.remove(at: index)
        } catch {
          let reason = FileOperationError.placeTaken(file.origin.displayName)
          #expect(isTaken && error == reason, "seed \(seed): \(error) \(steps)")
        }
      default:
        // An empty folder is removed.
        rmdir(url.deletingLastPathComponent().path)
      }
      for (path, text) in there { expect(text, path, seed, steps) }
      for (file, text) in trashed { expect(text, file.file.displayPath, seed, steps) }
    }
    for part in ["files", "info"] {
      let names = try manager.contentsOfDirectory(atPath: base.path + "/data/Trash/" + part)
      #expect(names.count == trashed.count, "seed \(seed): \(part), \(steps)")
    }
  }

  private func expect(_ text: String, _ path: String, _ seed: UInt64, _ steps: [String]) {
    let found = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(found == text, "seed \(seed): \(path), \(steps)")
  }

  /// The path that a file manager shows for it.
  private func origin(_ info: URL) throws -> String? {
    let lines = try String(contentsOf: info, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "[Trash Info]" && lines[2].hasPrefix("DeletionDate="))
    return lines[1].dropFirst("Path=".count).removingPercentEncoding
  }
}
