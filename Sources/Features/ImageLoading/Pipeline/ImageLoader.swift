import UIKit
import UIKitCompat

/// Loads pictures off the main thread: equal requests share one decode, the newest request goes
/// first (it is what the person looks at), and what nobody waits for any more is not begun.
@MainActor public final class ImageLoader {
  public let cache: ImageCache
  /// How many decodes run side by side.
  public let concurrency: Int

  private var waiting: [ImageRequest] = []
  private var jobs: [ImageRequest: Job] = [:]
  private var runningCount = 0
  private var nextWaiter = 0
  fileprivate let workers: DecodeWorkers

  private struct Job {
    var waiters: [Int: CheckedContinuation<UIImage, any Error>] = [:]
    var isRunning = false
  }

  /// - Parameters:
  ///   - memoryLimit: Bytes of decoded pictures to keep.
  ///   - concurrency: Nil takes one decode a processor.
  public init(memoryLimit: Int = 96 << 20, concurrency: Int? = nil) {
    cache = ImageCache(limit: memoryLimit)
    self.concurrency = concurrency ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    workers = DecodeWorkers(count: self.concurrency)
  }

  /// Decodes that run or wait.
  public var pendingCount: Int { jobs.count }

  /// From memory, else decoded. Throws `PictureFile.Failure`, or `CancellationError` when the task
  /// was cancelled.
  public func image(for request: ImageRequest) async throws -> UIImage {
    if let image = cache.image(for: request) { return image }
    let waiter = nextWaiter
    nextWaiter += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(continuation, as: waiter, to: request)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(waiter, of: request) }
    }
  }

  private func add(
    _ continuation: CheckedContinuation<UIImage, any Error>, as waiter: Int,
    to request: ImageRequest
  ) {
    guard !Task.isCancelled else {
      continuation.resume(throwing: CancellationError())
      return
    }
    jobs[request, default: Job()].waiters[waiter] = continuation
    if jobs[request]?.isRunning == false {
      waiting.removeAll { $0 == request }
      waiting.append(request)
      startNext()
    }
  }

  private func cancel(_ waiter: Int, of request: ImageRequest) {
    guard let continuation = jobs[request]?.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(throwing: CancellationError())
    if let job = jobs[request], job.waiters.isEmpty, !job.isRunning {
      jobs[request] = nil
      waiting.removeAll { $0 == request }
    }
  }

  private func startNext() {
    while runningCount < concurrency, let request = waiting.popLast() {
      runningCount += 1
      jobs[request]?.isRunning = true
      let file = PictureFile(url: request.url)
      workers.run {
        let result = Result { () throws(PictureFile.Failure) in
          try file.decoded(for: request)
        }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self.finish(request, with: result) }
        }
      }
    }
  }

  private func finish(_ request: ImageRequest, with result: Result<UIImage, PictureFile.Failure>) {
    runningCount -= 1
    if case .success(let image) = result { cache.store(image, for: request) }
    let job = jobs.removeValue(forKey: request)
    for continuation in job?.waiters.values.map({ $0 }) ?? [] {
      continuation.resume(with: result.mapError { $0 as any Error })
    }
    startNext()
  }
}

extension ImageLoader {
  /// The original's upright size in pixels, read from the file's header off the main thread.
  public func pixelSize(of url: URL) async throws -> CGSize {
    let file = PictureFile(url: url)
    return try await withCheckedThrowingContinuation { continuation in
      workers.run { continuation.resume(with: Result { try file.pixelSize() }) }
    }
  }
}

extension PictureFile {
  fileprivate func decoded(for request: ImageRequest) throws(Failure) -> UIImage {
    if request.animates, let image = try animatedImage(fitting: request.pixels, request.fitting) {
      return image
    }
    return try image(fitting: request.pixels, request.fitting)
  }
}
