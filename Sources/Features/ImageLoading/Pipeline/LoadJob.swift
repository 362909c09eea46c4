import UIKit
import UIKitCompat

/// A job that loads one image for all that wait for it.
@MainActor final class LoadJob {
  struct Waiter {
    var priority: LoadPriority
    var continuation: CheckedContinuation<UIImage, any Error>
    var onProgress: (@MainActor (LoadProgress) -> Void)?
  }

  enum Stage {
    case new
    /// It is downloading, with the subscription's number.
    case downloading(Int)
    /// It is decoding or waiting for it, with the number of the work.
    case decoding(Int, Cancellation)
    /// It waits for other videos.
    case waitingForVideo
    case loadingPoster(Task<Void, Never>)
  }

  let request: ImageRequest
  var stage = Stage.new
  var waiters: [Int: Waiter] = [:]
  /// A larger number is newer. It is that of the newest waiter or, for low priority, the oldest.
  private var order = 0
  /// The media type that the server stated.
  var contentType: String?

  init(_ request: ImageRequest) { self.request = request }

  var priority: LoadPriority { waiters.values.map(\.priority).max() ?? .low }

  /// The newest visible image starts first; those for later start in order.
  var urgency: Urgency {
    Urgency(priority: priority, order: priority == .low ? -order : order)
  }

  func add(_ waiter: Waiter, _ number: Int) {
    waiters[number] = waiter
    if order == 0 || priority > .low { order = number }
  }

  func report(_ progress: LoadProgress) {
    for waiter in waiters.values { waiter.onProgress?(progress) }
  }

  func end(_ result: Result<UIImage, any Error>) {
    let ended = waiters.sorted { $0.key < $1.key }.map(\.value)
    waiters = [:]
    for waiter in ended { waiter.continuation.resume(with: result) }
  }
}
