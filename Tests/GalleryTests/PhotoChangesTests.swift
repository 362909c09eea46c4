import Foundation
import PhotoIndexing
import Testing
import UIKitStage

@testable import gallery

/// What leads from one list of photos to the next.
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

  /// What a collection view makes of the steps.
  private func result(
    of steps: PhotoChanges.Steps, on old: [Photo], with new: [Photo]
  ) -> [Photo] {
    let removed = Set(steps.removed)
    var photos = old.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    for place in steps.inserted { photos.insert(new[place], at: place) }
    return photos
  }

  @Test(arguments: 1...60) func stepsLeadFromOneListToTheNext(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    var photos = (0..<40).map { photo("\($0).jpg", dice(50)) }
    var old = list(photos)
    for _ in 0..<10 {
      for _ in 0..<dice(8) {
        let place = dice(photos.count)
        switch dice(5) {
        case 0: photos.remove(at: place)
        case 1: photos.append(photo("new \(dice(1_000_000)).jpg", dice(50)))
        case 2: photos[place] = photo(photos[place].name, dice(50))
        case 3:
          photos[place] = photo(
            photos[place].name, Int(photos[place].file.moment.milliseconds / 1000),
            inode: Int64(dice(1000) + 2))
        default:
          photos[place] = photo(
            photos[place].name, Int(photos[place].file.moment.milliseconds / 1000),
            inode: photos[place].file.stamp.inode, width: dice(1000) + 20)
        }
      }
      let new = list(photos)
      let changes = PhotoChanges(from: old, to: new)
      let steps = try #require(changes.steps)
      #expect(result(of: steps, on: old.photos, with: new.photos).map(\.id) == new.photos.map(\.id))
      let outdated = old.photos.filter { before in
        new.places[before.id].map { new.photos[$0].version } != before.version
      }
      #expect(Set(changes.outdated) == Set(outdated))
      // What stays where it is and is none of the steps is known as it is.
      let learned = Dictionary(uniqueKeysWithValues: changes.learned.map { ($0.id, $0) })
      let touched = Set(steps.inserted.map { new.photos[$0].id })
        .union(steps.rewritten.map { old.photos[$0].id })
      for after in new.photos where !touched.contains(after.id) {
        let place = try #require(old.places[after.id])
        #expect((learned[after.id] ?? old.photos[place]) == after)
      }
      old = new
    }
  }

  @Test func oneChangeIsOneStep() throws {
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

  @Test func whoChangesMostBeginsAnew() {
    let photos = (0..<1000).map { photo("\($0).jpg", $0) }
    let changes = PhotoChanges(from: list(photos), to: list(Array(photos.suffix(500))))
    #expect(changes.steps == nil && changes.outdated.count == 500)
  }

  @Test func placesFollowWhatIsRemoved() {
    let old = list((0..<50).map { photo("\($0).jpg", $0) })
    let rest = old.removing([old.photos[20].id])
    #expect(rest.photos.count == 49 && rest.places.count == 49)
    #expect(rest.photos.indices.allSatisfy { rest.places[rest.photos[$0].id] == $0 })
    #expect(rest.removing([old.photos[20].id]).photos == rest.photos)
  }

  /// Not on the main thread, which a hundred thousand photos would hold up.
  @MainActor @Test func listsAreMadeAndComparedElsewhere() async {
    let stage = Stage()
    let editing = LibraryEditing()
    let fresh = list((0..<10).map { photo("\($0).jpg", $0) })
    let threads = Threads()
    var told: [Int?] = []
    editing.apply({ _ in threads.note(); return fresh }) { _, changes in
      told.append(changes?.steps?.inserted.count)
    }
    editing.apply(isWanted: { false }, { _ in threads.note(); return OrderedPhotos() }) {
      told.append($1?.steps?.removed.count)
    }
    let gone = fresh.photos[3].id
    editing.apply({ threads.note(); return $0.removing([gone]) }) { _, changes in
      told.append(changes?.steps?.removed.count)
    }
    #expect(await stage.wait { told.count == 3 })
    #expect(told == [10, nil, 1] && editing.photos.photos.count == 9)
    #expect(threads.areMain == [false, false])
  }
}

/// On which threads something was done.
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
  /// By the queue: tests may drain the main one on any thread.
  func note() {
    let isMain = DispatchQueue.getSpecific(key: Self.mark) == true
    lock.withLock { list.append(isMain) }
  }
}
