import Foundation
import PhotoIndexing
import PhotoMetadata
import TestEffort
import Testing
import UIKitStage

@testable import gallery

/// Whatever the app and other programs say of photos at the same time, the library and its index
/// finally say what a fresh scan finds.
@MainActor @Suite(.serialized) struct TaggingFuzzTests {
  /// What is known of each photo, by its path.
  private struct Known: Hashable {
    let path: [UInt8]
    let stamp: FileStamp
    let sidecar: FileStamp?
    let facts: MediaFacts?

    init(_ file: MediaFile) {
      (path, stamp, sidecar, facts) = (file.id.bytes, file.stamp, file.sidecar, file.facts)
    }
  }

  private func freshScan(_ folder: URL, _ reader: PhotoFacts) throws -> Set<Known> {
    let index = try PhotoIndex()
    try index.update(.trees([folder.file], files: FolderScan([folder]).files), by: reader)
    return Set(try index.files(under: [folder.file]).map(Known.init))
  }

  @Test("The index is that of a fresh scan", arguments: Effort.seeds(2, long: 50, from: 1))
  func theIndexIsThatOfAFreshScan(seed: UInt64) async throws {
    let stage = Stage()
    let photos = try DatedPhotos(count: 6, folders: 2)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-tags-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    let file = place.appendingPathComponent("index.sqlite")
    let library = PhotoLibrary(paths: [photos.folder], index: file)
    defer { library.close() }
    let history = UndoHistory()
    let tagging = PhotoTagging(library: library, history: history)
    library.scan()
    #expect(await stage.wait { library.photos.count == 6 && library.isOnDisk })
    var generator = SeededGenerator(seed: UInt64(seed))
    func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    let reader = PhotoFacts()
    var story: [String] = []
    for round in 0..<4 {
      for _ in 0..<(1 + dice(6)) {
        let some = library.photos.filter { _ in dice(3) == 0 }
        let name = photos.names[dice(photos.names.count)]
        let sidecar = photos.url(name + ".xmp")
        let step = dice(9)
        story.append("\(round): \(step) \(name) or \(some.map(\.name))")
        switch step {
        case 0: tagging.toggleFavorite(some)
        case 1: tagging.setStars(dice(6), of: some)
        case 2: tagging.changeTags(of: some, adding: ["k\(dice(3))"], removing: ["k\(dice(3))"])
        case 3: tagging.setTitle(dice(2) == 0 ? nil : "title \(dice(9))", of: some)
        case 4: history.undo()
        case 5: history.redo()
        case 6: _ = try? MetadataWriter().apply([.rating(dice(6))], to: photos.url(name).file)
        case 7: try? FileManager.default.removeItem(at: sidecar)
        default: try Data("damaged \(dice(9))".utf8).write(to: sidecar)
        }
        if dice(3) == 0 { _ = await stage.wait(limit: 0.05) { false } }
      }
      var expected: Set<Known> = []
      let isSame = await stage.wait {
        expected = (try? freshScan(photos.folder, reader)) ?? []
        let known = (try? PhotoIndex(at: file).files(under: [photos.folder.file])) ?? []
        return Set(library.photos.map { Known($0.file) }) == expected
          && Set(known.map(Known.init)) == expected
      }
      #expect(
        isSame,
        "seed \(seed)\n\(story.joined(separator: "\n"))\n\(library.photos.map(\.file))\n\(expected)"
      )
      if !isSame { return }
    }
  }
}
