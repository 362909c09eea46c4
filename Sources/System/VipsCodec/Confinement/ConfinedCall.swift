import Foundation
import HostInterface

/// A request to a decoder process with resource limits, and its reply.
struct ConfinedCall: Codable {
  enum Operation: Codable {
    case info
    case image(fit: Fit?, frame: Int)
    case region(x: Int, y: Int, width: Int, height: Int, toWidth: Int, toHeight: Int)
  }

  struct Fit: Codable {
    var width: Int
    var height: Int
    var isCovering: Bool
  }

  var operation: Operation
  var limits = ConfinedLimits()
  /// The end of the file's name, which tells formats without a signature apart.
  var name = ""
  /// The name of the format.
  var format = ""

  static func image(_ fit: ImageFit?, _ frame: Int, _ limits: ConfinedLimits) -> ConfinedCall {
    let fit = fit.map {
      Fit(width: $0.width, height: $0.height, isCovering: $0.mode == .covering)
    }
    return ConfinedCall(operation: .image(fit: fit, frame: frame), limits: limits)
  }

  static func region(
    _ region: ImageRegion, _ width: Int, _ height: Int, _ limits: ConfinedLimits
  ) -> ConfinedCall {
    ConfinedCall(
      operation: .region(
        x: region.x, y: region.y, width: region.width, height: region.height, toWidth: width,
        toHeight: height), limits: limits)
  }
}

/// The resource limits of a confined decoder, whatever its file claims.
struct ConfinedLimits: Codable, Hashable {
  /// The limit of memory in addition to the process's own; enough for drawings with several layers
  /// as large as a screen, and for JPEG 2000 of sixteen megapixels.
  var bytes = 256 << 20
  /// The limit of processor time in seconds; the largest maps and diagrams need one.
  var seconds = 2

  /// Limits with room for an image whose memory is known by estimate, plus half of that for what
  /// the estimate omits.
  func holding(_ held: Int) -> ConfinedLimits {
    guard held > 0 else { return self }
    // Ten megapixels of the slowest format take a second.
    return ConfinedLimits(bytes: bytes + held * 3 / 2, seconds: seconds + 2 + held / 50_000_000)
  }
}

/// The result file: the length of the description, the description, and from a page boundary the
/// pixels.
struct ConfinedReply: Codable {
  struct Info: Codable {
    var width: Int
    var height: Int
    var frameCount: Int
    var hasAlpha: Bool
    var loader: String
    var bitDepth: Int
    var orientation: Int
    var dateTaken: String?
    var dateFraction: String?
  }

  struct Pixels: Codable {
    var width: Int
    var height: Int
    var isOpaque: Bool
    var damage: CGImage.Damage?
  }

  enum Failure: Codable {
    case unsupported
    case missingLibrary(package: String)
    case corrupt(ImageFault)
    case tooLarge(width: Int, height: Int)
    case other
  }

  var info: Info?
  var pixels: Pixels?
  var failure: Failure?
  /// How the process was locked.
  var lock = ConfinedLock()

  /// The offset of the pixels.
  static let pixelStart = 16_384
  static let maximumLength = pixelStart - 8
}
