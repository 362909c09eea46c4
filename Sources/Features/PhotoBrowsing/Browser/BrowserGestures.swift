import Motion
import Transitions
import UIKit
import UIKitCompat

/// The gestures of the browser as a whole: drag to dismiss, catch a moving photo, tap, pinch to
/// close, and pointer movement.
@MainActor final class BrowserGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let browser: PhotoBrowserController
  private let dismissPan = UIPanGestureRecognizer()
  private let interaction: TransitionInteraction
  private let tap = UITapGestureRecognizer()
  private let wheel = UIPanGestureRecognizer()
  /// The distance that the wheel has turned since the last page, in points.
  private var wheelDistance: CGFloat = 0
  /// Where the touch began. The point of the photo that was there stays under the finger.
  private var touchStart: CGPoint = .zero
  private var tapTouchType = UITouch.TouchType.direct
  private var pinchScale: CGFloat = 1

  private var controller: PhotoTransitionController { browser.transitionController }

  init(_ browser: PhotoBrowserController) {
    self.browser = browser
    interaction = TransitionInteraction(dismissPan)
    super.init()
    interaction.canCatch = { [weak self] in self?.canCatch($0) ?? false }
    interaction.onBegin = { [weak self] in self?.begin($0) }
    interaction.onChange = { [weak self] in self?.change($0) }
    interaction.onEnd = { [weak self] in self?.end($0) }
    tap.onEvent { [weak self] in self?.handleTap($0) }
    let hover = UIHoverGestureRecognizer { [weak self] hover in
      guard let chrome = self?.browser.chrome, hover.state == .began || hover.state == .changed
      else { return }
      chrome.pointerMoved(to: hover.location(in: chrome))
    }
    dismissPan.delegate = self
    tap.delegate = self
    interaction.attach(to: browser.view)
    browser.view.addGestureRecognizer(tap)
    browser.view.addGestureRecognizer(hover)
    wheel.allowedScrollTypesMask = .discrete
    wheel.delegate = self
    wheel.onEvent { [weak self] in self?.handleWheel($0) }
    browser.view.addGestureRecognizer(wheel)
    addSideButton(4, pages: -1)
    addSideButton(5, pages: 1)
  }

  /// The back and forward buttons of a mouse page.
  private func addSideButton(_ number: Int, pages: Int) {
    let click = UITapGestureRecognizer { [weak self] click in
      if click.state == .ended { self?.browser.page(by: pages, animated: false) }
    }
    click.buttonMaskRequired = .button(number)
    browser.view.addGestureRecognizer(click)
  }

  private func shouldBeginWheel() -> Bool {
    guard browser.wheelAction == .turnsPages, !wheel.modifierFlags.contains(.control) else {
      return false
    }
    let view = browser.view.hitTest(wheel.location(in: browser.view), with: nil)
    return view?.isDescendant(of: browser.panelView) != true
  }

  /// Turns the page by each notch.
  private func handleWheel(_ wheel: UIPanGestureRecognizer) {
    if wheel.state == .began { wheelDistance = 0 }
    guard wheel.state == .began || wheel.state == .changed || wheel.state == .ended else { return }
    wheelDistance += wheel.translation(in: browser.view).y
    wheel.setTranslation(.zero, in: browser.view)
    let pages = (wheelDistance / Wheel.detent).rounded(.towardZero)
    guard pages != 0 else { return }
    wheelDistance -= pages * Wheel.detent
    browser.page(by: -Int(pages), animated: false)
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case dismissPan: shouldBeginDismiss()
    case tap: controller.phase == .presented
    case wheel: shouldBeginWheel()
    default: true
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // The wheel's recognizer follows no touches.
    if gestureRecognizer === wheel || isOverControls(touch) { return false }
    if gestureRecognizer === tap {
      tapTouchType = touch.type
      browser.parts.slideshow?.restart()
      if touch.type == .indirectPointer { browser.chrome.pointerPressed(touch) }
    }
    if gestureRecognizer === dismissPan, dismissPan.numberOfTouches == 0 {
      touchStart = touch.location(in: browser.view)
    }
    return true
  }

  private func canCatch(_ touch: UITouch) -> Bool {
    controller.phase.isMoving && !isOverControls(touch)
  }

  private func isOverControls(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return view.isDescendant(of: browser.chrome) || view.isDescendant(of: browser.panelView)
  }

  /// A single tap waits until a cell's double tap has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === tap else { return false }
    return (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
  }

  private func shouldBeginDismiss() -> Bool {
    guard browser.canBeDragged, controller.phase == .presented,
      !browser.pagingView.isMoving
    else { return false }
    let translation = dismissPan.translation(in: browser.view)
    let movement = translation == .zero ? dismissPan.velocity(in: browser.view) : translation
    guard browser.dismisses(along: movement) else { return false }
    let drag =
      browser.scrollDirection == .horizontal
      ? CGVector(dx: 0, dy: movement.y) : CGVector(dx: movement.x, dy: 0)
    return browser.currentCell?.wantsDrag(drag) != true
  }

  // MARK: Drag to dismiss, catch

  private func begin(_ drag: TransitionInteraction.Drag) {
    if interaction.isCatch { touchStart = drag.location }
    browser.hold(at: touchStart)
  }

  private func change(_ drag: TransitionInteraction.Drag) {
    controller.drag(to: drag.location, velocity: drag.velocity, rule: browser.dismissRule)
  }

  private func end(_ drag: TransitionInteraction.Drag?) {
    browser.parts.slideshow?.restart()
    guard controller.phase == .held else { return }
    guard let drag else { return interaction.isCatch ? resume() : cancel() }
    let translation = drag.location.subtracting(touchStart)
    if interaction.isCatch, translation.magnitude < 10,
      drag.velocity.magnitude < browser.dismissRule.returnSpeed
    {
      resume()
    } else {
      release(translation: translation, velocity: drag.velocity)
    }
  }

  private func release(translation: CGPoint, velocity: CGPoint) {
    let drag = browser.dismissal(by: translation, velocity)
    let isDismissed = browser.dismissRule.dismisses(
      translation: drag.distance, velocity: drag.speed, length: drag.length)
    browser.dismissDragDidEnd(isClosing: isDismissed)
    if isDismissed { browser.close(animated: true) } else { controller.moveToPage() }
  }

  private func cancel() {
    guard controller.phase == .held else { return }
    browser.dismissDragDidEnd(isClosing: false)
    controller.moveToPage()
  }

  /// Continues a transition that a touch only stopped.
  private func resume() {
    if controller.isReturningToThumbnail {
      browser.close(animated: true)
    } else {
      controller.moveToPage()
    }
  }

  // MARK: Pinch

  /// Handles a pinch that makes a fitted photo smaller, until it ends. Returns whether the browser
  /// follows it.
  func handlePinch(_ pinch: UIPinchGestureRecognizer) -> Bool {
    guard browser.canBeDragged else { return false }
    let location = pinch.location(in: browser.view)
    switch pinch.state {
    case .began, .changed:
      if controller.phase == .presented { browser.hold(at: location) }
      pinchScale = pinch.scale
      controller.pinch(scale: pinch.scale, at: location)
      return true
    case .ended where pinchScale < Self.closingPinchScale:
      if controller.phase == .held { browser.close(animated: true) }
    default: cancel()
    }
    return false
  }

  /// The browser closes below this fraction of the fitted size.
  private static let closingPinchScale: CGFloat = 0.75

  // MARK: Tap

  private func handleTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, tapTouchType == .direct || tapTouchType == .pencil else { return }
    switch browser.tapAction {
    case .togglesChrome: browser.chrome.isShown.toggle()
    case .closes: browser.close(animated: true)
    case .nothing: break
    case .performs(let action): action(browser)
    }
  }
}
