import Foundation
import PhotoIndexing
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

/// The modification times of photos that are written.
@Suite struct WritingTimeTests {
  private let folder: PhotoFolder
  private let writer = MetadataWriter(storage: .file)
  private static let old = timespec(tv_sec: 1_700_000_000, tv_nsec: 123_456_789)
  init() throws { folder = try PhotoFolder() }

  /// A JPEG file with or without a time when it was taken.
  private func photo(_ date: String?) throws -> FileID {
    let file = try folder.copy()
    try TagSource.open(file) { source in
      for name in source.allNames where name.contains("Date") || name.contains("SubSec") {
        try source.set(name, [])
      }
      if let date { try source.set("Exif.Photo.DateTimeOriginal", [date]) }
      try source.save(to: file)
    }
    try setTime(file)
    #expect((try MetadataReader().metadata(of: file).captureDate != nil) == (date != nil))
    return file
  }

  private func setTime(_ file: FileID) throws {
    let isSet = file.withPath { utimensat(AT_FDCWD, $0, [Self.old, Self.old], 0) }
    try #require(isSet == 0)
  }

  private func time(_ file: FileID) throws -> timespec {
    var status = stat()
    try #require(file.withPath { stat($0, &status) } == 0)
    return status.st_mtim
  }

  private func isOld(_ time: timespec) -> Bool {
    time.tv_sec == Self.old.tv_sec && time.tv_nsec == Self.old.tv_nsec
  }

  /// What follows it is two seconds later, which every file system and program tells from it.
  @Test func aPhotoWithoutADateKeepsItsPlace() throws {
    let file = try photo(nil)
    let bytes = try folder.bytes(file)
    let turn = try #require(try writer.turn(file, quarterTurns: 1))
    #expect(try time(file).tv_sec == Self.old.tv_sec + 2)
    let tagged = try writer.apply([.rating(4)], to: file)
    #expect(try time(file).tv_sec == Self.old.tv_sec + 4)
    #expect(try writer.takeBack(tagged.undo))
    #expect(try time(file).tv_sec == Self.old.tv_sec + 2)
    #expect(try writer.apply(turn.undo, to: file))
    #expect(isOld(try time(file)), "it is as it was")
    #expect(try folder.bytes(file) == bytes)
  }

  /// As long as nobody else writes it.
  @Test func aPhotoWithoutADateSaysByWhichTimeItIsOrdered() throws {
    let file = try photo(nil)
    let old = Int64(Self.old.tv_sec) * 1_000_000_000 + Int64(Self.old.tv_nsec)
    #expect(FormerTime(of: file) == nil)
    let turn = try #require(try writer.turn(file, quarterTurns: 1))
    #expect(FormerTime(of: file)?.nanoseconds == old)
    let tagged = try writer.apply([.rating(4)], to: file)
    #expect(FormerTime(of: file)?.nanoseconds == old)
    #expect(try writer.takeBack(tagged.undo))
    #expect(FormerTime(of: file)?.nanoseconds == old)
    #expect(try writer.apply(turn.undo, to: file))
    #expect(FormerTime(of: file) == nil, "it is as it was")
    _ = try writer.turn(file, quarterTurns: 1)
    _ = try MetadataWriter(storage: .file, keepsTimes: true).apply([.title("x")], to: file)
    #expect(FormerTime(of: file)?.nanoseconds == old)
    try setTime(file)
    #expect(FormerTime(of: file) == nil, "another program has written it")
  }

  @Test func aPhotoWithADateSaysWhenItWasWritten() throws {
    let file = try photo("2020:01:02 03:04:05")
    let turn = try #require(try writer.turn(file, quarterTurns: 1))
    #expect(try time(file).tv_sec > Self.old.tv_sec + 1000)
    #expect(try writer.apply(turn.undo, to: file))
    #expect(try time(file).tv_sec > Self.old.tv_sec + 1000)
    try setTime(file)
    _ = try MetadataWriter(storage: .file, keepsTimes: true).apply([.title("x")], to: file)
    #expect(isOld(try time(file)))
  }

  @Test func timesBefore1970AreKept() throws {
    let file = try photo(nil)
    let early = timespec(tv_sec: -100, tv_nsec: 250_000_000)
    #expect(file.withPath { utimensat(AT_FDCWD, $0, [early, early], 0) } == 0)
    let turn = try #require(try writer.turn(file, quarterTurns: 1))
    #expect(try time(file).tv_sec == -98)
    #expect(try writer.apply(turn.undo, to: file))
    #expect(try time(file).tv_sec == -100 && time(file).tv_nsec == 250_000_000)
  }
}
