import Foundation
import UIKitCompat

/// Sends requests to servers. Implement it for tests, or to use something other than `URLSession`.
public protocol DataFetching: Sendable {
  /// Returns the response with any status. Throws `ImageLoadingError` if there is none and
  /// `CancellationError` if the task was cancelled. Progress is reported on any thread.
  func fetch(
    _ request: URLRequest, onProgress: @escaping @Sendable (LoadProgress) -> Void
  ) async throws -> FetchedResponse
}

/// A server's response.
public struct FetchedResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields, with names in lower case.
  public var headers: [String: String]
  /// The body of the response.
  public var data: Data
  /// The URL after redirects; nil is that of the request.
  public var url: URL?
  /// The header fields of the redirects, with names in lower case.
  public var redirects: [[String: String]] = []

  /// Creates a response.
  public init(status: Int, headers: [String: String], data: Data) {
    self.status = status
    self.headers = headers
    self.data = data
  }

  /// The media type without parameters, as the server wrote it.
  public var contentType: String? {
    headers["content-type"]?.split(separator: ";").first
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
