import Foundation
import HostInterface

/// Answers one call in a process of its own and ends the process; never returns. Called before
/// `main` by the code in `CSystemShim` that starts it.
///
/// Reads the image from descriptor 3 and writes the reply to 4.
@c(vitrine_serve_confined)
public func serveConfined(_ text: UnsafePointer<CChar>) {
  guard
    let call = try? JSONDecoder().decode(
      ConfinedCall.self, from: Data(String(cString: text).utf8)),
    let lock = ConfinedLock(for: call)
  else { _exit(1) }
  let server = ConfinedServer(result: 4, lock: lock)
  _exit(server.answer(call, .descriptor(3, name: call.name)) ? 0 : 1)
}

struct ConfinedServer {
  let result: Int32
  let lock: ConfinedLock

  func answer(_ call: ConfinedCall, _ source: ImageSource) -> Bool {
    let codec = VipsImageCodec(confined: true)
    var reply = ConfinedReply(lock: lock)
    do throws(ImageDecodingError) {
      switch call.operation {
      case .info: reply.info = ConfinedReply.Info(try codec.info(of: source))
      case .image(let fit, let frame):
        let fit = fit.map {
          ImageFit(width: $0.width, height: $0.height, mode: $0.isCovering ? .covering : .inside)
        }
        let image = try codec.image(from: source, fitting: fit, frame: frame)
        guard write(image) else { return false }
        reply.pixels = ConfinedReply.Pixels(image)
      case .region(let x, let y, let width, let height, let toWidth, let toHeight):
        let image = try codec.region(
          ImageRegion(x: x, y: y, width: width, height: height), of: source, width: toWidth,
          height: toHeight)
        guard write(image) else { return false }
        reply.pixels = ConfinedReply.Pixels(image)
      }
    } catch {
      reply.failure = ConfinedReply.Failure(error)
    }
    return write(reply)
  }

  private func write(_ image: CGImage) -> Bool {
    guard image.bytesPerRow == image.width * 4 else { return false }
    return image.withPixels { write($0, at: ConfinedReply.pixelStart) }
  }

  private func write(_ reply: ConfinedReply) -> Bool {
    guard let message = try? JSONEncoder().encode(reply),
      message.count <= ConfinedReply.maximumLength
    else { return false }
    let isWritten = message.withUnsafeBytes { write($0, at: 8) }
    return isWritten && withUnsafeBytes(of: Int64(message.count)) { write($0, at: 0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    var written = 0
    while written < bytes.count {
      let pointer = bytes.baseAddress?.advanced(by: written)
      let count = pwrite(result, pointer, bytes.count - written, off_t(start + written))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}

extension ConfinedReply.Info {
  init(_ info: ImageInfo) {
    self.init(
      width: info.width, height: info.height, frameCount: info.frameCount,
      hasAlpha: info.hasAlpha, loader: info.loader, bitDepth: info.bitDepth,
      orientation: info.orientation,
      dateTaken: info.dateTaken, dateFraction: info.dateFraction)
  }
}

extension ConfinedReply.Pixels {
  init(_ image: CGImage) {
    self.init(
      width: image.width, height: image.height, isOpaque: image.isOpaque, damage: image.damage)
  }
}

extension ConfinedReply.Failure {
  init(_ error: ImageDecodingError) {
    self =
      switch error {
      case .unsupportedFormat, .unknownFormat: .unsupported
      case .missingLibrary(_, _, let package): .missingLibrary(package: package)
      case .corrupt(_, let fault): .corrupt(fault)
      case .tooLarge(_, let width, let height): .tooLarge(width: width, height: height)
      default: .other
      }
  }
}
