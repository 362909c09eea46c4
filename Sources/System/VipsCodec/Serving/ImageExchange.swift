import Confinement
import Foundation
import HostInterface
import ImageReading
import Synchronization

/// A call and its answer, or those of an animation, which come one by one.
final class ImageExchange {
  private let endpoint: ReaderEndpoint
  private let received: ReaderEndpoint.Call
  private let readsDrawings: Bool
  /// The memory of the file for the answer.
  private let filling: MemoryFile.Filling?
  /// The call that came instead of one for the next frame.
  private(set) var next: ReaderEndpoint.Call?

  init(_ endpoint: ReaderEndpoint, _ received: ReaderEndpoint.Call, readsDrawings: Bool) {
    (self.endpoint, self.received) = (endpoint, received)
    self.readsDrawings = readsDrawings
    filling = received.files.last.map(MemoryFile.Filling.init)
  }

  deinit { for file in received.files { close(file) } }

  /// Answers; returns whether there is somebody to answer.
  func answer() -> Bool {
    guard let call = ImageCall(received.message) else { return false }
    let filling = call.work.makesImage ? filling : nil
    let terms = DecodingTerms(grant: call.grant, readsDrawings: readsDrawings, filling: filling)
    let codec = VipsImageCodec(terms, isCancelled: Self.glance(at: endpoint))
    var reply = ImageReply()
    do throws(ImageDecodingError) {
      switch call.work {
      case .types: reply.types = codec.mimeTypes
      case .libraries: reply.types = codec.libraries
      // Nobody waits for the rest of an animation that has ended.
      case .nextFrame: break
      case .frames(let fit): return try answer(framesOf: source(call), codec, fit)
      case let work: reply = try self.reply(to: work, codec, source(call))
      }
    } catch {
      reply.failure = terms.refusal ?? ImageReply.Failure(error)
    }
    filling?.unmap()
    return endpoint.answer(reply.message)
  }

  /// Looks whether an answer is still needed, but not each time that a decoder asks, thousands of
  /// times for a photo.
  private static func glance(at endpoint: ReaderEndpoint) -> @Sendable () -> Bool {
    let last = Atomic<UInt64>(DispatchTime.now().uptimeNanoseconds)
    let isCancelled = Atomic(false)
    return {
      let now = DispatchTime.now().uptimeNanoseconds
      let isDue = now &- last.load(ordering: .relaxed) > 3_000_000
      if isDue {
        last.store(now, ordering: .relaxed)
        if endpoint.isCancelled { isCancelled.store(true, ordering: .relaxed) }
      }
      return isCancelled.load(ordering: .relaxed)
    }
  }

  private func source(_ call: ImageCall) -> ImageSource {
    .descriptor(received.files.first ?? -1, name: call.name)
  }

  private func reply(
    to work: ImageCall.Work, _ codec: VipsImageCodec, _ source: ImageSource
  ) throws(ImageDecodingError) -> ImageReply {
    var reply = ImageReply()
    switch work {
    case .thumbnail:
      guard let image = try codec.embeddedThumbnail(of: source) else { return reply }
      reply.pixels = write(image, to: received.files.last)
    case .image(let fit, let frame):
      let image = try codec.image(from: source, fitting: fit, frame: frame)
      reply.pixels = write(image, to: received.files.last)
    case .region(let region, let width, let height):
      let image = try codec.region(region, of: source, width: width, height: height)
      reply.pixels = write(image, to: received.files.last)
    default:
      reply.info = try codec.info(of: source)
      return reply
    }
    if reply.pixels == nil { reply.failure = .tooMuchWork }
    return reply
  }

  // MARK: Animations

  private func answer(
    framesOf source: ImageSource, _ codec: VipsImageCodec, _ fit: ImageFit?
  ) throws(ImageDecodingError) -> Bool {
    var target = received.files.last
    var playCount: Int?
    var isThere = true
    try codec.frames(from: source, fitting: fit, willPlay: { playCount = $0 }) { frame, seconds in
      var reply = ImageReply()
      reply.pixels = write(frame, to: target)
      reply.pixels?.seconds = seconds
      reply.pixels?.playCount = playCount
      if reply.pixels == nil { reply.failure = .tooMuchWork }
      isThere = endpoint.answer(reply.message)
      guard isThere, let call = endpoint.next() else {
        isThere = false
        return false
      }
      guard ImageCall(call.message)?.work == .nextFrame, let file = call.files.last else {
        next = call
        return false
      }
      if let old = frames.popLast() { close(old) }
      frames = [file]
      target = file
      return true
    }
    if let old = frames.popLast() { close(old) }
    guard isThere, next == nil else { return isThere }
    // There is no other frame.
    return endpoint.answer(ImageReply().message)
  }

  /// The file for the next frame.
  private var frames: [Int32] = []

  // MARK: Pixels

  private func write(_ image: CGImage, to file: Int32?) -> ImageReply.Pixels? {
    guard let file, image.bytesPerRow == image.width * 4 else { return nil }
    let isWritten = image.withPixels { pixels in
      filling?.contains(pixels.baseAddress) == true || MemoryFile.write(pixels, to: file)
    }
    guard isWritten else { return nil }
    return ImageReply.Pixels(
      width: image.width, height: image.height, isOpaque: image.isOpaque,
      isIncomplete: image.damage != nil)
  }
}

extension ImageCall.Work {
  /// Whether its answer is one image.
  fileprivate var makesImage: Bool {
    switch self {
    case .thumbnail, .image, .region: true
    case .types, .libraries, .info, .frames, .nextFrame: false
    }
  }
}
