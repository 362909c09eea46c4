import QuartzCore

/// The view of a split view controller: the panes of its columns, what dims the secondary one, and
/// the dividers.
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

/// Darkens the secondary column while others lie over it or have moved it aside, and hides them when
/// it is touched.
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

/// The line between two columns, which a person drags to change their widths.
final class SplitDivider: UIView {
  /// Called with a change of the column's width, in points, while it is dragged.
  var onDrag: ((CGFloat) -> Void)?
  var onBegin: (() -> Void)?
  private let line = UIView()
  let pan = UIPanGestureRecognizer()
  /// The width of the area that takes the drag, in points.
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
    onDrag?(effectiveUserInterfaceLayoutDirection == .rightToLeft ? -change : change)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
  }
}
