import Foundation

/// Downloads each URL once for all subscribers, a few at a time, the most urgent first. Downloads
/// without subscribers are cancelled, also in progress.
@MainActor final class Downloads {
  /// A subscriber of a download.
  struct Subscriber {
    var priority: LoadPriority
    var onProgress: (LoadProgress) -> Void
    var onEnd: (Result<Original, any Error>) -> Void
  }

  private struct Download {
    var subscribers: [Int: Subscriber] = [:]
    var order = 0
    var progress: LoadProgress?
    var task: Task<Void, Never>?

    var priority: LoadPriority { subscribers.values.map(\.priority).max() ?? .low }
  }

  let source: OriginalSource
  private let concurrency: Int
  private var downloads: [URL: Download] = [:]
  private var runningCount = 0
  private var nextNumber = 0

  init(source: OriginalSource, concurrency: Int) {
    self.source = source
    self.concurrency = concurrency
  }

  var pendingCount: Int { downloads.count }

  /// Subscribes to a download. The result identifies the subscription.
  func subscribe(_ subscriber: Subscriber, to url: URL) -> Int {
    nextNumber += 1
    downloads[url, default: Download()].subscribers[nextNumber] = subscriber
    downloads[url]?.order = nextNumber
    if let progress = downloads[url]?.progress { subscriber.onProgress(progress) }
    startNext()
    return nextNumber
  }

  func setPriority(_ priority: LoadPriority, of number: Int, to url: URL) {
    downloads[url]?.subscribers[number]?.priority = priority
  }

  func cancel(_ number: Int, of url: URL) {
    guard downloads[url]?.subscribers.removeValue(forKey: number) != nil,
      let download = downloads[url], download.subscribers.isEmpty
    else { return }
    downloads[url] = nil
    if let task = download.task {
      task.cancel()
      runningCount -= 1
      startNext()
    }
  }

  private func startNext() {
    while runningCount < concurrency, let url = nextWaiting() {
      runningCount += 1
      downloads[url]?.task = Task { [source, weak self] in
        let result: Result<Original, any Error>
        do {
          result = .success(
            try await source.load(url) { progress in
              Task { @MainActor in self?.report(progress, of: url) }
            })
        } catch {
          result = .failure(error)
        }
        // A cancelled download may have been replaced or removed by now.
        if !Task.isCancelled { self?.end(url, with: result) }
      }
    }
  }

  private func nextWaiting() -> URL? {
    downloads.filter { $0.value.task == nil }
      .max { ($0.value.priority, $0.value.order) < ($1.value.priority, $1.value.order) }?.key
  }

  private func report(_ progress: LoadProgress, of url: URL) {
    guard let download = downloads[url], download.task != nil,
      progress.receivedBytes > download.progress?.receivedBytes ?? -1
    else { return }
    downloads[url]?.progress = progress
    for subscriber in download.subscribers.values { subscriber.onProgress(progress) }
  }

  private func end(_ url: URL, with result: Result<Original, any Error>) {
    guard let download = downloads.removeValue(forKey: url) else { return }
    runningCount -= 1
    for subscriber in download.subscribers.sorted(by: { $0.key < $1.key }) {
      subscriber.value.onEnd(result)
    }
    startNext()
  }
}
