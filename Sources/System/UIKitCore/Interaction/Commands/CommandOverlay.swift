import QuartzCore

/// An overlay that lists the currently available keyboard shortcuts, grouped by menu.
///
/// Holding the Control key displays it until the key is released; F1 or Ctrl+? displays it until
/// any key press or click.
@MainActor final class CommandOverlay: UIView {
  /// The duration for which the key must be held, in seconds.
  static let delay: TimeInterval = 0.9

  private let card = UIView()
  private let scroll = UIScrollView()
  private let columns: CommandColumns
  private let isHeld: Bool
  private var isLeaving = false

  private init(_ groups: [CommandGroup], isHeld: Bool) {
    self.isHeld = isHeld
    columns = CommandColumns(groups)
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 16
    card.layer.borderWidth = 0.5
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.layer.cornerRadius = 16
    scroll.clipsToBounds = true
    addSubview(card)
    card.addSubview(scroll)
    scroll.addSubview(columns)
    accessibilityViewIsModal = true
    if !isHeld {
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] in
        if $0.state == .ended { self?.leave() }
      }
      addGestureRecognizer(tap)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// While the key is held, pointer events pass to the views below, except for scrolling over the
  /// card.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isLeaving else { return false }
    return isHeld ? card.frame.contains(point) : super.point(inside: point, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 20, dy: 20)
    let size = columns.size(fitting: room.size)
    let height = min(size.height, max(80, room.height))
    card.bounds = CGRect(x: 0, y: 0, width: size.width, height: height)
    card.center = CGPoint(x: room.midX.rounded(), y: room.midY.rounded())
    card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    scroll.frame = card.bounds
    scroll.contentSize = size
    columns.frame = CGRect(origin: .zero, size: size)
  }

  // MARK: Showing and hiding

  /// Returns the displayed overlay of a window.
  static func shown(in window: UIWindow) -> CommandOverlay? {
    window.subviews.lazy.compactMap { $0 as? CommandOverlay }.first { !$0.isLeaving }
  }

  /// Displays the overlay; returns `false` if there are no shortcuts.
  @discardableResult static func show(in window: UIWindow, isHeld: Bool) -> Bool {
    guard shown(in: window) == nil else { return true }
    let groups = CommandGroup.available(in: window)
    guard !groups.isEmpty else { return false }
    let overlay = CommandOverlay(groups, isHeld: isHeld)
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    overlay.layoutIfNeeded()
    overlay.card.alpha = 0
    let small = CGAffineTransform(scaleX: 0.96, y: 0.96)
    if !UIAccessibility.isReduceMotionEnabled { overlay.card.transform = small }
    UIView.animate(withDuration: 0.18, delay: 0, options: .curveEaseOut) {
      overlay.card.alpha = 1
      overlay.card.transform = .identity
    }
    return true
  }

  static func toggle() {
    guard let window = UIApplication.current?.keyWindow else { return }
    if let overlay = shown(in: window) { overlay.leave() } else { show(in: window, isHeld: false) }
  }

  /// Called when the Control key was released, or the window is no longer active.
  func released() {
    if isHeld { leave() }
  }

  func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    UIView.animate(withDuration: 0.15, delay: 0, options: .beginFromCurrentState) {
      self.card.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  /// Handles a key press: the arrow and Page keys scroll, any other key closes the overlay. Returns
  /// whether the key was consumed.
  func take(_ key: UIKeyboardHIDUsage) -> Bool {
    let page = scroll.bounds.height * 0.8
    switch key {
    case .keyboardDownArrow: move(by: 60)
    case .keyboardUpArrow: move(by: -60)
    case .keyboardPageDown: move(by: page)
    case .keyboardPageUp: move(by: -page)
    default:
      leave()
      return !isHeld
    }
    return true
  }

  private func move(by distance: CGFloat) {
    let y = scroll.clamped(CGPoint(x: 0, y: scroll.contentOffset.y + distance)).y
    scroll.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }
}
