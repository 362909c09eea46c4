import FileOperations
import Foundation
import PhotoIndexing
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Imports from a card that end in their middle: the program is killed, or the disk is full.
@MainActor @Suite(.serialized) struct InterruptedImportTests {
  private static let rounds = Effort.rounds(20, long: 200)

  private struct NoFacts: FactReading {
    func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? { nil }
  }

  /// A card, and the library into which its photos are copied.
  @MainActor private struct World {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID())")
    var card: URL { base.appendingPathComponent("card") }
    var library: URL { base.appendingPathComponent("library") }
    var state: URL { base.appendingPathComponent("state") }

    /// Twenty-four photos of four days, of which some have the same names.
    init() throws {
      let photos = try TestPhotos(count: 4)
      defer { photos.remove() }
      for number in 0..<24 {
        let folder = card.appendingPathComponent("10\(number % 3)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("IMG_\(number / 3).jpg")
        try (Data(contentsOf: photos.url(number % 4)) + [UInt8(number)]).write(to: file)
        let day = Date(timeIntervalSince1970: 1_600_000_000 + Double(number / 6) * 86_400)
        try FileManager.default.setAttributes([.modificationDate: day], ofItemAtPath: file.path)
      }
      try renew()
    }

    func renew() throws {
      for folder in [library, state] {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    }

    /// The bytes of all files in a folder, also of hidden ones.
    func files(_ folder: URL) throws -> [Data] {
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey])
      return try (found?.allObjects as? [URL] ?? []).filter {
        try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      }.map { try Data(contentsOf: $0) }
    }

    func fresh() throws -> CardContents {
      let (index, root) = (try PhotoIndex(), FileID(path: library.path))
      try index.update(.trees([root], files: FolderScan([library]).files), by: NoFacts())
      return try CardContents(
        of: FileID(path: card.path), in: index, under: [root], facts: PhotoFacts())
    }

    /// Copies photos in a process of their own. Returns how it ended.
    func copy(_ contents: CardContents?, _ fault: String, at call: Int) throws
      -> Process.TerminationReason
    {
      let plan = (contents?.fresh ?? []).map {
        "\(library.path)/\($0.day)\t\($0.file.displayPath)\n"
      }
      let list = base.appendingPathComponent("plan")
      try plan.joined().write(to: list, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("FileWorker")
      process.arguments = ["import", list.path, state.path, fault, "\(call)"]
      try process.run()
      process.waitUntilExit()
      return process.terminationReason
    }
  }

  @Test(arguments: ["kill", "full"]) func nothingIsLostAndNothingComesTwice(_ fault: String)
    throws
  {
    let world = try World()
    defer { try? FileManager.default.removeItem(at: world.base) }
    let card = try world.files(world.card)
    var generator = SeededGenerator(seed: UInt64(fault.count))
    var (endings, completions) = (0, 0)
    for round in 0..<Self.rounds {
      let contents = try world.fresh()
      if contents.fresh.isEmpty {
        completions += 1
        try world.renew()
        continue
      }
      let call = Int.random(in: 1...400, using: &generator)
      if try world.copy(contents, fault, at: call) == .uncaughtSignal { endings += 1 }
      // The program starts again.
      _ = try world.copy(nil, fault, at: .max)
      let now = try world.files(world.library)
      #expect(Set(now).count == now.count, "round \(round): nothing is there twice")
      #expect(Set(now).isSubset(of: card), "round \(round): nothing is there in part")
      #expect(try Set(world.files(world.card)) == Set(card), "the card is as it was")
    }
    #expect(fault == "full" || endings > Self.rounds / 3, "\(endings) were killed")
    #expect(completions > 0 || fault == "full")
    _ = try world.copy(world.fresh(), fault, at: .max)
    let now = try world.files(world.library)
    #expect(now.count == 24 && Set(now) == Set(card))
    #expect(try world.fresh().fresh.isEmpty)
  }

  /// A window over the library, as the program starts it.
  private func open(_ world: World) async throws -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: 1100, height: 760))
    var places = Gallery.Places()
    places.state = world.state
    let delegate = AppDelegate(paths: [world.library], places: places)
    stage.launch(delegate)
    return (stage, try #require(delegate.gallery))
  }

  private func isFinished(_ world: World) -> Bool {
    let file = world.state.appendingPathComponent("import.json")
    return (try? Data(contentsOf: file)) == Data("[]".utf8)
  }

  @Test func whatIsLeftIsOfferedAtTheNextStart() async throws {
    let world = try World()
    defer { try? FileManager.default.removeItem(at: world.base) }
    _ = try world.copy(world.fresh(), "kill", at: 150)
    let count = try world.files(world.library).count
    #expect((1..<24).contains(count))
    // The helper knows nothing of the gallery's own note.
    StateFile(url: world.state.appendingPathComponent("import.json"))
      .keep([FileID(path: world.card.path)])
    let (stage, gallery) = try await open(world)
    let note = { stage.element(.none, "The import from “card” was interrupted.") }
    #expect(await stage.wait { note() != nil && stage.isAtRest })
    #expect(gallery.window.toasts.waiting.isEmpty, "and nothing of its parts")
    try #require(stage.element(.button, "Continue")).tap()
    #expect(await stage.wait { gallery.frontController is UIAlertController && stage.isAtRest })
    // The last one may have been there, but not for sure, and was begun anew.
    let left = try 24 - world.files(world.library).count
    #expect(left >= 24 - count && gallery.frontController?.title == "Import \(left) Photos?")
    try #require(stage.element(.button, "Import")).tap()
    #expect(await stage.wait { isFinished(world) })
    #expect(try world.files(world.library).count == 24)
    gallery.close()
  }

  @Test(arguments: ["Continue", "Cancel"])
  func aCardThatHasGoneMayComeBackUnlessNobodyWantsIt(_ answer: String) async throws {
    let world = try World()
    defer { try? FileManager.default.removeItem(at: world.base) }
    let file = StateFile<[FileID]>(url: world.state.appendingPathComponent("import.json"))
    file.keep([FileID(path: world.base.appendingPathComponent("gone").path)])
    let (stage, gallery) = try await open(world)
    let note = { stage.element(.none, "The import from “gone” was interrupted.") }
    #expect(await stage.wait { note() != nil && stage.isAtRest })
    try #require(stage.element(.button, answer)).tap()
    if answer == "Cancel" {
      #expect(await stage.wait { isFinished(world) })
    } else {
      let gone = { gallery.window.toasts.shown.last?.spokenText?.contains("no longer there") }
      #expect(await stage.wait { gone() == true && stage.isAtRest })
      #expect(!isFinished(world), "it is offered again at the next start")
    }
    gallery.close()
  }
}
