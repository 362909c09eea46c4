import Motion
import UIKit
import UIKitCompat

/// What fingers and pointer do to the browser as a whole: drag away, catch what flies, tap, pinch
/// away, rest.
@MainActor final class BrowserGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let browser: PhotoBrowser
  private let dismissPan = UIPanGestureRecognizer()
  /// Takes a flying picture the moment it is touched.
  private let catcher = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var tracker = VelocityTracker()
  /// Where the finger went down: the point of the photo there stays under it.
  private var touchStart: CGPoint = .zero
  private var tapTouchType = UITouch.TouchType.direct
  private var pinchScale: CGFloat = 1

  init(_ browser: PhotoBrowser) {
    self.browser = browser
    super.init()
    dismissPan.maximumNumberOfTouches = 1
    dismissPan.onEvent { [weak self] in self?.handleDismiss($0) }
    catcher.minimumPressDuration = 0
    catcher.onEvent { [weak self] in self?.handleCatch($0) }
    tap.onEvent { [weak self] in self?.handleTap($0) }
    let hover = UIHoverGestureRecognizer { [weak self] hover in
      if hover.state == .began || hover.state == .changed { self?.browser.chrome.pointerMoved() }
    }
    for recognizer in [dismissPan, catcher, tap] {
      recognizer.delegate = self
      browser.view.addGestureRecognizer(recognizer)
    }
    browser.view.addGestureRecognizer(hover)
    addSideButton(4, pages: -1)
    addSideButton(5, pages: 1)
  }

  /// The mouse's buttons for back and forward.
  private func addSideButton(_ number: Int, pages: Int) {
    let click = UITapGestureRecognizer { [weak self] click in
      if click.state == .ended { self?.browser.page(by: pages, animated: false) }
    }
    click.buttonMaskRequired = .button(number)
    browser.view.addGestureRecognizer(click)
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isAirborne = browser.flight.phase == .opening || browser.flight.phase == .closing
    switch gestureRecognizer {
    case catcher: return isAirborne
    case dismissPan: return !isAirborne && shouldBeginDismiss()
    case tap: return browser.flight.phase == .open
    default: return true
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if touch.view?.isDescendant(of: browser.chrome) == true { return false }
    if gestureRecognizer === tap { tapTouchType = touch.type }
    if gestureRecognizer === dismissPan, dismissPan.numberOfTouches == 0 {
      touchStart = touch.location(in: browser.view)
    }
    if gestureRecognizer === catcher {
      return browser.flight.phase == .opening || browser.flight.phase == .closing
    }
    return true
  }

  /// A single tap waits for a cell's double tap.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === tap else { return false }
    return (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
  }

  private func shouldBeginDismiss() -> Bool {
    guard browser.allowsDismissGestures, browser.flight.phase == .open,
      !browser.pagingView.isMoving
    else { return false }
    let way = dismissPan.translation(in: browser.view)
    let movement = way == .zero ? dismissPan.velocity(in: browser.view) : way
    guard browser.dismisses(along: movement) else { return false }
    let drag =
      browser.scrollDirection == .horizontal
      ? CGVector(dx: 0, dy: movement.y) : CGVector(dx: movement.x, dy: 0)
    return browser.currentCell?.wantsDrag(drag) != true
  }

  // MARK: Drag away

  private func handleDismiss(_ pan: UIPanGestureRecognizer) {
    let view = browser.view
    let location = pan.location(in: view)
    switch pan.state {
    case .began:
      browser.grab(at: touchStart)
      drag(to: location, velocity: pan.velocity(in: view))
    case .changed: drag(to: location, velocity: pan.velocity(in: view))
    case .ended:
      let velocity = pan.velocity(in: view)
      drag(to: location, velocity: velocity)
      release(way: location.subtracting(touchStart), velocity: velocity)
    case .cancelled, .failed: cancel()
    default: break
    }
  }

  private func drag(to location: CGPoint, velocity: CGPoint) {
    browser.flight.drag(to: location, velocity: velocity, rule: browser.dismissRule)
  }

  private func release(way: CGPoint, velocity: CGPoint) {
    guard browser.flight.phase == .held else { return }
    let isDismissed = browser.dismissRule.dismisses(
      translation: browser.dismissTravel(way),
      velocity: browser.dismissSpeed(velocity, after: way), length: browser.dismissLength)
    browser.dismissDragDidEnd(isClosing: isDismissed)
    if isDismissed { browser.close(animated: true) } else { browser.flight.aimAtPage() }
  }

  private func cancel() {
    guard browser.flight.phase == .held else { return }
    browser.dismissDragDidEnd(isClosing: false)
    browser.flight.aimAtPage()
  }

  // MARK: Catch

  private func handleCatch(_ press: UILongPressGestureRecognizer) {
    let now = CACurrentMediaTime()
    let location = press.location(in: browser.view)
    switch press.state {
    case .began:
      tracker = VelocityTracker()
      tracker.add(location, at: now)
      browser.grab(at: location)
    case .changed:
      tracker.add(location, at: now)
      drag(to: location, velocity: tracker.velocity(at: now))
    case .ended: letGo(velocity: tracker.velocity(at: now))
    case .cancelled, .failed: resume()
    default: break
    }
  }

  private func letGo(velocity: CGPoint) {
    guard browser.flight.phase == .held, let way = browser.flight.gripMovement else { return }
    if max(abs(way.x), abs(way.y)) < 10 && velocity.magnitude < browser.dismissRule.returnSpeed {
      resume()
    } else {
      release(way: way, velocity: velocity)
    }
  }

  /// A touch that only stopped the picture lets it go on.
  private func resume() {
    guard browser.flight.phase == .held else { return }
    if browser.flight.wasClosing {
      browser.close(animated: true)
    } else {
      browser.flight.aimAtPage()
    }
  }

  // MARK: Pinch

  /// Called with a pinch that makes a fitted photo smaller, until it ends; true takes it over.
  func takePinch(_ pinch: UIPinchGestureRecognizer) -> Bool {
    guard browser.allowsDismissGestures else { return false }
    let location = pinch.location(in: browser.view)
    switch pinch.state {
    case .began, .changed:
      if browser.flight.phase == .open { browser.grab(at: location) }
      pinchScale = pinch.scale
      browser.flight.pinch(scale: pinch.scale, at: location)
      return true
    case .ended where pinchScale < Self.pinchClose:
      if browser.flight.phase == .held { browser.close(animated: true) }
    default: cancel()
    }
    return false
  }

  /// Of the fitted size.
  private static let pinchClose: CGFloat = 0.75

  // MARK: Tap

  private func handleTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, tapTouchType == .direct || tapTouchType == .pencil else { return }
    switch browser.tapAction {
    case .togglesChrome: browser.chrome.isShown.toggle()
    case .closes: browser.close(animated: true)
    case .nothing: break
    }
  }
}
