import QuartzCore

/// Which image of an animation is shown when.
///
/// The clock runs while a view that plays it is visible. Views with the same animated image share
/// one playback and so show the same frame: a picture that goes on from one view to another, as in a
/// zoom transition, does not begin anew.
@MainActor final class ImagePlayback {
  /// An image and when in the round it gives way to the next.
  private struct Run {
    var image: UIImage
    var end: TimeInterval
  }

  /// Of which it is the only one: held, so that no other image takes its place in the list.
  private let owner: UIImage?
  private let runs: [Run]
  /// 0 repeats for ever.
  private let repeatCount: Int

  private var views: [Weak<UIImageView>] = []
  /// Media clock time of the position 0; nil while it stands still.
  private var origin: TimeInterval?
  private var position: TimeInterval = 0
  /// The scene whose frames it follows.
  private weak var scene: UIWindowScene?
  private var timer: FrameTimer?

  /// Begins with the first image when a view plays it.
  ///
  /// - Parameter owner: The animated image, when the playback is to be shared.
  init(images: [UIImage], duration: TimeInterval, repeatCount: Int = 0, owner: UIImage? = nil) {
    // The same image in a row is how an image stays longer than the others: one run.
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

  /// The one that every view with this animated image plays; nil for a still image.
  static func of(_ image: UIImage) -> ImagePlayback? {
    guard let images = image.images, images.count > 1 else { return nil }
    shared = shared.filter { $0.value.value != nil }
    if let playing = shared[ObjectIdentifier(image)]?.value { return playing }
    let made = ImagePlayback(images: images, duration: image.duration, owner: image)
    shared[ObjectIdentifier(image)] = Weak(made)
    return made
  }

  var currentImage: UIImage? {
    runs.isEmpty ? nil : runs[runIndex(at: roundPosition)].image
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

  /// Shows what is due in the views of that scene that can be seen.
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
    guard !isOver else { return finish() }
    seen.forEach { $0.showFrame() }
    armTimer()
  }

  /// With Reduce Motion, images that play automatically stop; those that the app started don't.
  private var isStill: Bool { owner != nil && UIAccessibility.isReduceMotionEnabled }
  private var roundDuration: TimeInterval { runs.last?.end ?? 0 }
  private var isOver: Bool {
    repeatCount > 0 && position >= Double(repeatCount) * roundDuration - Self.tolerance
  }
  /// Seconds that frames may come early.
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

  private func finish() {
    rest()
    for view in views { view.value?.stopAnimating() }
  }

  /// The timer only asks for a frame: a scene that is covered gives none, and there it ends.
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
