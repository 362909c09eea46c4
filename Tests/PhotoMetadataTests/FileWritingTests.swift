import Foundation
import PhotoIndexing
import TestEffort
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

@Suite struct FileWritingTests {
  private let folder: PhotoFolder
  private let writer = MetadataWriter(storage: .file)
  init() throws { folder = try PhotoFolder() }

  @Test(arguments: [("02-cat.jpg", "a.jpg"), ("14-retina.png", "a.png")])
  func writesIntoTheFileAndLeavesItsImage(_ sample: String, _ name: String) throws {
    let file = try folder.copy(sample, as: name)
    let before = try #require(ImageContainer(try folder.bytes(file)))
    for round in 1...3 {
      let title = String(repeating: "Title ", count: round * 50) + "\(round)"
      let result = try writer.apply(
        [.title(title), .keywords(["a", "b\(round)"]), .favorite(true)], to: file)
      #expect(result.files == [file] && result.metadata.title == title)
      #expect(result.metadata.keywords == ["a", "b\(round)"] && result.metadata.isFavorite)
      let after = try #require(ImageContainer(try folder.bytes(file)))
      #expect(after.hasSameImage(as: before) && after.hasPacket)
    }
    #expect(folder.names == [name])
  }

  @Test func keywordsAndStarsInOlderFormsAreKeptInStep() throws {
    let file = try folder.copy()
    try TagSource.open(file) { source in
      try source.set("Iptc.Application2.Keywords", ["one", "two"])
      try source.set("Exif.Image.Rating", ["2"])
      try source.set("Exif.Image.Make", ["Maker"])
      try source.save(to: file)
    }
    #expect(try MetadataReader().metadata(of: file).keywords == ["one", "two"])
    _ = try writer.apply([.removeKeywords(["one"]), .addKeywords(["three"]), .rating(5)], to: file)
    try TagSource.open(file) { source in
      #expect(source.texts("Iptc.Application2.Keywords") == ["two", "three"])
      #expect(source.texts("Xmp.dc.subject") == ["two", "three"])
      #expect(source.text("Exif.Image.Rating") == "5" && source.text("Xmp.xmp.Rating") == "5")
      #expect(source.text("Exif.Image.Make") == "Maker")
    }
  }

  @Test func modeTimesAndAttributesStay() throws {
    let file = try folder.copy()
    #expect(chmod(file.displayPath, 0o604) == 0)
    var times = [timespec(tv_sec: 1_000_000, tv_nsec: 5), timespec(tv_sec: 2_000_000, tv_nsec: 7)]
    #expect(utimensat(AT_FDCWD, file.displayPath, &times, 0) == 0)
    var keeping = writer
    keeping.keepsTimes = true
    _ = try keeping.apply([.rating(1)], to: file)
    var status = stat()
    #expect(stat(file.displayPath, &status) == 0)
    #expect(
      status.st_mode & 0o777 == 0o604 && status.st_mtim.tv_sec == 2_000_000
        && status.st_mtim.tv_nsec == 7)
  }

  @Test func otherFormatsGetASidecar() throws {
    let file = try folder.copy("18-tide.webp", as: "a.webp")
    let before = try folder.bytes(file)
    #expect(try writer.apply([.rating(1)], to: file).files == [Sidecar.standard(of: file)])
    #expect(try folder.bytes(file) == before)
  }

  @Test func aDamagedFileGetsASidecar() throws {
    let bytes = Array(try folder.bytes(folder.copy()).prefix(10))
    let file = try folder.write(bytes, "b.jpg")
    #expect(try writer.apply([.rating(1)], to: file).files == [Sidecar.standard(of: file)])
    #expect(try folder.bytes(file) == bytes)
  }

  /// The bytes that this thread has read so far; nil where the system doesn't count them.
  private func bytesRead() -> Int? {
    let text = try? String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("rchar:") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  @Test func ofOtherFormatsOnlyTheBeginningIsRead() throws {
    let file = try folder.write(Array("BM".utf8) + [UInt8](repeating: 0, count: 8 << 20), "a.bmp")
    guard let before = bytesRead(), before > 0 else { return }
    #expect(try writer.apply([.rating(1)], to: file).files == [Sidecar.standard(of: file)])
    let after = try #require(bytesRead())
    #expect(after - before < 1 << 20)
  }

  @Test func aSidecarThatExistsIsKeptInStep() throws {
    let file = try folder.copy()
    let sidecar = try folder.write(PhotoFolder.foreign, "a.jpg.xmp")
    let result = try writer.apply([.rating(3)], to: file)
    #expect(result.files == [sidecar, file] && result.metadata.rating == 3)
  }

  /// Damaged files are read or refused, and what is written has the same image.
  @Test func damagedFilesAreHandled() throws {
    var numbers = SeededNumbers(7)
    let seeds = try [
      folder.copy(as: "s.jpg"), folder.copy("14-retina.png", as: "s.png"),
      folder.write(PhotoFolder.foreign, "s.xmp"), folder.copy("18-tide.webp", as: "s.webp"),
    ]
    var seedBytes: [[UInt8]] = []
    for file in seeds {
      if file.pathExtension.map({ $0.elementsEqual("xmp".utf8) }) != true {
        _ = try? writer.apply([.title("x"), .keywords(["y"])], to: file)
      }
      seedBytes.append(try folder.bytes(file))
    }
    var readable = 0
    let rounds = Effort.rounds(100, long: 2_000)
    for round in 0..<rounds {
      var bytes = seedBytes[round % 4]
      let reach = min(bytes.count, 4000)
      for _ in 0...numbers.next(6) { bytes[numbers.next(reach)] = UInt8(numbers.next(256)) }
      if round % 5 == 0 { bytes.removeLast(numbers.next(bytes.count)) }
      let file = try folder.write(bytes, "m.jpg")
      if (try? MetadataReader().metadata(of: file)) != nil { readable += 1 }
      _ = try? MetadataReader().fields(of: file)
      _ = try? writer.apply([.rating(round % 6), .addKeywords(["z"])], to: file)
      if let old = ImageContainer(bytes) {
        let new = try #require(ImageContainer(try folder.bytes(file)))
        #expect(new.hasSameImage(as: old))
      } else {
        #expect(try folder.bytes(file) == bytes)
      }
      unlink(Sidecar.standard(of: file).displayPath)
    }
    #expect(readable > rounds / 6)
  }

  @Test func thingsThatAreNoPhotosAreRefused() throws {
    #expect(throws: MetadataError.missing) {
      try MetadataReader().metadata(of: FileID(path: "/nowhere.jpg"))
    }
    #expect(throws: MetadataError.unreadable) {
      try MetadataReader().metadata(of: FileID(path: "/dev/zero"))
    }
    let pipe = FileID(path: folder.url.path + "/pipe.jpg")
    #expect(mkfifo(pipe.displayPath, 0o600) == 0)
    #expect(throws: MetadataError.unreadable) { try MetadataReader().metadata(of: pipe) }
  }
}
