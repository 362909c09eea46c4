import Motion
import Transitions
import UIKit
import UIKitCompat

/// The browser's picture on its way between thumbnail and page, and under the finger.
///
/// There is one for the life of the browser. Opening, closing, dragging and pinching only aim its
/// transition elsewhere.
@MainActor final class PhotoTransitionController {
  unowned let browser: PhotoBrowserController
  private let transition = InterruptibleTransition(
    PhotoPose(window: .zero), target: { _ in nil }, faded: \.faded)
  let morphView = MorphView()
  /// Whether it closed, and was not prepared to open again since.
  private(set) var isClosed = false
  /// The thumbnail that is hidden now: all that has to be restored in the end.
  var hiddenID: PhotoID?
  private var drag: PhotoDrag?
  /// Whether the picture moves; a page without one moves itself.
  private(set) var movesPicture = false

  static let openingDuration = 0.35
  static let closingDuration = 0.3
  private static let openingSpring = Spring(duration: openingDuration, dampingRatio: 0.82)
  private static let closingSpring = Spring(duration: closingDuration, dampingRatio: 1)
  private static let fadingSpring = Spring(duration: 0.2, dampingRatio: 1)

  init(_ browser: PhotoBrowserController) {
    self.browser = browser
    transition.fadeTiming = .spring(Self.fadingSpring)
    transition.target = { [weak self] in $0 == .presented ? self?.pagePose() : self?.sourcePose() }
    transition.apply = { [weak self] in self?.show($0.clamped) }
    transition.onSettle = { [weak self] in self?.didSettle($0) }
  }

  var phase: TransitionPhase { transition.phase }
  /// Whether the picture is shown by the transition and not by its page.
  var isInTransition: Bool { !phase.isAtRest }
  /// Whether it has not been opened yet.
  var isWaiting: Bool { phase == .dismissed && !isClosed }
  var pose: PhotoPose { transition.state.clamped }
  /// Of the picture's centre, points a second.
  var velocity: CGPoint { transition.velocity.center }

  // MARK: Opening

  func open(_ completion: @escaping (Bool) -> Void) {
    takePicture()
    let timing = morph?.timing ?? .spring(Self.openingSpring)
    transition.begin(toward: .presented, timing, completion: updatingStatusBar(after: completion))
  }

  /// Not before: while it counts as being dismissed, nobody asks the browser.
  private func updatingStatusBar(after completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    { [weak self] in
      completion($0)
      if let self, phase == .presented { browser.updateStatusBar() }
    }
  }

  /// The browser may be opened again after it closed.
  func reset() {
    guard phase.isAtRest else { return }
    isClosed = false
    transition.adopt(.dismissed)
  }

  /// For transitions that bring the browser in by themselves.
  func skipOpening() {
    guard isWaiting else { return }
    browser.chrome.appear()
    transition.adopt(.presented)
    didSettle(.presented)
  }

  // MARK: Closing

  /// The completion is told whether it closed; false when it was caught and sent back.
  func close(_ completion: @escaping (Bool) -> Void) {
    let completion = updatingStatusBar(after: completion)
    guard phase.isAtRest else {
      transition.notify(.dismissed, completion)
      return aimAtThumbnail()
    }
    leavePage()
    let timing = morph?.timing ?? .spring(Self.closingSpring)
    transition.begin(toward: .dismissed, timing, completion: completion)
  }

  private func leavePage() {
    if phase.isAtRest { takePicture() }
    browser.chrome.fadeAway()
    replacePicture(with: replacementView())
  }

  /// Lets the finger that holds the picture decide how UIKit's transition ends.
  func drive(_ context: any UIViewControllerContextTransitioning) {
    transition.drive(context, completion: updatingStatusBar { context.endHiding($0) })
  }

  /// Whether UIKit waits to hear how a closing ends.
  var isClosingPending: Bool { transition.isAwaited(.dismissed) }

  /// Whether a closing was caught and sent back to the page, where it has not come yet.
  var isReversed: Bool { phase == .presenting && isClosingPending }

  /// Whether UIKit waits to hear how an opening ends.
  var isOpeningPending: Bool { transition.isAwaited(.presented) }

  /// UIKit does not close what is still opening: its opening counts as done, the motion goes on.
  func endOpeningEarly() { transition.completeEarly(.presented) }

  func aimAtThumbnail() {
    leavePage()
    transition.retarget(toward: .dismissed, spring: Self.closingSpring, velocity: endDrag())
  }

  func aimAtPage() {
    // The photos may have gone meanwhile.
    guard browser.currentIndex != nil else { return browser.close(animated: true) }
    browser.chrome.undim()
    transition.retarget(toward: .presented, spring: Self.openingSpring, velocity: endDrag())
  }

  private func didSettle(_ side: TransitionSide) {
    drag = nil
    restoreThumbnail()
    morphView.isHidden = true
    morphView.replacementView = nil
    isClosed = side == .dismissed
    guard side == .presented else { return }
    restorePage()
    browser.didOpen()
    browser.updateStatusBar()
  }

  // MARK: Finger

  /// Takes the picture where it is. `start` is where the finger went down.
  func hold(at start: CGPoint) {
    if phase == .presented { takePicture() }
    transition.hold()
    drag = PhotoDrag(pose: pose, start: start)
    transition.refresh()
  }

  func drag(to location: CGPoint, velocity: CGPoint, rule: DismissRule) {
    guard phase == .held, let way = dragTranslation(to: location) else { return }
    let (travel, length) = (browser.dismissTravel(way), browser.dismissLength)
    let scale = rule.scale(translation: travel, length: length)
    place(scale: scale, at: location, velocity: velocity)
    // Caught on its way home it has nothing over it, until it is thrown back.
    if !isHeadingHome {
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

  private func dragTranslation(to location: CGPoint) -> CGPoint? {
    drag.map { location.subtracting($0.start) }
  }

  private func place(scale: CGFloat, at location: CGPoint, velocity: CGPoint) {
    guard let pose = drag?.move(to: location, scale: scale, velocity: velocity) else { return }
    transition.update(pose)
  }

  /// Whether a finger that only touched it should let it go on closing.
  var isHeadingHome: Bool { transition.heading == .dismissed }

  private func endDrag() -> PhotoPose? {
    defer { drag = nil }
    return drag.map { PhotoPose(velocity: $0.velocity) }
  }

  // MARK: Views

  /// Another photo is current, or the same one looks different. The one before never moves on.
  func photoDidChange() {
    guard isInTransition, movesPicture else { return }
    if browser.pageContent == nil { morphView.image = nil }
    transition.refresh()
  }

  private func show(_ pose: PhotoPose) {
    browser.backdropView.alpha = pose.backdrop
    browser.bars?.setCover(pose.backdrop)
    guard movesPicture else {
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
    browser.pagingView.transform = CGAffineTransform(rotationAngle: pose.rotation)
      .scaledBy(x: scale, y: scale)
    browser.pagingView.center = CGPoint(
      x: pose.window.midX + (bounds.midX - content.midX) * scale,
      y: pose.window.midY + (bounds.midY - content.midY) * scale)
    browser.pagingView.alpha = pose.opacity
  }

  /// Takes the picture off its page.
  private func takePicture() {
    browser.pagingView.settleNow()
    let content = browser.pageContent
    morphView.photoSize = content?.photoSize ?? .zero
    morphView.image = content?.image
    movesPicture = content != nil
    replacePicture(with: isWaiting ? replacementView() : nil)
    hideThumbnail()
  }

  /// A view of the caller's takes the place of the picture, or of a page without one.
  private func replacePicture(with view: UIView?) {
    morphView.replacementView = view
    if view != nil { movesPicture = true }
    morphView.isHidden = !movesPicture
    browser.pagingView.isHidden = movesPicture
  }

  private func restorePage() {
    morphView.image = nil
    movesPicture = false
    browser.backdropView.alpha = 1
    browser.pagingView.isHidden = false
    browser.pagingView.alpha = 1
    browser.pagingView.transform = .identity
    browser.pagingView.frame = browser.view.bounds
  }
}
