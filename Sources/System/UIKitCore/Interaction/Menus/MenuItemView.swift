import QuartzCore

/// A part of a menu that can be chosen: a row, or a cell of a strip.
class MenuItemView: UIView {
  enum Choice {
    case action(UIAction)
    case submenu(UIMenu)
  }

  let choice: Choice
  let metrics: MenuMetrics
  private let highlight = UIView()
  var isHighlighted = false {
    didSet {
      highlight.isHidden = !isHighlighted
      window?.windowScene?.requestFrame()
    }
  }
  /// Whether the submenu of the row is open.
  var isExpanded = false

  init(_ choice: Choice, metrics: MenuMetrics) {
    self.choice = choice
    self.metrics = metrics
    super.init(frame: .zero)
    highlight.backgroundColor = .systemFill
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    highlight.layer.cornerRadius = metrics.isForTouch ? 0 : 8
    addSubview(highlight)
    accessibilityIdentifier = element.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  var element: UIMenuElement {
    switch choice {
    case .action(let action): action
    case .submenu(let menu): menu
    }
  }

  var action: UIAction? { if case .action(let action) = choice { action } else { nil } }
  var submenu: UIMenu? { if case .submenu(let menu) = choice { menu } else { nil } }
  var isEnabled: Bool { action?.isDisabled != true }

  var color: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    let isRed = action?.isDestructive ?? (submenu?.options.contains(.destructive) ?? false)
    return isRed ? Self.destructive : .label
  }

  /// The system's red has too little contrast on the ground of a menu.
  private static let destructive = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.5, blue: 0.46, alpha: 1)
      : UIColor(red: 0.79, green: 0.02, blue: 0.05, alpha: 1)
  }

  var detailColor: UIColor { isEnabled ? Self.detail : .tertiaryLabel }

  /// The color of keys, of smaller words, and of headings, with a contrast of 4.5:1 also where a row is
  /// highlighted.
  static let detail = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.75)
      : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.85)
  }

  var image: UIImage? { action?.shownImage ?? element.image }
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func makeImageView(_ image: UIImage, color: UIColor) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = color
    if !isEnabled { view.alpha = 0.4 }
    addSubview(view)
    return view
  }

  /// The frame of the highlight.
  var highlightFrame: CGRect { bounds.insetBy(dx: metrics.highlightInset, dy: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = highlightFrame
  }
}

extension MenuItemView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if action?.state == .on { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    let texts = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }
    return AccessibilityDefaults(
      isElement: true, label: String(listing: texts), traits: traits)
  }
}
