import Foundation
import HostInterface
import Imaging
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import ImageLoading

/// The thumbnails that are shared by the desktop's programs.
@MainActor @Suite(.serialized) struct ThumbnailTests {
  let stage = Stage()
  let folder: TemporaryFolder
  let store: ThumbnailStore

  init() throws {
    folder = try TemporaryFolder()
    store = ThumbnailStore(
      folder: folder.url.appendingPathComponent("thumbnails"), program: "test-1")
  }

  private func png(_ width: Int, _ height: Int, shade: UInt8) throws -> Data {
    try #require(HostServices.current.encoder).pngData(
      TestPicture.plain(width, height, shade: shade))
  }

  private func picture(_ name: String = "a.png", shade: UInt8 = 50) throws -> URL {
    try folder.write(try png(600, 300, shade: shade), name)
  }

  private func loader() -> ImageLoader {
    ImageLoader(memoryLimit: 1 << 20, concurrency: 1, store: nil, thumbnails: store)
  }

  private func request(_ file: URL, _ side: CGFloat) -> ImageRequest {
    ImageRequest(url: file, pixels: CGSize(width: side, height: side), fitting: .covering)
  }

  /// Names and URIs as GLib writes them.
  @Test func namesFollowTheSpecification() {
    #expect(
      FileAddress.uri(ofPath: "/home/jens/photos/me.png") == "file:///home/jens/photos/me.png")
    #expect(MD5.hex("file:///home/jens/photos/me.png") == "c6ee772d9e49320e97ec29a7eb5b1697")
    #expect(
      FileAddress.uri(ofPath: "/a b/ü;#?%[1]!$&'()*+,-.:=@_~.jpg")
        == "file:///a%20b/%C3%BC%3B%23%3F%25%5B1%5D!$&'()*+,-.:=@_~.jpg")
  }

  /// Other programs look for the thumbnail of the exact bytes.
  @Test func aNameThatIsNotUTF8HasItsOwnThumbnail() throws {
    let picture = try png(600, 300, shade: 50)
    var files: [URL] = []
    for byte in ["E8", "E9"] {
      let address = FileAddress.uri(ofPath: folder.url.path) + "/caf%\(byte).png"
      let file = try #require(URL(string: address))
      let descriptor = (file.pathBytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer
      {
        open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
      }
      try #require(descriptor >= 0)
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: picture)
      files.append(file)
      #expect(file.displayName == "caf\u{FFFD}.png" && file.isReadableFile)
      #expect(file.fileChange?.byteCount == picture.count)
      #expect(store.store(try png(256, 128, shade: 50), of: file, .large))
      let data = try #require(store.thumbnail(of: file, .large))
      #expect(PNGText.read(data)["Thumb::URI"] == address)
      let thumbnailFile = store.folder.appendingPathComponent("large/\(MD5.hex(address)).png")
      #expect(FileManager.default.fileExists(atPath: thumbnailFile.path))
    }
    #expect(store.noteFailure(of: files[0]) && store.hasFailed(files[0]))
    #expect(!store.hasFailed(files[1]))
  }

  @Test func pathsAreStandardized() {
    let file = URL(fileURLWithPath: "/a/./b//../c.jpg")
    #expect(FileAddress.uri(ofPath: FileAddress.path(of: file)) == "file:///a/c.jpg")
  }

  @Test func storesThumbnails() throws {
    let file = try picture()
    #expect(store.thumbnail(of: file, .large) == nil)
    #expect(store.store(try png(256, 128, shade: 50), of: file, .large))
    let data = try #require(store.thumbnail(of: file, .large))
    let entries = PNGText.read(data)
    #expect(entries["Thumb::URI"] == FileAddress.uri(ofPath: file.standardizedFileURL.path))
    #expect(entries["Thumb::MTime"] == String(try #require(store.version(of: file)?.seconds)))
    #expect(entries["Software"] == "test-1")
    let thumbnailFolder = store.folder.appendingPathComponent("large")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: thumbnailFolder.path).first)
    #expect(name == MD5.hex(FileAddress.uri(ofPath: file.standardizedFileURL.path)) + ".png")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: thumbnailFolder.appendingPathComponent(name).path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // Still a valid PNG file for other programs.
    #expect(try ImageFile(data: data, name: "t").pixelSize() == CGSize(width: 256, height: 128))
    #expect(store.thumbnail(of: file, .normal) == nil)
  }

  @Test func aChangedImageHasNoThumbnail() throws {
    let file = try picture()
    store.store(try png(256, 128, shade: 50), of: file, .large)
    let version = store.version(of: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: file.path)
    #expect(store.thumbnail(of: file, .large) == nil)
    #expect(!store.store(try png(9, 9, shade: 1), of: file, .large, version: version))
    #expect(!store.noteFailure(of: file, version: version))
  }

  @Test func recordsFailures() throws {
    let file = try folder.write(Data("no picture".utf8), "a.jpg")
    #expect(!store.hasFailed(file))
    #expect(store.noteFailure(of: file))
    #expect(store.hasFailed(file))
    let failureFolder = store.folder.appendingPathComponent("fail/test-1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: failureFolder.path).count == 1)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: file.path)
    #expect(!store.hasFailed(file))
  }

  @Test func thumbnailsHaveNoThumbnails() throws {
    let file = try picture()
    store.store(try png(256, 128, shade: 50), of: file, .large)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(
        atPath: store.folder.appendingPathComponent("large").path
      ).first)
    let thumbnail = store.folder.appendingPathComponent("large/\(name)")
    #expect(!store.store(try png(9, 9, shade: 1), of: thumbnail, .normal))
    #expect(!store.noteFailure(of: thumbnail))
  }

  @Test func theLoaderUsesStoredThumbnails() async throws {
    let file = try picture(shade: 50)
    // Another shade shows where it came from.
    store.store(try png(256, 128, shade: 200), of: file, .large)
    let small = try await loader().image(for: request(file, 100))
    #expect(small.shade == 200)
    #expect(small.size == CGSize(width: 200, height: 100))
    // A slightly lower resolution is sufficient, and is scaled to the requested size.
    let enlarged = try await loader().image(for: request(file, 150))
    #expect(enlarged.shade == 200 && enlarged.size == CGSize(width: 300, height: 150))
    // The resolution is insufficient.
    #expect(try await loader().image(for: request(file, 160)).shade == 50)
    #expect(try await loader().image(for: ImageRequest(url: file, pixels: nil)).shade == 50)
  }

  @Test func aSmallImagesThumbnailIsTheImageItself() async throws {
    let file = try folder.write(try png(60, 40, shade: 10), "small.png")
    store.store(try png(60, 40, shade: 210), of: file, .normal)
    #expect(try await loader().image(for: request(file, 100)).shade == 210)
  }

  @Test func theLoaderStoresThumbnailsForOtherPrograms() async throws {
    let files = try (0..<3).map { try picture("\($0).png") }
    let broken = try folder.write(Data("no picture".utf8), "broken.jpg")
    let loader = loader()
    for file in files {
      // One decoding serves both, each in its own size.
      let image = try await loader.image(for: request(file, 100))
      #expect(image.size == CGSize(width: 200, height: 100))
    }
    _ = try? await loader.image(for: request(broken, 100))
    let store = store
    #expect(
      await stage.wait {
        files.allSatisfy { store.thumbnail(of: $0, .large) != nil } && store.hasFailed(broken)
      })
    // The smallest thumbnail that serves the same request the next time.
    let data = try #require(store.thumbnail(of: files[0], .large))
    #expect(try ImageFile(data: data, name: "t").pixelSize() == CGSize(width: 256, height: 128))
    #expect(store.thumbnail(of: files[0], .normal) == nil)
  }

  /// A truncated image is shown here, but other programs couldn't tell that its thumbnail is
  /// damaged.
  @Test func damagedImagesAreShownWithoutStoringAThumbnail() async throws {
    let intact = try #require(HostServices.current.encoder).jpegData(
      TestPicture.stripes(600, 400), quality: 0.9)
    let damaged = try folder.write(intact.prefix(intact.count / 2), "damaged.jpg")
    let good = try picture("good.png")
    let loader = loader()
    let image = try await loader.image(for: request(damaged, 100))
    #expect(image.damage == .incomplete)
    #expect(loader.cache.image(for: request(damaged, 100))?.damage != nil)
    _ = try await loader.image(for: request(good, 100))
    let store = store
    #expect(await stage.wait { store.thumbnail(of: good, .large) != nil })
    let sizes = ThumbnailStore.Size.allCases
    #expect(sizes.allSatisfy { store.thumbnail(of: damaged, $0) == nil })
    #expect(!store.hasFailed(damaged))
  }

  @Test func damagedThumbnailsAreNotUsed() async throws {
    let file = try picture(shade: 50)
    store.store(try png(256, 128, shade: 200), of: file, .large)
    let thumbnailFolder = store.folder.appendingPathComponent("large")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: thumbnailFolder.path).first)
    let intact = try Data(contentsOf: thumbnailFolder.appendingPathComponent(name))
    try intact.prefix(intact.count / 2).write(to: thumbnailFolder.appendingPathComponent(name))
    #expect(try await loader().image(for: request(file, 100)).shade == 50)
  }
}
