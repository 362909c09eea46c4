import Foundation
import HostInterface
import Imaging
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import ImageLoading

/// Files that others take the place of, as copies, backups and file managers do.
@MainActor @Suite(.serialized) struct ReplacedFileTests {
  let stage = Stage()
  let folder: TemporaryFolder
  let store: ThumbnailStore
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = ThumbnailStore(
      folder: folder.url.appendingPathComponent("thumbnails"), program: "test-1")
  }

  private func png(shade: UInt8, _ width: Int = 600, _ height: Int = 300) throws -> Data {
    try #require(HostServices.current.encoder).pngData(
      TestPicture.plain(width, height, shade: shade))
  }

  private func write(_ name: String, shade: UInt8, date: Date? = nil, addition: Int = 0) throws
    -> URL
  {
    let file = try folder.write(try png(shade: shade) + Data(count: addition), name)
    try FileManager.default.setAttributes(
      [.modificationDate: date ?? self.date], ofItemAtPath: file.path)
    return file
  }

  private func put(_ new: URL, over old: URL) { #expect(rename(new.path, old.path) == 0) }

  private func loader() -> ImageLoader {
    ImageLoader(memoryLimit: 1 << 20, concurrency: 1, store: nil, thumbnails: store)
  }

  private func request(_ file: URL) -> ImageRequest {
    ImageRequest(url: file, pixels: CGSize(width: 100, height: 100), fitting: .covering)
  }

  @Test(arguments: [(0.0, 0), (0, 9), (-99_999, 0), (0.25, 0)])
  func aReplacedFileHasNoThumbnail(_ later: Double, _ addition: Int) async throws {
    let file = try write("a.png", shade: 50)
    #expect(
      store.store(try png(shade: 50, 256, 128), of: file, .large) && store.noteFailure(of: file))
    #expect(try await loader().image(for: request(file)).shade == 50)
    // A clock of the file system is coarser than the steps of a test.
    try await waitForAnotherTime(than: file)
    put(try write("b.png", shade: 200, date: date + later, addition: addition), over: file)
    #expect(store.thumbnail(of: file, .large) == nil && !store.hasFailed(file))
    #expect(try await loader().image(for: request(file)).shade == 200)
  }

  /// Bytes may also change in their place, and the times be set back.
  @Test func aFileThatWasWrittenInPlaceHasNoThumbnail() async throws {
    let file = try write("a.png", shade: 50)
    #expect(store.store(try png(shade: 50, 256, 128), of: file, .large))
    try await waitForAnotherTime(than: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: try png(shade: 200))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    #expect(try await loader().image(for: request(file)).shade == 200)
  }

  /// Other programs' thumbnails say less, but are older than what took the file's place.
  @Test func anotherProgramsThumbnailCountsUntilTheFileIsReplaced() async throws {
    let file = try write("a.png", shade: 50)
    #expect(store.store(try png(shade: 120, 256, 128), of: file, .large))
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: store.folder.path + "/large").first)
    let thumbnail = store.folder.appendingPathComponent("large/\(name)")
    let entries = PNGText.read(try Data(contentsOf: thumbnail)).filter {
      !$0.key.contains("Vitrine")
    }
    let plain = try #require(
      PNGText.adding(entries.map { ($0.key, $0.value) }, to: try png(shade: 120, 256, 128)))
    try await waitForAnotherTime(than: file)
    try plain.write(to: thumbnail)
    #expect(try await loader().image(for: request(file)).shade == 120)
    try await waitForAnotherTime(than: thumbnail)
    put(try write("b.png", shade: 200), over: file)
    #expect(try await loader().image(for: request(file)).shade == 200)
  }

  /// What is decoded while a file is replaced is neither kept nor stored as the new one's.
  @Test func whatIsDecodedMeanwhileIsNotKept() async throws {
    let file = try write("a.png", shade: 50)
    let loader = loader()
    let old = Task { try await loader.image(for: request(file)) }
    #expect(await stage.wait { loader.pendingCount == 1 })
    put(try write("b.png", shade: 200), over: file)
    loader.forget { $0.url == file }
    #expect(try await loader.image(for: request(file)).shade == 200)
    _ = try await old.value
    #expect(loader.cache.image(for: request(file))?.shade == 200)
    let (store, name) = (store, request(file))
    #expect(await stage.wait { store.thumbnail(of: file, .large) != nil })
    let fresh = self.loader()
    #expect(try await fresh.image(for: name).shade == 200)
  }

  /// Waits until the file system gives new files another time.
  private func waitForAnotherTime(than file: URL) async throws {
    let first = try #require(file.fileChange?.text.split(separator: " ").last)
    let probe = folder.url.appendingPathComponent("probe")
    #expect(
      await stage.wait {
        try? Data().write(to: probe)
        return probe.fileChange?.text.split(separator: " ").last != first
      })
  }
}
