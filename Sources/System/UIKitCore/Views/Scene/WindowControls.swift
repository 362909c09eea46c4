import HostInterface

/// The buttons to minimize, maximize and close a desktop window, over the top corners of its
/// content, as on desktops that leave title bars to the programs.
///
/// The buttons follow the status bar that the front screen asks for: they have its colors, and are
/// hidden with it unless the pointer moves, or rests at the top of the window.
final class WindowControls: UIWindow {
  /// The height of the area that belongs to the controls, from the top of the window.
  static let height = UINavigationBar.height
  private static let margin: CGFloat = 8

  private var buttons: [WindowControlButton] = []
  private var leadingCount = 0
  private var isPointerNear = false
  /// Fires when the pointer hasn't moved for a while; `nil` if it hasn't.
  private var idleTimer: FrameTimer?

  /// The time in seconds after which the buttons are hidden when the pointer doesn't move.
  private static let idleDelay: TimeInterval = 3

  var arrangement = HostTitleBarButtons() {
    didSet { if arrangement != oldValue { makeButtons() } }
  }

  init(in scene: UIWindowScene) {
    super.init(windowScene: scene)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    leadingCount = arrangement.leading.count
    buttons = (arrangement.leading + arrangement.trailing).map { kind in
      WindowControlButton(kind) { [weak self] in self?.perform(kind) }
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func perform(_ kind: HostTitleBarButtons.Button) {
    guard let scene = windowScene, let host = scene.hostWindow else { return }
    switch kind {
    case .minimize: host.minimize()
    case .maximize: host.isMaximized = true
    case .restore: host.isMaximized = false
    case .close: scene.close()
    }
  }

  // MARK: Layout

  /// The areas of the buttons in the window's coordinates: at most one at each end.
  var areas: [CGRect] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let counts = [(leadingCount, isMirrored), (buttons.count - leadingCount, !isMirrored)]
    return counts.filter { $0.0 > 0 }.map { count, isRight in
      let width = Self.margin + CGFloat(count) * WindowControlButton.width
      let x = isRight ? bounds.width - width : 0
      return CGRect(x: x, y: 0, width: width, height: Self.height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = WindowControlButton.width
    for (index, button) in buttons.enumerated() {
      let isLeading = index < leadingCount
      let fromEnd = isLeading ? index : buttons.count - 1 - index
      let distance = Self.margin + CGFloat(fromEnd) * width
      let isLeft = isLeading != isMirrored
      button.frame = CGRect(
        x: isLeft ? distance : bounds.width - distance - width, y: 0, width: width,
        height: Self.height)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Appearance

  /// Takes over the style of the screen below. Called when traits are updated.
  func followStyle() {
    let style = windowScene?.statusBarManager?.interfaceStyle ?? .unspecified
    if style != overrideUserInterfaceStyle { overrideUserInterfaceStyle = style }
  }

  /// Updates the colors and the visibility from the status bar that the front screen asks for.
  func updateAppearance() {
    followStyle()
    let isActive = windowScene?.activationState == .foregroundActive
    let opacity: CGFloat = areShown ? isActive ? 1 : 0.5 : 0
    guard opacity != buttons.first?.alpha else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [buttons] in
      for button in buttons { button.alpha = opacity }
    }
  }

  var areShown: Bool {
    windowScene?.statusBarManager?.isStatusBarHidden != true || isPointerNear || idleTimer != nil
  }

  /// Called with the location of the pointer in the window; `nil` if it has left.
  func pointerMoved(to location: CGPoint?) {
    isPointerNear = location.map { $0.y < Self.height } ?? false
    idleTimer?.invalidate()
    idleTimer = location.map { _ in
      FrameTimer(after: Self.idleDelay) { [weak self] in
        self?.idleTimer = nil
        self?.updateAppearance()
      }
    }
    updateAppearance()
  }
}

/// A round button of the window controls.
private final class WindowControlButton: UIButton {
  static let width: CGFloat = 34
  private static let diameter: CGFloat = 24

  private let circle = UIView()
  private var isHovered = false { didSet { updateCircle() } }
  override var isHighlighted: Bool { didSet { updateCircle() } }

  init(_ kind: HostTitleBarButtons.Button, action: @escaping () -> Void) {
    super.init(frame: .zero)
    let (symbol, label) = Self.look(of: kind)
    let shape = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
    setImage(UIImage(systemName: symbol, withConfiguration: shape), for: .normal)
    // The symbol of a custom button has the color of its title.
    setTitleColor(.label, for: .normal)
    accessibilityLabel = label
    circle.isUserInteractionEnabled = false
    circle.layer.cornerRadius = Self.diameter / 2
    insertSubview(circle, at: 0)
    updateCircle()
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] in
      self?.isHovered = $0.state == .began || $0.state == .changed
    }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  private static func look(of kind: HostTitleBarButtons.Button) -> (symbol: String, label: String) {
    switch kind {
    case .minimize: ("minus", String(uikit: "Minimize"))
    case .maximize: ("square", String(uikit: "Maximize"))
    case .restore: ("square.on.square", String(uikit: "Restore"))
    case .close: ("xmark", String(uikit: "Close"))
    }
  }

  private func updateCircle() {
    let opacity: CGFloat = isHighlighted ? 0.3 : isHovered ? 0.16 : 0.1
    circle.backgroundColor = .label.withAlphaComponent(opacity)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    circle.frame = CGRect(
      x: (bounds.width - Self.diameter) / 2, y: (bounds.height - Self.diameter) / 2,
      width: Self.diameter, height: Self.diameter)
  }
}
