import UIKit
import UIKitCompat

/// One picture on its way, for all who wait for it.
@MainActor final class LoadJob {
  struct Waiter {
    var priority: LoadPriority
    var continuation: CheckedContinuation<UIImage, any Error>
    var onProgress: (@MainActor (LoadProgress) -> Void)?
  }

  enum Stage {
    case new
    /// The number is the download's.
    case downloading(Int)
    /// It waits for a worker, or has one; the number is the work's.
    case decoding(Int, Cancellation)
    /// Until the films before it have given their pictures.
    case waitingForFilm
    case filming(Task<Void, Never>)
  }

  let request: ImageRequest
  var stage = Stage.new
  var waiters: [Int: Waiter] = [:]
  /// Larger is newer: of the newest who waits, but of the oldest where it is only wanted later.
  private var order = 0
  /// What the server called it.
  var contentType: String?

  init(_ request: ImageRequest) { self.request = request }

  var priority: LoadPriority { waiters.values.map(\.priority).max() ?? .low }

  /// What a person looks at goes before what was looked at before; what may be wanted later is loaded
  /// in the order it was asked for.
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
