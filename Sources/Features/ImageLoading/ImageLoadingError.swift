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
  case notAPicture(name: String, type: String?)
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
        "“\(name)” came only in part, \(received) of \(expected) bytes. Try again."
      } else {
        "“\(name)” came only in part. Try again."
      }
    case .redirectLoop(let name):
      "The server sends “\(name)” from one address to the next without end."
    case .insecureRedirect(let name, let host):
      "The server sends “\(name)” on to “\(host)” without encryption, where others could read it or put another in its place. Ask for it there if you want it nevertheless."
    case .tooLarge(let name, let limit):
      "“\(name)” is larger than the \(limit >> 20) MB that are loaded at most."
    case .notAPicture(let name, let type):
      "What came for “\(name)” is no picture\(type.map { " but “\($0)”" } ?? "")."
    case .unsupportedURL(let url):
      "Pictures cannot be loaded from “\(url.absoluteString)”. Use a file, http or https address."
    case .undecodable(let reason): reason
    case .failed(let name, let reason): "“\(name)” could not be loaded: \(reason)"
    }
  }

  private static func sentence(status: Int, name: String) -> String {
    switch status {
    case 401, 403: "The server does not give “\(name)” to everybody (\(status)). Sign in first."
    case 404, 410: "“\(name)” is not on the server (\(status))."
    case 429: "The server asks for a pause before it gives “\(name)” (429). Try again later."
    case 500...:
      "The server has a problem and could not give “\(name)” (\(status)). Try again later."
    default: "The server did not give “\(name)” (\(status))."
    }
  }
}

extension URL {
  /// The name of the image at this URL for people.
  var pictureName: String {
    let name = displayName
    return name.isEmpty || name == "/" ? host ?? absoluteString : name
  }

  var hostName: String { host ?? absoluteString }
}
