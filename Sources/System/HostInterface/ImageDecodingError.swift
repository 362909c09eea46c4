import Foundation
import Localization

/// An error in decoding an image; each description is a sentence for the user.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  case missing(name: String)
  case unreadable(name: String)
  /// A directory, pipe or device.
  case notAFile(name: String)
  case empty(name: String)
  /// No decoder recognizes the format.
  case unknownFormat(name: String)
  /// A known format that isn't supported.
  case unsupportedFormat(name: String, format: String)
  /// A format whose library isn't installed; its package as Debian names it.
  case missingLibrary(name: String, format: String, package: String)
  case corrupt(name: String, ImageFault)
  case tooLarge(name: String, width: Int, height: Int)
  /// The file has more bytes than may be kept in memory.
  case tooManyBytes(name: String, megabytes: Int)
  /// Decoding takes too much time or memory, however small the file is.
  case tooMuchWork(name: String)
  /// The decoder needs a process of its own, and none can be started.
  case noProcess(name: String)
  /// The program that decodes is missing, which belongs at this path.
  case noReader(name: String, program: String)
  /// The program that decodes doesn't start, or is another version's.
  case otherReader(name: String, program: String)
  /// The kernel lacks what holds decoders, without which this program is to read nothing.
  case unlocked(name: String)
  /// The image has no such frame.
  case noFrame(name: String, Int)
  /// The image has no such part.
  case noPart(name: String)
  /// The library that decodes doesn't start.
  case noDecoder
  /// The image is no longer needed.
  case cancelled
  /// A call of the system failed, with this number.
  case system(name: String, code: Int32)

  package var description: String {
    switch self {
    case .missing(let name): String(host: "“\(name)” is no longer there.")
    case .unreadable(let name): String(host: "“\(name)” may not be read. Check its permissions.")
    case .notAFile(let name): String(host: "“\(name)” is not a regular file.")
    case .empty(let name): String(host: "“\(name)” is empty.")
    case .unknownFormat(let name):
      String(host: "“\(name)” is not an image in a format that can be read here.")
    case .unsupportedFormat(let name, let format):
      String(
        host:
          "“\(name)” is in the format \(format), which cannot be shown here. Convert it to JPEG or PNG."
      )
    case .missingLibrary(let name, let format, let package):
      String(
        host:
          "“\(name)” is in the format \(format), whose library is missing. Install the package \(package)."
      )
    case .corrupt(let name, let fault): fault.sentence(name)
    case .tooLarge(let name, let width, let height):
      String(host: "“\(name)” is too large to show safely (\(width) × \(height) pixels).")
    case .tooManyBytes(let name, let megabytes):
      String(
        host: "“\(name)” is a file of more than \(megabytes) MB, which is too large to be read.")
    case .tooMuchWork(let name): String(host: "“\(name)” takes too much work to be drawn here.")
    case .noProcess(let name):
      String(host: "“\(name)” needs a process of its own to be read, and there is none left.")
    case .noReader(let name, let program):
      String(
        host:
          "“\(name)” cannot be read, because the program \(program) is missing. Install it again.")
    case .unlocked(let name):
      String(
        host:
          "“\(name)” is not read, because this system cannot lock its decoder up and VITRINE_REQUIRE_LOCK is set."
      )
    case .otherReader(let name, let program):
      String(
        host:
          "“\(name)” cannot be read, because the program \(program) does not start or is of another version. Install both again."
      )
    case .noFrame(let name, let frame): String(host: "“\(name)” has no frame \(frame).")
    case .noPart(let name): String(host: "“\(name)” has no such part.")
    case .noDecoder: String(host: "No image can be read, because libvips does not start.")
    case .cancelled: String(host: "The image is no longer wanted.")
    case .system(let name, let code):
      String(host: "“\(name)” could not be read: \(String(cString: strerror(code))).")
    }
  }
}

/// A fault of a damaged image of which nothing can be shown.
package enum ImageFault: Hashable, Codable, Sendable {
  /// The beginning isn't as the format wants it.
  case beginning
  /// The width or height can't be true.
  case size
  /// The file ends before its pixels begin.
  case cutOffBeforePixels
  /// The file holds no image.
  case noImage
  /// A part is missing or isn't as the format wants it.
  case part
  /// The decoder of this format ended without an answer.
  case decoder(format: String)

  fileprivate func sentence(_ name: String) -> String {
    switch self {
    case .beginning: String(host: "“\(name)” is damaged: its beginning makes no sense.")
    case .size: String(host: "“\(name)” is damaged: its size makes no sense.")
    case .cutOffBeforePixels:
      String(host: "“\(name)” is damaged: it ends before its image begins.")
    case .noImage: String(host: "“\(name)” is damaged: it holds no image.")
    case .part: String(host: "“\(name)” is damaged: a part of it is missing or makes no sense.")
    case .decoder(let format):
      String(host: "“\(name)” is damaged: its \(format) decoder gave up.")
    }
  }
}

/// An error in encoding an image; each description is a sentence for the user.
package enum ImageEncodingError: Error, Hashable, CustomStringConvertible {
  /// The frames of an animation aren't of one size.
  case differentSizes
  /// There is no frame.
  case noFrames
  /// The library that encodes doesn't start.
  case noEncoder
  /// The program that encodes isn't at its path.
  case noReader(program: String)
  /// The program that encodes doesn't start, or is another version's.
  case otherReader(program: String)
  /// The encoder failed.
  case failed

  package var description: String {
    switch self {
    case .differentSizes: String(host: "The frames of an animation must be of one size.")
    case .noFrames: String(host: "An animation needs at least one frame.")
    case .noEncoder: String(host: "No image can be written, because libvips does not start.")
    case .noReader(let program):
      String(
        host:
          "No image can be written, because the program \(program) is missing. Install it again.")
    case .otherReader(let program):
      String(
        host:
          "No image can be written, because the program \(program) does not start or is of another version. Install both again."
      )
    case .failed: String(host: "The image cannot be written.")
    }
  }
}
