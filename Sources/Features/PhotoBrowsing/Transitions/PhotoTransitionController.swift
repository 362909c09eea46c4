import Motion
import Transitions
import UIKit
import UIKitCompat

/// Moves the browser's photo between thumbnail and page, and under the finger.
///
/// There is one for the lifetime of the browser. Opening, closing, dragging and pinching only
/// change the target of its transition.
@MainActor final class PhotoTransitionController {
  unowned let browser: PhotoBrowserController
  private let transition = InterruptibleTransition(
    PhotoPose(window: .zero), target: { _ in nil }, faded: \.faded)
  let morphView = MorphView()
  /// Whether it has closed, and was not prepared to open again since.
  private(set) var isClosed = false
  /// The photo whose thumbnail is hidden.
  var hiddenID: PhotoID?
  private var drag: PhotoDrag?
  /// Whether the image moves. If the page has none, the page moves.
  private(set) var movesImage = false

  static let openingDuration = 0.35
  static let closingDuration = 0.3
  private var openingSpring: Spring {
    morph?.opening ?? Spring(duration: Self.openingDuration, dampingRatio: 0.82)
  }
  private var closingSpring: Spring {
    morph?.closing ?? Spring(duration: Self.closingDuration, dampingRatio: 1)
  }
  private static let fadingSpring = Spring(duration: 0.2, dampingRatio: 1)

  init(_ browser: PhotoBrowserController) {
    self.browser = browser
    transition.fadeTiming = .spring(Self.fadingSpring)
    transition.target = { [weak self] in $0 == .presented ? self?.pagePose() : self?.sourcePose() }
    transition.apply = { [weak self] in self?.show($0.clamped) }
    transition.onSettle = { [weak self] in self?.didSettle($0) }
  }

  var phase: TransitionPhase { transition.phase }
  /// Whether the transition shows the photo rather than its page.
  var isInTransition: Bool { !phase.isAtRest }
  /// Whether it has not opened yet.
  var isWaiting: Bool { phase == .dismissed && !isClosed }
  var pose: PhotoPose { transition.state.clamped }
  /// The velocity of the photo's center, in points per second.
  var velocity: CGPoint { transition.velocity.center }

  // MARK: Opening

  func open(_ completion: @escaping (Bool) -> Void) {
    detachImage()
    let timing = morph?.timing ?? .spring(openingSpring)
    transition.begin(toward: .presented, timing, completion: updatingStatusBar(after: completion))
  }

  /// Updates the status bar after the completion: while the browser is being dismissed, UIKit
  /// doesn't ask it.
  private func updatingStatusBar(after completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    { [weak self] in
      completion($0)
      if let self, phase == .presented { browser.updateStatusBar() }
    }
  }

  /// Prepares for opening again after closing.
  func reset() {
    guard phase.isAtRest else { return }
    isClosed = false
    transition.adopt(.dismissed)
  }

  /// Opens without animation, for transitions that show the browser themselves.
  func skipOpening() {
    guard isWaiting else { return }
    browser.chrome.appear()
    transition.adopt(.presented)
    didSettle(.presented)
  }

  // MARK: Closing

  /// Closes. The completion is called with false if the photo was caught and returned to its page.
  func close(_ completion: @escaping (Bool) -> Void) {
    let completion = updatingStatusBar(after: completion)
    guard phase.isAtRest else {
      transition.notify(.dismissed, completion)
      return moveToThumbnail()
    }
    leavePage()
    let timing = morph?.timing ?? .spring(closingSpring)
    transition.begin(toward: .dismissed, timing, completion: completion)
  }

  private func leavePage() {
    if phase.isAtRest { detachImage() }
    browser.chrome.fadeAway()
    replaceImage(with: replacementView())
  }

  /// Lets a drag decide how UIKit's transition ends.
  func drive(_ context: any UIViewControllerContextTransitioning) {
    transition.drive(
      context,
      completion: updatingStatusBar {
        context.completeTransition(isShowing: false, didComplete: $0)
      })
  }

  /// Whether UIKit's dismissal or pop has not ended.
  var isClosingPending: Bool { transition.isAwaited(.dismissed) }

  /// Whether a closing was reversed and the photo has not arrived on its page yet.
  var isReversed: Bool { phase == .presenting && isClosingPending }

  /// Whether UIKit's presentation or push has not ended.
  var isOpeningPending: Bool { transition.isAwaited(.presented) }

  /// Ends UIKit's presentation early, while the photo still moves, because UIKit can't dismiss what
  /// is being presented.
  func endOpeningEarly() { transition.completeEarly(.presented) }

  func moveToThumbnail() {
    leavePage()
    transition.retarget(toward: .dismissed, spring: closingSpring, velocity: endDrag())
  }

  func moveToPage() {
    // The photos may have been deleted meanwhile.
    guard browser.currentIndex != nil else { return browser.close(animated: true) }
    browser.chrome.undim()
    transition.retarget(toward: .presented, spring: openingSpring, velocity: endDrag())
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

  /// Takes hold of the photo where it is. `start` is where the touch began.
  func hold(at start: CGPoint) {
    if phase == .presented { detachImage() }
    transition.hold()
    drag = PhotoDrag(pose: pose, start: start)
    transition.refresh()
  }

  func drag(to location: CGPoint, velocity: CGPoint, rule: DismissRule) {
    guard phase == .held, let start = drag?.start else { return }
    let (distance, _, length) = browser.dismissal(by: location.subtracting(start))
    let scale = rule.scale(translation: distance, length: length)
    place(scale: scale, at: location, velocity: velocity)
    // While the photo returns to its thumbnail, the chrome stays hidden.
    if !isReturningToThumbnail {
      browser.chrome.dim(to: rule.chromeOpacity(translation: distance, length: length))
    }
    browser.updateStatusBar()
    browser.dismissDragDidMove(to: scale)
  }

  func pinch(scale: CGFloat, at location: CGPoint) {
    guard phase == .held else { return }
    place(scale: min(1.1, max(0.2, scale)), at: location, velocity: .zero)
    browser.chrome.dim(to: min(1, max(0, (scale - 0.9) / 0.1)))
  }

  private func place(scale: CGFloat, at location: CGPoint, velocity: CGPoint) {
    guard let pose = drag?.move(to: location, scale: scale, velocity: velocity) else { return }
    transition.update(pose)
  }

  /// Whether the photo moves toward its thumbnail.
  var isReturningToThumbnail: Bool { transition.heading == .dismissed }

  private func endDrag() -> PhotoPose? {
    defer { drag = nil }
    return drag.map { PhotoPose(velocity: $0.velocity) }
  }

  // MARK: Views

  /// Updates the photo after another one became current or its image changed.
  func photoDidChange() {
    guard isInTransition, movesImage else { return }
    if browser.pageContent == nil { morphView.image = nil }
    transition.refresh()
  }

  private func show(_ pose: PhotoPose) {
    browser.backdropView.alpha = pose.backdrop
    browser.panelView.alpha = pose.backdrop
    browser.barFader?.setCoverage(pose.backdrop)
    guard movesImage else {
      showPages(as: pose)
      return
    }
    if let content = browser.pageContent {
      morphView.photoSize = content.photoSize
      morphView.image = content.image
    }
    morphView.apply(pose)
  }

  /// Moves the whole page so that its content lies in the pose's window.
  private func showPages(as pose: PhotoPose) {
    let (bounds, content) = (browser.pageFrame, browser.pageContentFrame)
    guard content.width > 0, content.height > 0 else { return }
    let fillScale = max(pose.window.width / content.width, pose.window.height / content.height)
    let scale = max(0.01, fillScale)
    browser.pagingView.transform = CGAffineTransform(rotationAngle: pose.rotation)
      .scaledBy(x: scale, y: scale)
    browser.pagingView.center = CGPoint(
      x: pose.window.midX + (bounds.midX - content.midX) * scale,
      y: pose.window.midY + (bounds.midY - content.midY) * scale)
    browser.pagingView.alpha = pose.opacity
  }

  /// Moves the image from its page to the transition's view.
  private func detachImage() {
    browser.pagingView.settleNow()
    let content = browser.pageContent
    morphView.photoSize = content?.photoSize ?? .zero
    morphView.image = content?.image
    movesImage = content != nil
    replaceImage(with: isWaiting ? replacementView() : nil)
    hideThumbnail()
  }

  /// Shows the app's view instead of the image or the page.
  private func replaceImage(with view: UIView?) {
    morphView.replacementView = view
    if view != nil { movesImage = true }
    morphView.isHidden = !movesImage
    browser.pagingView.isHidden = movesImage
  }

  private func restorePage() {
    morphView.image = nil
    movesImage = false
    browser.backdropView.alpha = 1
    browser.panelView.alpha = 1
    browser.pagingView.isHidden = false
    browser.pagingView.alpha = 1
    browser.pagingView.transform = .identity
    browser.pagingView.frame = browser.pageFrame
  }
}
