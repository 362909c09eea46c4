import QuartzCore

/// A control with two buttons that decrease and increase a value in steps.
@MainActor open class UIStepper: UIControl {
  /// The lowest value. The default value is 0. Setting it above the maximum also changes the
  /// maximum to this value, unlike on iOS, which raises an exception.
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  /// The highest value. The default value is 100. Setting it below the minimum also changes the
  /// minimum to this value, unlike on iOS, which raises an exception.
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  /// The size of a step, which must be positive. The default value is 1.
  open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "UIStepper.stepValue: must be above 0") }
  }
  /// A Boolean value that determines whether a step beyond one end continues at the other. The
  /// default value is `false`.
  open var wraps = false { didSet { setNeedsLayout() } }
  /// A Boolean value that determines whether a button repeats its step while it is held. The
  /// default value is `true`.
  open var autorepeat = true
  /// A Boolean value that determines whether `.valueChanged` is sent for every step while a button
  /// is held, or only at the end. The default value is `true`.
  open var isContinuous = true

  private enum Side: Double { case decrement = -1, increment = 1 }

  private var stored = 0.0
  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private let divider = UIView()
  private let pressed = UIView()
  private var heldSide: Side?
  private var valueBeforeTouch = 0.0
  private var timer: FrameTimer?
  /// The accessibility elements: a button at each side.
  lazy var parts = makeParts()
  private var repeats = 0
  private static let size = CGSize(width: 94, height: 32)
  private static let symbolSide: CGFloat = 18
  /// The delay before a held button repeats its step, and the decreasing delays between
  /// repetitions, in seconds.
  private static let firstDelay: TimeInterval = 0.5
  private static let delays: [TimeInterval] = [0.3, 0.3, 0.3, 0.2, 0.2, 0.2, 0.1]

  /// Creates a stepper at the origin of the frame. Its size is always 94 × 32 points.
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
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    pressed.backgroundColor = .tertiarySystemFill
    divider.backgroundColor = .separator
    for view in [pressed, divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for symbol in [minus, plus] { symbol.tintColor = .label }
  }

  /// The current value. Values outside of the range are limited to it; setting it sends no event.
  open var value: Double {
    get { stored }
    set {
      stored = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
      setNeedsLayout()
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Appearance

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    let (left, right) = isMirrored ? (plus, minus) : (minus, plus)
    for (index, symbol) in [left, right].enumerated() {
      symbol.frame = CGRect(
        x: half * (CGFloat(index) + 0.5) - Self.symbolSide / 2,
        y: (bounds.height - Self.symbolSide) / 2, width: Self.symbolSide, height: Self.symbolSide)
    }
    minus.alpha = canStep(.decrement) ? 1 : 0.3
    plus.alpha = canStep(.increment) ? 1 : 0.3
    divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
    pressed.isHidden = heldSide == nil
    let isRight = (heldSide == .increment) != isMirrored
    pressed.frame = CGRect(x: isRight ? half : 0, y: 0, width: half, height: bounds.height)
    focusRing?.layOut(in: self)
  }

  private func canStep(_ side: Side) -> Bool {
    guard isEnabled else { return false }
    if wraps { return maximumValue > minimumValue }
    return side == .increment ? stored < maximumValue : stored > minimumValue
  }

  private func step(_ side: Side) {
    guard canStep(side) else { return }
    let old = stored
    let next = stored + side.rawValue * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, stored != old { sendValueChange() }
  }

  // MARK: Touches

  private func side(at point: CGPoint) -> Side? {
    guard bounds.contains(point) else { return nil }
    return (point.x > bounds.midX) != isMirrored ? .increment : .decrement
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let side = side(at: touch.location(in: self)) else { return false }
    valueBeforeTouch = stored
    hold(side)
    step(side)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = side(at: touch.location(in: self))
    if side != heldSide { hold(side) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }
  open override func cancelTracking(with event: UIEvent?) { release() }
  package override var sendsPrimaryAction: Bool { false }

  private func release() {
    hold(nil)
    if !isContinuous, stored != valueBeforeTouch { sendValueChange() }
  }

  private func hold(_ side: Side?) {
    timer?.invalidate()
    timer = nil
    repeats = 0
    heldSide = side
    setNeedsLayout()
    if side != nil, autorepeat { scheduleRepeat(after: Self.firstDelay) }
  }

  private func scheduleRepeat(after delay: TimeInterval) {
    timer = FrameTimer(after: delay) { [weak self] in
      guard let self, let side = self.heldSide, self.window != nil else { return }
      self.step(side)
      let index = min(self.repeats, Self.delays.count - 1)
      self.repeats += 1
      self.scheduleRepeat(after: Self.delays[index])
    }
  }

  // MARK: Keyboard

  package override var takesKeyboardFocus: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .by(let count)? = key.step(isMirrored: isMirrored) else { return false }
      valueBeforeTouch = stored
      step(count > 0 ? .increment : .decrement)
      if !isContinuous, stored != valueBeforeTouch { sendValueChange() }
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
