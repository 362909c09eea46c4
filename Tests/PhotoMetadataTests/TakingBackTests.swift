import FileOperations
import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// What was written is taken back byte for byte, and drafts are nobody's but the writer's.
@Suite struct TakingBackTests {
  private let folder: PhotoFolder
  private let writer = MetadataWriter()
  init() throws { folder = try PhotoFolder() }

  @Test func aSidecarThatWasMadeGoesAgain() throws {
    let file = try folder.copy()
    for changes: [MetadataChange] in [
      [.rating(3)], [.favorite(true)], [.keywords(["a"]), .title("b"), .caption("c")],
    ] {
      let result = try writer.apply(changes, to: file)
      #expect(folder.names == ["a.jpg", "a.jpg.xmp"])
      #expect(try writer.takeBack(result.undo))
      #expect(folder.names == ["a.jpg"])
      #expect(try !writer.takeBack(result.undo), "only once")
    }
  }

  @Test func aSidecarThatSaysNothingGoes() throws {
    let file = try folder.copy()
    _ = try writer.apply([.rating(nil)], to: file)
    #expect(folder.names == ["a.jpg"])
    _ = try writer.apply([.rating(3), .keywords(["a"])], to: file)
    let result = try writer.apply([.rating(nil), .keywords([])], to: file)
    #expect(try MetadataReader().metadata(of: file).rating == nil)
    #expect(
      try writer.apply(result.undo.steps.isEmpty ? [.rating(1)] : [], to: file).metadata.rating
        == nil)
  }

  @Test func whatOthersWroteComesBackByteForByte() throws {
    let file = try folder.copy()
    let sidecar = try folder.write(PhotoFolder.foreign, "a.jpg.xmp")
    let first = try writer.apply([.rating(5), .addKeywords(["x"])], to: file)
    let second = try MetadataWriter(storage: .file).apply([.title("New")], to: file)
    #expect(try !writer.takeBack(first.undo), "something was said since")
    #expect(try writer.takeBack(second.undo) && writer.takeBack(first.undo))
    #expect(try folder.text(sidecar) == PhotoFolder.foreign)
    #expect(try folder.bytes(file) == (try folder.bytes(folder.copy(as: "b.jpg"))))
  }

  @Test func onePhotosSidecarIsNotWrittenForAnother() throws {
    let (jpeg, png) = (try folder.copy(as: "a.jpg"), try folder.copy("14-retina.png", as: "a.png"))
    let text = PhotoFolder.foreign.replacingOccurrences(
      of: "xmp:Rating=\"1\"",
      with:
        "xmlns:photoshop='http://ns.adobe.com/photoshop/1.0/' photoshop:SidecarForExtension='JPG' xmp:Rating=\"5\""
    )
    let sidecar = try folder.write(text, "a.xmp")
    #expect(try MetadataReader().metadata(of: jpeg).rating == 5)
    #expect(try MetadataReader().metadata(of: png).rating == nil)
    let result = try writer.apply([.rating(3)], to: png)
    #expect(folder.names == ["a.jpg", "a.png", "a.png.xmp", "a.xmp"])
    #expect(try folder.text(sidecar) == text && MetadataReader().metadata(of: jpeg).rating == 5)
    #expect(try writer.takeBack(result.undo))
    #expect(folder.names == ["a.jpg", "a.png", "a.xmp"])
  }

  // MARK: Drafts

  /// Another program that holds a lock for ever, as somebody may who guesses the name.
  @Test func aLockThatIsHeldIsNotWaitedForEndlessly() throws {
    let file = try folder.copy()
    let replacement = try FileReplacement(of: Sidecar.standard(of: file))
    #expect(throws: MetadataError.busy) { try writer.apply([.rating(1)], to: file) }
    replacement.discard()
    #expect(try writer.apply([.rating(1)], to: file).metadata.rating == 1)
  }

  @Test func aNameThatIsSomethingElseIsLeftAlone() throws {
    let file = try folder.copy()
    let usual = try FileReplacement(of: Sidecar.standard(of: file))
    usual.discard()
    let path = usual.draft.displayPath
    for make in [{ mkdir(path, 0o700) }, { symlink("/dev/null", path) }, { mkfifo(path, 0o666) }] {
      #expect(make() == 0)
      #expect(try writer.apply([.rating(1)], to: file).metadata.rating == 1)
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG)
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(folder.names == ["a.jpg", "a.jpg.xmp"])
  }

  /// A kill leaves a draft, which the next start removes.
  @Test func nothingIsLeftOfAKilledWriter() async throws {
    let state = FileID(path: folder.url.path + "/state")
    let photos = try (0..<20).map { try folder.copy(as: "\($0).jpg") }
    var left = 0
    for (number, file) in photos.enumerated() {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        .resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("MetadataWriterEcho")
      process.arguments = [file.displayPath, "file", "0"]
      process.environment = ["VITRINE_STATE": state.displayPath]
      process.standardOutput = pipe
      try process.run()
      _ = pipe.fileHandleForReading.readData(ofLength: 6)
      usleep(20_000 + UInt32(number) * 3_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      left += folder.names.filter { $0.hasPrefix(".vitrine-") }.count
    }
    #expect(left > 0, "a kill came while a draft was written")
    _ = await FileOperationQueue(stateFolder: state).recover()
    #expect(folder.names.filter { $0.hasPrefix(".vitrine-") } == [])
    let notes = try FileManager.default.contentsOfDirectory(
      atPath: state.appending("drafts").displayPath)
    #expect(notes.isEmpty)
  }
}
