import UIKit
import UIKitCompat

/// What a scrubber scrolls.
@MainActor protocol DateScrubberDelegate: AnyObject {
  /// The years, of which those are shown that don't overlap.
  var marks: [DateScrubber.Mark] { get }
  /// Scrolls to a share of the content.
  func scrub(to share: CGFloat)
  /// Goes to the next or previous section, for assistive technologies.
  func moveBySection(_ step: Int)
}

/// A track at the trailing edge of the grid with the years of its photos. Dragging its thumb
/// scrolls through all of them, with the month beside the pointer.
final class DateScrubber: UIControl {
  /// A year, and how far down the track it begins, from 0 to 1.
  struct Mark: Equatable {
    let title: String
    let share: CGFloat
  }

  weak var delegate: (any DateScrubberDelegate)?

  private let thumb = UIView()
  private let bubble = UILabel()
  private var labels: [UILabel] = []
  private var shownMarks: [Mark] = []
  private var hiding: DelayedCall?
  private(set) var isShown = false
  /// The distance from the thumb's middle to the touch that drags it.
  private var grip: CGFloat = 0
  /// Whether the pointer is near, so that it stays.
  var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      if isHeld { show() } else { hideSoon() }
    }
  }

  /// The width of the part that can be dragged, in points.
  static let reach: CGFloat = 30
  private static let thumbHeight: CGFloat = 44
  private static let markHeight: CGFloat = 22
  private static let delay = 1.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    thumb.layer.cornerRadius = 3
    thumb.isUserInteractionEnabled = false
    bubble.setScaledFont(.systemFont(ofSize: 15, weight: .semibold))
    bubble.textAlignment = .center
    bubble.textColor = .systemBackground
    bubble.backgroundColor = .label
    bubble.clipsToBounds = true
    addSubview(thumb)
    addSubview(bubble)
    alpha = 0
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = String(gallery: "Date")
  }

  required init?(coder: NSCoder) { nil }

  /// The text beside the thumb, such as "March 2024".
  var title = "" {
    didSet {
      guard title != oldValue else { return }
      bubble.text = title
      accessibilityValue = title
      setNeedsLayout()
    }
  }

  /// The scroll position, from 0 to 1.
  var share: CGFloat = 0 { didSet { if share != oldValue { setNeedsLayout() } } }

  // MARK: Appearing

  func show() {
    hiding?.cancel()
    hiding = nil
    if !isShown {
      isShown = true
      showMarks()
      fade(to: 1)
    }
    if !isHeld, !isTracking { hideSoon() }
  }

  private func hideSoon() {
    hiding?.cancel()
    hiding = after(Self.delay) { [weak self] in
      guard let self, !self.isHeld, !self.isTracking else { return }
      self.isShown = false
      self.fade(to: 0)
    }
  }

  private func fade(to alpha: CGFloat) {
    let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.2
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.alpha = alpha
    }
  }

  private func showMarks() {
    let fresh = Self.spaced(delegate?.marks ?? [], by: Self.markHeight / max(1, trackLength))
    guard fresh != shownMarks else { return }
    shownMarks = fresh
    for label in labels { label.removeFromSuperview() }
    labels = fresh.map { mark in
      let label = UILabel()
      label.text = mark.title
      label.setScaledFont(.systemFont(ofSize: 12, weight: .medium))
      label.textColor = .detailText
      label.textAlignment = .center
      label.backgroundColor = .systemBackground.withAlphaComponent(0.85)
      label.layer.cornerRadius = 8
      label.clipsToBounds = true
      insertSubview(label, belowSubview: thumb)
      return label
    }
    setNeedsLayout()
  }

  /// The marks without those that would overlap the one before.
  static func spaced(_ marks: [Mark], by distance: CGFloat) -> [Mark] {
    var spaced: [Mark] = []
    for mark in marks where mark.share - (spaced.last?.share ?? -.infinity) >= distance {
      spaced.append(mark)
    }
    return spaced
  }

  // MARK: Layout

  private var trackLength: CGFloat { max(0, bounds.height - Self.thumbHeight) }

  /// Mirrors a frame from the trailing edge.
  private func placed(_ width: CGFloat, _ height: CGFloat, inset: CGFloat, middle: CGFloat)
    -> CGRect
  {
    mirrored(
      CGRect(
        x: bounds.width - inset - width, y: (middle - height / 2).rounded(), width: width,
        height: height))
  }

  private func middle(_ share: CGFloat) -> CGFloat {
    Self.thumbHeight / 2 + min(max(0, share), 1) * trackLength
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = middle(share)
    thumb.backgroundColor = isTracking ? tintColor : .secondaryLabel
    thumb.frame = placed(6, Self.thumbHeight, inset: 4, middle: middle)
    let size = bubble.sizeThatFits(bounds.size)
    let height = size.height.rounded(.up) + 12
    bubble.layer.cornerRadius = height / 2
    bubble.frame = placed(
      size.width.rounded(.up) + 24, height, inset: 18,
      middle: min(max(middle, height / 2), max(height / 2, bounds.height - height / 2)))
    for (label, mark) in zip(labels, shownMarks) {
      let size = label.sizeThatFits(bounds.size)
      label.frame = placed(
        size.width.rounded(.up) + 10, 18, inset: 14, middle: self.middle(mark.share))
      // The bubble covers the marks beside it.
      label.alpha = label.frame.insetBy(dx: 0, dy: -2).intersects(bubble.frame) ? 0 : 1
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isShown && bounds.contains(point)
      && (isMirrored ? point.x <= Self.reach : point.x >= bounds.width - Self.reach)
  }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let y = touch.location(in: self).y
    let distance = y - middle(share)
    grip = abs(distance) <= Self.thumbHeight / 2 ? distance : 0
    follow(y)
    setNeedsLayout()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self).y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stop() }
  override func cancelTracking(with event: UIEvent?) { stop() }

  private func stop() {
    setNeedsLayout()
    if !isHeld { hideSoon() }
  }

  private func follow(_ y: CGFloat) {
    guard trackLength > 0 else { return }
    let wanted = (y - grip - Self.thumbHeight / 2) / trackLength
    delegate?.scrub(to: min(max(0, wanted), 1))
    show()
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { delegate?.moveBySection(1) }
  override func accessibilityDecrement() { delegate?.moveBySection(-1) }
}
