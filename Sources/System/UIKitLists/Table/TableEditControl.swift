import QuartzCore

/// The round control before the content of a row in editing mode, which deletes, inserts or selects
/// the row.
final class TableEditControl: UIControl {
  var onTap: (() -> Void)?
  private let disc = CAShapeLayer()
  private let sign = CAShapeLayer()
  private var row: TableRowEditing?
  private var isRowSelected = false

  /// In points.
  private static let diameter: CGFloat = 22
  private static let center: CGFloat = 27

  init() {
    super.init(frame: .zero)
    for layer in [disc, sign] { self.layer.addSublayer(layer) }
    sign.fillColor = nil
    sign.lineWidth = 2
    sign.lineCap = .round
    sign.lineJoin = .round
    isAccessibilityElement = true
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: TableRowEditing?, isSelected: Bool) {
    guard let row else { return }
    self.row = row
    isRowSelected = isSelected
    // A selectable row is selected by a tap anywhere on it.
    isUserInteractionEnabled = !row.isSelectable
    accessibilityTraits = row.isSelectable && isSelected ? [.button, .selected] : .button
    accessibilityLabel =
      row.isSelectable
      ? String(uikit: "Select")
      : row.style == .insert
        ? String(uikit: "Insert") : String(uikit: "Delete")
    updateColors()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    guard let row else { return }
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    let isEmpty = row.isSelectable && !isRowSelected
    let fill: UIColor =
      row.isSelectable ? tintColor : row.style == .insert ? .systemGreen : .systemRed
    disc.fillColor = isEmpty ? nil : color(fill)
    disc.strokeColor = isEmpty ? color(.tertiaryLabel) : nil
    disc.lineWidth = isEmpty ? 1.5 : 0
    sign.strokeColor = isEmpty ? nil : color(.white)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? bounds.width - Self.center : Self.center
    let middle = CGPoint(x: x, y: bounds.midY)
    let radius = Self.diameter / 2
    disc.path =
      UIBezierPath(
        ovalIn: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: Self.diameter, height: Self.diameter)
      ).cgPath
    let path = UIBezierPath()
    if row?.isSelectable == true {
      path.move(to: CGPoint(x: middle.x - 4.5, y: middle.y + 0.5))
      path.addLine(to: CGPoint(x: middle.x - 1.5, y: middle.y + 4))
      path.addLine(to: CGPoint(x: middle.x + 5, y: middle.y - 4))
    } else {
      path.move(to: CGPoint(x: middle.x - 5.5, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x + 5.5, y: middle.y))
      if row?.style == .insert {
        path.move(to: CGPoint(x: middle.x, y: middle.y - 5.5))
        path.addLine(to: CGPoint(x: middle.x, y: middle.y + 5.5))
      }
    }
    sign.path = path.cgPath
  }
}

/// The control with three lines at the end of a row in editing mode, which the user drags to
/// reorder the row.
final class TableReorderControl: UIControl, ControlManners {
  enum Phase { case began, moved, ended, cancelled }

  /// Called with the position of the touch in the cell.
  var onDrag: ((Phase, CGFloat) -> Void)?
  /// Whether a line separates the control from the content.
  var showsSeparator = false { didSet { setNeedsLayout() } }
  /// The color of the lines; nil for the system's color.
  var color: UIColor? { didSet { setNeedsLayout() } }
  private let lines = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    layer.addSublayer(lines)
    lines.fillColor = nil
    lines.lineWidth = 1.5
    lines.lineCap = .round
    isAccessibilityElement = true
    accessibilityLabel = String(uikit: "Reorder")
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  package var followsDrags: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tell(.began, touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tell(.moved, touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell(.ended, touch) }
  override func cancelTracking(with event: UIEvent?) { tell(.cancelled, nil) }

  private func tell(_ phase: Phase, _ touch: UITouch?) {
    onDrag?(phase, touch?.location(in: superview).y ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    for step in -1...1 {
      let y = bounds.midY + CGFloat(step) * 5
      path.move(to: CGPoint(x: bounds.midX - 10, y: y))
      path.addLine(to: CGPoint(x: bounds.midX + 10, y: y))
    }
    if showsSeparator {
      let x =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX + 5 : bounds.minX - 5
      path.move(to: CGPoint(x: x, y: bounds.minY + 10))
      path.addLine(to: CGPoint(x: x, y: bounds.maxY - 10))
    }
    lines.path = path.cgPath
    lines.strokeColor = (color ?? .tertiaryLabel).resolvedColor(with: traitCollection).cgColor
  }
}
