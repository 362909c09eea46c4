import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

@Suite struct TurningTests {
  private let folder: PhotoFolder
  private let writer = MetadataWriter(storage: .file)
  init() throws { folder = try PhotoFolder() }

  @Test func aJPEGIsTurnedByItsOrientationAndBackToTheSameBytes() throws {
    let file = try folder.copy()
    let before = try folder.bytes(file)
    let container = try #require(ImageContainer(before))
    let turn = try #require(try writer.turn(file, quarterTurns: 1))
    #expect(turn.orientation == 6)
    #expect(try MetadataReader().metadata(of: file).orientation == 6)
    #expect(try #require(ImageContainer(folder.bytes(file))).hasSameImage(as: container))
    let again = try #require(try writer.turn(file, quarterTurns: 1))
    #expect(again.orientation == 3 && again.undo.byteCount < 64)
    // The first can't be undone before the second.
    #expect(try !writer.apply(turn.undo, to: file))
    #expect(try writer.apply(again.undo, to: file) && writer.apply(turn.undo, to: file))
    #expect(try folder.bytes(file) == before)
    #expect(folder.names == ["a.jpg"])
  }

  @Test(arguments: ["14-retina.png", "18-tide.webp"])
  func otherFormatsStay(_ sample: String) throws {
    let file = try folder.copy(sample, as: sample)
    let before = try folder.bytes(file)
    #expect(try writer.turn(file, quarterTurns: 1) == nil)
    #expect(try folder.bytes(file) == before && folder.names == [sample])
  }

  @Test func aReadOnlyFileStaysAsItIs() throws {
    let file = try folder.copy()
    let before = try folder.bytes(file)
    #expect(chmod(file.displayPath, 0o444) == 0)
    guard access(file.displayPath, W_OK) != 0 else { return }
    #expect(throws: MetadataError.denied) { try writer.turn(file, quarterTurns: 1) }
    #expect(try folder.bytes(file) == before && folder.names == ["a.jpg"])
  }

  @Test func orientationsTurnWithTheirMirrors() {
    #expect((0..<4).map { MetadataWriter.orientation(1, turnedBy: $0) } == [1, 6, 3, 8])
    #expect((0..<4).map { MetadataWriter.orientation(2, turnedBy: -$0) } == [2, 5, 4, 7])
  }

  @Test func anEditIsKeptInTheSidecarBesideWhatOthersWrote() throws {
    let file = try folder.copy()
    let before = try folder.bytes(file)
    let sidecar = try folder.write(PhotoFolder.foreign, "a.jpg.xmp")
    let writer = MetadataWriter()
    #expect(try writer.apply([.edit("1 turn=1")], to: file).metadata.edit == "1 turn=1")
    #expect(
      try writer.apply([.edit("1 turn=2 exposure=0.5")], to: file).metadata.edit
        == "1 turn=2 exposure=0.5")
    #expect(try folder.text(sidecar).contains("gz02eJxjYGBg&amp;"))
    #expect(try writer.apply([.edit(nil)], to: file).metadata.edit == nil)
    #expect(try folder.text(sidecar).contains("gz02eJxjYGBg&amp;"))
    #expect(try folder.bytes(file) == before)
  }

  @Test func aSidecarThatSaysNothingElseGoesWithTheEdit() throws {
    let file = try folder.copy()
    let writer = MetadataWriter()
    _ = try writer.apply([.edit("1 turn=1")], to: file)
    #expect(folder.names == ["a.jpg", "a.jpg.xmp"])
    _ = try writer.apply([.edit(nil)], to: file)
    #expect(folder.names == ["a.jpg"])
    _ = try writer.apply([.edit(nil)], to: file)
    #expect(folder.names == ["a.jpg"])
    _ = try writer.apply([.favorite(true)], to: file)
    _ = try writer.apply([.edit("1 turn=1")], to: file)
    _ = try writer.apply([.edit(nil)], to: file)
    #expect(folder.names == ["a.jpg", "a.jpg.xmp"])
  }
}
