import QuartzCore

/// A sheet on screen: the presented view with rounded corners, a shadow and the grabber.
final class SheetView: UIView {
  let grabber = SheetGrabber()
  /// Clips the presented view to the rounded corners.
  let clip = UIView()
  weak var sheet: UISheetPresentationController?
  var cornerRadius: CGFloat = 10 { didSet { if cornerRadius != oldValue { setNeedsLayout() } } }
  /// Whether all corners are rounded, not only those at the top.
  var isFloating = false { didSet { if isFloating != oldValue { setNeedsLayout() } } }
  var hasShadow = true { didSet { if hasShadow != oldValue { setNeedsLayout() } } }

  init(_ sheet: UISheetPresentationController, content: UIView) {
    self.sheet = sheet
    super.init(frame: .zero)
    clip.clipsToBounds = true
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(clip)
    clip.addSubview(content)
    addSubview(grabber)
    grabber.addAction(
      UIAction { [weak sheet] _ in sheet?.goToNextDetent() }, for: .touchUpInside)
    let pan = SheetPanGestureRecognizer(sheet)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// The presented view.
  var content: UIView? { clip.subviews.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.fill(bounds)
    clip.layer.cornerRadius = cornerRadius
    var corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    if isFloating { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    clip.layer.maskedCorners = corners
    content?.fill(clip.bounds)
    layer.shadowOpacity = hasShadow ? 0.18 : 0
    // The lower corners of a sheet at the edge are off screen, and so is their shadow.
    var outline = bounds
    if !isFloating { outline.size.height += 2 * cornerRadius }
    layer.shadowPath = UIBezierPath(roundedRect: outline, cornerRadius: cornerRadius).cgPath
    let size = SheetGrabber.size
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
  }
}

/// The grabber at the top of a sheet. It is dragged with the sheet; a tap goes to the next detent.
final class SheetGrabber: UIControl {
  /// Larger than the bar, for fingers.
  static let size = CGSize(width: 88, height: 24)
  private static let barFrame = CGRect(x: 26, y: 5, width: 36, height: 5)
  private let bar = UIView()

  init() {
    super.init(frame: .zero)
    bar.backgroundColor = .tertiaryLabel
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = String(uikit: "Sheet Grabber")
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = Self.barFrame
    bar.layer.cornerRadius = Self.barFrame.height / 2
    focusRing?.layOut(in: self)
  }

  override var takesKeyboardFocus: Bool { true }
  override var keyboardFocusFrame: CGRect { Self.barFrame.insetBy(dx: -4, dy: -3) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .activate = key else { return false }
      sendActions(for: .touchUpInside)
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
