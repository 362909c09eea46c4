import Motion
import UIKit
import UIKitCompat

/// The browser's picture on its way between thumbnail and page, and under the finger.
///
/// There is one flight for the life of the browser. Its pose is one interruptible state: opening,
/// closing, dragging and pinching only aim it elsewhere.
@MainActor final class PhotoFlight {
  enum Phase { case waiting, opening, open, held, closing, closed }

  private unowned let browser: PhotoBrowser
  private(set) var phase = Phase.waiting
  /// Which way it was going when it was caught.
  private var phaseBeforeHold = Phase.open
  private(set) var motion = PoseMotion(PhotoPose(window: .zero))
  let morphView = MorphView()
  private var onOpened: ((Bool) -> Void)?
  private var onClosed: ((Bool) -> Void)?
  /// The thumbnail that is hidden now: the flight's whole undo log.
  private var hiddenID: AnyHashable?
  private var grip: Grip?
  private var isFading = false
  /// Whether the picture flies; a page without one flies itself.
  private var isPictureFlying = false
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  /// How the finger holds the picture.
  private struct Grip {
    var pose: PhotoPose
    /// Of the window, in unit coordinates.
    var anchor: CGPoint
    var start: CGPoint
    var location: CGPoint
    var velocity: CGPoint = .zero
  }

  static let openingDuration = 0.35
  static let closingDuration = 0.3
  private static let openingSpring = Spring(duration: openingDuration, dampingRatio: 0.82)
  private static let closingSpring = Spring(duration: closingDuration, dampingRatio: 1)
  private static let fadingSpring = Spring(duration: 0.2, dampingRatio: 1)

  init(_ browser: PhotoBrowser) { self.browser = browser }

  /// Whether the picture is shown by the flight and not by its page.
  var isAirborne: Bool { phase == .opening || phase == .held || phase == .closing }
  var pose: PhotoPose { motion.pose }

  // MARK: Opening

  func open(_ completion: @escaping (Bool) -> Void) {
    onOpened = completion
    takeOff()
    let start = sourcePose()
    isFading = start == nil
    guard let goal = openPose() else {
      finishOpening()
      return
    }
    motion.set(start ?? faded(goal))
    phase = .opening
    motion.retarget(to: goal, spring: isFading ? Self.fadingSpring : Self.openingSpring)
    show()
    if motion.isSettled { finishOpening() } else { animator.start() }
  }

  /// For transitions that bring the browser in by themselves.
  func skipOpening() {
    guard phase == .waiting else { return }
    finishOpening()
  }

  private func finishOpening() {
    land()
    phase = .open
    browser.flightDidOpen()
    let opened = onOpened
    onOpened = nil
    opened?(true)
    // A closing that was turned back is over, too: UIKit is told that it did not happen.
    let closed = onClosed
    onClosed = nil
    closed?(false)
  }

  // MARK: Closing

  /// The completion is told whether it closed; false when it was caught and sent back.
  func close(_ completion: @escaping (Bool) -> Void) {
    onClosed = completion
    if phase == .open || phase == .waiting {
      if let pose = openPose() { motion.set(pose) }
      takeOff()
    }
    aimAtThumbnail()
  }

  /// Whether UIKit waits to hear how a closing ends.
  var isClosingPending: Bool { onClosed != nil }

  /// UIKit does not close what is still opening: its opening counts as done, the flight goes on.
  func endOpeningEarly() {
    guard let opened = onOpened else { return }
    onOpened = nil
    opened(true)
  }

  func aimAtThumbnail() {
    phase = .closing
    let velocity = releaseGrip()
    let source = sourcePose()
    isFading = source == nil
    let goal = source ?? faded(motion.pose)
    motion.retarget(
      to: goal, spring: isFading ? Self.fadingSpring : Self.closingSpring, velocity: velocity)
    show()
    if motion.isSettled {
      finishClosing()
    } else {
      animator.start(from: velocity == nil ? nil : CACurrentMediaTime())
    }
  }

  private func finishClosing() {
    phase = .closed
    animator.stop()
    restoreThumbnail()
    morphView.isHidden = true
    let closed = onClosed
    onClosed = nil
    closed?(true)
  }

  // MARK: Turning back

  func aimAtPage() {
    guard let goal = openPose() else {
      finishOpening()
      return
    }
    phase = .opening
    browser.chrome.undim()
    let velocity = releaseGrip()
    motion.retarget(to: goal, spring: Self.openingSpring, velocity: velocity)
    show()
    if motion.isSettled {
      finishOpening()
    } else {
      animator.start(from: velocity == nil ? nil : CACurrentMediaTime())
    }
  }

  // MARK: Finger

  /// Takes the picture where it is. `start` is where the finger went down.
  func grab(at start: CGPoint) {
    phaseBeforeHold = phase
    if phase == .open {
      if let pose = openPose() { motion.set(pose) }
      takeOff()
    }
    animator.stop()
    motion.hold()
    phase = .held
    let window = motion.pose.window
    let anchor = CGPoint(
      x: window.width > 0 ? (start.x - window.minX) / window.width : 0.5,
      y: window.height > 0 ? (start.y - window.minY) / window.height : 0.5)
    grip = Grip(pose: motion.pose, anchor: anchor, start: start, location: start)
    show()
  }

  func drag(to location: CGPoint, velocity: CGPoint, rule: DismissRule) {
    guard phase == .held, let way = gripTranslation(to: location) else { return }
    let height = browser.view.bounds.height
    place(scale: rule.scale(translation: way.y, height: height), at: location, velocity: velocity)
    browser.chrome.dim(to: rule.chromeOpacity(translation: way.y, height: height))
  }

  func pinch(scale: CGFloat, at location: CGPoint) {
    guard phase == .held else { return }
    place(scale: min(1.1, max(0.2, scale)), at: location, velocity: .zero)
    browser.chrome.dim(to: min(1, max(0, (scale - 0.9) / 0.1)))
  }

  private func gripTranslation(to location: CGPoint) -> CGPoint? {
    grip.map { location.subtracting($0.start) }
  }

  /// The point that was grabbed stays under the finger at any size.
  private func place(scale: CGFloat, at location: CGPoint, velocity: CGPoint) {
    guard var grip else { return }
    grip.location = location
    grip.velocity = velocity
    self.grip = grip
    var pose = grip.pose
    let size = pose.window.size.scaled(by: scale)
    pose.window = CGRect(
      x: location.x - grip.anchor.x * size.width, y: location.y - grip.anchor.y * size.height,
      width: size.width, height: size.height)
    pose.cornerRadius *= scale
    pose.backdrop = min(grip.pose.backdrop, grip.pose.backdrop * scale * scale)
    motion.set(pose)
    show()
  }

  /// Where the finger went since it took the picture, and whether it did more than touch it.
  var gripMovement: CGPoint? { grip.map { $0.location.subtracting($0.start) } }

  /// Whether a finger that only touched it should let it go on closing.
  var wasClosing: Bool { phaseBeforeHold == .closing }

  private func releaseGrip() -> CGPoint? {
    defer { grip = nil }
    return grip?.velocity
  }

  // MARK: Frames

  private func step(by seconds: TimeInterval) -> Bool {
    guard phase == .opening || phase == .closing else { return false }
    followTarget()
    motion.advance(by: seconds)
    show()
    guard motion.isSettled else { return true }
    if phase == .opening { finishOpening() } else { finishClosing() }
    return false
  }

  /// Windows are resized and lists scrolled while the picture flies.
  private func followTarget() {
    if phase == .opening {
      if let goal = openPose() { motion.follow(goal) }
    } else if !isFading, let goal = sourcePose() {
      motion.follow(goal)
    }
  }

  private func show() {
    let pose = motion.pose
    browser.backdrop.alpha = pose.backdrop
    guard isPictureFlying else {
      showPages(as: pose)
      return
    }
    if let content = browser.currentContent {
      morphView.photoSize = content.photoSize
      morphView.image = content.image
    }
    morphView.apply(pose)
  }

  private func showPages(as pose: PhotoPose) {
    let bounds = browser.view.bounds
    guard bounds.width > 0 else { return }
    let scale = max(0.01, pose.window.width / bounds.width)
    browser.pagingView.transform = CGAffineTransform(scaleX: scale, y: scale)
    browser.pagingView.center = CGPoint(x: pose.window.midX, y: pose.window.midY)
    browser.pagingView.alpha = pose.opacity
  }

  private func takeOff() {
    browser.pagingView.settleNow()
    let content = browser.currentContent
    morphView.photoSize = content?.photoSize ?? .zero
    morphView.image = content?.image
    isPictureFlying = content != nil
    morphView.isHidden = !isPictureFlying
    browser.pagingView.isHidden = isPictureFlying
    hideThumbnail()
  }

  private func land() {
    animator.stop()
    grip = nil
    restoreThumbnail()
    morphView.isHidden = true
    morphView.image = nil
    browser.backdrop.alpha = 1
    browser.pagingView.isHidden = false
    browser.pagingView.alpha = 1
    browser.pagingView.transform = .identity
    browser.pagingView.frame = browser.view.bounds
  }

  // MARK: Ends

  private func openPose() -> PhotoPose? {
    let bounds = browser.view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    guard let content = browser.currentContent,
      isPictureFlying || phase == .open || phase == .waiting
    else { return PhotoPose(window: bounds) }
    return PhotoPose(photoFrame: content.frame, in: bounds)
  }

  /// Nil when there is no thumbnail to meet, or motion is not wanted.
  private func sourcePose() -> PhotoPose? {
    guard isPictureFlying, !UIAccessibility.isReduceMotionEnabled, let id = browser.currentID,
      let content = browser.currentContent,
      let thumbnail = browser.source?.thumbnail(for: id)
    else { return nil }
    return thumbnail.pose(of: content.photoSize, in: browser.view)
  }

  private func faded(_ pose: PhotoPose) -> PhotoPose {
    var pose = pose
    pose.backdrop = 0
    pose.opacity = 0
    return pose
  }

  private func hideThumbnail() {
    guard !UIAccessibility.isReduceMotionEnabled, let id = browser.currentID,
      let source = browser.source, hiddenID != id
    else { return }
    restoreThumbnail()
    source.revealThumbnail(for: id)
    source.setThumbnailHidden(true, for: id)
    hiddenID = id
  }

  func restoreThumbnail() {
    guard let id = hiddenID else { return }
    hiddenID = nil
    browser.source?.setThumbnailHidden(false, for: id)
  }
}
