import Foundation
import Synchronization
import Testing

@testable import PhotoIndexing

@Suite struct PhotoIndexTests {
  private let world = IndexWorld()

  @Test func readsAllOnceAndThenOnlyWhatChanged() throws {
    let index = try PhotoIndex()
    var files = world.files(1...600)
    let first = try index.update(.trees(["/p"], files: files), by: world.reader)
    #expect(first.read == 600 && first.unchanged == 0)
    #expect(world.reader.paths.sorted() == files.map(\.path).sorted())

    world.reader.forget()
    let second = try index.update(.trees(["/p"], files: files), by: world.reader)
    #expect(second.read == 0 && second.unchanged == 600)
    #expect(world.reader.paths.isEmpty)

    files[7].stamp.changed += 1
    files[8].stamp.byteCount += 1
    files[9].stamp.inode += 10_000
    try index.update(.trees(["/p"], files: files), by: world.reader)
    #expect(world.reader.paths.sorted() == files[7...9].map(\.path).sorted())
  }

  @Test func returnsStoredFacts() throws {
    let index = try PhotoIndex()
    var video = world.file(2)
    video.kind = .video
    try index.update(.trees(["/p"], files: [world.file(1), video]), by: world.reader)
    let files = try index.files(under: ["/p"])
    #expect(files.map(\.path) == [world.file(1).path, video.path])
    #expect(files.map(\.facts) == [world.reader.known(1, .photo), world.reader.known(2, .video)])
    #expect(files[1].kind == .video)
    #expect(files[0].stamp == world.file(1).stamp)
  }

  @Test(arguments: [true, false], [["/p"], ["/p", "/p0"], ["/p0"]])
  func theFirstFilesComeBeforeAllOthers(newestFirst: Bool, roots: [FileID]) throws {
    let index = try PhotoIndex()
    // A third has the same moment.
    try index.update(.trees(["/p"], files: world.files(1...300)), by: world.reader)
    var others = world.files(301...900)
    for place in others.indices { others[place].path = "/p0/\(others[place].path.dropFirst(3))" }
    try index.update(.trees(["/p0"], files: others), by: world.reader)
    let all = try index.files(under: roots)
    for count in [1, 2, 7, 100, 101, 150, 250, 301, 700, 2000] {
      guard let first = try index.firstFiles(count, newestFirst: newestFirst, under: roots) else {
        let isTie = newestFirst && count <= 200
        #expect(isTie || count < 2 || count > all.count / roots.count, "\(count) of \(all.count)")
        continue
      }
      let paths = Set(first.map(\.path))
      let rest = all.filter { !paths.contains($0.path) }
      #expect(paths.count == first.count && first.count + rest.count == all.count && !rest.isEmpty)
      for file in first {
        let isFirst = rest.allSatisfy {
          newestFirst ? $0.moment < file.moment : $0.moment > file.moment
        }
        #expect(isFirst)
      }
    }
  }

  @Test func removesMissingFilesOnlyUnderItsRoots() throws {
    let index = try PhotoIndex()
    try index.update(.trees(["/p"], files: world.files(1...9)), by: world.reader)
    var others = world.files(20...22)
    for place in others.indices { others[place].path = "/p0/\(place).jpg" }
    try index.update(.trees(["/p0"], files: others), by: world.reader)
    let change = try index.update(.trees(["/p"], files: world.files(1...4)), by: world.reader)
    #expect(change.removed == 5)
    #expect(try index.files(under: ["/p"]).count == 4)
    #expect(try index.files(under: ["/p0"]).count == 3, "a folder with the same prefix")
    #expect(try index.count() == 7)
    #expect(try index.files(under: ["/"]).count == 7)
    #expect(try index.files(under: ["/p", "/p0", "/p/f1"]).count == 7)
    #expect(try index.files(under: [world.file(1).id]).count == 1, "a single file")
  }

  @Test func aFolderCanBeUpdatedWithoutItsSubfolders() throws {
    let index = try PhotoIndex()
    var files = world.files(1...9) + world.files(101...109)
    files[0].path = "/p/top.jpg"
    files[1].path = "/p/100% _.jpg"
    try index.update(.trees(["/p"], files: files), by: world.reader)
    world.reader.forget()
    let top = try index.update(.folders(["/p"], files: [files[1]]), by: world.reader)
    #expect(top.removed == 1 && top.unchanged == 1 && top.read == 0)
    #expect(try index.count() == 17)
    // One photo is moved from one folder to the other, and one is new.
    var moved = files[3]
    moved.path = "/p/f1/moved.jpg"
    let below = Array(files[9...]) + [moved, world.file(150)]
    let change = try index.update(
      .folders(["/p/f0", "/p/f1"], files: Array(files[4...8]) + below), by: world.reader)
    #expect(change.moved == 1 && change.read == 1 && change.removed == 1)
    #expect(world.reader.paths == [world.file(150).path])
    // A missing folder.
    #expect(try index.update(.folders(["/p/f0"], files: []), by: world.reader).removed == 5)
    #expect(try index.files(under: ["/p"]).count == 12)
  }

  @Test func aRenamedFileIsNotReadAgain() throws {
    let index = try PhotoIndex()
    var files = world.files(1...3)
    try index.update(.trees(["/p"], files: files), by: world.reader)
    world.reader.forget()
    files[1].path = "/p/elsewhere/new name.jpg"
    let change = try index.update(.trees(["/p"], files: files), by: world.reader)
    #expect(change.moved == 1 && change.read == 0 && change.removed == 0)
    #expect(world.reader.paths.isEmpty)
    #expect(
      try index.files(under: ["/p/elsewhere"]).map(\.facts) == [world.reader.known(2, .photo)])
    #expect(try index.count() == 3)
  }

  @Test func theSameInodeWithAnotherDateIsAnotherFile() throws {
    let index = try PhotoIndex()
    try index.update(.trees(["/p"], files: [world.file(1)]), by: world.reader)
    var other = world.file(1)
    other.path = "/p/other.jpg"
    other.stamp.changed += 5
    let change = try index.update(.trees(["/p"], files: [other]), by: world.reader)
    #expect(change.moved == 0 && change.read == 1 && change.removed == 1)
  }

  /// A timestamp resolution of two seconds can't distinguish versions within it.
  @Test func recentlyChangedFilesAreReadAgain() throws {
    let index = try PhotoIndex()
    var file = world.file(1)
    file.stamp.changed = Int64(Date().timeIntervalSince1970 * 1e9)
    #expect(try index.update(.trees(["/p"], files: [file]), by: world.reader).read == 1)
    #expect(try index.update(.trees(["/p"], files: [file]), by: world.reader).read == 1)
  }

  @Test func undecodableFilesAreNotRetried() throws {
    let index = try PhotoIndex()
    world.reader.unreadable = [world.file(2).path]
    try index.update(.trees(["/p"], files: world.files(1...3)), by: world.reader)
    world.reader.forget()
    try index.update(.trees(["/p"], files: world.files(1...3)), by: world.reader)
    #expect(world.reader.paths.isEmpty)
    #expect(try index.files(under: ["/p"]).map { $0.facts?.isReadable } == [true, false, true])
  }

  /// It may become readable without a change: permissions aren't part of the stamp.
  @Test func filesThatCouldNotBeOpenedAreRetried() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg").path
    // A link to itself can't be opened by any user.
    try #require(symlink(path, path) == 0)
    defer { unlink(path) }
    let index = try PhotoIndex()
    var file = world.file(1)
    file.path = path
    world.reader.unreadable = [path]
    #expect(
      try index.update(.trees([FileID(path: path)], files: [file]), by: world.reader).read == 1)
    world.reader.unreadable = []
    #expect(
      try index.update(.trees([FileID(path: path)], files: [file]), by: world.reader).read == 1)
    #expect(try index.files(under: [FileID(path: path)]).map { $0.facts?.isReadable } == [true])
  }

  // MARK: Progress and cancellation

  @Test func reportsProgress() throws {
    let index = try PhotoIndex()
    try index.update(.trees(["/p"], files: world.files(1...100)), by: world.reader)
    var following = PhotoIndex.Following()
    var known: [[MediaFile]] = []
    var steps: [IndexProgress] = []
    var read: [String] = []
    following.onKnown = {
      known.append($0)
      #expect($1 == 600)
    }
    following.onCommit = {
      read += $0.map(\.path)
      steps.append($1)
    }
    try index.update(
      .trees(["/p"], files: world.files(1...700)), by: world.reader, following: following)
    #expect(known.map(\.count) == [100])
    #expect(known[0].allSatisfy { $0.facts != nil })
    #expect(read.count == 600 && Set(read).count == 600)
    #expect(steps.count >= 3, "600 are more than two batches")
    #expect(steps.map(\.done) == steps.map(\.done).sorted())
    #expect(steps.last == IndexProgress(done: 600, total: 600))
  }

  @Test func cancellingKeepsWhatWasRead() throws {
    let index = try PhotoIndex()
    var following = PhotoIndex.Following()
    let reader = world.reader
    following.isCancelled = { reader.paths.count >= 300 }
    let change = try index.update(
      .trees(["/p"], files: world.files(1...5000)), by: reader, following: following)
    #expect(change.wasCancelled)
    #expect(change.read >= 300 && change.read < 310)
    #expect(try index.count() == change.read)
    reader.forget()
    let rest = try index.update(.trees(["/p"], files: world.files(1...5000)), by: reader)
    #expect(rest.unchanged == change.read)
    #expect(rest.read == 5000 - change.read)
    #expect(reader.paths.count == rest.read)
  }

  @Test func filesAreReadInTheirOrder() throws {
    let index = try PhotoIndex()
    let files = world.files(1...50).reversed()
    try index.update(.trees(["/p"], files: Array(files)), by: world.reader, threads: 1)
    #expect(world.reader.paths == files.map(\.path))
  }
}

/// A world of files that don't exist.
struct IndexWorld {
  let reader = CountingReader()

  func file(_ number: Int) -> MediaFile {
    MediaFile(
      path: String(format: "/p/f%d/photo-%05d.jpg", number / 100, number), kind: .photo,
      stamp: FileStamp(
        changed: 1_500_000_000_000_000_000 + Int64(number), byteCount: 1000, inode: Int64(number)))
  }

  func files(_ numbers: ClosedRange<Int>) -> [MediaFile] { numbers.map(file) }
}

/// Metadata derived from the name; records the requested files.
final class CountingReader: FactReading {
  private let state = Mutex((paths: [String](), unreadable: Set<String>()))

  var paths: [String] { state.withLock { $0.paths } }
  var unreadable: Set<String> {
    get { state.withLock { $0.unreadable } }
    set { state.withLock { $0.unreadable = newValue } }
  }

  func forget() { state.withLock { $0.paths = [] } }

  func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? {
    let path = file.displayPath
    let isUnreadable = state.withLock {
      $0.paths.append(path)
      return $0.unreadable.contains(path)
    }
    return isUnreadable ? nil : known(Int(path.filter(\.isNumber).suffix(5)) ?? 0, kind)
  }

  func known(_ number: Int, _ kind: MediaFile.Kind) -> MediaFacts {
    MediaFacts(
      width: 4000 + number, height: 3000, orientation: number % 8 + 1,
      taken: number % 3 == 0 ? nil : WallTime(milliseconds: Int64(number) * 1000),
      duration: kind == .video ? Double(number) / 2 : nil)
  }
}
