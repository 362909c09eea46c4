import Foundation
import Testing

@testable import PhotoIndexing

/// Which files are the same, and which groups photos make that look alike.
@Suite struct DuplicateTests {
  /// Says of photos by their names what they are like, and counts comparisons.
  // Because tests have one thread.
  private final class Judge: PhotoComparison, FactReading, @unchecked Sendable {
    /// Pairs of letters.
    var alike: Set<String> = []
    var sizes: [String: Int] = [:]
    var compared: [String] = []
    var sketchCount = 0

    func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? {
      MediaFacts(width: sizes[file.displayName] ?? 10, height: sizes[file.displayName] ?? 10)
    }

    func sketch(of file: MediaFile) -> PhotoSketch? {
      sketchCount += 1
      return PhotoSketch(hash: PerceptualHash(bits: 7), fields: Array(repeating: 9, count: 256))
    }

    func likeness(of file: MediaFile, to better: MediaFile) -> Likeness? {
      let pair = "\(better.name)\(file.name)"
      compared.append(pair)
      return alike.contains(pair) ? .alike : Likeness.none
    }
  }

  private let index: PhotoIndex
  private let judge = Judge()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "same-\(UUID())")
  init() throws { index = try PhotoIndex() }

  private func file(_ name: String, number: Int64) -> MediaFile {
    MediaFile(
      id: FileID(path: "/p/\(name)"), kind: .photo,
      stamp: FileStamp(
        changed: 1_500_000_000_000_000_000 + number, byteCount: 1000 - number, inode: number))
  }

  private func add(_ names: String...) throws {
    let files = names.enumerated().map { file($1, number: Int64($0 + 1)) }
    try index.update(.trees(["/p"], files: files), by: judge)
  }

  private func groups(_ query: String? = nil) throws -> [String] {
    let query = query.map { PhotoQuery($0) }
    try index.updateDuplicates(matching: query, under: ["/p"], by: judge)
    return try index.duplicates(matching: query, under: ["/p"])
      .map { $0.files.map(\.displayName).joined() + " \($0.kind)" }
  }

  // MARK: Alike

  @Test func photosAreAlikeToTheBestAndNotOnlyToEachOther() throws {
    try add("a", "b", "c", "d")
    judge.alike = ["ab", "bc", "cd"]
    #expect(try groups() == ["ab alike", "cd alike"])
    // None is compared twice, and none with a photo that follows another one.
    #expect(judge.compared.count == Set(judge.compared).count && !judge.compared.contains("bc"))
    let count = judge.compared.count
    #expect(
      try groups() == ["ab alike", "cd alike"] && judge.compared.count == count
        && judge.sketchCount == 4)
  }

  @Test func theBestHasMostPixels() throws {
    judge.sizes = ["b": 30, "c": 20]
    try add("a", "b", "c")
    judge.alike = ["bc", "ba", "ca"]
    #expect(try groups() == ["bca alike"])
    #expect(try index.duplicates(under: ["/p"]).first?.copies == [])
  }

  @Test func groupsOfASearchHaveABestOfTheirOwn() throws {
    try add("a", "x1", "x2")
    judge.alike = ["ax1", "ax2", "x1x2"]
    #expect(try groups() == ["ax1x2 alike"])
    // Without the best, the others are compared with each other.
    #expect(try index.duplicates(matching: PhotoQuery("x"), under: ["/p"]).isEmpty)
    #expect(try groups("x") == ["x1x2 alike"] && groups("x1").isEmpty)
  }

  @Test func aRewrittenOrDeletedFileIsComparedAgain() throws {
    try add("a", "b")
    judge.alike = ["ab"]
    #expect(try groups() == ["ab alike"])
    var files = [file("a", number: 1), file("b", number: 2)]
    files[1].stamp.changed += 5
    judge.alike = []
    try index.update(.trees(["/p"], files: files), by: judge)
    #expect(try index.duplicates(under: ["/p"]).isEmpty)
    #expect(try groups().isEmpty && judge.compared == ["ab", "ab"])
    try index.update(.trees(["/p"], files: [files[0]]), by: judge)
    #expect(try index.likenesses(atLeast: .none).isEmpty)
  }

  @Test func aRenamedFileKeepsWhatItIsLike() throws {
    try add("a", "b")
    judge.alike = ["ab"]
    #expect(try groups() == ["ab alike"])
    var moved = file("x", number: 2)
    moved.stamp = file("b", number: 2).stamp
    #expect(
      try index.update(.trees(["/p"], files: [file("a", number: 1), moved]), by: judge).moved == 1)
    #expect(try groups() == ["ax alike"] && judge.compared == ["ab"])
  }

  @Test func itEndsWhenCancelled() throws {
    try add("a", "b", "c")
    try index.updateDuplicates(under: ["/p"], by: judge, isCancelled: { judge.sketchCount > 1 })
    #expect(judge.sketchCount == 2 && judge.compared.isEmpty)
    var progress: [IndexProgress] = []
    try index.updateDuplicates(under: ["/p"], by: judge, onProgress: { progress.append($0) })
    let expected = [(0, 1), (1, 3), (2, 3)].map { IndexProgress(done: $0, total: $1) }
    #expect(progress == expected && judge.compared.count == 3)
  }

  // MARK: The same

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  private func scanned(_ names: [String]) throws -> [MediaFile] {
    try names.map { name in
      let id = FileID(path: folder.appendingPathComponent(name).path)
      var status = stat()
      try #require(id.withPath { stat($0, &status) } == 0)
      return MediaFile(
        id: id, kind: name.hasSuffix("mp4") ? .video : .photo, stamp: FileStamp(status))
    }
  }

  @Test func filesAreTheSameByteByByte() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = (0..<300_000).map { UInt8($0 * 7 % 251) }
    var other = bytes
    other[77_000] ^= 1
    for (name, bytes) in [
      ("a.jpg", bytes), ("b.jpg", bytes), ("c.jpg", other), ("d.mp4", bytes), ("e.jpg", []),
      ("f.jpg", []),
    ] {
      try write(name, bytes)
    }
    // One file by other paths.
    try FileManager.default.linkItem(
      at: folder.appendingPathComponent("c.jpg"), to: folder.appendingPathComponent("hard.jpg"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("soft.jpg"),
      withDestinationURL: folder.appendingPathComponent("c.jpg"))
    let names = ["a.jpg", "b.jpg", "c.jpg", "d.mp4", "e.jpg", "f.jpg", "hard.jpg", "soft.jpg"]
    let root = FileID(path: folder.path)
    try index.update(.trees([root], files: scanned(names)), by: judge)
    try index.updateDuplicates(under: [root], by: judge)
    let groups = try index.duplicates(under: [root])
    #expect(groups.map(\.kind) == [.sameBytes] && groups.first?.files.count == 3)
    #expect(groups.first.map { Set($0.files.map(\.displayName)) } == ["a.jpg", "b.jpg", "d.mp4"])
    #expect(groups.first.map { $0.copies == Set($0.files.dropFirst()) } == true)
  }

  @Test func namesOfCopiesComeAfterThoseOfOriginals() throws {
    let names = ["a (1).jpg", "a.jpg", "a copy.jpg", "copy of a.jpg"]
    let files = names.map { file($0, number: 1) }
    try index.update(.trees(["/p"], files: files), by: judge)
    let found = try index.duplicateCandidates(matching: nil, under: ["/p"]).map(\.file.displayName)
    #expect(found == ["a.jpg", "a (1).jpg", "a copy.jpg", "copy of a.jpg"])
  }

  @Test func whatIsCalledACopyComesAfterLongerNames() {
    let files = [
      "/p/2021/Kyoto/IMG_1207.jpg", "/p/2021/Copyright of Kyoto.jpg", "/p/Copies/IMG_1.jpg",
      "/p/2021/copy_8.jpg", "/p/2021/IMG_1 Kopie.jpg", "/p/Backup/a-copy.jpg",
    ].map { FileID(path: $0) }
    #expect(files.shuffled().sorted { $0.copyRank < $1.copyRank } == files)
  }

  @Test func copiesOfAPhotoThatIsAlikeAreStillCopies() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a", Array(repeating: 1, count: 900))
    try write("b", Array(repeating: 2, count: 800))
    try write("c", Array(repeating: 2, count: 800))
    try write("d", Array(repeating: 3, count: 700))
    try write("e", Array(repeating: 3, count: 700))
    judge.alike = ["ab", "ac"]
    let root = FileID(path: folder.path)
    try index.update(.trees([root], files: scanned(["a", "b", "c", "d", "e"])), by: judge)
    try index.updateDuplicates(under: [root], by: judge)
    let groups = try index.duplicates(under: [root])
    #expect(groups.map(\.kind) == [.sameBytes, .alike], "identical ones first")
    let mixed = try #require(groups.last)
    #expect(mixed.files.first?.displayName == "a" && mixed.files.count == 3)
    #expect(mixed.copies == [mixed.files[2]], "the best and one of each kind stay")
    // A copy whose first is gone is no copy any more.
    let rest = mixed.files[2].displayName
    try index.update(.trees([root], files: scanned(["a", rest, "d"])), by: judge)
    try index.updateDuplicates(under: [root], by: judge)
    #expect(try index.duplicates(under: [root]).map { $0.copies.count } == [0])
  }
}
