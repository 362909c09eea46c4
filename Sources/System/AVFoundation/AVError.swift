import Foundation
import HostInterface

/// The domain of this framework's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of playback or decoding.
public struct AVError: Error, Hashable, Sendable {
  /// A reason that playback or decoding failed.
  public enum Code: Int, Sendable {
    /// The reason isn't known.
    case unknown = -11800
    /// The data can't be decoded.
    case decodeFailed = -11821
    /// The format of the file isn't known.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// There is no decoder for the format.
    case decoderNotFound = -11833
  }

  /// The reason that playback or decoding failed.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

extension NSError {
  /// Creates an error whose localized description is the host's message.
  convenience init(_ error: VideoError) {
    let (domain, code) = error.domainAndCode
    self.init(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: error.description])
  }
}

extension VideoError {
  fileprivate var domainAndCode: (domain: String, code: Int) {
    func media(_ code: AVError.Code) -> (String, Int) { (AVFoundationErrorDomain, code.rawValue) }
    return switch self {
    case .missing: (NSURLErrorDomain, NSURLErrorFileDoesNotExist)
    case .unreadable: (NSURLErrorDomain, NSURLErrorNoPermissionsToReadFile)
    case .notAFile: (NSURLErrorDomain, NSURLErrorFileIsDirectory)
    case .empty, .unknownFormat, .reference: media(.fileFormatNotRecognized)
    case .missingDecoder, .leftOutDecoder: media(.decoderNotFound)
    case .damaged, .nothingPlayable, .noFrames, .decoderEnded: media(.fileFailedToParse)
    case .noPlayer, .noPlaybin, .noProcess, .noReader, .otherReader, .unlocked, .notLaunched,
      .cancelled, .failed:
      media(.unknown)
    }
  }
}
