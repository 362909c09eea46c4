import QuartzCore

/// A row of segments, one of which is selected. Lifting a finger selects the segment under it; a
/// finger that begins on the selected segment drags the selection.
@MainActor open class UISegmentedControl: UIControl {
  /// The index that represents no selection, -1.
  open class var noSegment: Int { -1 }

  /// A Boolean value that determines whether a segment shows its selection only while it is
  /// pressed. The default value is `false`.
  open var isMomentary = false { didSet { setNeedsLayout() } }
  /// A Boolean value that determines whether segments with longer titles are wider. The default is
  /// `false`: all have the same width.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The color behind the selected segment. If `nil`, it is white, or gray in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment
  private var pressed: Int?
  private var carriesSelection = false
  let pill = UIView()
  private static let height: CGFloat = 32
  /// The distance between the selection and the edge, in points.
  static let inset: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a control with segments from strings and images; other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String {
        insert(Segment(title: title), at: segments.count)
      } else if let image = item as? UIImage {
        insert(Segment(image: image), at: segments.count)
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control with segments from actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  private func setUp() {
    layer.cornerRadius = 9
    backgroundColor = .tertiarySystemFill
    pill.isUserInteractionEnabled = false
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(pill)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(
        newValue < segments.count, "UISegmentedControl.selectedSegmentIndex: no such segment")
      select(max(newValue, UISegmentedControl.noSegment), animated: window != nil)
    }
  }

  // MARK: Segments

  /// Inserts a segment with a title. An index outside of the range is limited to it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(Segment(title: title), at: segment) }
  }

  /// Inserts a segment with an image. An index outside of the range is limited to it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(Segment(image: image), at: segment) }
  }

  /// Inserts a segment with the image of an action, or its title if it has none. Selecting the
  /// segment performs the action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let title = action.image == nil ? action.title : nil
    change(animated: animated) {
      insert(Segment(title: title, image: action.image, action: action), at: segment)
    }
  }

  /// Removes a segment. If it was selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    change(animated: animated) { remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() { while !segments.isEmpty { remove(at: segments.count - 1) } }

  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    segments[segment].image = nil
    segmentsDidChange()
  }

  /// Returns the title of a segment; `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
    if image != nil { segments[segment].title = nil }
    segmentsDidChange()
  }

  /// Returns the image of a segment; `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Sets the width of a segment in points. With 0, the default, it shares the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    segmentsDidChange()
  }

  /// Returns the width that was set for a segment; 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    segmentsDidChange()
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  /// Returns the action of a segment; `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  /// Returns the index of the segment with an action; `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  func insert(_ segment: Segment, at index: Int) {
    let position = min(max(index, 0), segments.count)
    segments.insert(segment, at: position)
    for view in [segment.divider, segment.label, segment.imageView] { addSubview(view) }
    if selected >= position { selected += 1 }
    if let index = pressed, index >= position { pressed = index + 1 }
    segmentsDidChange()
  }

  func remove(at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index).removeViews()
    if selected == index {
      selected = UISegmentedControl.noSegment
    } else if selected > index {
      selected -= 1
    }
    if let held = pressed, held >= index { pressed = held == index ? nil : held - 1 }
    segmentsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.textScale != previousTraitCollection?.textScale { segmentsDidChange() }
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func select(_ index: Int, animated: Bool) {
    guard index != selected else { return }
    let hadSelection = segments.indices.contains(selected)
    selected = index
    guard animated, hadSelection else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.layOut() })
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: max(naturalWidths.reduce(0, +), 1), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var naturalWidths: [CGFloat] {
    let wished = segments.map { $0.width > 0 ? $0.width : $0.naturalWidth }
    guard !apportionsSegmentWidthsByContent, let widest = wished.max() else { return wished }
    return segments.map { $0.width > 0 ? $0.width : widest }
  }

  /// The frames in the order of the segments, positioned for the layout direction.
  var frames: [CGRect] {
    let natural = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = zip(natural, segments).reduce(0) { $0 + ($1.1.width > 0 ? 0 : $1.0) }
    let factor = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 1
    var x: CGFloat = 0
    return zip(natural, segments).map { width, segment in
      let width = segment.width > 0 ? segment.width : width * factor
      defer { x += width }
      return CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
    focusRing?.layOut(in: self)
  }

  private func layOut() {
    let frames = frames
    let shown = isMomentary ? pressed ?? UISegmentedControl.noSegment : selected
    layOutPill(frames.indices.contains(shown) ? frames[shown] : nil, isHeld: pressed == shown)
    for (index, segment) in segments.enumerated() {
      let isPressed = pressed == index && index != shown
      segment.layOut(
        in: frames[index], isSelected: index == shown, isEnabled: isEnabled, isPressed: isPressed)
      let isBeside = index == 0 || index == shown || index - 1 == shown
      let edge = isMirrored ? frames[index].maxX : frames[index].minX
      segment.divider.frame = CGRect(x: edge - 0.5, y: 8, width: 1, height: bounds.height - 16)
      segment.divider.alpha = isBeside ? 0 : 1
    }
  }

  private func layOutPill(_ frame: CGRect?, isHeld: Bool) {
    pill.isHidden = frame == nil
    guard let frame else { return }
    pill.transform = .identity
    pill.frame = frame.insetBy(dx: Self.inset, dy: Self.inset)
    if isHeld && !isMomentary { pill.transform = CGAffineTransform(scaleX: 0.96, y: 0.94) }
    pill.layer.cornerRadius = 7
    pill.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
  }

  private static let selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor.systemGray2.resolvedColor(with: traits) : .white
  }

  // MARK: Touches

  private func segment(at point: CGPoint) -> Int? {
    frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    carriesSelection = !isMomentary && pressed == selected
    showPress()
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let margin = touch.type == .direct ? -Self.outsideMargin : 0
    let point = touch.location(in: self)
    let isNear = bounds.insetBy(dx: margin, dy: margin).contains(point)
    let index = isNear ? segment(at: point) : nil
    guard index != pressed else { return true }
    pressed = index
    if carriesSelection, let index { choose(index) }
    showPress()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressed
    pressed = nil
    showPress()
    if let index { choose(index) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    showPress()
  }

  package override var sendsPrimaryAction: Bool { false }

  private func showPress() {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.layOut() })
  }

  private func choose(_ index: Int) {
    guard isMomentary || index != selected else { return }
    if isMomentary { selected = index } else { select(index, animated: true) }
    // The control's actions may change the segments.
    let action = segments[index].action
    sendValueChange()
    if let action { sendAction(action) }
    if isMomentary { selected = UISegmentedControl.noSegment }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && carriesSelection && recognizer.view !== self)
  }

  // MARK: Keyboard

  override var isDragged: Bool { true }

  package override var takesKeyboardFocus: Bool { !isMomentary && !segments.isEmpty }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      let usable = segments.indices.filter { segments[$0].isEnabled }
      let after = usable.first { $0 > selected }
      let before = usable.last { $0 < selected }
      switch key {
      case .up, .down, .activate: return false
      case .first: usable.first.map(choose)
      case .last: usable.last.map(choose)
      case .left: (isMirrored ? after : before).map(choose)
      case .right: (isMirrored ? before : after).map(choose)
      }
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
