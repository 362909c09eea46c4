import Foundation
import UIKitCompat

/// Fetches with `URLSession`, which keeps nothing: what is kept is this module's own matter.
public final class HTTPFetcher: DataFetching, @unchecked Sendable {  // because the lock guards `session`
  private let delegate: TransferDelegate
  private let timeout: TimeInterval
  private let lock = NSLock()
  private var madeSession: URLSession?

  /// - Parameters:
  ///   - timeout: Seconds without a sign from the server.
  ///   - maximumBytes: Of one answer; what is larger is given up.
  public init(timeout: TimeInterval = 30, maximumBytes: Int = 128 << 20) {
    self.timeout = timeout
    delegate = TransferDelegate(maximumBytes: maximumBytes)
  }

  deinit { madeSession?.invalidateAndCancel() }

  /// Made with the first request: a program that shows only files pays nothing for the network.
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
      throw ImageLoadingError.failed(name: "", reason: "no address.")
    }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let transfer = Transfer(url: url, onProgress: onProgress, continuation: continuation)
        guard !Task.isCancelled else { return transfer.end(.failure(CancellationError())) }
        delegate.begin(transfer, with: task)
        // Cancelled while it began: there was nothing to end yet.
        if Task.isCancelled { delegate.cancel(task) }
      }
    } onCancel: {
      delegate.cancel(task)
    }
  }
}
