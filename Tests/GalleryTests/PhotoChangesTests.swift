import Foundation
import PhotoIndexing
import Testing
import UIKitStage

@testable import gallery

/// The changes from one list of photos to the next.
@Suite struct PhotoChangesTests {
  private func photo(_ name: String, _ seconds: Int, inode: Int64 = 1, width: Int? = nil) -> Photo {
    var file = MediaFile(
      id: FileID(path: "/p/" + name), kind: .photo,
      stamp: FileStamp(changed: 1_000_000_000, byteCount: 1, inode: inode))
    file.facts = MediaFacts(
      width: width ?? 10, height: 10, taken: WallTime(milliseconds: Int64(seconds) * 1000))
    return Photo(file)
  }

  private func list(_ photos: [Photo]) -> OrderedPhotos { OrderedPhotos(photos.map(\.file)) }

  /// Applies the steps like a collection view.
  private func result(
    of steps: PhotoChanges.Steps, on old: [Photo], with new: [Photo]
  ) -> [Photo] {
    let removed = Set(steps.removed)
    var photos = old.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    for place in steps.inserted { photos.insert(new[place], at: place) }
    return photos
  }

  @Test(arguments: 1...60) func changesTransformOneListIntoTheNext(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    var photos = (0..<40).map { photo("\($0).jpg", dice(50)) }
    var old = list(photos)
    for _ in 0..<10 {
      for _ in 0..<dice(8) {
        let index = dice(photos.count)
        switch dice(5) {
        case 0: photos.remove(at: index)
        case 1: photos.append(photo("new \(dice(1_000_000)).jpg", dice(50)))
        case 2: photos[index] = photo(photos[index].name, dice(50))
        case 3:
          photos[index] = photo(
            photos[index].name, Int(photos[index].file.moment.milliseconds / 1000),
            inode: Int64(dice(1000) + 2))
        default:
          photos[index] = photo(
            photos[index].name, Int(photos[index].file.moment.milliseconds / 1000),
            inode: photos[index].file.stamp.inode, width: dice(1000) + 20)
        }
      }
      let new = list(photos)
      let changes = PhotoChanges(from: old, to: new)
      let steps = try #require(changes.steps)
      #expect(result(of: steps, on: old.photos, with: new.photos).map(\.id) == new.photos.map(\.id))
      let outdated = old.photos.filter { before in
        new.index(of: before.id).map { new.photos[$0].version } != before.version
      }
      #expect(Set(changes.outdated) == Set(outdated))
      // Items that aren't part of a step keep their data.
      let learned = Dictionary(uniqueKeysWithValues: changes.learned.map { ($0.id, $0) })
      let touched = Set(steps.inserted.map { new.photos[$0].id })
        .union(steps.rewritten.map { old.photos[$0].id })
      for after in new.photos where !touched.contains(after.id) {
        let index = try #require(old.index(of: after.id))
        #expect((learned[after.id] ?? old.photos[index]) == after)
      }
      old = new
    }
  }

  @Test func aSingleChangeIsOneStep() throws {
    let photos = (0..<1000).map { photo("\($0).jpg", $0) }
    let old = list(photos)
    let more = PhotoChanges(from: old, to: list(photos + [photo("new.jpg", 500)]))
    #expect(more.steps == PhotoChanges.Steps(inserted: [501]) && more.outdated.isEmpty)
    let fewer = PhotoChanges(from: old, to: old.removing([photos[7].id]))
    #expect(fewer.steps == PhotoChanges.Steps(removed: [7]) && fewer.outdated == [photos[7]])
    var moved = photos
    moved[10] = photo("10.jpg", 900)
    let elsewhere = PhotoChanges(from: old, to: list(moved))
    #expect(elsewhere.steps == PhotoChanges.Steps(removed: [10], inserted: [899]))
    #expect(PhotoChanges(from: old, to: old).isEmpty)
  }

  @Test func manyChangesReloadTheList() {
    let photos = (0..<1000).map { photo("\($0).jpg", $0) }
    let changes = PhotoChanges(from: list(photos), to: list(Array(photos.suffix(500))))
    #expect(changes.steps == nil && changes.outdated.count == 500)
  }

  @Test func indicesFollowRemovals() {
    let old = list((0..<50).map { photo("\($0).jpg", $0) })
    let rest = old.removing([old.photos[20].id])
    #expect(rest.photos.count == 49)
    #expect(rest.photos.indices.allSatisfy { rest.index(of: rest.photos[$0].id) == $0 })
    #expect(rest.removing([old.photos[20].id]).photos == rest.photos)
  }

  /// Off the main thread, which a hundred thousand photos would block.
  @MainActor @Test func listsAreComparedOffTheMainThread() async {
    let stage = Stage()
    let editing = LibraryEditing()
    let fresh = list((0..<10).map { photo("\($0).jpg", $0) })
    let threads = Threads()
    var told: [Int?] = []
    editing.apply({ _ in
      threads.note(); return fresh
    }) { _, changes in
      told.append(changes?.steps?.inserted.count)
    }
    editing.apply(
      isWanted: { false },
      { _ in
        threads.note(); return OrderedPhotos()
      }
    ) {
      told.append($1?.steps?.removed.count)
    }
    let gone = fresh.photos[3].id
    editing.apply({
      threads.note(); return $0.removing([gone])
    }) { _, changes in
      told.append(changes?.steps?.removed.count)
    }
    #expect(await stage.wait { told.count == 3 })
    #expect(told == [10, nil, 1] && editing.photos.photos.count == 9)
    #expect(threads.areMain == [false, false])
  }
}

/// Records the threads of calls.
final class Threads: @unchecked Sendable {  // because the lock guards the list
  private let lock = NSLock()
  private var list: [Bool] = []

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  init() { _ = Self.mark }

  var areMain: [Bool] { lock.withLock { list } }
  /// By the queue: tests may run the main queue on any thread.
  func note() {
    let isMain = DispatchQueue.getSpecific(key: Self.mark) == true
    lock.withLock { list.append(isMain) }
  }
}
