import Foundation
import Testing
import UIKitCompat

@Suite struct FilePathTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIKitCompatTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("A path's bytes are the system's own", arguments: ["a b.jpg", "Ä/ö%20.png", "e\u{301}"])
  func bytes(name: String) {
    let url = URL(fileURLWithPath: "/pictures/" + name)
    #expect(url.pathBytes == Array("/pictures/\(name)".utf8))
    #expect(
      url.displayName.unicodeScalars.elementsEqual(
        name.split(separator: "/").last.map(String.init)?.unicodeScalars ?? "".unicodeScalars))
  }

  @Test("Names that aren't UTF-8 keep their bytes and can be shown")
  func rawBytes() throws {
    let url = try #require(URL(string: "file:///pictures/caf%E9.jpg"))
    #expect(url.pathBytes == Array("/pictures/caf".utf8) + [0xE9] + Array(".jpg".utf8))
    #expect(url.displayName == "caf\u{FFFD}.jpg")
  }

  @Test("A file's size and modification time are those on the disk")
  func change() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("one.bin")
      #expect(file.fileChange == nil)
      #expect(!file.isReadableFile)
      try Data(count: 1234).write(to: file)
      let date = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      let change = try #require(file.fileChange)
      #expect(change.byteCount == 1234)
      #expect(change.seconds == 1_000_000_000)
      #expect(file.isReadableFile)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(link.fileChange?.byteCount == 1234)
    }
  }
}
