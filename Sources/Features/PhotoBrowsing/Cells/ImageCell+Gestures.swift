import Motion
import UIKit
import UIKitCompat

extension ImageCell {
  func setUpGestures() {
    panRecognizer.allowedScrollTypesMask = .continuous
    panRecognizer.maximumNumberOfTouches = 1
    panRecognizer.onEvent { [weak self] in self?.handlePan($0) }
    wheelRecognizer.allowedScrollTypesMask = .discrete
    wheelRecognizer.delegate = ScrollEventFilter.shared
    wheelRecognizer.onEvent { [weak self] in self?.handleWheel($0) }
    pinchRecognizer.onEvent { [weak self] in self?.handlePinch($0) }
    doubleTapRecognizer.numberOfTapsRequired = 2
    doubleTapRecognizer.onEvent { [weak self] in self?.handleDoubleTap($0) }
    longPressRecognizer.isEnabled = false
    longPressRecognizer.onEvent { [weak self] press in self?.onLongPress?(press) }
    for recognizer in [
      panRecognizer, wheelRecognizer, pinchRecognizer, doubleTapRecognizer, longPressRecognizer,
    ] {
      addGestureRecognizer(recognizer)
    }
    oneFingerZoom = OneFingerZoom(self)
    setUpRotation()
  }

  func shouldBeginPan() -> Bool {
    let translation = panRecognizer.translation(in: self)
    let movement = translation == .zero ? panRecognizer.velocity(in: self) : translation
    return wantsDrag(CGVector(dx: movement.x, dy: movement.y))
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator.stop()
      zoomMotion.beginPan()
      pan.setTranslation(.zero, in: self)
    case .changed:
      zoomMotion.pan(to: pan.translation(in: self))
      showFrame()
    case .ended, .cancelled, .failed:
      zoomMotion.endPan(velocity: pan.state == .ended ? pan.velocity(in: self) : .zero)
      motionChanged(from: CACurrentMediaTime())
    default: break
    }
  }

  private func handleWheel(_ wheel: UIPanGestureRecognizer) {
    let translation = wheel.translation(in: self).y
    guard translation != 0, image != nil, wheel.state != .cancelled, wheel.state != .failed else {
      return
    }
    wheel.setTranslation(.zero, in: self)
    zoomMotion.zoom(
      by: pow(Self.step, translation / Wheel.detent), about: wheel.location(in: self),
      animated: !UIAccessibility.isReduceMotionEnabled, spring: ZoomMotion.wheelSpring)
    motionChanged()
  }

  private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    guard image != nil else { return }
    let point = pinch.location(in: self)
    if pinchAction == .closes {
      if onPinchClose?(pinch) != true { pinchAction = .zooms }
      return
    }
    switch pinch.state {
    case .began:
      animator.stop()
      pinchAction = isZoomed ? .zooms : .mayClose
      zoomMotion.beginPinch(at: point)
      movePinch(pinch, to: point)
    case .changed: movePinch(pinch, to: point)
    case .ended, .cancelled, .failed:
      zoomMotion.endPinch(at: point)
      motionChanged()
    default: break
    }
  }

  /// The browser handles a pinch that makes a fitted photo smaller, unless the pinch enlarged it
  /// before.
  private func movePinch(_ pinch: UIPinchGestureRecognizer, to point: CGPoint) {
    if pinch.scale > 1.02 { pinchAction = .zooms }
    if pinchAction == .mayClose, pinch.scale < 0.98 {
      zoomMotion.reset()
      showFrame()
      pinchAction = onPinchClose?(pinch) == true ? .closes : .zooms
      if pinchAction == .closes { return }
      zoomMotion.beginPinch(at: point)
    }
    zoomMotion.pinch(scale: pinch.scale, at: point)
    showFrame()
  }

  private func handleDoubleTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, image != nil else { return }
    let closer = isFromMouse ? imageLayout.doubleClickScale : imageLayout.doubleTapScale
    let scale = isZoomed ? 1 : closer
    zoomMotion.zoom(
      to: scale, about: tap.location(in: self), animated: !UIAccessibility.isReduceMotionEnabled)
    motionChanged()
  }

  func holdMotion() {
    guard zoomMotion.isCoasting else { return }
    animator.stop()
    zoomMotion.hold()
  }

  /// A touch that only stopped the photo must not leave it beyond its limits.
  func releaseMotion() {
    guard panRecognizer.state == .possible || panRecognizer.state == .failed else { return }
    zoomMotion.release()
    motionChanged()
  }
}

/// Limits a recognizer to scroll events.
@MainActor private final class ScrollEventFilter: NSObject, UIGestureRecognizerDelegate {
  static let shared = ScrollEventFilter()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}
