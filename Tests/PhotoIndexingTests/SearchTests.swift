import Foundation
import Testing

@testable import PhotoIndexing

/// What files say, by their path; counts how often it is asked.
private final class DetailsReader: FactReading, @unchecked Sendable {  // because the lock guards it
  private let lock = NSLock()
  private var stored: [FileID: MediaFacts] = [:]
  private var count = 0
  var readCount: Int { lock.withLock { count } }
  subscript(file: FileID) -> MediaFacts? {
    get { lock.withLock { stored[file] } }
    set { lock.withLock { stored[file] = newValue } }
  }
  func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? {
    lock.withLock { count += 1 }
    return self[file]
  }
}

@Suite struct SearchTests {
  @Test func townsAreFoundByTheirNames() throws {
    try index.update(.trees(["/p"], files: library()), by: reader)
    func names(_ text: String) throws -> Set<String> {
      Set(try index.fileIDs(matching: PhotoQuery(text), under: ["/p"]).map(\.displayName))
    }
    #expect(try names("near:Rome") == ["IMG_0001.jpg", "b.NEF"])
    #expect(try names("near:Oslo").isEmpty && names("near:Atlantis").isEmpty)
    // A word may be in a name, too: c.mp4 has it as a keyword.
    #expect(try names("rome").isSuperset(of: ["IMG_0001.jpg", "b.NEF", "c.mp4"]))
    #expect(try names("rome wave") == ["b.NEF"])
    #expect(PhotoQuery("near:\"New York\"").tokens.map(\.text) == ["near:\"New York\""])
  }

  private let reader = DetailsReader()
  private let index: PhotoIndex
  init() throws { index = try PhotoIndex() }

  private static let epoch: Int64 = 1_500_000_000_000_000_000

  private func file(
    _ path: String, _ number: Int64, taken: String = "2024:03:15 12:00:00",
    kind: MediaFile.Kind = .photo,
    _ fill: (inout MediaDetails) -> Void = { _ in }
  ) -> MediaFile {
    let file = MediaFile(
      path: path, kind: kind,
      stamp: FileStamp(changed: Self.epoch + number, byteCount: 10, inode: number))
    var facts = MediaFacts(width: 10, height: 10, taken: WallTime(exif: taken))
    fill(&facts.details)
    reader[file.id] = facts
    return file
  }

  private func library() -> [MediaFile] {
    [
      file("/p/Rome/IMG_0001.jpg", 1, taken: "2023:07:01 10:00:00") {
        $0.camera = "FUJIFILM X100V"
        $0.keywords = ["Családi", "Rome"]
        $0.rating = 4
        ($0.latitude, $0.longitude) = (41.9, 12.5)
      },
      file("/p/Rome/b.NEF", 2) {
        $0.title = "Great Wave"
        $0.isFavorite = true
        ($0.latitude, $0.longitude) = (41.91, 12.51)
      },
      file("/p/Home/c.mp4", 3, taken: "2022:03:05 12:00:00", kind: .video) {
        $0.keywords = ["rome", "Kids"]
      },
      file("/p/Home/d.png", 4, taken: "2024:12:31 23:59:59") {
        $0.caption = "Märchen"
        $0.rating = 5
        ($0.latitude, $0.longitude) = (-17.0, 179.9)
      },
    ]
  }

  private func found(_ text: String, _ roots: [FileID] = ["/p"]) throws -> [String] {
    try index.files(try index.photos(matching: PhotoQuery(text), under: roots)).map {
      String($0.name.prefix(1))
    }
  }

  @Test(arguments: [
    ("", "cIbd"), ("rome", "cIb"), ("img", "I"), ("0001", "I"), ("IMG_0001", "I"),
    ("great wav", "b"),
    ("marchen", "d"), ("2024", "bd"), ("march 2024", "b"), ("march", "cbd"), ("camera:x100", "I"),
    ("camera:rome", ""), ("tag:ROME", "cI"), ("tag:csaladi", "I"), ("tag:ro", ""),
    ("rating:4", "I"),
    ("rating:4+", "Id"), ("is:video", "c"), ("is:favorite", "b"), ("type:raw", "b"),
    ("in:home", "cd"),
    ("in:/p/Home", "cd"), ("in:/p", "cIbd"), ("in:/p/Ho", ""), ("is:located", "Ibd"),
    ("ist:neu", ""),
    ("rome is:photo", "Ib"), ("nothing", ""), ("\"' OR 1 --", ""), ("!!!", ""), ("x*", ""),
    ("x100,", "I"),
  ])
  func findsPhotosInTheOrderInWhichTheyWereTaken(_ text: String, _ names: String) throws {
    try index.update(.trees(["/p"], files: library()), by: reader)
    #expect(try found(text).joined() == names, "\(text)")
  }

  @Test func searchesOnlyBelowItsRoots() throws {
    try index.update(.trees(["/p"], files: library()), by: reader)
    #expect(try found("rome", ["/p/Home"]) == ["c"] && found("", []).isEmpty)
    let newest = try index.photos(matching: PhotoQuery("rome"), under: ["/"], order: .newestFirst)
    #expect(try index.fileIDs(newest).map(\.displayName) == ["b.NEF", "IMG_0001.jpg", "c.mp4"])
  }

  @Test func countsMonthsTagsAndPlaces() throws {
    try index.update(.trees(["/p"], files: library()), by: reader)
    #expect(
      try index.months(under: ["/p"]).map { "\($0.year)-\($0.month) \($0.count)" }
        == ["2024-12 1", "2024-3 1", "2023-7 1", "2022-3 1"])
    #expect(
      try index.tags(under: ["/p"]).map { "\($0.tag.lowercased()) \($0.count)" } == [
        "rome 2", "családi 1", "kids 1",
      ])
    let places = try index.places(under: ["/p"], degrees: 1)
    #expect(places.map(\.count) == [2, 1])
    #expect(try index.photos(in: places[0].bounds, under: ["/p"]).count == 2)
    let dateLine = CoordinateBounds(south: -20, west: 170, north: 0, east: -170)
    #expect(try index.files(try index.photos(in: dateLine, under: ["/p"])).map(\.name) == ["d.png"])
  }

  @Test func countsFoldersAndMatches() throws {
    try index.update(.trees(["/p"], files: library()), by: reader)
    #expect(try index.folders(under: ["/p"]) == ["/p/Rome": 2, "/p/Home": 2])
    #expect(try index.folders(under: ["/p/Rome"]) == ["/p/Rome": 2])
    #expect(try index.count(matching: PhotoQuery("tag:rome"), under: ["/p"]) == 2)
    #expect(try index.count(matching: PhotoQuery(tokens: []), under: ["/p/Rome"]) == 2)
  }

  @Test func photosAreRecentFromWhenTheyCame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recent-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("old.jpg")
    try Data("old".utf8).write(to: url)
    // As a copy that keeps the date.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: url.path)
    let root = FileID(path: folder.path)
    try index.update(.trees([root], files: [file(url.path, 1)]), by: reader)
    #expect(try index.count(matching: PhotoQuery("is:recent"), under: [root]) == 1)
    try index.update(.trees(["/p"], files: library()), by: reader)
    #expect(try index.count(matching: PhotoQuery("is:recent"), under: ["/p"]) == 0)
  }

  @Test func aChangedSidecarMakesItsPhotoStale() throws {
    var files = library()
    try index.update(.trees(["/p"], files: files), by: reader)
    let number = try index.photos(matching: PhotoQuery("is:favorite"), under: ["/p"])
    let before = reader.readCount
    files[1].sidecar = FileStamp(changed: Self.epoch, byteCount: 5, inode: 99)
    reader[files[1].id]?.details.title = "Changed"
    let change = try index.update(.trees(["/p"], files: files), by: reader)
    #expect(change.read == 1 && change.unchanged == 3 && reader.readCount == before + 1)
    #expect(try found("changed") == ["b"] && found("wave").isEmpty)
    #expect(
      try index.photos(matching: PhotoQuery("changed"), under: ["/p"]) == number, "the number stays"
    )
    files[1].sidecar = nil
    #expect(try index.update(.trees(["/p"], files: files), by: reader).read == 1)
  }

  /// After any edits the index is the one that a fresh scan makes.
  @Test(arguments: 0..<20) func equalsAFreshScanAfterEdits(_ seed: Int) throws {
    var state = UInt64(seed + 1)
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var (files, number) = (library(), Int64(10))
    for _ in 0..<12 {
      number += 1
      switch next(4) {
      case 0: files.append(file("/p/n\(number).jpg", number) { $0.keywords = ["k\(next(3))"] })
      case 1 where files.count > 1: files.remove(at: next(files.count))
      case 2:
        let place = next(files.count)
        let old = reader[files[place].id]
        files[place].path = "/p/moved\(number).jpg"
        reader[files[place].id] = old
      default:
        let place = next(files.count)
        files[place].sidecar = FileStamp(changed: Self.epoch + number, byteCount: 1, inode: number)
        reader[files[place].id]?.details.title = "title\(number)"
      }
      try index.update(.trees(["/p"], files: files), by: reader)
    }
    let fresh = try PhotoIndex()
    try fresh.update(.trees(["/p"], files: files), by: reader)
    #expect(try index.files(under: ["/p"]) == fresh.files(under: ["/p"]))
    #expect(try index.tags(under: ["/p"]) == fresh.tags(under: ["/p"]))
    #expect(try index.months(under: ["/p"]) == fresh.months(under: ["/p"]))
    for text in ["title", "moved", "k1", "rome", "n1", "jpg"] {
      let (one, other) = (PhotoQuery(text), PhotoQuery(text))
      #expect(
        Set(try index.fileIDs(index.photos(matching: one, under: ["/p"])))
          == Set(try fresh.fileIDs(fresh.photos(matching: other, under: ["/p"]))), "\(text)")
    }
  }
}
