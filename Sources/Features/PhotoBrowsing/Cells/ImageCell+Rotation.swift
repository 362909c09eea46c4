import Motion
import UIKit
import UIKitCompat

/// How a photo is turned on its page.
struct PhotoRotation {
  /// The number of quarter turns, clockwise, 0…3.
  var quarterTurns = 0
  /// The angle beyond the quarter turns, in radians, clockwise, while fingers or a spring turn the
  /// photo.
  var offset = SpringValue<CGFloat>(0, spring: spring, threshold: 0.002)

  private static let spring = Spring(duration: 0.3, dampingRatio: 1)

  var isSideways: Bool { quarterTurns % 2 == 1 }
  var isUpright: Bool { quarterTurns == 0 && offset.value == 0 }

  /// The size that a photo takes. While it turns on, it's that of the turn it turns from.
  func applied(to size: CGSize) -> CGSize { isSideways ? size.transposed : size }

  var transform: CGAffineTransform {
    isUpright
      ? .identity
      : CGAffineTransform(rotationAngle: CGFloat(quarterTurns) * .pi / 2 + offset.value)
  }
}

extension ImageCell {
  /// The number of quarter turns by which the photo is turned on its page, clockwise, 0…3.
  public var quarterTurns: Int { rotation.quarterTurns }

  /// Turns the photo on its page, and fits it. Only the page shows it so, until it disappears: the
  /// photo itself stays as it is.
  ///
  /// - Parameter quarterTurns: The number of quarter turns, clockwise, or counterclockwise if it is
  ///   negative.
  public func rotate(by quarterTurns: Int, animated: Bool = true) {
    let turns = (quarterTurns % 4 + 4) % 4
    guard turns != 0, image != nil else { return }
    // Three quarters are one in the other direction.
    let angle = CGFloat(turns == 3 ? 1 : -turns) * .pi / 2
    turn(by: turns, from: rotation.offset.value + angle, animated: animated)
  }

  /// - Parameter offset: The angle, beyond the quarter turns to come, that is visible now.
  private func turn(by turns: Int, from offset: CGFloat, animated: Bool) {
    let old = zoomMotion.frame
    rotation.quarterTurns = (rotation.quarterTurns + turns) % 4
    rotation.offset.set(offset)
    updateLayout()
    zoomMotion.reset()
    if animated, window != nil, !UIAccessibility.isReduceMotionEnabled {
      rotation.offset.retarget(to: 0)
      zoomMotion.glide(from: turns % 2 == 1 ? old.transposed : old)
    } else {
      rotation.offset.set(0)
    }
    motionChanged()
  }

  func setUpRotation() {
    rotationRecognizer.isEnabled = false
    rotationRecognizer.delegate = PinchCompanion.shared
    rotationRecognizer.onEvent { [weak self] in self?.handleRotation($0) }
    addGestureRecognizer(rotationRecognizer)
  }

  private func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
    guard image != nil, pinchAction != .closes else { return }
    switch recognizer.state {
    case .began, .changed:
      // It continues from where a spring was about to turn the photo.
      if recognizer.state == .began { recognizer.rotation += rotation.offset.value }
      // Fingers that turn the photo don't close it.
      pinchAction = .zooms
      rotation.offset.set(recognizer.rotation)
      showFrame()
    case .ended: release(recognizer.rotation, velocity: recognizer.velocity)
    case .cancelled, .failed: release(0, velocity: 0)
    default: break
    }
  }

  /// Turns on to the nearest quarter, where a flick leads.
  private func release(_ angle: CGFloat, velocity: CGFloat) {
    let aim = (angle + velocity * Self.flick) / (.pi / 2)
    let quarters = Int(exactly: min(max(aim.rounded(), -4), 4)) ?? 0
    guard quarters % 4 != 0 else {
      rotation.offset.retarget(to: 0)
      if UIAccessibility.isReduceMotionEnabled { rotation.offset.set(0) }
      return motionChanged()
    }
    let rest = rotation.offset.value - CGFloat(quarters) * .pi / 2
    turn(by: (quarters % 4 + 4) % 4, from: rest, animated: true)
  }

  /// How far a flick leads, in seconds.
  private static var flick: CGFloat { 0.1 }

  func resetRotation() {
    guard !rotation.isUpright else { return }
    rotation = PhotoRotation()
    updateLayout()
  }

  /// Puts the photo where it is at the moment. Returns false if it is there already.
  func placeImageView() -> Bool {
    let (frame, transform) = (zoomMotion.frame, rotation.transform)
    if transform.isIdentity, imageView.transform.isIdentity {
      guard imageView.frame != frame else { return false }
      imageView.frame = frame
      return true
    }
    let bounds = CGRect(origin: .zero, size: rotation.applied(to: frame.size))
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard
      imageView.bounds != bounds || imageView.center != center || imageView.transform != transform
    else { return false }
    imageView.transform = transform
    imageView.bounds = bounds
    imageView.center = center
    return true
  }
}

/// Lets two fingers turn and zoom a photo at once.
@MainActor private final class PinchCompanion: NSObject, UIGestureRecognizerDelegate {
  static let shared = PinchCompanion()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPinchGestureRecognizer
      && otherGestureRecognizer.view === gestureRecognizer.view
  }
}

extension CGSize {
  /// The size with width and height exchanged.
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// The rectangle around the same center with width and height exchanged.
  fileprivate var transposed: CGRect {
    CGRect(x: midX - height / 2, y: midY - width / 2, width: height, height: width)
  }
}
