import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Changes around the library's folders while they are shown.
@MainActor @Suite(.serialized) struct LibraryChangesTests {
  private let stage = Stage()
  private let photos: DatedPhotos

  init() throws { photos = try DatedPhotos(count: 3) }

  private func open(_ paths: [URL], count: Int) async -> PhotoLibrary {
    let library = PhotoLibrary(paths: paths)
    library.scan()
    #expect(await stage.wait { library.photos.count == count && library.isOnDisk })
    return library
  }

  private func names(_ library: PhotoLibrary) -> [String] { library.photos.map(\.name) }

  /// As when a disk is unplugged: its mount point disappears, too.
  @Test func aFolderRemovedWithItsParentIsFoundWhenItReturns() async throws {
    let library = await open([photos.url("f0")], count: 3)
    defer { library.close() }
    let away = photos.folder.deletingLastPathComponent().appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: away) }
    #expect(rename(photos.folder.path, away.path) == 0)
    #expect(await stage.wait { library.state == .problem(.missing("f0")) })
    try FileManager.default.createDirectory(
      at: photos.url("f0"), withIntermediateDirectories: true)
    try photos.add("f0/new.jpg", hour: 1)
    #expect(await stage.wait { names(library) == ["new.jpg"] })
  }

  nonisolated private static let mayMount: Bool = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { rmdir(folder) }
    guard mkdir(folder, 0o700) == 0, mount("tmpfs", folder, "tmpfs", 0, nil) == 0 else {
      return false
    }
    return umount(folder) == 0
  }()

  @Test(.enabled(if: mayMount)) func anUnmountedDiskDisappears() async throws {
    let disk = photos.url("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try #require(mount("tmpfs", disk.path, "tmpfs", 0, nil) == 0)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try photos.add("disk/a.jpg", hour: 50)
    let library = await open([photos.folder], count: 4)
    defer { library.close() }
    // It is busy while details are read.
    #expect(await stage.wait { umount(disk.path) == 0 })
    #expect(await stage.wait { library.photos.count == 3 })
  }

  @Test func photosOpenedByPathAreReloadedWhenOverwritten() async throws {
    let library = await open(["f0/p00000.jpg", "f0/p00002.jpg"].map(photos.url), count: 2)
    defer { library.close() }
    let file = try FileHandle(forWritingTo: photos.url("f0/p00000.jpg"))
    try file.truncate(atOffset: 0)
    try file.close()
    #expect(await stage.wait { library.photos.contains { $0.file.stamp.byteCount == 0 } })
  }

  /// Showing progress that ends at once would cost layout and frames that can't be noticed.
  @Test func oneNewPhotoShowsNoProgress() async throws {
    let library = await open([photos.folder], count: 3)
    defer { library.close() }
    var told = 0
    let observer = LibraryObserver(library, progress: { told += 1 })
    try photos.add("f0/new.jpg", hour: 1)
    #expect(await stage.wait { library.photos.count == 4 })
    #expect(told == 0 && library.progress == nil)
    withExtendedLifetime(observer) {}
  }

  @Test func filesAddedBeforeObservationStartsAreFound() async throws {
    let library = PhotoLibrary(paths: [photos.folder])
    defer { library.close() }
    library.scan()
    // The scan ends before this thread can observe anything.
    usleep(200_000)
    try photos.add("f0/new.jpg", hour: 1)
    #expect(await stage.wait { library.photos.count == 4 })
  }

  @Test func settingAModificationDateIsNoticed() async throws {
    let library = await open([photos.folder], count: 3)
    defer { library.close() }
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try photos.setChanged("f0/p00001.jpg", date)
    #expect(await stage.wait { library.photos.contains { $0.file.stamp.changeDate == date } })
  }

  @Test func aLinkedPhotoIsReloadedWhenItsTargetChanges() async throws {
    try FileManager.default.createDirectory(
      at: photos.url("best"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: photos.url("best/a.jpg"), withDestinationURL: photos.url("f0/p00001.jpg"))
    let library = await open([photos.folder], count: 4)
    defer { library.close() }
    try Data().write(to: photos.url("f0/p00001.jpg"))
    #expect(await stage.wait { library.photos.count { $0.file.stamp.byteCount == 0 } == 2 })
  }

  @Test func foldersAreObservedAgainAfterAnEventOverflow() async throws {
    let library = await open([photos.folder], count: 3)
    defer { library.close() }
    let text = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let most = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 16_384
    try #require(most <= 200_000)
    let (one, other) = (photos.url("f0/one.txt").path, photos.url("f0/other.txt").path)
    try Data().write(to: URL(fileURLWithPath: one))
    for _ in 0..<(most / 4 + 100) {
      rename(one, other)
      rename(other, one)
    }
    #expect(rename(photos.url("f0").path, photos.url("moved").path) == 0)
    try FileManager.default.createDirectory(at: photos.url("f0"), withIntermediateDirectories: true)
    try photos.add("f0/new.jpg", hour: 10)
    #expect(await stage.wait { library.photos.count == 4 })
    try photos.add("f0/later.jpg", hour: 11)
    #expect(await stage.wait { library.photos.count == 5 })
    try photos.add("moved/last.jpg", hour: 12)
    #expect(await stage.wait { library.photos.count == 6 })
  }

  @Test func bothPathsToAFolderReportChanges() async throws {
    try FileManager.default.createSymbolicLink(
      at: photos.url("link"), withDestinationURL: photos.url("f0"))
    let library = await open(["f0", "link"].map(photos.url), count: 6)
    defer { library.close() }
    try photos.add("f0/new.jpg", hour: 1)
    #expect(await stage.wait { library.photos.count == 8 })
  }

  @Test func aFolderMayHaveAnImageExtension() throws {
    try FileManager.default.createDirectory(
      at: photos.url("trip.jpg"), withIntermediateDirectories: true)
    try photos.add("trip.jpg/a.jpg", hour: 5)
    #expect(FolderScan([photos.folder]).files.map(\.name).contains("a.jpg"))
  }

  @Test func aNameMayBeginWithACombiningAccent() throws {
    let path = photos.url("f0").path + "/\u{301}a.jpg"
    #expect(FileID(path: path).folder == photos.url("f0").file)
    #expect(Photo(path: path).name == "\u{301}a.jpg")
  }
}
