import FileOperations
import Foundation
import PhotoIndexing
import Synchronization
import TestEffort

/// A seeded sequence of operations on two disks, `photos` and `usb`, as a person in a hurry does
/// them.
final class FileScript {
  let base: FileID
  let queue: FileOperationQueue
  private var generator: Dice
  /// What was done, for messages.
  private(set) var log: [String] = []

  init(base: FileID, seed: UInt64, disk: Disk = Disk()) {
    self.base = base
    generator = Dice(seed)
    queue = FileOperationQueue(
      stateFolder: base.appending("state"), dataFolder: base.appending("data"), limit: 1000,
      disk: disk)
  }

  static let names = [
    "a.jpg", "A.jpg", "b.jpg", "IMG_1.HEIC", "IMG_2.JPG", "c (2).jpg", "\u{FC}.jpg", "no ending",
    ".hidden",
    String(repeating: "x", count: 250) + ".jpg",
  ]

  var folders: [FileID] {
    [base.appending("photos/one"), base.appending("photos/two"), base.appending("usb/pics")]
  }

  /// Makes the photos of a seed, each with bytes of its own. Returns them by their paths.
  static func makePhotos(in base: FileID, seed: UInt64) -> [FileID: Data] {
    var generator = Dice(seed &+ 77)
    var photos: [FileID: Data] = [:]
    var names = Self.names.map { Array($0.utf8) } + [[0x63, 0xE9, 0x2E, 0x6A, 0x70, 0x67]]
    names += ["a.jpg.xmp", "a.xmp", "b.xmp", "IMG_1.MOV", "IMG_2.MOV.xmp", "IMG_2.mov"].map {
      Array($0.utf8)
    }
    for folder in ["photos/one", "photos/two", "usb/pics"].map(base.appending) {
      _ = folder.makeFolder()
      for name in names where Bool.random(using: &generator) {
        let size = Int.random(in: 0...3, using: &generator) == 0 ? 150_000 : 3000
        let count = Int.random(in: 0...size, using: &generator)
        let start = Data("\(seed) \(folder.name.count) \(name)".utf8)
        let data =
          start + Data(repeating: UInt8.random(in: 0...255, using: &generator), count: count)
        let file = folder.appending(name)
        let descriptor = file.withPath { open($0, O_CREAT | O_EXCL | O_WRONLY, 0o640) }
        guard descriptor >= 0 else { continue }
        _ = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        photos[file] = data
      }
    }
    return photos
  }

  private func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private func files(in folder: FileID) -> [FileID] {
    Disk().names(in: folder).map(folder.appending).sorted()
  }

  private func some(of files: [FileID]) -> [FileID] {
    guard !files.isEmpty else { return [] }
    return (0...dice(3)).map { _ in files[dice(files.count)] }
  }

  /// Does one thing.
  func step() async {
    let folder = folders[dice(3)]
    let target = folders[dice(3)]
    let there = files(in: folder)
    let chosen = some(of: there)
    let answers = Mutex(Dice(UInt64(dice(1 << 30))))
    let clash: FileOperationQueue.ClashHandler = { _ in
      answers.withLock { dice in
        let choices: [ClashAnswer.Choice] = [
          .replace, .replace, .keepBoth, .keepBoth, .skip, .stop,
        ]
        return ClashAnswer(
          choices[Int.random(in: 0..<6, using: &dice)], forAll: Bool.random(using: &dice))
      }
    }
    var operation: FileOperation?
    switch dice(16) {
    case 0, 1: operation = .move(chosen, to: target)
    case 2: operation = .copy(chosen, to: target)
    case 3: operation = .duplicate(chosen)
    case 4, 5: operation = .trash(chosen)
    case 6: operation = .makeFolder(folder.appending("new \(dice(3))"))
    case 7:
      operation = .rename(chosen.map { FileRenaming($0, to: Self.names[dice(Self.names.count)]) })
    case 8:
      // Everybody gets the next one's name.
      let sorted = there.filter { !Disk().isFolder($0) }
      operation = .rename(
        zip(sorted, sorted.dropFirst() + sorted.prefix(1)).map { FileRenaming($0, to: $1.name) })
    case 14:
      let making = chosen.map { FileMaking($0, name: Self.names[dice(Self.names.count)].utf8) }
      note(
        "make in \(target): \(making)",
        await queue.make(making, in: target, clash: clash, by: Self.maker))
    case 15:
      let plain = chosen.filter { !Disk().isFolder($0) }
      let replacing = plain.map { file in
        FileReplacing(
          file, removing: files(in: file.folder).filter { $0.displayName.hasSuffix(".XMP") })
      }
      note("replace \(plain)", await queue.replace(replacing, by: Self.maker))
    case 9, 10, 11:
      for _ in 0...dice(4) { note("undo", await queue.undo()) }
    default:
      for _ in 0...dice(3) { note("redo", await queue.redo()) }
    }
    guard let operation else { return }
    let group = dice(4) == 0 ? UndoGroup() : nil
    note("\(operation)", await queue.run(operation, group: group, clash: clash))
  }

  /// Writes what says of what it was made.
  private static let maker: FileMaker = { source, draft throws(FileOperationError) in
    try draft.write(Data("made of \(source.displayName)".utf8))
  }

  private func note(_ what: String, _ outcome: FileOutcome) {
    log.append("\(what.prefix(300)): \(outcome.doneCount) \(outcome.failures.map(\.error))")
  }
}
