import Confinement
import Foundation
import HostInterface

/// Questions about one image to one process.
struct Conversation {
  let reader: ReaderProcess
  let bytes: ImageBytes
  let file: Int32
  let grant: Int
  let budget: ReaderProcess.Budget

  /// The characters of a name that are handed on; more than any extension.
  private static let nameLength = 32

  func ask(_ work: ImageCall.Work) throws(ReaderError) -> ImageRequest.Answer {
    guard let result = MemoryFile() else { throw .noProcess }
    let call = ImageCall(work, name: String(bytes.name.suffix(Self.nameLength)), grant: grant)
    let files = work == .nextFrame ? [result.descriptor] : [file, result.descriptor]
    let message = try reader.ask(call.message, files, budget, isCancelled: bytes.isCancelled)
    // What makes no sense comes from a process that isn't ours any more.
    guard let reply = ImageReply(message) else { throw .ended }
    if let greeting = reader.greeting { ImageReaders.reportLack(greeting) }
    guard let pixels = reply.pixels else {
      return ImageRequest.Answer(reply: reply, image: nil, greeting: reader.greeting)
    }
    guard let image = Self.map(pixels, result) else { throw .ended }
    return ImageRequest.Answer(reply: reply, image: image, greeting: reader.greeting)
  }

  /// Maps the pixels of a result, which can't change from then on; nil if they aren't there.
  private static func map(_ pixels: ImageReply.Pixels, _ result: MemoryFile) -> CGImage? {
    let count = pixels.width * pixels.height * 4
    guard let memory = result.sealed(count) else { return nil }
    return CGImage(
      width: pixels.width, height: pixels.height, bytesPerRow: pixels.width * 4,
      isOpaque: pixels.isOpaque, damage: pixels.isIncomplete ? .incomplete : nil,
      baseAddress: memory, release: { munmap($0, count) })
  }
}
