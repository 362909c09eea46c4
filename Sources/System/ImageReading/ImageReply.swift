import Confinement
import HostInterface

/// An answer of a process that decodes. Pixels are in the file that came with the call.
///
/// A file may have taken the process over, so nothing of it is believed: `init?(_:)` has an answer
/// only if all of it is within the bounds of what files have.
package struct ImageReply: Equatable, Sendable {
  package var info: ImageInfo?
  package var pixels: Pixels?
  /// The file types that can be read, or the libraries that read them.
  package var types: [String] = []
  package var failure: Failure?

  package struct Pixels: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var isOpaque: Bool
    package var isIncomplete: Bool
    /// How long a frame of an animation is shown.
    package var seconds = 0.0
    /// How often the animation plays; 0 for ever, and nil for a still image.
    package var playCount: Int?

    package init(width: Int, height: Int, isOpaque: Bool, isIncomplete: Bool) {
      (self.width, self.height) = (width, height)
      (self.isOpaque, self.isIncomplete) = (isOpaque, isIncomplete)
    }
  }

  package enum Failure: Equatable, Sendable {
    case unknownFormat
    case unsupported(format: String)
    case missingLibrary(format: String, package: String)
    case corrupt(ImageFault)
    case tooLarge(width: Int, height: Int)
    case tooManyBytes(megabytes: Int)
    case tooMuchWork
    case noFrame(Int)
    case noPart
    case noDecoder
    case system(code: Int32)
    /// The image isn't needed any more.
    case cancelled
    /// Decoding takes more memory than was granted.
    case costly(bytes: Int)
    /// Processes of another kind read this format.
    case elsewhere
    /// A part can only be had of the image as a whole.
    case wholeOnly
  }

  /// The pixels of an image at most, so that no answer takes all memory.
  package static let maximumPixels = 40_000_000
  /// The bytes of an answer at most.
  package static let maximumLength = 1 << 20

  package init() {}

  package init?(_ message: [UInt8]) {
    var coder = MessageCoder(reading: message)
    code(by: &coder)
    guard coder.isComplete, isPlausible else { return nil }
  }

  package var message: [UInt8] {
    var coder = MessageCoder()
    var reply = self
    reply.code(by: &coder)
    return coder.bytes
  }

  private mutating func code(by coder: inout MessageCoder) {
    coder.code(&info, ImageInfo.nothing) { $1.code(by: &$0) }
    let none = Pixels(width: 0, height: 0, isOpaque: false, isIncomplete: false)
    coder.code(&pixels, none) { $1.code(by: &$0) }
    coder.code(&types)
    var words = failure?.words ?? FailureWords()
    coder.code(&words.kind)
    coder.code(&words.numbers, 0) { $0.code(&$1) }
    coder.code(&words.texts)
    failure = words.failure
  }
}

// MARK: Bounds

extension ImageReply {
  /// More than any format that is read here allows.
  private static let maximumSide = 1 << 30
  private static let maximumFileTypes = 200

  private var isPlausible: Bool {
    info?.isPlausible != false && pixels?.isPlausible != false
      && types.count <= Self.maximumFileTypes && types.allSatisfy(\.isShortWord)
  }

  fileprivate static func isSize(_ width: Int, _ height: Int, pixels: Int) -> Bool {
    let sides = 1...maximumSide
    guard sides.contains(width), sides.contains(height) else { return false }
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    return !isTooMuch && count <= pixels
  }
}

extension ImageReply.Pixels {
  var isPlausible: Bool {
    ImageReply.isSize(width, height, pixels: ImageReply.maximumPixels)
      && (0...1e6).contains(seconds) && (0...Int(Int32.max)).contains(playCount ?? 0)
  }

  fileprivate mutating func code(by coder: inout MessageCoder) {
    coder.code(&width)
    coder.code(&height)
    coder.code(&isOpaque)
    coder.code(&isIncomplete)
    coder.code(&seconds)
    coder.code(&playCount)
  }
}

extension ImageInfo {
  fileprivate static let nothing = ImageInfo(
    width: 0, height: 0, frameCount: 0, frameDurations: [], hasAlpha: false, loader: "")
  private static let maximumPixels = 400_000_000
  private static let maximumFrames = 1 << 24

  fileprivate var isPlausible: Bool {
    ImageReply.isSize(width, height, pixels: Self.maximumPixels)
      && (1...Self.maximumFrames).contains(frameCount)
      && frameDurations.allSatisfy((0...1e6).contains)
      && (1...8).contains(orientation) && (1...64).contains(bitDepth)
      && [loader, dateTaken ?? "", dateFraction ?? ""].allSatisfy(\.isShortWord)
  }

  fileprivate mutating func code(by coder: inout MessageCoder) {
    coder.code(&width)
    coder.code(&height)
    coder.code(&frameCount)
    coder.code(&frameDurations, 0) { $0.code(&$1) }
    coder.code(&hasAlpha)
    coder.code(&loader)
    coder.code(&bitDepth)
    coder.code(&orientation)
    coder.code(&dateTaken)
    coder.code(&dateFraction)
  }
}

extension String {
  /// Whether this may be shown as a name or a date.
  fileprivate var isShortWord: Bool {
    utf8.count <= 100 && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
