import Motion
import PhotoEditing
import UIKit
import UIKitCompat

/// The crop rectangle over the whole frame, with handles and the rule of thirds. It sends
/// `.valueChanged` while the rectangle is dragged or moved with keys.
final class CropView: UIControl {
  var geometry = CropGeometry()
  /// The photo's frame in the view.
  var photoFrame = CGRect.zero { didSet { if photoFrame != oldValue { setNeedsLayout() } } }
  /// The rectangle, 0…1 of the frame, on its way to where it was sent.
  private var motion = SpringValue(CGRect(x: 0, y: 0, width: 1, height: 1), threshold: 0.0005)
  private lazy var animator = Animator { [weak self] seconds in
    guard let self else { return false }
    self.motion.advance(by: seconds)
    self.setNeedsLayout()
    return !self.motion.isSettled
  }
  private let shade = CAShapeLayer()
  private let border = CAShapeLayer()
  private let thirds = CAShapeLayer()
  private let corners = CAShapeLayer()
  private var handle: (handle: CropGeometry.Handle, start: CGRect)?

  /// How far from a side a drag grabs it, in points.
  private static let reach: CGFloat = 28

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.fillColor = UIColor(white: 0, alpha: 0.6).cgColor
    shade.fillRule = .evenOdd
    for (line, width, alpha) in [(thirds, 1.0, 0.5), (border, 1, 0.9), (corners, 4, 1)] {
      line.fillColor = nil
      line.strokeColor = UIColor(white: 1, alpha: alpha).cgColor
      line.lineWidth = width
    }
    for part in [shade, thirds, border, corners] { layer.addSublayer(part) }
    let pan = UIPanGestureRecognizer { [weak self] in self?.dragged($0) }
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
    isAccessibilityElement = true
    accessibilityLabel = String(gallery: "Crop rectangle")
    accessibilityHint = String(gallery: "Arrow keys move it, with Shift they change its size.")
  }

  required init?(coder: NSCoder) { nil }

  /// Where the rectangle is, or on its way to.
  var rect: CGRect { motion.target }

  /// Sends the rectangle somewhere, from where it is and with its speed.
  func setRect(_ rect: CGRect, animated: Bool) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      animator.stop()
      motion = SpringValue(rect, threshold: 0.0005)
      return setNeedsLayout()
    }
    motion.retarget(to: rect)
    animator.start()
  }

  /// Moves the rectangle or, if it grows, its lower right corner, by hundredths of the frame.
  func nudge(x: CGFloat, y: CGFloat, grows: Bool) {
    let handle = grows ? CropGeometry.Handle(x: x == 0 ? 0 : 1, y: y == 0 ? 0 : 1) : .whole
    let rect = geometry.dragged(rect, by: handle, CGPoint(x: x / 100, y: y / 100))
    setRect(rect, animated: false)
    sendActions(for: .valueChanged)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    defer { setNeedsLayout() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { setNeedsLayout() }
    return super.resignFirstResponder()
  }

  /// The rectangle shows whether keys go to it.
  private func showFocus() {
    let tint = tintColor.resolvedColor(with: traitCollection)
    border.strokeColor = (isFirstResponder ? tint : UIColor(white: 1, alpha: 0.9)).cgColor
    border.lineWidth = isFirstResponder ? 4 : 1
  }

  // MARK: Dragging

  private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let way = pan.translation(in: self)
      let point = pan.location(in: self)
      handle = (handle(at: CGPoint(x: point.x - way.x, y: point.y - way.y)), motion.value)
      setRect(motion.value, animated: false)
      drag(pan)
    case .changed: drag(pan)
    case .ended, .cancelled, .failed: handle = nil
    default: break
    }
    setNeedsLayout()
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let handle, photoFrame.width > 0, photoFrame.height > 0 else { return }
    let way = pan.translation(in: self)
    let rect = geometry.dragged(
      handle.start, by: handle.handle,
      CGPoint(x: way.x / photoFrame.width, y: way.y / photoFrame.height))
    setRect(rect, animated: false)
    sendActions(for: .valueChanged)
  }

  private func handle(at point: CGPoint) -> CropGeometry.Handle {
    let shown = shownRect
    func side(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Int {
      // Of a small rectangle, the middle third still moves it.
      let reach = min(Self.reach, (end - start) / 3)
      if value < start + reach { return -1 }
      return value > end - reach ? 1 : 0
    }
    guard shown.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return .whole }
    return CropGeometry.Handle(
      x: side(point.x, shown.minX, shown.maxX), y: side(point.y, shown.minY, shown.maxY))
  }

  // MARK: Layout

  private var shownRect: CGRect {
    let rect = motion.value
    return CGRect(
      x: photoFrame.minX + rect.minX * photoFrame.width,
      y: photoFrame.minY + rect.minY * photoFrame.height, width: rect.width * photoFrame.width,
      height: rect.height * photoFrame.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rect = shownRect
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for part in [shade, thirds, border, corners] { part.frame = bounds }
    showFocus()
    let outside = UIBezierPath(rect: bounds)
    outside.append(UIBezierPath(rect: rect))
    shade.path = outside.cgPath
    border.path = UIBezierPath(rect: rect).cgPath
    let lines = UIBezierPath()
    for third in [CGFloat(1) / 3, CGFloat(2) / 3] as [CGFloat] {
      lines.move(to: CGPoint(x: rect.minX + rect.width * third, y: rect.minY))
      lines.addLine(to: CGPoint(x: rect.minX + rect.width * third, y: rect.maxY))
      lines.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * third))
      lines.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * third))
    }
    thirds.path = lines.cgPath
    corners.path = Self.corners(of: rect).cgPath
  }

  private static func corners(of rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let length = min(20, rect.width / 3, rect.height / 3)
    for (x, dx) in [(rect.minX, length), (rect.maxX, -length)] {
      for (y, dy) in [(rect.minY, length), (rect.maxY, -length)] {
        path.move(to: CGPoint(x: x + dx, y: y))
        path.addLine(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x, y: y + dy))
      }
    }
    return path
  }
}
