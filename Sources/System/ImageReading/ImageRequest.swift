import Confinement
import Foundation
import HostInterface

/// A question about an image, asked until a process has an answer to it.
struct ImageRequest {
  let bytes: ImageBytes
  private let readers: ImageReaders
  private let limits: ConfinedCodec.Limits
  private let file: FileVersion?

  init(_ bytes: ImageBytes, _ readers: ImageReaders, _ limits: ConfinedCodec.Limits) {
    (self.bytes, self.readers, self.limits) = (bytes, readers, limits)
    file = bytes.version
  }

  struct Answer {
    let reply: ImageReply
    let image: CGImage?
    let greeting: ReaderGreeting?
  }

  func answer(_ work: ImageCall.Work) throws(ImageDecodingError) -> Answer {
    try attempts { conversation throws(ReaderError) in try conversation.ask(work) }
  }

  /// Hands on the frames of an animation. What an ended process has left out, the next one decodes.
  func frames(
    fitting fit: ImageFit?, willPlay: (_ count: Int) -> Void,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError) {
    var taken = 0
    _ = try attempts { conversation throws(ReaderError) in
      var answer = try conversation.ask(.frames(fit))
      var index = 0
      while let image = answer.image, let pixels = answer.reply.pixels {
        if taken == 0, let count = pixels.playCount { willPlay(count) }
        if index == taken {
          taken += 1
          guard take(image, pixels.seconds) else { break }
        }
        index += 1
        answer = try conversation.ask(.nextFrame)
      }
      return answer
    }
  }

  // MARK: Attempts

  /// How a process is asked.
  private struct Terms {
    var role = ReaderProgram.Role.images
    /// The bytes that decoding may take; most photos take less.
    var grant = 8_000_000
    var permit: DecodingBudget.Permit?
    /// The processes that the file has ended, of those that had read nothing before.
    var ended = 0
    var isFresh = false

    /// A process whose memory such an image took is ended, which gives it back.
    var isCostly: Bool { grant > 48_000_000 }
  }

  /// How long a file is read again that was in a process which somebody ended, in seconds.
  private static let persistence = 90.0

  private func attempts(
    _ body: (Conversation) throws(ReaderError) -> Answer
  ) throws(ImageDecodingError) -> Answer {
    if readers.isDeadly(file) { throw bytes.gaveUp }
    var terms = Terms()
    let end = DispatchTime.now() + Self.persistence
    let (descriptor, copy) = try openFile()
    defer { withExtendedLifetime(copy) {} }
    while true {
      if bytes.isCancelled() { throw .cancelled }
      switch attempt(terms, descriptor, body) {
      case .success(let answer):
        guard let failure = answer.reply.failure, failure != .wholeOnly else { return answer }
        if let error = failure.error(bytes.name) { throw error }
        try accept(failure, &terms)
      case .failure(let error):
        // Whatever ended it, nobody waits for it.
        if bytes.isCancelled() { throw .cancelled }
        try accept(error, &terms, until: end)
      }
    }
  }

  private func attempt(
    _ terms: Terms, _ descriptor: Int32,
    _ body: (Conversation) throws(ReaderError) -> Answer
  ) -> Result<Answer, ReaderError> {
    let pool = readers.pool(terms.role)
    do throws(ReaderError) {
      let reader = try pool.take(
        for: file, isFresh: terms.isFresh, isCancelled: bytes.isCancelled)
      let conversation = Conversation(
        reader: reader, bytes: bytes, file: descriptor, grant: terms.grant, budget: budget(terms))
      let answer = Result { () throws(ReaderError) in try body(conversation) }
      let isUsable = answer.isUsable && !terms.isCostly
      pool.give(back: isUsable ? reader : nil, after: file)
      return answer
    } catch {
      return .failure(error)
    }
  }

  private func budget(_ terms: Terms) -> ReaderProcess.Budget {
    let isDrawing = terms.role == .drawings
    // The estimate of a grant omits something, and ten megapixels of the slowest format take a
    // second.
    let seconds = isDrawing ? limits.seconds : limits.photoSeconds
    var budget = ReaderProcess.Budget(
      addresses: limits.bytes + terms.grant * 3 / 2 + bytes.count,
      seconds: seconds + Double(terms.grant) / 50e6, patience: limits.patience + seconds,
      maximumLength: ImageReply.maximumLength)
    if let needsLock = limits.needsLock { budget.needsLock = needsLock }
    return budget
  }

  /// Changes the terms by an answer that only asks for others.
  private func accept(
    _ failure: ImageReply.Failure, _ terms: inout Terms
  ) throws(ImageDecodingError) {
    switch failure {
    case .elsewhere where terms.role == .images: terms.role = .drawings
    case .costly(let wanted) where (terms.grant + 1...Self.maximumGrant).contains(wanted):
      terms.permit = nil
      terms.permit = try DecodingBudget.shared.permit(for: wanted, bytes.isCancelled)
      terms.grant = wanted
    default: throw bytes.gaveUp
    }
  }

  /// The memory for developing raw files of 60 megapixels, beside which nothing else is decoded.
  private static let maximumGrant = 1_020_000_000

  /// Changes the terms by a process that gave no answer.
  private func accept(
    _ error: ReaderError, _ terms: inout Terms, until end: DispatchTime
  ) throws(ImageDecodingError) {
    switch error {
    case .killed where DispatchTime.now() < end: break
    case .ended where terms.ended < 2:
      if terms.isFresh { terms.ended += 1 }
      terms.isFresh = true
      guard terms.ended == 2 else { return }
      readers.noteDeadly(file)
      throw bytes.gaveUp
    case .ended, .killed: throw bytes.gaveUp
    case .overworked, .late: throw .tooMuchWork(name: bytes.name)
    case .cancelled: throw .cancelled
    case .noProcess: throw .noProcess(name: bytes.name)
    case .missing(let path): throw .noReader(name: bytes.name, program: path)
    case .unlocked: throw .unlocked(name: bytes.name)
    case .unusable(let path): throw .otherReader(name: bytes.name, program: path)
    }
  }

  /// The file that is handed on: the image's own, or a copy of its data.
  private func openFile() throws(ImageDecodingError) -> (descriptor: Int32, copy: MemoryFile?) {
    if let descriptor = bytes.descriptor { return (descriptor, nil) }
    guard let data = bytes.data, let file = MemoryFile(), data.withUnsafeBytes(file.append) else {
      throw .noProcess(name: bytes.name)
    }
    return (file.descriptor, file)
  }
}

extension Result where Success == ImageRequest.Answer, Failure == ReaderError {
  /// Whether the process is ready for another call.
  fileprivate var isUsable: Bool {
    switch self {
    case .success: true
    case .failure(let error): error == .cancelled
    }
  }
}
