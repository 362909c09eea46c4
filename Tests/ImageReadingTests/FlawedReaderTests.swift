import Confinement
import Foundation
import HostInterface
import TestEffort
import Testing

@testable import ImageReading

/// Whatever a process says that a file took over, the program shows a sentence and the next photo.
@Suite(.serialized) struct FlawedReaderTests {
  private static let program = URL(fileURLWithPath: ReaderProgram.path)
    .deletingLastPathComponent().appendingPathComponent("FlawedReader").path

  private let codec: ConfinedCodec

  init() {
    var codec = ConfinedCodec(readers: ImageReaders(program: Self.program)) { _, _, _ in nil }
    codec.limits.photoSeconds = 0.3
    codec.limits.patience = 1
    self.codec = codec
  }

  private func image(_ name: String) throws -> CGImage {
    try codec.image(from: .data(Data([1]), name: name), fitting: nil, frame: 0)
  }

  private func failure(_ name: String) -> ImageDecodingError? {
    do {
      _ = try image(name)
      return nil
    } catch { return error as? ImageDecodingError }
  }

  @Test(arguments: [
    "die.jpg", "crash.jpg", "endless.jpg", "half.jpg", "close.jpg", "wide.jpg", "negative.jpg",
    "missing.jpg", "mapped.jpg",
  ])
  func anAnswerThatMakesNoSenseIsASentence(_ name: String) throws {
    #expect(failure(name) == .corrupt(name: name, .decoder(format: "JPG")))
    let image = try image("good.jpg")
    #expect(image.width == 20 && image.height == 10)
  }

  @Test(arguments: ["loop.jpg", "hang.jpg"]) func whatTakesTooLongIsASentence(_ name: String)
    throws
  {
    var codec = codec
    // One of them works, which counts however long somebody would wait.
    if name == "loop.jpg" { codec.limits.patience = 600 }
    #expect(throws: ImageDecodingError.tooMuchWork(name: name)) {
      try codec.image(from: .data(Data([1]), name: name), fitting: nil, frame: 0)
    }
    #expect(try image("good.jpg").width == 20)
  }

  /// A mapped file that gets shorter would end whoever reads it.
  @Test func aResultThatIsCutAfterTheAnswerStaysOrIsRefused() throws {
    for _ in 0..<Effort.rounds(20, long: 200) {
      guard let image = try? image("shrink.jpg") else { continue }
      #expect(image.withPixels { $0.allSatisfy { $0 == 0x80 } })
    }
    #expect(try image("good.jpg").width == 20)
  }

  @Test func aFileThatEndsTwoProcessesIsNotTriedAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("die.jpg")
    try Data([1]).write(to: file)
    let renamed = folder.appendingPathComponent("good.jpg")
    for _ in 0..<2 {
      #expect(throws: ImageDecodingError.self) {
        try codec.image(from: .file(file), fitting: nil, frame: 0)
      }
    }
    // It would be read now, if it were.
    try FileManager.default.moveItem(at: file, to: renamed)
    #expect(throws: ImageDecodingError.self) {
      try codec.image(from: .file(renamed), fitting: nil, frame: 0)
    }
    try Data([1, 2]).write(to: renamed)
    #expect(try codec.image(from: .file(renamed), fitting: nil, frame: 0).width == 20)
  }

  @Test func garbageIsAnImageOrASentence() {
    var images = 0
    let count = Effort.rounds(150, long: 10_000)
    for seed in 0..<count where (try? image("garbage-\(seed).jpg")) != nil { images += 1 }
    #expect(images < count / 2)
  }

  @Test func nobodyWaitsForWhatIsCancelled() {
    let asked = Counter()
    let impatient = codec.cancelled { asked.next() > 3 }
    #expect(throws: ImageDecodingError.cancelled) {
      try impatient.image(from: .data(Data([1]), name: "hang.jpg"), fitting: nil, frame: 0)
    }
  }

  @Test func nothingIsReadWithoutALockIfOneWantsThat() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("unlocked").path
    try FileManager.default.createSymbolicLink(
      atPath: program, withDestinationPath: Self.program)
    var codec = codec(program)
    let image = ImageSource.data(Data([1]), name: "good.jpg")
    #expect(try codec.image(from: image, fitting: nil, frame: 0).width == 20)
    codec.limits.needsLock = true
    let error = #expect(throws: ImageDecodingError.self) {
      try codec.image(from: image, fitting: nil, frame: 0)
    }
    #expect(error == .unlocked(name: "good.jpg"))
    var locked = self.codec
    locked.limits.needsLock = true
    #expect(try locked.image(from: image, fitting: nil, frame: 0).width == 20)
  }

  // MARK: The program

  private func codec(_ program: String) -> ConfinedCodec {
    ConfinedCodec(readers: ImageReaders(program: program)) { _, _, _ in nil }
  }

  @Test func aMissingProgramIsASentence() {
    let error = #expect(throws: ImageDecodingError.self) {
      try codec("/nowhere/vitrine-reader").info(of: .data(Data([1]), name: "a.jpg"))
    }
    #expect(error == .noReader(name: "a.jpg", program: "/nowhere/vitrine-reader"))
    #expect(error?.description.contains("/nowhere/vitrine-reader") == true)
  }

  /// One that says nothing, and one that says something else.
  @Test(arguments: ["/bin/true", "/bin/cat"]) func anotherProgramIsASentence(_ program: String) {
    var codec = codec(program)
    codec.limits.patience = 1
    codec.limits.photoSeconds = 0.1
    let error = #expect(throws: ImageDecodingError.self) {
      try codec.info(of: .data(Data([1]), name: "a.jpg"))
    }
    #expect(error == .otherReader(name: "a.jpg", program: program))
  }
}

/// Counts calls.
final class Counter: @unchecked Sendable {  // because the lock guards the number
  private let lock = NSLock()
  private var number = 0

  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }
}
