import Foundation
import Imaging
import PhotoIndexing
import UIKitCompat

/// Messages from the comparison of photos to the library.
@MainActor protocol PhotoComparingDelegate: AnyObject {
  func photosWereCompared()
  func progressDidChange()
}

/// Compares the library's photos, in the background and only while somebody wants to see
/// duplicates. The index keeps what was learned of each photo until its file changes.
@MainActor final class PhotoComparing {
  /// The index; nil until it is open.
  var index: PhotoIndex? { didSet { if index !== oldValue { update() } } }
  /// The search that somebody wants to see the duplicates of; nil if nobody does.
  var request: LibrarySearch.Request? {
    didSet {
      guard request != oldValue else { return }
      cancellation.cancel()
      update()
    }
  }
  weak var delegate: (any PhotoComparingDelegate)?
  /// The progress of comparing photos; nil when all were compared.
  private(set) var progress: IndexProgress? {
    didSet { if progress != oldValue { delegate?.progressDidChange() } }
  }

  private let roots: [FileID]
  private let prototype = ImageFile(data: Data(), name: "")
  private var cancellation = Cancellation()
  private var isBusy = false
  private var isOutdated = false
  /// When it was last said that more photos were compared.
  private var lastCompared = DispatchTime.now()

  /// The time between two reports of progress in nanoseconds.
  nonisolated private static let pause: UInt64 = 1_000_000_000
  /// The time in seconds between two reports of compared photos, which groups all photos again.
  private static let interval = 5
  init(under roots: [FileID]) { self.roots = roots }

  func update() {
    guard let request, let index else { return }
    isOutdated = true
    guard !isBusy else { return }
    (isBusy, isOutdated, lastCompared) = (true, false, .now())
    let (roots, prototype, cancellation) = (roots, prototype, Cancellation())
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
        matching: request.query, under: roots, by: looks, isCancelled: { cancellation.isCancelled },
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
    self.progress = request == nil ? nil : progress
    guard request != nil, progress == nil || lastCompared + .seconds(Self.interval) < .now() else {
      return
    }
    lastCompared = .now()
    delegate?.photosWereCompared()
  }

  /// Ends comparing, and reports nothing from now on.
  func close() {
    delegate = nil
    request = nil
  }
}
