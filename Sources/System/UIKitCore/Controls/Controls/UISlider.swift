import QuartzCore

/// A control for a value from a continuous range. A finger has to touch the thumb; a mouse can also
/// click on the track, which moves the thumb there.
@MainActor open class UISlider: UIControl {
  /// The value at the leading end. The default value is 0. Setting it above the maximum also
  /// changes the maximum to this value.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The value at the trailing end. The default value is 1. Setting it below the minimum also
  /// changes the minimum to this value.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// A Boolean value that determines whether `.valueChanged` is sent while the thumb moves, or only
  /// at the end. The default value is `true`.
  open var isContinuous = true
  /// The color of the track before the thumb. If `nil`, it is the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The color of the track after the thumb. If `nil`, it is the system's fill.
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The color of the thumb. If `nil`, it is white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  private var stored: Float = 0
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  /// The distance from the finger to the middle of the thumb when the touch began.
  private var touchOffset: CGFloat = 0
  private var valueBeforeTouch: Float = 0
  private static let thumbSide: CGFloat = 28
  private static let trackThickness: CGFloat = 4
  private static let height: CGFloat = 34
  /// The distance from the thumb within which a touch still catches it, in points.
  private static let catchDistance: CGFloat = 12
  /// The number of arrow key presses from one end to the other.
  private static let keySteps: Float = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.isEmpty { bounds.size = CGSize(width: 118, height: Self.height) }
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    // A white thumb on a white background needs an edge.
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = CGColor(gray: 0, alpha: 0.06)
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    showColors()
  }

  // MARK: Value

  /// The current value. Values outside of the range are limited to it; setting it sends no event.
  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending an event. The thumb moves smoothly if `animated` is `true`;
  /// values outside of the range are limited to it.
  open func setValue(_ value: Float, animated: Bool) {
    let new = clamped(value)
    guard new != stored else { return }
    stored = new
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.place() })
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
  }

  private func rangeDidChange() {
    stored = clamped(stored)
    setNeedsLayout()
  }

  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range) : 0
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Returns the rectangle of the track for the specified bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackThickness / 2, width: bounds.width - 4,
      height: Self.trackThickness)
  }

  /// Returns the rectangle of the thumb for a value. It stays over the track at both ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let trackLength = rect.width - Self.thumbSide + 4
    let part = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
    return CGRect(
      x: rect.minX - 2 + trackLength * part, y: rect.midY - Self.thumbSide / 2,
      width: Self.thumbSide,
      height: Self.thumbSide)
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: stored)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
    focusRing?.layOut(in: self)
  }

  private func place() {
    let rail = trackRect(forBounds: bounds)
    let knob = thumbRect
    track.frame = rail
    thumb.frame = knob
    filled.frame =
      isMirrored
      ? CGRect(
        x: knob.midX, y: rail.minY, width: max(0, rail.maxX - knob.midX), height: rail.height)
      : CGRect(
        x: rail.minX, y: rail.minY, width: max(0, knob.midX - rail.minX), height: rail.height)
    for view in [track, filled, thumb] { view.layer.cornerRadius = view.bounds.height / 2 }
    for view in [track, filled] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  private func showColors() {
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override var keyboardFocusRadius: CGFloat { .infinity }
  override var keyboardFocusFrame: CGRect {
    CGRect(x: 0, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let knob = thumbRect
    let isCaught = abs(x - knob.midX) <= knob.width / 2 + Self.catchDistance
    guard isCaught || touch.type == .indirectPointer else { return false }
    touchOffset = isCaught ? knob.midX - x : 0
    valueBeforeTouch = stored
    if !isCaught { move(to: x, animated: true) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self).x + touchOffset, animated: false)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, stored != valueBeforeTouch { sendValueChange() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    if !isContinuous, stored != valueBeforeTouch { sendValueChange() }
  }

  package override var sendsPrimaryAction: Bool { false }

  /// Moves the middle of the thumb to `x`, or as close to it as the track allows.
  private func move(to x: CGFloat, animated: Bool) {
    let rail = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: rail, value: minimumValue).midX
    let end = thumbRect(forBounds: bounds, trackRect: rail, value: maximumValue).midX
    guard start != end else { return }
    let part = min(max((x - start) / (end - start), 0), 1)
    let old = stored
    setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: animated)
    if isContinuous, stored != old { sendValueChange() }
  }

  /// Other gestures, such as scrolling, do not begin while the thumb is held.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && recognizer.view !== self)
  }

  // MARK: Keyboard

  override var isDragged: Bool { true }

  package override var takesKeyboardFocus: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard let step = key.step(isMirrored: isMirrored) else { return false }
      let old = stored
      switch step {
      case .by(let count):
        let size = (maximumValue - minimumValue) / Self.keySteps
        setValue(stored + Float(count) * size, animated: true)
      case .toFirst: setValue(minimumValue, animated: true)
      case .toLast: setValue(maximumValue, animated: true)
      }
      if stored != old { sendValueChange() }
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  /// Decreases the value by a tenth of the range.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by part: Float) {
    guard isEnabled else { return }
    let old = stored
    setValue(old + part * (maximumValue - minimumValue), animated: true)
    if stored != old { sendValueChange() }
  }
}
