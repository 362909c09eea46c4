import Motion
import UIKit
import UIKitCompat

/// The browser's picture on its way between thumbnail and page, and under the finger.
///
/// There is one flight for the life of the browser. Its pose is one interruptible state: opening,
/// closing, dragging and pinching only aim it elsewhere.
@MainActor final class PhotoFlight {
  enum Phase { case waiting, opening, open, held, closing, closed }

  unowned let browser: PhotoBrowser
  private(set) var phase = Phase.waiting
  /// Which way it was going when it was caught.
  private var phaseBeforeHold = Phase.open
  private(set) var motion = PoseMotion(PhotoPose(window: .zero))
  let morphView = MorphView()
  private var onOpened: ((Bool) -> Void)?
  private var onClosed: ((Bool) -> Void)?
  private var onAim: ((Bool) -> Void)?
  /// The thumbnail that is hidden now: the flight's whole undo log.
  var hiddenID: AnyHashable?
  private var grip: Grip?
  private var isFading = false
  /// Whether the picture flies; a page without one flies itself.
  var isPictureFlying = false
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

  /// The browser may be opened again after it closed.
  func reset() {
    guard phase == .closed || phase == .open else { return }
    phase = .waiting
  }

  /// For transitions that bring the browser in by themselves.
  func skipOpening() {
    guard phase == .waiting else { return }
    browser.chrome.appear()
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
    onAim = nil
    closed?(false)
    // Not before: while it counts as being dismissed, nobody asks the browser.
    browser.updateStatusBar()
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

  /// Whether a closing was caught and sent back to the page, where it has not come yet.
  var isTurnedBack: Bool { phase == .opening && isClosingPending }

  /// Whether UIKit waits to hear how an opening ends.
  var isOpeningPending: Bool { onOpened != nil }

  /// A finger takes the picture and UIKit's closing with it; how that ends is told as by `close`.
  ///
  /// - Parameter onAim: told whenever it is clear where the picture goes next.
  func hold(
    onAim: @escaping (_ isClosing: Bool) -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    self.onAim = onAim
    onClosed = completion
  }

  /// UIKit does not close what is still opening: its opening counts as done, the flight goes on.
  func endOpeningEarly() {
    guard let opened = onOpened else { return }
    onOpened = nil
    opened(true)
  }

  func aimAtThumbnail() {
    phase = .closing
    onAim?(true)
    browser.chrome.fadeAway()
    let velocity = releaseGrip()
    fly(flyingView())
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
    morphView.flyingView = nil
    let (opened, closed) = (onOpened, onClosed)
    onOpened = nil
    onClosed = nil
    onAim = nil
    opened?(false)
    closed?(true)
  }

  // MARK: Turning back

  func aimAtPage() {
    // The photos may have gone meanwhile.
    guard browser.currentIndex != nil else { return browser.close(animated: true) }
    guard let goal = openPose() else {
      finishOpening()
      return
    }
    phase = .opening
    onAim?(false)
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
    let (travel, length) = (browser.dismissTravel(way), browser.dismissLength)
    let scale = rule.scale(translation: travel, length: length)
    place(scale: scale, at: location, velocity: velocity)
    // Caught on its way home it has nothing over it, until it is thrown back.
    if !wasClosing {
      browser.chrome.dim(to: rule.chromeOpacity(translation: travel, length: length))
    }
    browser.updateStatusBar()
    browser.dismissDragDidMove(to: scale)
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

  /// Another photo is current, or the same one looks different. The one before never flies on.
  func photoDidChange() {
    guard isAirborne, isPictureFlying else { return }
    if browser.pageContent == nil { morphView.image = nil }
    show()
  }

  private func show() {
    let pose = motion.pose
    browser.backdropView.alpha = pose.backdrop
    browser.bars?.setCover(pose.backdrop)
    guard isPictureFlying else {
      showPages(as: pose)
      return
    }
    if let content = browser.pageContent {
      morphView.photoSize = content.photoSize
      morphView.image = content.image
    }
    morphView.apply(pose)
  }

  /// The whole page moves, so that what it zooms lies where the window is.
  private func showPages(as pose: PhotoPose) {
    let (bounds, content) = (browser.view.bounds, browser.pageContentFrame)
    guard content.width > 0, content.height > 0 else { return }
    let cover = max(pose.window.width / content.width, pose.window.height / content.height)
    let scale = max(0.01, cover)
    browser.pagingView.transform = CGAffineTransform(scaleX: scale, y: scale)
    browser.pagingView.center = CGPoint(
      x: pose.window.midX + (bounds.midX - content.midX) * scale,
      y: pose.window.midY + (bounds.midY - content.midY) * scale)
    browser.pagingView.alpha = pose.opacity
  }

  private func takeOff() {
    browser.pagingView.settleNow()
    let content = browser.pageContent
    morphView.photoSize = content?.photoSize ?? .zero
    morphView.image = content?.image
    isPictureFlying = content != nil
    fly(phase == .waiting ? flyingView() : nil)
    hideThumbnail()
  }

  /// A view of the caller's takes the place of the picture, or of a page without one.
  private func fly(_ view: UIView?) {
    morphView.flyingView = view
    if view != nil { isPictureFlying = true }
    morphView.isHidden = !isPictureFlying
    browser.pagingView.isHidden = isPictureFlying
  }

  private func land() {
    animator.stop()
    grip = nil
    restoreThumbnail()
    morphView.isHidden = true
    morphView.image = nil
    morphView.flyingView = nil
    isPictureFlying = false
    browser.backdropView.alpha = 1
    browser.pagingView.isHidden = false
    browser.pagingView.alpha = 1
    browser.pagingView.transform = .identity
    browser.pagingView.frame = browser.view.bounds
  }
}
