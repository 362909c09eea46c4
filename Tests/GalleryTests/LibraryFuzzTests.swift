import Foundation
import PhotoIndexing
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Whatever happens to the folder while it is shown, the library finally matches its contents.
@MainActor @Suite(.serialized) struct LibraryFuzzTests {
  @Test(
    "Every change to files and folders is noticed",
    arguments: Effort.seeds(1, long: 50, from: 3))
  func whateverHappensIsSeen(seed: UInt64) async throws {
    let stage = Stage()
    let tree = try WildTree(seed: seed)
    for _ in 0..<25 { tree.changeSomething() }
    let index = tree.base.appendingPathComponent("index/index.sqlite")
    let library = PhotoLibrary(paths: [URL(fileURLWithPath: tree.root)], index: index)
    defer { library.close() }
    library.scan()
    for round in 0..<6 {
      tree.steps.append("round \(round)")
      for _ in 0..<tree.dice(15) { tree.changeSomething() }
      let reader = PhotoFacts()
      var expected = tree.files(reader)
      let isSeen = await stage.wait {
        expected = tree.files(reader)
        return library.photos.map(\.file).map(Seen.init) == expected.map(Seen.init)
      }
      #expect(isSeen, "\(tree.story(library.photos.map(\.file), expected))")
      if !isSeen { return }
    }
    // The index keeps the data of a missing folder until it returns.
    tree.makeRoot()
    let isIndexed = await stage.wait {
      guard let known = try? PhotoIndex(at: index).files(under: [FileID(path: tree.root)]) else {
        return false
      }
      return Set(known.map(Seen.init)) == Set(tree.files(PhotoFacts()).map(Seen.init))
    }
    let known = try PhotoIndex(at: index).files(under: [FileID(path: tree.root)])
    #expect(isIndexed, "the index: \(tree.story(known, tree.files(PhotoFacts())))")
  }
}

/// Paths are bytes: two canonically equal names are two files.
private struct Seen: Hashable {
  let path: [UInt8]
  let stamp: FileStamp
  let facts: MediaFacts?

  init(_ file: MediaFile) {
    path = file.id.bytes
    stamp = file.stamp
    facts = file.facts
  }
}

/// A folder with seeded random changes, and a simple directory scan of it.
@MainActor private final class WildTree {
  let base = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-wild-\(UUID())")
  var root: String { base.path + "/up/root" }
  var steps: [String] = []
  private var generator: SeededGenerator
  private let seed: UInt64
  private let pictures: [Data]

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let dated = try DatedPhotos(count: 4)
    var pictures = try dated.names.map { try Data(contentsOf: dated.url($0)) }
    pictures += [Data("no picture".utf8), Data(), pictures[0].prefix(pictures[0].count / 2)]
    self.pictures = pictures
    makeRoot()
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  func story(_ seen: [MediaFile], _ expected: [MediaFile]) -> String {
    func lines(_ files: [MediaFile]) -> String {
      files.map { "  \(short($0.id.displayPath)) \($0.stamp) \(String(describing: $0.facts))" }
        .joined(separator: "\n")
    }
    return """
      seed \(seed)
      \(steps.joined(separator: "\n"))
      seen:
      \(lines(seen))
      there:
      \(lines(expected))
      """
  }

  private func short(_ path: String) -> String {
    String(path.dropFirst(root.count)).debugDescription
  }

  // MARK: Changes

  private static let names = [
    "a.jpg", "b.JPG", "c.png", "e\u{301}.jpg", "\u{301}x.jpg", "two\nlines.jpg",
    "100% _'.jpg", "trip.jpg", ".hidden.jpg", "film.mp4", "notes.txt",
    String(repeating: "x", count: 250) + ".gif",
    "f", "g", "E\u{301}te\u{301}", ".h", "trip.jpg", "\u{FE0F}",
  ]

  func makeRoot() {
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  private func name() -> String { Self.names[dice(Self.names.count)] }

  /// A random existing folder, including the root.
  private func anything() -> String {
    let all = [root] + everything(in: root)
    return all[dice(all.count)]
  }

  private func folder() -> String {
    let all = [root] + everything(in: root).filter { Self.kind($0, lstat) == S_IFDIR }
    return all[dice(all.count)]
  }

  private func place() -> String { folder() + "/" + name() }

  func changeSomething() {
    let (one, other) = (anything(), place())
    let picture = pictures[dice(pictures.count)]
    let date = Double(dice(2_000_000_000)) + Double(dice(1000)) / 1000
    switch dice(21) {
    case 0...5: did("write", other, write(picture, other))
    case 6: did("replace", other, write(picture, other, options: .atomic))
    case 7: did("overwrite", one, overwrite(one, picture))
    case 8...9: did("make folder", other, mkdir(other, 0o755) == 0)
    case 10...12: did("move \(short(one)) to", other, one != root && rename(one, other) == 0)
    case 13: did("delete", one, one != root && remove(one) == 0)
    case 14: did("delete all of", one, (try? FileManager.default.removeItem(atPath: one)) != nil)
    case 15:
      guard Self.endings.contains(URL(fileURLWithPath: one).pathExtension) else { return }
      did("link to \(short(one)) as", other, symlink(one, other) == 0)
    case 16: did("link to nothing as", other, symlink("nowhere/a.jpg", other) == 0)
    case 17: did("date \(date)", one, setDate(one, date))
    case 18: did("forbid or allow", one, chmod(one, dice(2) == 0 ? 0 : 0o755) == 0)
    case 19: did("another folder as", other, (remove(other), mkdir(other, 0o755)).1 == 0)
    default:
      guard dice(4) == 0 else { return }
      try? FileManager.default.removeItem(atPath: base.path + "/up")
      steps.append("delete the folder above")
    }
    if dice(3) > 0 { makeRoot() }
  }

  private func did(_ what: String, _ path: String, _ isDone: Bool) {
    if isDone { steps.append("\(what) \(short(path))") }
  }

  private func write(_ data: Data, _ path: String, options: Data.WritingOptions = []) -> Bool {
    (try? data.write(to: URL(fileURLWithPath: path), options: options)) != nil
  }

  private func overwrite(_ path: String, _ data: Data) -> Bool {
    guard Self.kind(path, stat) == S_IFREG, let file = FileHandle(forWritingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    return (try? file.truncate(atOffset: 0)) != nil && (try? file.write(contentsOf: data)) != nil
  }

  private func setDate(_ path: String, _ seconds: Double) -> Bool {
    let time = timespec(tv_sec: Int(seconds), tv_nsec: dice(1_000_000_000))
    return Self.kind(path, stat) == S_IFREG && utimensat(AT_FDCWD, path, [time, time], 0) == 0
  }

  // MARK: Expected contents

  private static func kind(
    _ path: String, _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> mode_t? {
    var status = stat()
    return ask(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private func everything(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { found.append(folder + "/" + name) }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return found.flatMap { path in
      Self.kind(path, lstat) == S_IFDIR ? [path] + everything(in: path) : [path]
    }
  }

  private static let endings = ["jpg", "png", "gif", "mp4"]

  /// In the library's order.
  func files(_ reader: PhotoFacts) -> [MediaFile] {
    let files = everything(in: root).compactMap { path -> MediaFile? in
      let parts = path.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/"))
      guard !parts.contains(where: { $0.first == UInt8(ascii: ".") }), let name = parts.last,
        let ending = name.split(separator: UInt8(ascii: ".")).last
          .flatMap({ String($0)?.lowercased() }),
        Self.endings.contains(ending)
      else { return nil }
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      let kind = ending == "mp4" ? MediaFile.Kind.video : .photo
      return MediaFile(
        id: FileID(path: path), kind: kind, stamp: FileStamp(status),
        facts: reader.facts(of: FileID(path: path), kind: kind) ?? .unreadable)
    }
    return files.sorted { one, other in
      if one.moment != other.moment { return one.moment < other.moment }
      return FileID.isOrderedByName(one.id, other.id)
    }
  }
}
