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
      "“\(host)” cannot be reached, because this computer is offline. Connect it and try again."
    case .unreachable(let host): "“\(host)” does not answer. Check the address, or try again later."
    case .timedOut(let host): "“\(host)” took too long to answer. Try again later."
    case .insecure(let host):
      "No secure connection to “\(host)” could be made. Check the date and time of this computer."
    case .status(let code, let name): Self.sentence(status: code, name: name)
    case .truncated(let name, let received, let expected):
      if let expected {
        "“\(name)” was received only in part: \(received) of \(expected) bytes. Try again."
      } else {
        "“\(name)” was received only in part. Try again."
      }
    case .redirectLoop(let name):
      "The server redirects “\(name)” too many times."
    case .insecureRedirect(let name, let host):
      "The server redirects “\(name)” to “\(host)” without encryption, where others could read or replace it. Open that address if you want it nevertheless."
    case .tooLarge(let name, let limit):
      "“\(name)” is larger than the maximum of \(limit >> 20) MB."
    case .notAnImage(let name, let type):
      "“\(name)” is not an image\(type.map { ", but “\($0)”" } ?? "")."
    case .unsupportedURL(let url):
      "Images can't be loaded from “\(url.absoluteString)”. Use a file, http or https address."
    case .undecodable(let reason): reason
    case .failed(let name, let reason): "“\(name)” could not be loaded: \(reason)"
    }
  }

  private static func sentence(status: Int, name: String) -> String {
    switch status {
    case 401, 403: "The server does not give “\(name)” to everybody (\(status)). Sign in first."
    case 404, 410: "“\(name)” is not on the server (\(status))."
    case 429: "The server asks for a pause before it sends “\(name)” (429). Try again later."
    case 500...:
      "The server has a problem with “\(name)” (\(status)). Try again later."
    default: "The server refused “\(name)” (\(status))."
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
