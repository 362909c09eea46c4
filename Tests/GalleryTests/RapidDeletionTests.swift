import FileOperations
import Foundation
import PhotoIndexing
import Testing
import Toasts
import UIKit
import UIKitStage

@testable import gallery

/// Deletions that are faster than the disk of the trash.
@MainActor @Suite(.serialized) final class RapidDeletionTests {
  /// Moves files on demand, one at a time, and records their order.
  private final class SlowDisk: @unchecked Sendable {  // because the lock guards what changes
    private let lock = NSLock()
    private let permits = DispatchSemaphore(value: 0)
    private var moved: [String] = []
    private var failing: Set<String> = []

    var mover: FileMover {
      FileMover { from, place in
        self.permits.wait()
        if self.lock.withLock({ self.failing.contains(from.displayName) }) { return EACCES }
        let code = FileMover().move(from, to: place)
        self.lock.withLock { self.moved.append(from.displayName) }
        return code
      }
    }

    var order: [String] { lock.withLock { moved } }
    func fail(_ name: String) { lock.withLock { _ = failing.insert(name) } }
    func letGo(_ count: Int = 100) { for _ in 0..<count { permits.signal() } }
  }

  private let photos: TestPhotos
  private let data: URL
  private let disk = SlowDisk()
  private let stage = Stage(size: CGSize(width: 1100, height: 760))
  private let gallery: Gallery
  private let delegate: AppDelegate

  init() async throws {
    photos = try TestPhotos(count: 6)
    data = photos.folder.deletingLastPathComponent().appendingPathComponent("data-\(UUID())")
    let trash = Trash(dataFolder: data, mover: disk.mover)
    delegate = AppDelegate(paths: [photos.folder], trash: trash)
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let gallery = gallery
    #expect(await stage.wait { gallery.thumbnailsAreShown })
  }

  isolated deinit {
    // A file that is moved once the trash is gone would go to the one of the machine's disk.
    disk.letGo()
    gallery.files.trash.finishMoves(within: Stage.patience)
    photos.remove()
    try? FileManager.default.removeItem(at: data)
  }

  private var numbers: [Int] {
    gallery.photos.compactMap { Int($0.name.dropFirst(6).prefix(2)) }
  }

  private func delete(_ times: Int) {
    for _ in 0..<times { stage.press(.keyboardDeleteForward) }
  }

  private func isAllThere() -> Bool {
    (0..<6).allSatisfy { FileManager.default.fileExists(atPath: photos.url($0).path) }
  }

  @Test func eachDeletionRemovesTheThenCurrentPhoto() async throws {
    stage.chooseThumbnail(1)
    delete(3)
    #expect(await stage.wait { numbers == [0, 4, 5] }, "they disappear at once")
    #expect(isAllThere() && gallery.library.grid.selectedIndex == 1)
    disk.letGo()
    #expect(await stage.wait { gallery.fileHandler.trash.undoable.count == 3 })
    #expect(disk.order == ["photo-01.jpg", "photo-02.jpg", "photo-03.jpg"])
    #expect(numbers == [0, 4, 5] && !isAllThere())
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { numbers == [0, 1, 2, 3, 4, 5] })
    #expect(isAllThere() && gallery.fileHandler.trash.undoable.isEmpty)
  }

  @Test func deletingTheLastPhotoShowsThePrevious() async throws {
    stage.chooseThumbnail(4)
    delete(4)
    #expect(await stage.wait { numbers == [0, 1] })
    disk.letGo()
    #expect(await stage.wait { gallery.fileHandler.trash.undoable.count == 4 })
    #expect(disk.order == ["photo-04.jpg", "photo-05.jpg", "photo-03.jpg", "photo-02.jpg"])
  }

  @Test func deletingTheOpenPhotoShowsTheNext() async throws {
    gallery.open(2)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    delete(2)
    #expect(await stage.wait { numbers == [0, 1, 4, 5] })
    #expect(gallery.openBrowser?.currentID == photos.url(4).file)
    // The disk may be scanned while the files haven't been moved yet.
    gallery.shownLibrary.photoLibrary.scan()
    await Task.yield()
    stage.advance(by: 1)
    delete(1)
    #expect(await stage.wait { numbers == [0, 1, 5] })
    disk.letGo()
    #expect(await stage.wait { gallery.fileHandler.trash.undoable.count == 3 })
    #expect(disk.order == ["photo-02.jpg", "photo-03.jpg", "photo-04.jpg"])
  }

  /// The key may be pressed while the photo is still opening.
  @Test func deletingDuringTheOpeningShowsTheNext() async throws {
    gallery.open(2)
    #expect(await stage.wait { gallery.openBrowser != nil })
    stage.advance(by: 0.1)
    #expect(gallery.openBrowser?.isOpen == false)
    delete(1)
    #expect(await stage.wait { numbers == [0, 1, 3, 4, 5] })
    stage.advance(by: 2)
    #expect(gallery.openBrowser?.isOpen == true)
    #expect(gallery.openBrowser?.currentID == photos.url(3).file)
    disk.letGo()
    #expect(await stage.wait { gallery.fileHandler.trash.undoable.count == 1 })
    #expect(disk.order == ["photo-02.jpg"])
  }

  /// It is invisible whether a file has been moved: undo is available at once.
  @Test func aPendingDeletionCanBeUndone() async throws {
    stage.chooseThumbnail(1)
    delete(2)
    #expect(await stage.wait { numbers == [0, 3, 4, 5] })
    stage.press(.keyboardZ, modifiers: .control)
    disk.letGo()
    #expect(await stage.wait { numbers == [0, 1, 2, 3, 4, 5] && isAllThere() })
    #expect(disk.order.prefix(2) == ["photo-01.jpg", "photo-02.jpg"])
    #expect(gallery.fileHandler.trash.undoable.isEmpty && gallery.fileHandler.trash.leaving.isEmpty)
  }

  private func isThere(_ number: Int) -> Bool {
    FileManager.default.fileExists(atPath: photos.url(number).path)
  }

  /// Quitting doesn't undo deletions.
  @Test func pendingDeletionsFinishBeforeTheAppQuits() async throws {
    stage.chooseThumbnail(1)
    delete(3)
    #expect(await stage.wait { numbers == [0, 4, 5] })
    disk.letGo()
    delegate.applicationWillTerminate(UIApplication.shared)
    #expect((0..<6).filter(isThere) == [0, 4, 5])
    #expect(disk.order == ["photo-01.jpg", "photo-02.jpg", "photo-03.jpg"])
  }

  @Test func anUnresponsiveDiskDoesNotDelayQuitting() async throws {
    stage.chooseThumbnail(1)
    delete(2)
    #expect(await stage.wait { numbers == [0, 3, 4, 5] })
    gallery.fileHandler.trash.finishMoves(within: 0)
    #expect(isAllThere())
    disk.letGo()
    #expect(await stage.wait { !isThere(1) && !isThere(2) })
  }

  @Test func undoneDeletionsStayUndoneWhenTheAppQuits() async throws {
    stage.chooseThumbnail(1)
    delete(3)
    #expect(await stage.wait { numbers == [0, 4, 5] })
    stage.press(.keyboardZ, modifiers: .control)
    disk.letGo()
    gallery.fileHandler.trash.finishMoves(within: 2)
    #expect(isThere(2) && isThere(3))
  }

  @Test func aFailedDeletionShowsThePhotoAgain() async throws {
    disk.fail("photo-02.jpg")
    stage.chooseThumbnail(1)
    delete(3)
    #expect(await stage.wait { numbers == [0, 4, 5] })
    disk.letGo()
    #expect(
      await stage.wait { numbers == [0, 2, 4, 5] && gallery.fileHandler.trash.undoable.count == 2 })
    #expect(gallery.library.grid.selectedIndex == 1, "and is selected")
    #expect(gallery.fileHandler.trash.leaving.isEmpty)
  }
}
