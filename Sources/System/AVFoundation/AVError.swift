import Foundation
import HostInterface

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case decoderNotFound = -11833
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

extension NSError {
  /// The host's sentence is the localized description.
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
    case .empty, .unknownFormat: media(.fileFormatNotRecognized)
    case .missingDecoder: media(.decoderNotFound)
    case .damaged: media(.fileFailedToParse)
    case .noPlayer, .failed: media(.unknown)
    }
  }
}
