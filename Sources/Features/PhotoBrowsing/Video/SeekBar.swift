import UIKit
import UIKitCompat

/// Shows the position in a video and lets a person change it. It prevents other gestures from
/// recognizing its touches.
@MainActor final class SeekBar: UIView {
  enum Phase { case began, moved, ended, cancelled }

  /// Called with the position of the finger, 0…1, while it is down.
  var onScrub: ((Phase, CGFloat) -> Void)?
  private let track = UIView()
  private let played = UIView()
  private let knob = UIView()
  private(set) var isScrubbing = false

  /// In points.
  private static let knobSide: CGFloat = 14
  private static let thickness: CGFloat = 4

  /// The position, 0…1. While a finger holds the knob, the position is the finger's.
  var progress: CGFloat {
    get { shown }
    set { if !isScrubbing { shown = newValue } }
  }

  private var shown: CGFloat = 0 {
    didSet {
      shown = min(1, max(0, shown.isFinite ? shown : 0))
      if shown != oldValue { setNeedsLayout() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = UIColor(white: 1, alpha: 0.3)
    for part in [track, played, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for part in [played, knob] { part.backgroundColor = .white }
    for part in [track, played] { part.layer.cornerRadius = Self.thickness / 2 }
    knob.layer.cornerRadius = Self.knobSide / 2
    let press = UILongPressGestureRecognizer { [weak self] in self?.handle($0) }
    // Begins at once, which prevents the drags of pages and photos.
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func handle(_ press: UILongPressGestureRecognizer) {
    let newFraction = fraction(at: press.location(in: self).x)
    switch press.state {
    case .began:
      isScrubbing = true
      shown = newFraction
      onScrub?(.began, newFraction)
    case .changed:
      shown = newFraction
      onScrub?(.moved, newFraction)
    case .ended, .cancelled, .failed:
      guard isScrubbing else { return }
      isScrubbing = false
      onScrub?(press.state == .ended ? .ended : .cancelled, shown)
    default: break
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The center of the knob moves from one end of the track to the other.
  private func fraction(at x: CGFloat) -> CGFloat {
    let trackLength = bounds.width - Self.knobSide
    guard trackLength > 0 else { return 0 }
    let part = min(1, max(0, (x - Self.knobSide / 2) / trackLength))
    return isMirrored ? 1 - part : part
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.knobSide
    let trackLength = max(0, bounds.width - side)
    let top = (bounds.height - Self.thickness) / 2
    let distance = trackLength * shown
    let x = isMirrored ? trackLength - distance : distance
    track.frame = CGRect(x: side / 2, y: top, width: trackLength, height: Self.thickness)
    played.frame = CGRect(
      x: side / 2 + (isMirrored ? x : 0), y: top, width: distance, height: Self.thickness)
    knob.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
  }
}
