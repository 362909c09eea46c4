import Confinement
import Foundation
import Synchronization

/// The processes that decode, and what is known of them and of files.
package final class ImageReaders: Sendable {
  /// Those of this program.
  package static let shared = ImageReaders()

  private let images: ReaderPool
  private let drawings: ReaderPool

  /// - Parameter program: The path of the program that decodes.
  package init(program: String = ReaderProgram.path) {
    // One more than two that wait for a disk, and no more than are faster together. Two stay, so
    // that the next photo and the one behind it needn't wait for them.
    let limit = max(3, min(4, ProcessInfo.processInfo.activeProcessorCount))
    images = ReaderPool(.images, program: program, limit: limit, kept: 2)
    // More at once wouldn't be faster.
    drawings = ReaderPool(.drawings, program: program, limit: 2)
  }

  /// Makes copies of this process that decode the first images, which takes a millisecond each. This
  /// process has to have a single thread, and nothing that a file must not see.
  ///
  /// - Parameter serve: What each copy does.
  package func prepare(copying serve: () -> Void) { images.prepare(copying: serve) }

  func pool(_ role: ReaderProgram.Role) -> ReaderPool {
    role == .drawings ? drawings : images
  }

  // MARK: File types

  /// The file types that can be read, once a process has said it.
  var types: [String] {
    knownTypes.withLock { known in
      if let known { return known }
      known = askForTypes()
      return known ?? []
    }
  }

  private let knownTypes = Mutex<[String]?>(nil)

  private func askForTypes() -> [String]? { try? ask(.types).names }

  private func ask(
    _ work: ImageCall.Work
  ) throws(ReaderError) -> (names: [String], greeting: ReaderGreeting?) {
    let reader = try images.take()
    let budget = ReaderProcess.Budget(seconds: 10, patience: 30)
    let message = Result { () throws(ReaderError) in
      try reader.ask(ImageCall(work).message, [], budget) { false }
    }
    let reply = (try? message.get()).flatMap(ImageReply.init)
    images.give(back: reply == nil ? nil : reader)
    _ = try message.get()
    guard let reply else { throw .ended }
    return (reply.types, reader.greeting)
  }

  // MARK: For a program that says what it is made of

  /// The program that reads images, what holds it, and its libraries, a line each.
  package func report() -> [String] {
    do throws(ReaderError) {
      let (libraries, greeting) = try ask(.libraries)
      return [ReaderProgram.path] + (greeting.map { [$0.report] } ?? []) + libraries
    } catch {
      return ["\(ReaderProgram.path): \(error)"]
    }
  }

  // MARK: Deadly files

  /// Files that ended two processes that had read nothing before.
  private let deadly = Mutex<Set<FileVersion>>([])
  private static let maximumDeadly = 1000

  func isDeadly(_ file: FileVersion?) -> Bool {
    file.map { file in deadly.withLock { $0.contains(file) } } ?? false
  }

  func noteDeadly(_ file: FileVersion?) {
    guard let file else { return }
    deadly.withLock { if $0.count < Self.maximumDeadly { $0.insert(file) } }
  }

  // MARK: The lock

  /// Writes what the kernel lacks to standard error, once.
  static func reportLack(_ greeting: ReaderGreeting) {
    guard let lack = greeting.lack else { return }
    let isFirst = isLackReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    FileHandle.standardError.write(Data("Vitrine: \(lack)\n".utf8))
  }

  private static let isLackReported = Mutex(false)
}

extension ReaderGreeting {
  /// What holds decoders, or what the kernel lacks to do so.
  fileprivate var report: String {
    lack ?? "Landlock \(landlock), filtered system calls (seccomp), limits"
  }

  /// A sentence on what the kernel lacks to hold decoders; nil if that is nothing.
  package var lack: String? {
    switch (landlock > 0, filtersCalls) {
    case (true, true): nil
    case (false, true):
      "This kernel has no Landlock: a drawing that takes over its decoder could read your files, "
        + "but neither change nor send them."
    case (true, false):
      "This kernel filters no system calls (seccomp): a file that takes over its decoder could "
        + "reach services of your session, though not your files."
    case (false, false):
      "This kernel has neither Landlock nor filters of system calls (seccomp): a file that takes "
        + "over its decoder could do what this program can."
    }
  }
}
