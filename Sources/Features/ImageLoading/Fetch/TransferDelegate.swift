import Foundation
import UIKitCompat

/// Passes the callbacks of `URLSession` to the transfers.
// Unchecked because the lock guards the transfers.
final class TransferDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var transfers: [Int: Transfer] = [:]
  private let maximumBytes: Int

  init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  func begin(_ transfer: Transfer, with task: URLSessionTask) {
    lock.withLock { transfers[task.taskIdentifier] = transfer }
    task.resume()
  }

  /// Cancels a transfer at once, without waiting for the session.
  func cancel(_ task: URLSessionTask) {
    lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }?
      .end(.failure(CancellationError()))
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    var request = request
    if let target = Transfer.target(of: response) { request.url = target }
    let error = lock.withLock { [request] () -> ImageLoadingError? in
      guard let transfer = transfers[task.taskIdentifier] else { return nil }
      transfer.redirect(response)
      if transfer.redirectCount > Transfer.mostRedirects {
        return .redirectLoop(name: transfer.url.imageName)
      }
      return Transfer.refusal(
        ofRedirectFor: transfer.url, from: response.url, to: request.url)
    }
    guard let error else { return completionHandler(request) }
    completionHandler(nil)
    give(up: task, error)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      lock.withLock { transfers[dataTask.taskIdentifier]?.receive(response) }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isEligible = lock.withLock {
      transfers[dataTask.taskIdentifier]?.receive(data, maximumBytes: maximumBytes) ?? false
    }
    if !isEligible { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }?.complete(with: error)
  }

  private func give(up task: URLSessionTask, _ error: ImageLoadingError) {
    lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }?.end(.failure(error))
    task.cancel()
  }
}
