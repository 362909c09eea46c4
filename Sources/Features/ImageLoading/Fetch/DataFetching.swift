import Foundation
import UIKitCompat

/// Asks servers. Exchangeable, for tests and for other ways than `URLSession`.
public protocol DataFetching: Sendable {
  /// Any status is an answer; throws `ImageLoadingError` when there is none, `CancellationError` when
  /// the task was cancelled. Progress is told on any thread.
  func fetch(
    _ request: URLRequest, onProgress: @escaping @Sendable (LoadProgress) -> Void
  ) async throws -> FetchedResponse
}

/// A server's whole answer.
public struct FetchedResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// Names in lower case.
  public var headers: [String: String]
  /// The body of the response.
  public var data: Data
  /// Where it came from in the end; nil is where it was asked for.
  public var url: URL?
  /// Header fields of the answers that led there, names in lower case.
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
