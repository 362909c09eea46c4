import Foundation
import Testing

@testable import PhotoIndexing

/// A file is identified by the bytes of its path.
@Suite struct FileIDTests {
  /// Paths as the system may return them.
  static let paths: [[UInt8]] = [
    Array("/a.jpg".utf8), Array("/Bilder/e\u{301}.jpg".utf8), Array("/Bilder/\u{E9}.jpg".utf8),
    Array("/x y/%2F & +;?#.png".utf8), Array("/two\nlines\u{1}".utf8), Array("/\u{301}a.jpg".utf8),
    [0x2F, 0x63, 0xE9, 0x2E, 0x6A, 0x70, 0x67], [0x2F, 0xFF, 0xFE], [0x2F, 0xC3, 0x28],
    [0x2F, 0xED, 0xA0, 0x80, 0x2E, 0x6A], [0x2F, 0xC0, 0xAF, 0x61], [0x2F, 0xF0, 0x9F, 0x98],
    [0x2F, 0xEF, 0xBF, 0xBD],
    Array("/d/".utf8) + [UInt8](repeating: 0xE9, count: 251) + Array(".jpg".utf8),
  ]

  @Test(arguments: paths) func roundTripsThroughEveryForm(_ bytes: [UInt8]) {
    let file = FileID(bytes)
    #expect(file.bytes == bytes)
    #expect(FileID(escaped: file.escaped) == file)
    #expect(FileID(file.url) == file, "\(file.url)")
    #expect(file.escaped.utf8.allSatisfy { $0 < 0x80 })
    #expect(file.withPath { strlen($0) } == bytes.count)
    #expect(file.folder.appending(file.name) == file)
  }

  @Test func differentPathsHaveDifferentForms() {
    let files = Self.paths.map { FileID($0) }
    #expect(Set(files).count == files.count)
    #expect(Set(files.map(\.escaped)).count == files.count)
    #expect(Set(files.map(\.url)).count == files.count)
  }

  @Test func displayNamesAreReadable() {
    #expect(FileID(Self.paths[6]).displayName == "c\u{FFFD}.jpg")
    #expect(FileID(path: "/a/b.jpg").displayName == "b.jpg")
    #expect("\(FileID(path: "/a/b.jpg"))" == "/a/b.jpg")
  }

  @Test func hasTheURLThatTheDesktopUses() {
    #expect(FileID(Self.paths[6]).uri == "file:///c%E9.jpg")
    #expect(FileID(path: "/a;b [1] & 'c'.jpg").uri == "file:///a%3Bb%20%5B1%5D%20&%20'c'.jpg")
  }

  @Test func partsAreFoundByBytes() {
    let file = FileID(path: "/p/\u{301}a.tar.JPG")
    #expect(file.folder == FileID(path: "/p") && file.name.elementsEqual("\u{301}a.tar.JPG".utf8))
    #expect(file.pathExtension.map { $0.elementsEqual("JPG".utf8) } == true)
    #expect(FileID(path: "/p/none").pathExtension == nil)
    let root = FileID(path: "/")
    #expect(root.folder == root && FileID(path: "/a").folder == root)
    #expect(root.appending("a") == FileID(path: "/a") && file.isBelow(root))
    #expect(file.isBelow(FileID(path: "/p")) && !FileID(path: "/p0/a").isBelow(FileID(path: "/p")))
    #expect(!FileID(path: "/p").isBelow(FileID(path: "/p")))
  }

  @Test func sortsByNumbersAndLetters() {
    let names = [
      "Äpfel 3.jpg", "Apple 9.jpg", "apple 10.jpg", "éclair.jpg", "IMG_1.jpg", "IMG_1.png",
      "IMG_1 (2).jpg",
      "IMG_2.jpg", "IMG_9.jpg", "IMG_10.jpg", "img_11.jpg", "IMG_100.jpg", "page 007.jpg",
      "page 08.jpg",
      "page 9.jpg", "page 10.jpg", "scan 2-9.jpg", "scan 2-10.jpg",
      "serial 99999999999999999999.jpg",
      "serial 100000000000000000000.jpg", "Zebra 2.jpg", "zoo.jpg",
    ]
    let files = names.map { FileID(path: "/p/\($0)") }
    #expect(files.shuffled().sorted(by: FileID.isOrderedByName).map(\.displayName) == names)
  }

  @Test func theOrderOfNamesIsTotal() {
    let paths =
      Self.paths
      + ["/p/a1", "/p/a01", "/p/A1", "/p/á1", "/p/a\u{301}1", "/q/a1", "/p/a", "/p/.", "/p/.a"].map
    { Array($0.utf8) }
    let files = paths.map { FileID($0) }
    let sorted = files.sorted(by: FileID.isOrderedByName)
    for (place, one) in sorted.enumerated() {
      #expect(!FileID.isOrderedByName(one, one))
      for other in sorted[(place + 1)...] {
        #expect(FileID.isOrderedByName(one, other) && !FileID.isOrderedByName(other, one))
      }
    }
    #expect(files.reversed().sorted(by: FileID.isOrderedByName) == sorted)
  }

  @Test func lettersAreOrderedAsInTheLanguage() {
    func order(_ language: String) -> [String] {
      let order = FileNameOrder(language: language)
      return ["/zoo", "/ö", "/o", "/p"].sorted {
        order.key(of: FileID(path: $0)) < order.key(of: FileID(path: $1))
      }
    }
    #expect(order("sv_SE") == ["/o", "/p", "/zoo", "/ö"])
    #expect(order("de_DE") == ["/o", "/ö", "/p", "/zoo"] && order("") == order("de"))
    #expect(
      FileNameOrder.language(in: ["LC_ALL": "", "LC_COLLATE": "sv_SE.UTF-8", "LANG": "de_DE"])
        == "sv_SE")
    #expect(
      FileNameOrder.language(in: ["LANG": "C.UTF-8"]) == "" && FileNameOrder.language(in: [:]) == ""
    )
  }

  @Test func sortsByName() {
    let files = ["/b/a.jpg", "/a/b.jpg", "/a/a.jpg", "/c/\u{E9}.jpg", "/c/e\u{301}.jpg"]
      .map { FileID(path: $0) }
    #expect(
      files.sorted(by: FileID.isOrderedByName).map(\.displayPath)
        .elementsEqual(
          ["/a/a.jpg", "/b/a.jpg", "/a/b.jpg", "/c/e\u{301}.jpg", "/c/\u{E9}.jpg"]
        ) { Array($0.utf8) == Array($1.utf8) })
  }

  @Test func otherURLsAreNotFiles() throws {
    #expect(FileID(try #require(URL(string: "https://example.org/a.jpg"))) == nil)
    #expect(FileID(URL(fileURLWithPath: "/a/", isDirectory: true)) == FileID(path: "/a"))
  }

  // MARK: The index

  private func file(_ bytes: [UInt8], _ number: Int64) -> MediaFile {
    MediaFile(
      id: FileID(bytes), kind: .photo,
      stamp: FileStamp(changed: 1_500_000_000_000_000_000, byteCount: 1, inode: number))
  }

  @Test func theIndexDistinguishesNamesByTheirBytes() throws {
    let index = try PhotoIndex()
    let reader = CountingReader()
    let files = Self.paths.enumerated().map { file(Array("/p".utf8) + $1, Int64($0)) }
    #expect(try index.update(.trees(["/p"], files: files), by: reader).read == files.count)
    let known = try index.files(under: ["/p"])
    #expect(known.map(\.id) == files.map(\.id).sorted())
    let again = try index.update(.trees(["/p"], files: files), by: reader)
    #expect(again.read == 0 && again.unchanged == files.count)
    // Files in the folder itself.
    let own = files.filter { $0.id.folder == FileID(path: "/p") }
    let change = try index.update(.folders(["/p"], files: own), by: reader)
    #expect(change.unchanged == own.count && change.removed == 0 && change.read == 0)
  }

  @Test func anIndexOfEarlierVersionsIsMigrated() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.appendingPathComponent("index.sqlite")
    let files = Self.paths.prefix(6).enumerated().map { file(Array("/p".utf8) + $1, Int64($0)) }
    do {
      let index = try PhotoIndex(at: database)
      try index.update(.trees(["/p"], files: files), by: CountingReader())
      try Self.makeOld(index)
    }
    let index = try PhotoIndex(at: database)
    #expect(!index.wasRenewed)
    #expect(try index.files(under: ["/p"]).map(\.id) == files.map(\.id).sorted(), "shown at once")
    let reader = CountingReader()
    let change = try index.update(.trees(["/p"], files: files), by: reader)
    #expect(change.read == files.count && change.removed == 0, "for what it didn't know")
    #expect(change.unchanged == 0)
    #expect(try index.update(.trees(["/p"], files: files), by: reader).unchanged == files.count)
    #expect(try index.files(under: ["/p"]).map(\.id) == files.map(\.id).sorted())
  }

  /// Paths were stored as text.
  private static func makeOld(_ index: PhotoIndex) throws {
    try index.database.write { database in
      try database.execute(
        sql: """
          DROP TABLE sketch;
          DROP TABLE likeness;
          CREATE TABLE old (
            path TEXT PRIMARY KEY NOT NULL, kind INTEGER NOT NULL, changed INTEGER NOT NULL,
            byteCount INTEGER NOT NULL, inode INTEGER NOT NULL, readAt INTEGER NOT NULL,
            width INTEGER NOT NULL, height INTEGER NOT NULL, orientation INTEGER NOT NULL,
            taken INTEGER, duration REAL) WITHOUT ROWID;
          INSERT INTO old SELECT CAST(path AS TEXT), kind, changed, byteCount, inode, readAt, width,
            height, orientation, taken, duration FROM file;
          DROP TABLE file;
          DROP TABLE words;
          DROP TABLE keyword;
          DROP TABLE zone;
          ALTER TABLE old RENAME TO file;
          DELETE FROM grdb_migrations WHERE identifier <> '1';
          """)
    }
  }
}
