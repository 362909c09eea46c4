import Foundation
import Imaging
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What is found of the photos with known copies that `scripts/duplicates.py` makes; only when
/// `VITRINE_DUPLICATES` says where they are.
@MainActor @Suite(.serialized) struct DuplicateFiguresTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["VITRINE_DUPLICATES"]

  /// What a photo shows, and what was done to it.
  private struct Truth {
    let shown: Int
    let kind: String
  }

  private struct Figures {
    var pairs = 0
    var right = 0
    var wrong: [String] = []
    var found: [String: Int] = [:]
    var preselected = 0
    var preselectedWrong = 0
  }

  private func truth(in folder: String) throws -> [String: Truth] {
    let text = try String(contentsOfFile: folder + "/truth.tsv", encoding: .utf8)
    return text.split(separator: "\n").reduce(into: [:]) { truth, line in
      let cells = line.split(separator: "\t")
      if cells.count == 3, let shown = Int(cells[1]) {
        truth[String(cells[0])] = Truth(shown: shown, kind: String(cells[2]))
      }
    }
  }

  @Test(.enabled(if: folder != nil)) func copiesAreFoundAndNothingElse() throws {
    let folder = try #require(Self.folder)
    let truth = try truth(in: folder)
    let root = FileID(path: folder)
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let files = try truth.keys.sorted().map { name in
      let id = root.appending(name)
      var status = stat()
      try #require(id.withPath { stat($0, &status) } == 0)
      return MediaFile(id: id, kind: .photo, stamp: FileStamp(status))
    }
    let index = try PhotoIndex()
    try index.update(.trees([root], files: files), by: PhotoFacts())
    let looks = PhotoLooks(by: ImageFile(data: Data(), name: "")) { false }
    try index.updateDuplicates(under: [root], by: looks)
    let groups = try index.duplicates(under: [root])
    let figures = try figures(of: groups, truth, in: folder)
    print(table(figures, truth, groups.count))
    #expect(figures.preselectedWrong == 0)
    #expect(Double(figures.right) >= 0.98 * Double(figures.pairs))
    let wanted = ["resized", "recompressed", "both"]
    let all = truth.values.count { wanted.contains($0.kind) }
    let found = wanted.reduce(0) { $0 + (figures.found[$1] ?? 0) }
    #expect(Double(found) >= 0.95 * Double(all))
  }

  private func figures(
    of groups: [DuplicateGroup], _ truth: [String: Truth], in folder: String
  ) throws -> Figures {
    var figures = Figures()
    for group in groups {
      let members = group.files.compactMap { file in truth[file.displayName].map { (file, $0) } }
      for (file, photo) in members.dropFirst() {
        figures.pairs += 1
        if photo.shown == members[0].1.shown {
          figures.right += 1
        } else {
          figures.wrong.append("\(members[0].0.displayName)–\(file.displayName)")
        }
      }
      // A copy may be the best of its group.
      for (_, photo) in members
      where members.contains(where: { $0.1.shown == photo.shown && $0.1.kind != photo.kind }) {
        figures.found[photo.kind, default: 0] += 1
      }
      let kept = try group.files.filter { !group.copies.contains($0) }.map {
        try Data(contentsOf: $0.url)
      }
      for copy in group.copies {
        figures.preselected += 1
        let data = try Data(contentsOf: copy.url)
        if !kept.contains(data) { figures.preselectedWrong += 1 }
      }
    }
    return figures
  }

  private func table(
    _ figures: Figures, _ truth: [String: Truth], _ groupCount: Int
  ) -> String {
    var lines = [
      "\(truth.count) photos, \(groupCount) groups",
      "preselected: \(figures.preselected), of which wrong: \(figures.preselectedWrong)",
      "photos beside a better one: \(figures.pairs), of which right: \(figures.right)",
    ]
    if !figures.wrong.isEmpty {
      lines.append("wrong: \(figures.wrong.prefix(30).joined(separator: ", "))")
    }
    for kind in Set(truth.values.map(\.kind)).sorted() {
      let all = truth.values.count { $0.kind == kind }
      lines.append("\(kind): \(figures.found[kind] ?? 0) of \(all)")
    }
    return lines.joined(separator: "\n")
  }
}
