import CGstShim
import Confinement
import Foundation
import HostInterface
import Quartz2D

/// A still of a video's file, which a locked process makes.
struct ConfinedStill {
  private let request: VideoStillRequest
  private let pool: ReaderPool

  init(_ request: VideoStillRequest, pool: ReaderPool = ConfinedVideo.pool) {
    (self.request, self.pool) = (request, pool)
  }

  /// The limits of a still: seconds of processors, and of any kind.
  private static let budget = ReaderProcess.Budget(
    seconds: 20, patience: 30, maximumLength: VideoReply.maximumLength)

  /// Makes it. Blocks.
  func make(
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(VideoError) -> VideoStillMaker.Result {
    let name = VideoFile.name(of: request.url)
    let (file, container) = try VideoFile.open(request.url)
    let call = VideoStillCall(request, container)
    // A process that somebody ended is no fault of the file.
    var answer = attempt(call, file, name, isCancelled)
    if case .failure(.killed) = answer { answer = attempt(call, file, name, isCancelled) }
    switch answer {
    case .success(let result): return try result.get()
    case .failure(let error): throw VideoError(error, name)
    }
  }

  private typealias Made = Result<VideoStillMaker.Result, VideoError>

  private func attempt(
    _ call: VideoStillCall, _ file: FileHandle, _ name: String,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) -> Result<Made, ReaderError> {
    Result { () throws(ReaderError) in try ask(call, file, name, isCancelled) }
  }

  private func ask(
    _ call: VideoStillCall, _ file: FileHandle, _ name: String,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(ReaderError) -> Made {
    guard let result = MemoryFile() else { throw .noProcess }
    let reader = try pool.take(isCancelled: isCancelled)
    let answer = Result { () throws(ReaderError) in
      try reader.ask(
        VideoCall.still(call).message, [file.fileDescriptor, result.descriptor], Self.budget,
        isCancelled: isCancelled)
    }
    let reply = (try? answer.get()).flatMap(VideoReply.init)
    pool.give(back: reply == nil ? nil : reader)
    switch (try answer.get(), reply) {
    case (_, .failed(let failure)?): return .failure(failure.error(name))
    case (_, .still(let size, let seconds, let info)?):
      guard let memory = result.sealed(size.byteCount) else { throw .ended }
      let image = CGImage(
        width: size.width, height: size.height, bytesPerRow: size.width * 4, isOpaque: false,
        baseAddress: memory, release: { munmap($0, size.byteCount) })
      return .success(
        VideoStillMaker.Result(still: VideoStill(image: image, seconds: seconds), info: info))
    default: throw .ended
    }
  }
}

extension VideoStillCall {
  init(_ request: VideoStillRequest, _ container: HostVideoContainer) {
    self.init(
      container: container, seconds: request.seconds, isTolerant: request.isTolerant,
      isUpright: request.isUpright, maximumSize: request.maximumSize)
  }
}

extension VideoError {
  /// Why a process that plays a video gives no answer.
  init(_ error: ReaderError, _ name: String) {
    self =
      switch error {
      case .missing(let path): .noReader(name: name, program: path)
      case .unusable(let path): .otherReader(name: name, program: path)
      case .unlocked: .unlocked(name: name)
      case .noProcess: .noProcess(name: name)
      case .cancelled: .cancelled
      case .ended, .killed, .overworked, .late: .decoderEnded(name: name)
      }
  }
}
