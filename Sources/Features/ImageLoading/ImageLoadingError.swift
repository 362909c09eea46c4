import Foundation
import UIKitCompat

/// An error while loading an image. Each description is a sentence for the person who waits for it.
public enum ImageLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// This computer has no network.
  case offline(host: String)
  /// The host doesn't exist or doesn't answer.
  case unreachable(host: String)
  /// The server didn't answer in time.
  case timedOut(host: String)
  /// A secure connection couldn't be established.
  case insecure(host: String)
  /// The server answered with this HTTP status code.
  case status(Int, name: String)
  /// The connection ended before the response was complete.
  case truncated(name: String, receivedBytes: Int, expectedBytes: Int?)
  /// The server redirected too often.
  case redirectLoop(name: String)
  /// A redirect from https to http.
  case insecureRedirect(name: String, host: String)
  /// The response exceeds the limit of bytes.
  case tooLarge(name: String, limit: Int)
  /// The response isn't an image; `type` is its media type.
  case notAnImage(name: String, type: String?)
  /// The URL's scheme isn't one that can be loaded.
  case unsupportedURL(URL)
  /// The image can't be decoded; the reason is a sentence.
  case undecodable(reason: String)
  /// Any other error, with the system's description.
  case failed(name: String, reason: String)

  public var description: String {
    switch self {
    case .offline(let host):
      String(
        localized:
          "“\(host)” cannot be reached, because this computer is offline. Connect it and try again.",
        bundle: .imageLoading)
    case .unreachable(let host):
      String(
        localized: "“\(host)” does not answer. Check the address, or try again later.",
        bundle: .imageLoading)
    case .timedOut(let host):
      String(
        localized: "“\(host)” took too long to answer. Try again later.", bundle: .imageLoading)
    case .insecure(let host):
      String(
        localized:
          "No secure connection to “\(host)” could be made. Check the date and time of this computer.",
        bundle: .imageLoading)
    case .status(let code, let name): Self.sentence(status: code, name: name)
    case .truncated(let name, let received, let expected):
      if let expected {
        String(
          localized:
            "“\(name)” was received only in part: \(received) of \(expected) bytes. Try again.",
          bundle: .imageLoading)
      } else {
        String(localized: "“\(name)” was received only in part. Try again.", bundle: .imageLoading)
      }
    case .redirectLoop(let name):
      String(localized: "The server redirects “\(name)” too many times.", bundle: .imageLoading)
    case .insecureRedirect(let name, let host):
      String(
        localized:
          "The server redirects “\(name)” to “\(host)” without encryption, where others could read or replace it. Open that address if you want it nevertheless.",
        bundle: .imageLoading)
    case .tooLarge(let name, let limit):
      String(
        localized: "“\(name)” is larger than the maximum of \(limit >> 20) MB.",
        bundle: .imageLoading)
    case .notAnImage(let name, let type):
      if let type {
        String(localized: "“\(name)” is not an image, but “\(type)”.", bundle: .imageLoading)
      } else {
        String(localized: "“\(name)” is not an image.", bundle: .imageLoading)
      }
    case .unsupportedURL(let url):
      String(
        localized:
          "Images can't be loaded from “\(url.absoluteString)”. Use a file, http or https address.",
        bundle: .imageLoading)
    case .undecodable(let reason): reason
    case .failed(let name, let reason):
      String(localized: "“\(name)” could not be loaded: \(reason)", bundle: .imageLoading)
    }
  }

  private static func sentence(status: Int, name: String) -> String {
    switch status {
    case 401, 403:
      String(
        localized: "The server does not give “\(name)” to everybody (\(status)). Sign in first.",
        bundle: .imageLoading)
    case 404, 410:
      String(localized: "“\(name)” is not on the server (\(status)).", bundle: .imageLoading)
    case 429:
      String(
        localized: "The server asks for a pause before it sends “\(name)” (429). Try again later.",
        bundle: .imageLoading)
    case 500...:
      String(
        localized: "The server has a problem with “\(name)” (\(status)). Try again later.",
        bundle: .imageLoading)
    default: String(localized: "The server refused “\(name)” (\(status)).", bundle: .imageLoading)
    }
  }
}

extension URL {
  /// The name of the image at this URL for people.
  var imageName: String {
    let name = displayName
    return name.isEmpty || name == "/" ? host ?? absoluteString : name
  }

  var hostName: String { host ?? absoluteString }
}
