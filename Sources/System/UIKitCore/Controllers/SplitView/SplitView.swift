import QuartzCore

/// The view of a split view controller: the panes of its columns, the dimming view of the secondary
/// one, and the dividers.
final class SplitView: UIView {
  let dim = SplitDim()
  let dividers = [SplitDivider(), SplitDivider()]
  var onLayout: (() -> Void)?
  var onWindow: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onWindow?() }
  }
}

/// Dims the secondary column while other columns overlay or displace it; a tap hides those.
final class SplitDim: UIView {
  var onTap: (() -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.45 : 0.2)
    }
    isHidden = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = String(uikit: "Hide Sidebar")
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in
      if $0.state == .ended { self?.onTap?() }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    onTap?()
    return true
  }
}

/// The line between two columns, which the user drags to change their widths.
final class SplitDivider: UIView, PressTaking {
  /// Called with the change of the column's width, in points, during a drag.
  var onDrag: ((CGFloat) -> Void)?
  var onBegin: (() -> Void)?
  /// Returns whether the column widens to the left.
  var isMirrored: () -> Bool = { false }
  private let line = UIView()
  let pan = UIPanGestureRecognizer()
  /// The width of the area that responds to the drag, in points.
  static let reach: CGFloat = 11

  init() {
    super.init(frame: .zero)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    isHidden = true
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = String(uikit: "Column Divider")
    pan.addHandler { [weak self] _ in self?.follow() }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let superview else { return }
    let x = pan.translation(in: superview).x
    switch pan.state {
    case .began:
      onBegin?()
      onDrag?(x)
    case .changed: onDrag?(x)
    default: break
    }
  }

  override func accessibilityIncrement() { step(by: 20) }
  override func accessibilityDecrement() { step(by: -20) }

  private func step(by change: CGFloat) {
    onBegin?()
    onDrag?(isMirrored() ? -change : change)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
  }
}
