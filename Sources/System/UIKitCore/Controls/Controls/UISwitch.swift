import QuartzCore

/// A control for a choice between on and off.
@MainActor open class UISwitch: UIControl {
  /// The color of the track when the switch is on. If `nil`, it is the system's green.
  open var onTintColor: UIColor? { didSet { showColors() } }
  /// The color of the thumb. If `nil`, it is white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  private var stored = false
  private let track = UIView()
  private let thumb = UIView()
  /// Whether the finger moved the thumb; lifting it does not toggle the switch then.
  private var wasDragged = false
  private static let size = CGSize(width: 51, height: 31)
  /// The distance between the thumb and the edge, in points.
  private static let inset: CGFloat = 2
  /// The additional width of the thumb while it is held, in points.
  private static let stretch: CGFloat = 7

  /// Creates a switch at the origin of the frame. Its size is always 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    setUp()
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowOpacity = 0.16
    thumb.layer.shadowRadius = 2.5
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2.5)
    showColors()
  }

  /// A Boolean value that determines whether the switch is on. The default value is `false`;
  /// setting it sends no event.
  open var isOn: Bool {
    get { stored }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event. The thumb moves smoothly if `animated` is
  /// `true`.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != stored else { return }
    stored = on
    show(animated: animated)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Appearance

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
    focusRing?.layOut(in: self)
  }

  private func place() {
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    let height = Self.size.height - 2 * Self.inset
    let width = height + (isHighlighted ? Self.stretch : 0)
    let isRight = stored != isMirrored
    thumb.frame = CGRect(
      x: isRight ? Self.size.width - Self.inset - width : Self.inset, y: Self.inset,
      width: width, height: height)
    thumb.layer.cornerRadius = height / 2
    track.backgroundColor = stored ? onTintColor ?? .systemGreen : .secondarySystemFill
    for view in [track, thumb] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  private func showColors() {
    thumb.backgroundColor = thumbTintColor ?? .white
    setNeedsLayout()
  }

  private func show(animated: Bool) {
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.place() })
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if isTracking || !isHighlighted { show(animated: true) }
  }

  override var keyboardFocusRadius: CGFloat { .infinity }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    return true
  }

  /// Once the finger has moved far enough, the thumb follows it to the half that it is in.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isInRightHalf = touch.location(in: self).x > Self.size.width / 2
    let start = convert(touch.startLocation, from: window).x
    let hasMoved = abs(touch.location(in: self).x - start) > Self.dragSlop
    let wished = isInRightHalf != isMirrored
    if hasMoved, wished != stored || wasDragged {
      wasDragged = true
      toggle(to: wished)
    }
    return true
  }

  private static let dragSlop: CGFloat = 8

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard !wasDragged, let touch else { return }
    let margin = touch.type == .direct ? -Self.outsideMargin : 0
    let isInside = bounds.insetBy(dx: margin, dy: margin).contains(touch.location(in: self))
    if isInside { toggle(to: !stored) }
  }

  package override var sendsPrimaryAction: Bool { false }

  private func toggle(to on: Bool) {
    guard on != stored else { return }
    setOn(on, animated: true)
    sendValueChange()
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && wasDragged && recognizer.view !== self)
  }

  // MARK: Keyboard

  override var isDragged: Bool { true }

  package override var takesKeyboardFocus: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .activate = key else { return false }
      toggle(to: !stored)
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
