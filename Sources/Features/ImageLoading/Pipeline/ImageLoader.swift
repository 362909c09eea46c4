import Imaging
import UIKit
import UIKitCompat

/// Loads images from files and servers off the main thread: from memory, from disk or from the
/// server, decoded in the requested size.
///
/// Equal requests are one job, and requests of one URL one download. The most urgent starts first;
/// of equal priority the newest, of low priority the oldest. Jobs that nothing waits for are
/// cancelled.
@MainActor public final class ImageLoader {
  /// The decoded images that are ready to show.
  public let cache: ImageCache
  /// The number of concurrent decodes.
  public let concurrency: Int

  private var jobs: [ImageRequest: LoadJob] = [:] {
    didSet { if jobs.isEmpty { writeNext() } }
  }
  private var isOpeningVideo = false
  private var isWriting = false
  let workers: DecodeWorkers
  private let downloads: Downloads
  var store: DiskCache? { downloads.source.store }
  /// The store of thumbnails; nil shares none with other programs.
  private let thumbnails: ThumbnailStore?
  private let writer: ThumbnailWriter?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - memoryLimit: The maximum size of decoded images to cache, in bytes.
  ///   - concurrency: The number of concurrent decodes; nil is one for each processor, shared with
  ///     all other loaders that use nil.
  ///   - fetcher: Sends requests to servers; nil uses `URLSession`.
  ///   - store: The cache of originals from servers; nil caches none.
  ///   - downloads: The number of concurrent downloads.
  ///   - thumbnails: The store where thumbnails of files are looked up first and stored for other
  ///     programs.
  public convenience init(
    memoryLimit: Int = 96 << 20, concurrency: Int? = nil, fetcher: (any DataFetching)? = nil,
    store: DiskCache? = .shared, downloads: Int = 6, thumbnails: ThumbnailStore? = nil
  ) {
    self.init(
      memoryLimit: memoryLimit, concurrency: concurrency, downloads: downloads,
      source: OriginalSource(fetcher: fetcher ?? HTTPFetcher(), store: store, now: { Date() }),
      thumbnails: thumbnails)
  }

  init(
    memoryLimit: Int, concurrency: Int?, downloads: Int, source: OriginalSource,
    thumbnails: ThumbnailStore? = nil
  ) {
    self.thumbnails = thumbnails
    writer = thumbnails.map { ThumbnailWriter(store: $0) }
    cache = ImageCache(limit: memoryLimit)
    self.concurrency = concurrency ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    workers = concurrency.map { DecodeWorkers(count: $0) } ?? .shared
    self.downloads = Downloads(source: source, concurrency: max(1, downloads))
  }

  /// The number of images that are being loaded or waiting.
  public var pendingCount: Int { jobs.count }

  /// Returns an image from memory or loads it. Throws `ImageLoadingError`, or `CancellationError`
  /// if the task was cancelled.
  ///
  /// - Parameter onProgress: Called with the progress of a download.
  public func image(
    for request: ImageRequest, priority: LoadPriority = .normal,
    onProgress: (@MainActor (LoadProgress) -> Void)? = nil
  ) async throws -> UIImage {
    let request = cache.adapted(request)
    if let image = cache.image(serving: request) { return image }
    let number = workers.nextOrder()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = LoadJob.Waiter(
          priority: priority, continuation: continuation, onProgress: onProgress)
        add(waiter, number, to: request)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number, of: request) }
    }
  }

  private func add(_ waiter: LoadJob.Waiter, _ number: Int, to request: ImageRequest) {
    guard !Task.isCancelled else {
      waiter.continuation.resume(throwing: CancellationError())
      return
    }
    let job = jobs[request] ?? LoadJob(request)
    jobs[request] = job
    job.add(waiter, number)
    switch job.stage {
    case .new: begin(job)
    case .downloading(let download):
      downloads.setPriority(job.priority, of: download, to: request.url)
    case .decoding(let work, _): workers.setUrgency(job.urgency, of: work)
    case .waitingForVideo, .loadingPoster: break
    }
  }

  private func cancel(_ number: Int, of request: ImageRequest) {
    guard let job = jobs[request], let waiter = job.waiters.removeValue(forKey: number) else {
      return
    }
    waiter.continuation.resume(throwing: CancellationError())
    guard job.waiters.isEmpty else { return }
    jobs[request] = nil
    switch job.stage {
    case .new, .waitingForVideo: break
    case .downloading(let download): downloads.cancel(download, of: request.url)
    case .decoding(let work, let cancellation):
      cancellation.cancel()
      workers.withdraw(work)
    case .loadingPoster(let task): task.cancel()
    }
  }

  /// Forgets images whose files were replaced. Those that wait for one that is being decoded get
  /// the old one, which isn't kept, and who asks from now on gets the new one.
  public func forget(where isOutdated: (ImageRequest) -> Bool) {
    cache.removeAll(where: isOutdated)
    for (request, job) in jobs where isOutdated(request) {
      switch job.stage {
      case .decoding, .loadingPoster: jobs[request] = nil
      // It hasn't read the file yet.
      case .new, .downloading, .waitingForVideo: break
      }
    }
  }

  // MARK: Stages

  private func begin(_ job: LoadJob) {
    let url = job.request.url
    let isVideo = job.request.part == .poster
    switch url.scheme?.lowercased() {
    // A video is opened at its URL: its beginning suffices.
    case "file" where isVideo, "http" where isVideo, "https" where isVideo:
      job.stage = .waitingForVideo
      loadNextPoster()
    case "file": decode(job, ImageFile(url: url))
    case "http", "https": download(job)
    default: finish(job, with: .failure(ImageLoadingError.unsupportedURL(url)))
    }
  }

  private func download(_ job: LoadJob) {
    let subscriber = Downloads.Subscriber(
      priority: job.priority, onProgress: { [weak job] in job?.report($0) },
      onEnd: { [weak self, weak job] result in
        guard let self, let job else { return }
        self.didDownload(job, result)
      })
    job.stage = .downloading(downloads.subscribe(subscriber, to: job.request.url))
  }

  private func didDownload(_ job: LoadJob, _ result: Result<Original, any Error>) {
    switch result {
    case .success(let original):
      job.contentType = original.contentType
      decode(job, ImageFile(data: original.data, name: job.request.url.imageName))
    case .failure(let error): finish(job, with: .failure(error))
    }
  }

  private func decode(_ job: LoadJob, _ imageFile: ImageFile) {
    let cancellation = Cancellation()
    let request = job.request
    let work = workers.run(job.urgency) { [thumbnails] in
      let version = thumbnails?.version(of: request.url)
      let shared = thumbnails?.image(for: request, like: imageFile)
      let byproduct =
        shared == nil ? thumbnails?.byproduct(of: request, decoding: imageFile) : nil
      var thumbnail: (UIImage, ThumbnailStore.Size)?
      let result = Result { () throws(ImageFile.Failure) -> UIImage? in
        if let shared { return request.processors.process(shared) }
        let wanted = byproduct?.request ?? request
        guard var image = try imageFile.decoded(for: wanted, cancellation) else { return nil }
        if let byproduct, let pixels = request.pixels {
          thumbnail = (image, byproduct.size)
          image = imageFile.resized(image, to: pixels, request.fitting)
        }
        return request.processors.process(image)
      }
      let (isShared, left) = (shared != nil, thumbnail)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if !isShared, let version { self.leave(left, of: job, version, imageFile, result) }
          self.didDecode(job, imageFile, result)
        }
      }
    }
    job.stage = .decoding(work, cancellation)
  }

  /// Returns the largest thumbnail of a file that programs share; nil if there is none. The file
  /// itself isn't decoded, so it is there long before an image in a format that takes its time.
  public func sharedThumbnail(of url: URL) async -> UIImage? {
    guard let thumbnails, url.isFileURL else { return nil }
    let imageFile = ImageFile(url: url)
    return await workers.value { thumbnails.largest(of: url, like: imageFile) }
  }

  /// Stores a thumbnail for other programs, or records that there can't be one.
  private func leave(
    _ thumbnail: (image: UIImage, size: ThumbnailStore.Size)?, of job: LoadJob,
    _ version: FileChange,
    _ imageFile: ImageFile, _ result: Result<UIImage?, ImageFile.Failure>
  ) {
    switch result {
    case .success:
      if let thumbnail {
        writer?.add(thumbnail.image, thumbnail.size, of: job.request.url, version, imageFile)
      }
    case .failure: writer?.addFailure(of: job.request, version)
    }
    // Waiting thumbnails use memory, so their number is limited.
    if writer?.isFull == true, let write = writer?.next() { workers.run { write() } }
  }

  /// Writes thumbnails when there is nothing else to do.
  private func writeNext() {
    guard jobs.isEmpty, !isWriting, let write = writer?.next() else { return }
    isWriting = true
    workers.run(.idle) {
      write()
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.isWriting = false
          self.writeNext()
        }
      }
    }
  }

  /// Opens videos one at a time, because opening one uses several processors.
  private func loadNextPoster() {
    let waiting = jobs.values.filter {
      if case .waitingForVideo = $0.stage { true } else { false }
    }
    guard !isOpeningVideo, let job = waiting.max(by: { $0.urgency < $1.urgency }) else { return }
    isOpeningVideo = true
    let still = VideoPoster(
      request: job.request, imageFile: ImageFile(url: job.request.url), thumbnails: thumbnails)
    job.stage = .loadingPoster(
      Task {
        do throws(ImageLoadingError) {
          let image = try await still.image(on: workers)
          keep(image, of: job)
          finish(job, with: .success(image))
        } catch {
          finish(job, with: .failure(error))
        }
        isOpeningVideo = false
        loadNextPoster()
      })
  }

  private func didDecode(
    _ job: LoadJob, _ imageFile: ImageFile, _ result: Result<UIImage?, ImageFile.Failure>
  ) {
    switch result {
    case .success(let image?):
      // A download that was interrupted may succeed the next time.
      if let damage = image.damage, !job.request.url.isFileURL {
        let message = damage.sentence(about: job.request.url.imageName)
        return finish(job, with: .failure(error(ImageFile.Failure(description: message), of: job)))
      }
      keep(image, of: job)
      finish(job, with: .success(image))
    case .success(nil): break
    case .failure(let failure): finish(job, with: .failure(error(failure, of: job)))
    }
  }

  /// An image of a file that was replaced meanwhile isn't kept.
  private func keep(_ image: UIImage, of job: LoadJob) {
    if jobs[job.request] === job { cache.store(image, for: job.request) }
  }

  private func error(_ failure: ImageFile.Failure, of job: LoadJob) -> ImageLoadingError {
    let url = job.request.url
    guard !url.isFileURL else { return .undecodable(reason: failure.description) }
    let source = downloads.source
    Task { await source.forget(url) }
    if let type = job.contentType, !type.hasPrefix("image/"), type != "application/octet-stream" {
      return .notAnImage(name: url.imageName, type: type)
    }
    return .undecodable(reason: failure.description)
  }

  private func finish(_ job: LoadJob, with result: Result<UIImage, any Error>) {
    // A job that was cancelled during decoding is no longer in the list.
    if jobs[job.request] === job { jobs[job.request] = nil }
    job.end(result)
  }
}

extension ImageLoader {
  /// Returns the size of a file's upright image in pixels, which is read from its header off the
  /// main thread.
  public func pixelSize(of file: URL) async throws -> CGSize {
    let imageFile = ImageFile(url: file)
    return try await withCheckedThrowingContinuation { continuation in
      workers.run {
        continuation.resume(
          with: Result { () throws(ImageFile.Failure) in try imageFile.pixelSize() }
            .mapError { ImageLoadingError.undecodable(reason: $0.description) })
      }
    }
  }
}
