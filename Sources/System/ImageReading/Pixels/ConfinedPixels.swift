import Confinement
import Foundation
import HostInterface
import Synchronization

/// Has images which this program has scaled, filtered and written by a process of their own: the
/// program needs none of the libraries for that, and no process that has read a stranger's file
/// makes a file of the person's. On any thread.
package struct ConfinedPixels: Sendable {
  package static let shared = ConfinedPixels()

  private let readers: ReaderPool
  private let known = KnownFormats()

  /// - Parameter program: The path of the program that does it.
  package init(program: String = ReaderProgram.path) {
    readers = ReaderPool(.pixels, program: program, limit: 2)
  }

  /// The processes that wait for calls.
  package var processes: [pid_t] { readers.processes }

  /// Scales an image; nil if there isn't enough memory.
  package func resized(_ image: CGImage, width: Int, height: Int) -> CGImage? {
    let pixels = ImageReply.Pixels(
      width: width, height: height, isOpaque: image.isOpaque, isIncomplete: false)
    guard pixels.isPlausible else { return nil }
    let count = width * height * 4
    let call = PixelCall(.resize(width: width, height: height), image)
    guard let memory = try? bytes(call, count, { image.hand(to: $0) }) else { return nil }
    return CGImage(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: image.isOpaque,
      baseAddress: memory.start, release: { munmap($0, count) })
  }

  // MARK: Calls

  private typealias Bytes = (start: UnsafeMutableRawPointer, count: Int)

  /// - Parameters:
  ///   - count: The number of bytes that make sense; nil for any.
  ///   - hand: Puts into a file what the call needs; returns whether it is there.
  private func bytes(
    _ call: PixelCall, _ count: Int? = nil, _ hand: (MemoryFile) -> Bool
  ) throws(ImageEncodingError) -> Bytes {
    guard let input = MemoryFile(), hand(input) else { throw .failed }
    // One that somebody ended is replaced.
    for _ in 0..<Self.attempts {
      guard let result = MemoryFile() else { throw .failed }
      let reply = Result { () throws(ReaderError) in
        try ask(call, [input.descriptor, result.descriptor])
      }
      switch reply {
      case .success(let reply):
        guard let length = reply.count, length > 0, count == nil || count == length,
          // `Data` that nobody else has is changed where it is.
          let start = result.sealed(length, isWritable: true)
        else { throw .failed }
        return (start, length)
      case .failure(.killed): continue
      case .failure(let error): throw ImageEncodingError(error)
      }
    }
    throw .failed
  }

  private static let attempts = 10
  /// The seconds that a process may take; the slowest encoder needs minutes for the largest photos.
  private static let patience = 1800.0

  private func ask(_ call: PixelCall, _ files: [Int32]) throws(ReaderError) -> PixelReply {
    let reader = try readers.take()
    var budget = ReaderProcess.Budget(
      seconds: .infinity, patience: Self.patience, maximumLength: PixelReply.maximumLength)
    // What it reads is this program's.
    budget.needsLock = false
    let message = Result { () throws(ReaderError) in
      try reader.ask(call.message, files, budget) { false }
    }
    let reply = (try? message.get()).flatMap(PixelReply.init)
    readers.give(back: reply == nil ? nil : reader)
    _ = try message.get()
    guard let reply else { throw .ended }
    return reply
  }
}

extension ConfinedPixels: ImageEncoding {
  package var formats: [EncodedImageFormat] {
    known.formats { (try? ask(PixelCall(.formats), []))?.formats }
  }

  package func pngData(_ image: CGImage) throws(ImageEncodingError) -> Data {
    try data(PixelCall(.png, image)) { image.hand(to: $0) }
  }

  package func jpegData(_ image: CGImage, quality: CGFloat) throws(ImageEncodingError) -> Data {
    try data(PixelCall(.jpeg(quality: quality), image)) { image.hand(to: $0) }
  }

  package func animatedWebPData(
    _ frames: [(image: CGImage, seconds: Double)], quality: CGFloat
  ) throws(ImageEncodingError) -> Data {
    guard let first = frames.first?.image else { throw .noFrames }
    guard frames.allSatisfy({ $0.image.width == first.width && $0.image.height == first.height })
    else { throw .differentSizes }
    let work = PixelCall.Work.animation(seconds: frames.map(\.seconds), quality: quality)
    let isOpaque = frames.allSatisfy(\.image.isOpaque)
    let call = PixelCall(work, width: first.width, height: first.height, isOpaque: isOpaque)
    return try data(call) { file in frames.allSatisfy { $0.image.hand(to: file) } }
  }

  package func data(
    _ image: CGImage, as format: EncodedImageFormat, quality: CGFloat, metadata: EncodedMetadata
  ) throws(ImageEncodingError) -> Data {
    let (exif, xmp) = (metadata.exif ?? Data(), metadata.xmp ?? Data())
    let work = PixelCall.Work.file(format, quality: quality, exif: exif.count, xmp: xmp.count)
    return try data(PixelCall(work, image)) { file in
      image.hand(to: file) && exif.withUnsafeBytes(file.append) && xmp.withUnsafeBytes(file.append)
    }
  }

  private func data(
    _ call: PixelCall, _ hand: (MemoryFile) -> Bool
  ) throws(ImageEncodingError) -> Data {
    let (start, count) = try bytes(call, nil, hand)
    return Data(
      bytesNoCopy: start, count: count,
      deallocator: .custom { start, count in munmap(start, count) })
  }
}

extension ConfinedPixels: ImageFiltering {
  package func filtered(
    _ pixels: [UInt8], width: Int, height: Int, by operations: [ImageOperation]
  ) -> [UInt8]? {
    guard width > 0, height > 0, width < 1 << 24, height < 1 << 24,
      pixels.count == width * height * 4
    else { return nil }
    let call = PixelCall(.filter(operations), width: width, height: height)
    let made = try? bytes(call, pixels.count) { file in pixels.withUnsafeBytes(file.append) }
    guard let made else { return nil }
    defer { munmap(made.start, made.count) }
    return Array(UnsafeRawBufferPointer(start: made.start, count: made.count))
  }
}

/// The formats that can be written, once a process has said it.
private final class KnownFormats: Sendable {
  private let known = Mutex<[EncodedImageFormat]?>(nil)

  func formats(_ ask: () -> [EncodedImageFormat]?) -> [EncodedImageFormat] {
    known.withLock { known in
      if let known { return known }
      known = ask()
      return known ?? []
    }
  }
}

extension ImageEncodingError {
  fileprivate init(_ error: ReaderError) {
    switch error {
    case .missing(let path): self = .noReader(program: path)
    case .unusable(let path): self = .otherReader(program: path)
    default: self = .failed
    }
  }
}

extension CGImage {
  /// Puts the pixels into a file, rows without gaps. Returns whether they are there.
  fileprivate func hand(to file: MemoryFile) -> Bool {
    withPixels { pixels in
      if bytesPerRow == width * 4 {
        return file.append(UnsafeRawBufferPointer(rebasing: pixels[..<(width * height * 4)]))
      }
      return (0..<height).allSatisfy { row in
        let start = row * bytesPerRow
        return file.append(UnsafeRawBufferPointer(rebasing: pixels[start..<start + width * 4]))
      }
    }
  }
}
