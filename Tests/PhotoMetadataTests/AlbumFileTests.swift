import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// Albums as files: lists that other programs read, and that say where photos are in spite of
/// names, moves and other programs.
@Suite struct AlbumFileTests {
  private let folder = FileID(path: "/photos/Albums")

  private func album(_ text: String) -> AlbumContents { AlbumContents(Array(text.utf8)) }

  @Test func pathsAreThoseFromTheAlbum() {
    for (photo, path) in [
      ("/photos/2020/a.jpg", "../2020/a.jpg"), ("/photos/Albums/a.jpg", "a.jpg"),
      ("/photos/a b.jpg", "../a b.jpg"), ("/other/a.jpg", "/other/a.jpg"),
      ("/photos/Albums/#1.jpg", "#1.jpg"),
    ] {
      let file = FileID(path: photo)
      #expect(String(decoding: AlbumPath.path(to: file, from: folder), as: UTF8.self) == path)
      #expect(AlbumPath.file(Array(path.utf8), in: folder) == file)
    }
    #expect(AlbumPath.file(Array("../../../..//x".utf8), in: folder) == FileID(path: "/x"))
  }

  @Test func whatIsWrittenIsRead() {
    var contents = AlbumContents()
    let paths: [[UInt8]] = [
      Array("../a.jpg".utf8), Array("#b.jpg".utf8), Array("line\nbreak, and comma.jpg".utf8),
      [0xFF, 0xFE, 0x2E, 0x6A, 0x70, 0x67], Array("file://x.jpg".utf8), Array(" c ".utf8),
    ]
    for (number, path) in paths.enumerated() {
      contents.entries.append(
        .init(
          path: path, sample: number == 0 ? nil : FileSample(byteCount: 7, hash: .max),
          isCover: number == 2))
    }
    let again = AlbumContents(contents.bytes)
    let files = again.entries.map { $0.file(in: folder) }
    #expect(files == contents.entries.map { $0.file(in: folder) })
    #expect(again.entries.map(\.sample) == contents.entries.map(\.sample))
    #expect(again.entries.map(\.isCover) == contents.entries.map(\.isCover))
    #expect(again.bytes == contents.bytes, "it is written the same again")
    #expect(AlbumContents([]).entries.isEmpty)
  }

  @Test func listsOfOtherProgramsKeepWhatTheySay() {
    let text = """
      \u{FEFF}#EXTM3U\r
      #PLAYLIST:Summer\r
      #EXTINF:-1,A boat\r
      ../2020/boat.jpg\r

      # a comment\r
      file:///photos/2020/two%20words.jpg\r
      #VITRINE:size=x,hash=,nonsense\r
      b.jpg\r
      #EXT-X-ENDLIST\r
      """
    var contents = album(text)
    #expect(
      contents.entries.map { $0.file(in: folder).displayPath } == [
        "/photos/2020/boat.jpg", "/photos/2020/two words.jpg", "/photos/Albums/b.jpg",
      ])
    #expect(contents.entries.allSatisfy { $0.sample == nil })
    contents.entries.removeLast()
    let lines = String(decoding: contents.bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines == [
        "#EXTM3U", "#PLAYLIST:Summer", "#EXTINF:-1,A boat", "../2020/boat.jpg", "# a comment",
        "/photos/2020/two words.jpg", "#EXT-X-ENDLIST",
      ])
  }

  @Test func aSampleTellsFilesApart() throws {
    let photos = try PhotoFolder()
    let one = FileSample(of: try photos.copy())
    #expect(try one != nil && one == FileSample(of: photos.copy(as: "b.jpg")))
    #expect(try one != FileSample(of: photos.copy("01-dandelion.jpg", as: "c.jpg")))
    #expect(FileSample(of: FileID(path: photos.url.path)) == nil)
    #expect(FileSample(of: try photos.write([], "empty")) == nil)
  }

  @Test func changesAreTakenBackUnlessSomebodyElseWrote() throws {
    let photos = try PhotoFolder()
    let file = FileID(path: photos.url.path).appending("Albums").appending("a.m3u8")
    let album = PlainFile(file)
    let made = try album.change { _ in [1] }
    #expect(made.before == nil)
    #expect(try album.read() == [1])
    let second = try album.change { ($0 ?? []) + [2] }
    #expect(throws: MetadataError.busy) { try PlainFile.make(made.reversed) }
    _ = try PlainFile.make(second.reversed)
    _ = try PlainFile.make(made.reversed)
    #expect(try album.read() == nil)
    _ = try PlainFile.make(made)
    #expect(try album.read() == [1])
    #expect(try album.change { $0 }.isEmpty)
    #expect(FolderListing.names(in: file.folder) == ["a.m3u8"], "no draft is left")
    _ = file.folder.withPath { chmod($0, 0o500) }
    defer { _ = file.folder.withPath { chmod($0, 0o700) } }
    if geteuid() != 0 { #expect(throws: MetadataError.denied) { try album.change { _ in [3] } } }
    #expect(throws: MetadataError.self) {
      try PlainFile(FileID(path: "/proc/x/a")).change { _ in [] }
    }
  }
}

private enum FolderListing {
  static func names(in folder: FileID) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.displayPath)) ?? []).sorted()
  }
}
