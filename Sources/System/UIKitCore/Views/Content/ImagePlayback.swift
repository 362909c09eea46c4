import QuartzCore

/// Determines which image of an animation is shown at a time.
///
/// The clock runs while a view that plays the animation is visible. Views with the same animated
/// image share one playback and therefore show the same frame, so that an image that moves from one
/// view to another, as in a zoom transition, does not start again.
@MainActor final class ImagePlayback {
  /// An image and the time, from the start of the cycle, at which the next one replaces it.
  private struct Run {
    var image: UIImage
    var end: TimeInterval
  }

  /// The image whose shared playback this is. It is retained so that no other image gets its
  /// identity in the dictionary.
  private let owner: UIImage?
  private let runs: [Run]
  /// The number of cycles; 0 repeats indefinitely.
  private let repeatCount: Int

  private var views: [Weak<UIImageView>] = []
  /// The time of position 0 on the media clock; `nil` while the playback is paused.
  private var origin: TimeInterval?
  private var position: TimeInterval = 0
  /// The scene whose frames advance the playback.
  private weak var scene: UIWindowScene?
  private var timer: FrameTimer?

  /// Creates a playback that begins with the first image when a view plays it.
  ///
  /// - Parameter owner: The animated image, if the playback is to be shared.
  init(images: [UIImage], duration: TimeInterval, repeatCount: Int = 0, owner: UIImage? = nil) {
    // Images are repeated to be shown longer than others; repetitions are merged into one run.
    let seconds =
      (duration > 0 ? duration : Double(images.count) / 30) / Double(max(1, images.count))
    var runs: [Run] = []
    for (index, image) in images.enumerated() {
      let end = Double(index + 1) * seconds
      if runs.last?.image === image {
        runs[runs.count - 1].end = end
      } else {
        runs.append(Run(image: image, end: end))
      }
    }
    self.runs = runs
    self.repeatCount = repeatCount
    self.owner = owner
  }

  private static var shared: [ObjectIdentifier: Weak<ImagePlayback>] = [:]

  /// Returns the playback that all views with this animated image share; `nil` for a still image.
  static func of(_ image: UIImage) -> ImagePlayback? {
    guard let images = image.images, images.count > 1 else { return nil }
    shared = shared.filter { $0.value.value != nil }
    if let playing = shared[ObjectIdentifier(image)]?.value { return playing }
    let made = ImagePlayback(
      images: images, duration: image.duration, repeatCount: image.playCount, owner: image)
    shared[ObjectIdentifier(image)] = Weak(made)
    return made
  }

  var currentImage: UIImage? {
    // An image of its own ends with its last frame, while a view's list ends with the view's image.
    if isOver, owner != nil { return runs.last?.image }
    return runs.isEmpty ? nil : runs[runIndex(at: roundPosition)].image
  }

  // MARK: Views

  var hasViews: Bool { views.contains { $0.value != nil } }

  func add(_ view: UIImageView) {
    guard !views.contains(where: { $0.value === view }) else { return }
    views.append(Weak(view))
    FrameScheduler.shared.playbacks.add(self)
  }

  func remove(_ view: UIImageView) {
    views.removeAll { $0.value == nil || $0.value === view }
    if views.isEmpty { rest() }
  }

  // MARK: Time

  /// Shows the current image in those views of the scene that are visible.
  func show(at time: TimeInterval, in frameScene: UIWindowScene) {
    views.removeAll { $0.value == nil }
    if isStill {
      position = 0
      origin = nil
      stopTimer()
      for view in views { view.value?.showFrame() }
      return
    }
    let seen = views.compactMap(\.value).filter {
      $0.window?.windowScene === frameScene && $0.isOnScreen
    }
    if seen.isEmpty {
      if scene === frameScene || scene == nil { pause(at: time) }
      return
    }
    scene = frameScene
    if origin == nil { origin = time - position }
    position = time - (origin ?? time)
    guard !isOver else { return finish(in: seen) }
    seen.forEach { $0.showFrame() }
    armTimer()
  }

  /// With Reduce Motion, images that play automatically stop; those that the app has started don't.
  private var isStill: Bool { owner != nil && UIAccessibility.isReduceMotionEnabled }
  private var roundDuration: TimeInterval { runs.last?.end ?? 0 }
  private var isOver: Bool {
    repeatCount > 0 && position >= Double(repeatCount) * roundDuration - Self.tolerance
  }
  /// The time by which a frame may arrive early, in seconds.
  private static let tolerance = 1e-6

  private var roundPosition: TimeInterval {
    guard roundDuration > 0 else { return 0 }
    return max(0, position + Self.tolerance).truncatingRemainder(dividingBy: roundDuration)
  }

  private func runIndex(at time: TimeInterval) -> Int {
    runs.firstIndex { $0.end > time } ?? runs.count - 1
  }

  private func pause(at time: TimeInterval) {
    if let origin { position = time - origin }
    rest()
  }

  private func rest() {
    origin = nil
    scene = nil
    stopTimer()
  }

  private func finish(in seen: [UIImageView]) {
    rest()
    if owner == nil { return views.forEach { $0.value?.stopAnimating() } }
    seen.forEach { $0.showFrame() }
  }

  /// Starts the timer, which only requests a frame. A covered scene makes no frames, so the
  /// playback stops there.
  private func armTimer() {
    guard runs.count > 1 || repeatCount > 0, let origin else { return }
    let time = roundPosition
    let due = origin + position + (runs[runIndex(at: time)].end - time)
    if let timer, timer.isValid, abs(timer.deadline - due) < 1e-4 { return }
    timer?.invalidate()
    timer = FrameTimer(after: due - MediaClock.now) { FrameScheduler.shared.requestFrame() }
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
