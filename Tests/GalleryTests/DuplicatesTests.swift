import FileOperations
import Foundation
import HostInterface
import PhotoBrowsing
import PhotoIndexing
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Photos that are the same or look alike are shown in groups, and only the same can be chosen at
/// once.
@MainActor @Suite(.serialized) final class DuplicatesTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("duplicates-\(UUID().uuidString)")
  private var folder: URL { base.appendingPathComponent("photos") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  /// Writes a photo with a pattern of its own.
  private func add(_ name: String, pattern: Int, scale: Int = 1) throws {
    let (width, height) = (120 * scale, 90 * scale)
    let image = CGImage(width: width, height: height, isOpaque: true) { target in
      for y in 0..<height {
        for x in 0..<width {
          let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
          let (a, b) = (Double(5 + 4 * pattern), Double(3 + 5 * pattern))
          let light = UInt8(127 + 120 * sin(u * a + v * b) * cos(v * a - u * b))
          let offset = (y * width + x) * 4
          (target[offset], target[offset + 1], target[offset + 2]) = (light, light, light)
          target[offset + 3] = 255
        }
      }
    }
    try VipsImageCodec().jpegData(image, quality: 0.9).write(
      to: folder.appendingPathComponent(name))
  }

  private func launch(count: Int) async throws -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: 1280, height: 800))
    let delegate = AppDelegate(
      paths: [folder], trash: Trash(dataFolder: base.appendingPathComponent("data")))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let isLoaded = await stage.wait {
      gallery.photos.count == count
        && gallery.shownLibrary.photoLibrary.progress == nil
        && gallery.thumbnailsAreShown
    }
    #expect(isLoaded)
    return (stage, gallery)
  }

  private func names(_ gallery: Gallery) -> [String] {
    gallery.photos.map { $0.url.deletingPathExtension().lastPathComponent }
  }

  private func headings(_ gallery: Gallery) -> [String?] {
    gallery.library.grid.sections.groups.indices.map {
      gallery.library.grid.sections.heading(of: $0)
    }
  }

  @Test func photosThatLookAlikeAreGroupedTheBestFirst() async throws {
    try add("small.jpg", pattern: 1)
    try add("large.jpg", pattern: 1, scale: 2)
    try add("other.jpg", pattern: 2)
    try add("one.jpg", pattern: 3)
    try add("two.jpg", pattern: 3)
    try add("three.jpg", pattern: 3, scale: 3)
    let (stage, gallery) = try await launch(count: 6)
    let library = gallery.shownLibrary.photoLibrary
    #expect(library.groups.isEmpty && library.copies.isEmpty)
    gallery.library.home.show(.duplicates)
    #expect(await stage.wait { library.groups.count == 2 && library.photos.count == 5 })
    let groups = library.groups.map(\.start)
    let best = groups.map { names(gallery)[$0] }
    #expect(Set(best) == ["large", "three"] && !names(gallery).contains("other"))
    #expect(
      Set(headings(gallery)) == [
        "2 that look alike", "3 that look alike, identical files among them",
      ])
    #expect(await stage.wait { gallery.thumbnailsAreShown })

    // Only what is the same byte by byte can be deleted at once, and undone.
    gallery.commands.perform("select-copies")
    #expect(
      gallery.shownLibrary.selection.ids.count == 1
        && library.copies.map(\.id) == Array(gallery.shownLibrary.selection.ids))
    #expect(
      gallery.shownLibrary.selection.ids.allSatisfy {
        ["one.jpg", "two.jpg"].contains($0.displayName)
      })
    gallery.files.trashCurrentPhotos()
    #expect(await stage.wait { library.photos.count == 4 && library.copies.isEmpty })
    #expect(await stage.wait { Set(headings(gallery)) == ["2 that look alike"] })
    gallery.library.home.show(.all)
    #expect(await stage.wait { library.photos.count == 5 })
    #expect(
      library.groups.isEmpty
        && Set(names(gallery)).isSuperset(of: ["large", "small", "three", "other"]))
    gallery.library.home.show(.duplicates)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { library.groups.count == 2 && library.photos.count == 5 })
  }

  @Test func groupsSayWhatTheyAre() async throws {
    try add("a.jpg", pattern: 1)
    try add("b.jpg", pattern: 1)
    try add("c.jpg", pattern: 2)
    // The same pixels with another comment.
    var bytes = try Data(contentsOf: folder.appendingPathComponent("c.jpg"))
    bytes.insert(contentsOf: [0xFF, 0xFE, 0, 6] + Array("else".utf8), at: 2)
    try bytes.write(to: folder.appendingPathComponent("d.jpg"))
    try add("e.jpg", pattern: 3)
    try add("f.jpg", pattern: 3, scale: 2)
    // Of two that are the same, one has a sidecar with something to say.
    try add("g.jpg", pattern: 4)
    try add("h.jpg", pattern: 4)
    for (name, title) in [("g", "one"), ("h", "other")] {
      try Data(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt>
        <rdf:li xml:lang="x-default">\(title)</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>
        """.utf8
      ).write(to: folder.appendingPathComponent("\(name).jpg.xmp"))
    }
    let (stage, gallery) = try await launch(count: 8)
    let library = gallery.shownLibrary.photoLibrary
    gallery.library.home.show(.duplicates)
    #expect(await stage.wait { library.groups.count == 4 && library.photos.count == 8 })
    #expect(library.groups.map(\.kind) == [.sameBytes, .sameBytes, .samePixels, .alike])
    #expect(
      headings(gallery)
        == [
          "2 identical files", "2 identical files", "2 with the same pixels", "2 that look alike",
        ])
    gallery.commands.perform("select-copies")
    #expect(gallery.shownLibrary.selection.ids.count == 1)
    #expect(
      gallery.shownLibrary.selection.ids.allSatisfy { ["a.jpg", "b.jpg"].contains($0.displayName) })
  }

  @Test func whatChangesWhileTheyAreShownIsComparedToo() async throws {
    try add("a.jpg", pattern: 1)
    try add("b.jpg", pattern: 2)
    let (stage, gallery) = try await launch(count: 2)
    let library = gallery.shownLibrary.photoLibrary
    gallery.library.home.show(.duplicates)
    #expect(await stage.wait { library.state == .problem(.emptyScope(.duplicates)) })
    try add("copy of a.jpg", pattern: 1)
    #expect(await stage.wait { library.photos.count == 2 })
    try add("another of a.jpg", pattern: 1, scale: 2)
    #expect(
      await stage.wait { library.photos.count == 3 && names(gallery)[0] == "another of a" })
    #expect(
      await stage.wait {
        headings(gallery) == ["3 that look alike, identical files among them"]
      })
    // A file that changes isn't what it was.
    try add("copy of a.jpg", pattern: 4)
    #expect(await stage.wait { library.photos.count == 2 })
    #expect(Set(names(gallery)) == ["another of a", "a"])
    #expect(await stage.wait { headings(gallery) == ["2 that look alike"] })
    library.query = PhotoQuery("another")
    #expect(await stage.wait { library.photos.isEmpty }, "a search among them needs two of a group")
  }

  @Test func nothingIsComparedUntilSomebodyWantsToKnow() async throws {
    try add("a.jpg", pattern: 1)
    try add("b.jpg", pattern: 1)
    let (_, gallery) = try await launch(count: 2)
    let (index, root) = (
      try #require(gallery.shownLibrary.photoLibrary.comparing.index), try #require(FileID(folder))
    )
    #expect(try index.duplicates(under: [root]).isEmpty)
    #expect(gallery.shownLibrary.photoLibrary.comparing.progress == nil)
  }

  @Test func noPhotosAreFeaturedAboveGroups() async throws {
    try add("0.jpg", pattern: 1)
    let data = try Data(contentsOf: folder.appendingPathComponent("0.jpg"))
    let years = try #require(Calendar.current.date(byAdding: .year, value: -2, to: Date()))
    for number in 0..<50 {
      let file = folder.appendingPathComponent("\(number).jpg")
      try data.write(to: file)
      try FileManager.default.setAttributes([.modificationDate: years], ofItemAtPath: file.path)
    }
    let (stage, gallery) = try await launch(count: 50)
    #expect(await stage.wait { !gallery.library.grid.featured.photos.isEmpty })
    gallery.library.home.show(.duplicates)
    // On a busy machine some of them are found before the others.
    let isGrouped = await stage.wait {
      gallery.shownLibrary.photoLibrary.groups.count == 1 && gallery.library.grid.photos.count == 50
    }
    #expect(isGrouped && gallery.library.grid.featured.photos.isEmpty)
  }

  @Test func groupsLoseTheirPhotosOneByOne() throws {
    func photo(_ name: String) -> Photo { Photo(path: "/p/\(name).jpg") }
    let all = OrderedPhotos(inOrder: ["a", "b", "c", "d", "e"].map(photo))
    let ids = ["e", "b", "d", "a"].map { photo($0).id }
    let groups = [[ids[0], ids[1]], [ids[2], ids[3]]].map {
      DuplicateGroup(files: $0, kind: .sameBytes)
    }
    let before = all.grouped(by: groups)
    #expect(
      before.groups.map(\.start) == [0, 2] && before.photos.count == 4 && before.days.count == 0)
    #expect(before.photos.enumerated().allSatisfy { before.index(of: $1.id) == $0 })
    let after = all.removing([photo("a").id]).grouped(by: groups)
    #expect(after.photos.map(\.name) == ["e.jpg", "b.jpg"] && after.groups.map(\.start) == [0])
    let old = PhotoSections(before.groups, count: before.photos.count)
    let new = PhotoSections(after.groups, count: after.photos.count)
    let steps = try #require(PhotoChanges(from: before, to: after).steps)
    let changes = try #require(old.changes(to: new, by: steps))
    #expect(
      changes.deletedSections == [0] && changes.deleted.isEmpty && changes.insertedSections.isEmpty)
  }

  @Test func theBetterOfAGroupIsKeptByItsHeadingAndOfEachByACommand() async throws {
    try add("small.jpg", pattern: 1)
    try add("large.jpg", pattern: 1, scale: 2)
    try add("one.jpg", pattern: 3)
    let data = try Data(contentsOf: folder.appendingPathComponent("one.jpg"))
    try data.write(to: folder.appendingPathComponent("two.jpg"))
    let (stage, gallery) = try await launch(count: 4)
    let library = gallery.shownLibrary.photoLibrary
    gallery.library.home.show(.duplicates)
    #expect(await stage.wait { library.groups.count == 2 && gallery.thumbnailsAreShown })
    stage.settle()
    let large = try #require(names(gallery).firstIndex(of: "large"))
    let cell = try #require(gallery.thumbnail(at: large))
    #expect(cell.isCaptionShown && cell.caption?.lines.first?.contains("240 × 180") == true)
    #expect(cell.caption?.lines.contains("photos") == true, "where it is")
    #expect(cell.accessibilityValue?.contains("240 × 180") == true)
    stage.hover(at: cell.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.advance(by: 1)
    stage.hover(at: CGPoint(x: 600, y: 20))
    #expect(cell.isCaptionShown, "the pointer changes nothing")

    try #require(stage.element(.button, "Keep Better, 2 that look alike")).tap()
    #expect(await stage.wait { !names(gallery).contains("small") && library.groups.count == 1 })
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { library.groups.count == 2 })

    gallery.commands.perform("keep-better-of-all")
    stage.settle()
    #expect(stage.element(.button, "Move One Identical Copy") != nil)
    try #require(stage.element(.button, "Move All 2")).tap()
    #expect(await stage.wait { library.state == .problem(.emptyScope(.duplicates)) })
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { library.groups.count == 2 && library.photos.count == 4 })
  }

  @Test func theShotsOfAGroupAreComparedAndZoomedTogether() async throws {
    for (number, name) in ["one.jpg", "two.jpg", "three.jpg"].enumerated() {
      try add(name, pattern: 3, scale: number + 1)
    }
    let (stage, gallery) = try await launch(count: 3)
    gallery.library.home.show(.duplicates)
    #expect(
      await stage.wait { gallery.library.photoLibrary.groups.count == 1 && stage.isAtRest })
    gallery.showGroup(of: try #require(gallery.photos.last))
    stage.settle()
    try #require(stage.element(.button, "Compare")).tap()
    #expect(await stage.wait { gallery.frontController is PhotoComparisonController })
    let compare = try #require(gallery.frontController as? PhotoComparisonController)
    #expect(
      await stage.wait {
        compare.visibleCells.count == 3 && compare.visibleCells.allSatisfy { $0.image != nil }
          && stage.isAtRest
      })
    _ = compare.visibleCells[0].zoom(.zoomIn)
    stage.advance(frames: 3)
    let scales = compare.visibleCells.map(\.zoomScale)
    #expect(scales.allSatisfy { $0 > 1 && abs($0 - scales[0]) < 0.01 }, "\(scales)")
  }

  @Test func oneThatSaysMoreThanTheBestIsNeverDeletedUnasked() async throws {
    try add("small.jpg", pattern: 1)
    try add("large.jpg", pattern: 1, scale: 2)
    let (stage, gallery) = try await launch(count: 2)
    let library = gallery.shownLibrary.photoLibrary
    gallery.library.home.show(.duplicates)
    #expect(await stage.wait { library.groups.count == 1 })
    let small = try #require(gallery.photos.first { $0.name == "small.jpg" })
    #expect(library.worse(ofGroup: 0).map(\.id) == [small.id])
    gallery.editing.tagging.setTags(["Lake"], of: [small])
    #expect(await stage.wait { library.photo(small.id)?.tags == ["Lake"] })
    #expect(library.worse(ofGroup: 0).isEmpty)
    gallery.keepBetter(of: small)
    stage.settle()
    let sheet = gallery.frontController as? UINavigationController
    #expect(sheet?.topViewController is DuplicateGroupController)
    #expect(gallery.photos.count == 2)
  }

  @Test func aGroupSaysWhatDiffersAndDeletesOnlyCopiesByItself() async throws {
    try add("lake", pattern: 1)
    let (stage, gallery) = try await { () -> (Stage, Gallery) in
      let lake = folder.appendingPathComponent("lake")
      let data = try Data(contentsOf: lake)
      try FileManager.default.removeItem(at: lake)
      for name in ["a.jpg", "b.jpg"] { try data.write(to: folder.appendingPathComponent(name)) }
      return try await launch(count: 2)
    }()
    let photos = gallery.photos
    let facts = DuplicateFacts(photos)
    #expect(facts.common.contains { $0.contains("120 × 90") })
    #expect(facts.differing.allSatisfy { $0.count <= 1 }, "at most the date")
    var deleted: [Photo.ID] = []
    let sheet = DuplicateGroupController(
      photos, heading: "2 identical files", copies: [photos[1].id],
      loader: gallery.library.thumbnails
    ) { deleted = $0.map(\.id) }
    gallery.present(sheet.inSheet())
    stage.settle()
    #expect(sheet.kept == [photos[0].id])
    #expect(stage.element(.button, "Delete 1") != nil)
    sheet.toggle(photos[0].id)
    #expect(sheet.kept == [photos[0].id], "one stays")
    sheet.toggle(photos[1].id)
    #expect(sheet.kept.count == 2)
    sheet.toggle(photos[1].id)
    sheet.finish()
    #expect(await stage.wait { deleted == [photos[1].id] })
  }
}
