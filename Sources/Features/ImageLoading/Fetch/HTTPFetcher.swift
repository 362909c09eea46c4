import Foundation
import UIKitCompat

/// Fetches with `URLSession`, without its cache, because this module has its own.
// Because the lock guards `session`.
public final class HTTPFetcher: DataFetching, @unchecked Sendable {
  private let delegate: TransferDelegate
  private let timeout: TimeInterval
  private let lock = NSLock()
  private var madeSession: URLSession?

  /// Creates a fetcher.
  ///
  /// - Parameters:
  ///   - timeout: The time without data from the server, in seconds.
  ///   - maximumBytes: The maximum size of a response; larger ones are cancelled.
  public init(timeout: TimeInterval = 30, maximumBytes: Int = 128 << 20) {
    self.timeout = timeout
    delegate = TransferDelegate(maximumBytes: maximumBytes)
  }

  deinit { madeSession?.invalidateAndCancel() }

  /// Created with the first request, so that a program that shows only files doesn't start the
  /// network.
  private var session: URLSession {
    lock.withLock {
      if let madeSession { return madeSession }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.timeoutIntervalForRequest = timeout
      configuration.httpMaximumConnectionsPerHost = 6
      let made = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
      madeSession = made
      return made
    }
  }

  public func fetch(
    _ request: URLRequest, onProgress: @escaping @Sendable (LoadProgress) -> Void
  ) async throws -> FetchedResponse {
    guard let url = request.url else {
      throw URLError(.badURL)
    }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let transfer = Transfer(url: url, onProgress: onProgress, continuation: continuation)
        guard !Task.isCancelled else { return transfer.end(.failure(CancellationError())) }
        delegate.begin(transfer, with: task)
        // It was cancelled before there was a task to cancel.
        if Task.isCancelled { delegate.cancel(task) }
      }
    } onCancel: {
      delegate.cancel(task)
    }
  }
}
