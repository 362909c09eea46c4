import QuartzCore

/// A button of an alert, which shows the title of an action.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  /// The separator above the button, which is hidden for the first button of an alert without text.
  let line = UIView()

  init(_ action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular))
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    isEnabled = action.isEnabled
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var textWidth: CGFloat { label.sizeThatFits(.zero).width }
  var lineHeight: CGFloat { label.font.lineHeight.rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = isEnabled ? color : .tertiaryLabel
    backgroundColor = isHighlighted ? .systemFill : .clear
    focusRing?.layOut(in: self)
  }

  override var keyboardFocusFrame: CGRect { bounds.insetBy(dx: 7, dy: 7) }
  override var takesKeyboardFocus: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .activate = key else { return false }
      sendActions(for: .touchUpInside)
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
