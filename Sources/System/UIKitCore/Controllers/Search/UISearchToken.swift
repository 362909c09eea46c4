import QuartzCore

/// A part of a search that isn't text, such as a person or a kind of files.
@MainActor open class UISearchToken: NSObject {
  /// The app's object that the token stands for; nil by default.
  open var representedObject: Any?
  private(set) var icon: UIImage?
  private(set) var text = ""

  /// Creates a token.
  public convenience init(icon: UIImage?, text: String) {
    self.init()
    self.icon = icon
    self.text = text
  }
}

/// Shows the tokens of a search field in a row.
@MainActor final class SearchTokensView: UIView {
  private(set) var tokens: [UISearchToken] = []
  private var chips: [UIView] = []
  /// The token that Backspace deletes next.
  var selectedIndex: Int? { didSet { if selectedIndex != oldValue { showColors() } } }
  var color: UIColor? { didSet { showColors() } }

  /// In points.
  private static let gap: CGFloat = 4
  private static let padding: CGFloat = 8
  private static let iconSide: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tokens: [UISearchToken]) {
    self.tokens = tokens
    selectedIndex = nil
    chips.forEach { $0.removeFromSuperview() }
    chips = tokens.map(makeChip)
    chips.forEach(addSubview)
    showColors()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let former = previousTraitCollection?.preferredContentSizeCategory
    guard traitCollection.preferredContentSizeCategory != former, !tokens.isEmpty else { return }
    let selected = selectedIndex
    show(tokens)
    selectedIndex = selected
  }

  private func makeChip(_ token: UISearchToken) -> UIView {
    let chip = UIView()
    chip.layer.cornerRadius = 6
    var x = Self.padding
    let label = UILabel()
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 18, compatibleWith: traitCollection)
    label.text = token.text
    let size = label.intrinsicContentSize
    let height = size.height.rounded(.up) + 4
    if let icon = token.icon {
      let view = UIImageView(image: icon)
      view.contentMode = .scaleAspectFit
      view.frame = CGRect(
        x: x, y: (height - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide)
      chip.addSubview(view)
      x += Self.iconSide + Self.gap
    }
    label.frame = CGRect(x: x, y: 2, width: size.width.rounded(.up), height: height - 4)
    chip.addSubview(label)
    chip.frame.size = CGSize(width: label.frame.maxX + Self.padding, height: height)
    return chip
  }

  private func showColors() {
    for (index, chip) in chips.enumerated() {
      let isSelected = index == selectedIndex
      chip.backgroundColor = isSelected ? tintColor : color ?? .systemFill
      let content: UIColor = isSelected ? .white : .label
      for view in chip.subviews {
        (view as? UILabel)?.textColor = content
        view.tintColor = content
      }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// The width of all tokens, with the space behind them.
  var fittingWidth: CGFloat { chips.reduce(0) { $0 + $1.bounds.width + Self.gap } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Where there are too many, the last ones are seen, beside the text.
    var x = min(0, bounds.width - fittingWidth)
    for chip in chips {
      let width = chip.bounds.width
      chip.frame.origin = CGPoint(
        x: isMirrored ? bounds.width - x - width : x,
        y: ((bounds.height - chip.bounds.height) / 2).rounded())
      x += width + Self.gap
    }
  }
}
