import QuartzCore

/// A blurred panel with a title, a message and buttons, which scrolls if it is too small for them.
final class AlertPanel: UIView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView()
  private let title = UILabel()
  private let message = UILabel()
  private var buttons: [AlertButton] = []
  private var fields: [UITextField] = []
  private var isSheet = false
  private static let margin: CGFloat = 16
  private static let rowMargin: CGFloat = 10
  private static let fieldGap: CGFloat = 6

  /// A Boolean value that determines whether the panel is drawn without background and rounded
  /// corners. The default value is `false`.
  var isPlain = false {
    didSet {
      guard isPlain != oldValue else { return }
      glass.isHidden = isPlain
      layer.cornerRadius = isPlain ? 0 : radius
    }
  }
  private let radius: CGFloat

  init(radius: CGFloat) {
    self.radius = radius
    super.init(frame: .zero)
    layer.cornerRadius = radius
    clipsToBounds = true
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      scroll.addSubview(label)
    }
    scroll.alwaysBounceVertical = false
    scroll.bounces = false
    addSubview(glass)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?, isSheet: Bool, buttons: [AlertButton]) {
    self.isSheet = isSheet
    self.title.text = title
    self.message.text = message
    let metrics = UIFontMetrics.default
    self.title.font = metrics.scaledFont(
      for: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
    self.message.font = metrics.scaledFont(for: .systemFont(ofSize: 13))
    let color: UIColor = isSheet ? .secondaryLabel : .label
    for label in [self.title, self.message] { label.textColor = color }
    for old in self.buttons {
      old.line.removeFromSuperview()
      old.removeFromSuperview()
    }
    self.buttons = buttons
    for button in buttons {
      scroll.addSubview(button)
      scroll.addSubview(button.line)
    }
    setNeedsLayout()
  }

  /// Shows text fields below the message.
  func show(_ fields: [UITextField]) {
    for field in self.fields where !fields.contains(where: { $0 === field }) {
      field.removeFromSuperview()
    }
    self.fields = fields
    for field in fields where field.superview !== scroll { scroll.addSubview(field) }
    setNeedsLayout()
  }

  /// The height of a field, which increases with the font size.
  private var fieldHeight: CGFloat {
    fields.reduce(30) { max($0, (($1.font?.lineHeight ?? 0) + 8).rounded(.up)) }
  }

  private func layOutFields(below top: CGFloat) {
    let height = fieldHeight
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.margin, y: top + CGFloat(index) * (height + Self.fieldGap),
        width: bounds.width - 2 * Self.margin, height: height)
    }
  }

  /// The height of the fields including the margin below them.
  private var fieldsHeight: CGFloat {
    fields.isEmpty ? 0 : CGFloat(fields.count) * (fieldHeight + Self.fieldGap) + 10
  }

  /// The height of a button, which increases with the font size and includes a margin above and
  /// below the title.
  private var rowHeight: CGFloat {
    buttons.reduce(isSheet ? 57 : 44) { max($0, $1.lineHeight + 2 * Self.rowMargin) }
  }

  /// Returns whether the two buttons of an alert are short enough to be placed side by side.
  private func isInLine(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.textWidth <= width / 2 - 16 }
  }

  private func textHeights(_ width: CGFloat) -> (title: CGFloat, message: CGFloat) {
    let availableSize = CGSize(width: width - 2 * Self.margin, height: 10_000)
    func height(_ label: UILabel) -> CGFloat {
      label.text?.isEmpty == false ? label.sizeThatFits(availableSize).height.rounded(.up) : 0
    }
    return (height(title), height(message))
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let heights = textHeights(width)
    guard heights.title + heights.message > 0 else { return 0 }
    let gap: CGFloat = heights.title > 0 && heights.message > 0 ? 3 : 0
    let margins: CGFloat = isSheet ? 28 : 39
    return heights.title + heights.message + gap + margins
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let rows = isInLine(width) ? 1 : buttons.count
    return textHeight(width) + fieldsHeight + CGFloat(rows) * rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    scroll.frame = bounds
    let width = bounds.width
    let heights = textHeights(width)
    let top: CGFloat = isSheet ? 14 : 19
    title.frame = CGRect(
      x: Self.margin, y: top, width: width - 2 * Self.margin, height: heights.title)
    let gap: CGFloat = heights.title > 0 && heights.message > 0 ? 3 : 0
    message.frame = CGRect(
      x: Self.margin, y: top + heights.title + gap, width: width - 2 * Self.margin,
      height: heights.message)
    let text = textHeight(width)
    layOutFields(below: text - (text > 0 && !fields.isEmpty ? 4 : -12))
    layOutButtons(below: text + fieldsHeight)
    scroll.contentSize = CGSize(width: width, height: height(forWidth: width))
    scroll.isScrollEnabled = scroll.contentSize.height > bounds.height
  }

  private func layOutButtons(below top: CGFloat) {
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let width = bounds.width
    let inLine = isInLine(width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let row = inLine ? 0 : CGFloat(index)
      let column = CGFloat(isMirrored ? 1 - index : index)
      button.frame = CGRect(
        x: inLine ? column * width / 2 : 0, y: top + row * rowHeight,
        width: inLine ? width / 2 : width, height: rowHeight)
      button.line.isHidden = index == 0 && top == 0
      button.line.frame = CGRect(
        x: button.frame.minX, y: button.frame.minY, width: button.frame.width, height: thickness)
    }
    layOutDivider(inLine: inLine, top: top, thickness: thickness)
  }

  private let divider = UIView()

  private func layOutDivider(inLine: Bool, top: CGFloat, thickness: CGFloat) {
    divider.isHidden = !inLine
    if divider.superview == nil {
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
      scroll.addSubview(divider)
    }
    scroll.bringSubviewToFront(divider)
    divider.frame = CGRect(x: bounds.width / 2, y: top, width: thickness, height: rowHeight)
  }
}
