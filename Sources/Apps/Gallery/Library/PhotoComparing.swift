import Foundation
import Imaging
import PhotoIndexing
import UIKitCompat

/// Compares the library's photos, in the background and only while somebody wants to see
/// duplicates. The index keeps what was learned of each photo until its file changes.
@MainActor final class PhotoComparing {
  /// The index; nil until it is open.
  var index: PhotoIndex? { didSet { if index !== oldValue { update() } } }
  /// Whether somebody wants to see duplicates.
  var isWanted = false {
    didSet {
      guard isWanted != oldValue else { return }
      if isWanted { update() } else { cancellation.cancel() }
    }
  }
  /// The query that compared photos have to match; nil for all.
  var query: PhotoQuery? {
    didSet {
      guard query != oldValue, isWanted else { return }
      cancellation.cancel()
      update()
    }
  }
  /// Called when more photos were compared.
  var onCompared: (() -> Void)?
  /// Called when the progress has changed.
  var onProgress: (() -> Void)?
  /// The progress of comparing photos; nil when all were compared.
  private(set) var progress: IndexProgress? { didSet { if progress != oldValue { onProgress?() } } }

  private let roots: [FileID]
  private let prototype = ImageFile(data: Data(), name: "")
  private var cancellation = Cancellation()
  private var isBusy = false
  private var isOutdated = false
  /// When it was last said that more photos were compared.
  private var lastCompared = DispatchTime.now()

  /// The time between two reports of progress in nanoseconds.
  nonisolated private static let pause: UInt64 = 1_000_000_000
  /// The time in seconds between two calls of `onCompared`, which groups all photos again.
  private static let interval = 5
  init(under roots: [FileID]) { self.roots = roots }

  /// Compares photos that are new or changed.
  func update() {
    guard isWanted, let index else { return }
    isOutdated = true
    guard !isBusy else { return }
    (isBusy, isOutdated, lastCompared) = (true, false, .now())
    let (roots, query, prototype, cancellation) = (roots, query, prototype, Cancellation())
    self.cancellation = cancellation
    let thread = Thread { [weak self] in
      BackgroundThread.lowerPriority()
      let report = { @Sendable (progress: IndexProgress?) in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(progress) } }
      }
      let looks = PhotoLooks(by: prototype) { cancellation.isCancelled }
      var last = DispatchTime.now().uptimeNanoseconds
      // What can't be kept is compared again the next time; the search says why.
      try? index.updateDuplicates(
        matching: query, under: roots, by: looks, isCancelled: { cancellation.isCancelled },
        onProgress: { progress in
          let now = DispatchTime.now().uptimeNanoseconds
          guard now - last > Self.pause else { return }
          last = now
          report(progress)
        })
      report(nil)
    }
    thread.name = "compare"
    thread.start()
  }

  /// - Parameter progress: Nil at the end.
  private func take(_ progress: IndexProgress?) {
    if progress == nil {
      isBusy = false
      if isOutdated { update() }
    }
    self.progress = isWanted ? progress : nil
    guard isWanted, progress == nil || lastCompared + .seconds(Self.interval) < .now() else {
      return
    }
    lastCompared = .now()
    onCompared?()
  }

  /// Ends comparing, and reports nothing from now on.
  func close() {
    cancellation.cancel()
    onCompared = nil
    onProgress = nil
    isWanted = false
  }
}
