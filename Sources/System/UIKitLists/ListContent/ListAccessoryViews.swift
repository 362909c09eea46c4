import QuartzCore

/// The round control of an accessory that deletes, inserts or selects an item.
final class ListDiscControl: UIControl {
  enum Sign { case minus, plus, check }

  /// The diameter in points.
  static let diameter: CGFloat = 22

  private let kind: Sign
  private let fill: UIColor?
  private let signColor: UIColor?
  private let disc = CAShapeLayer()
  private let sign = CAShapeLayer()
  /// Whether the item is selected.
  var isOn = false { didSet { if isOn != oldValue { updateColors() } } }

  init(_ kind: Sign, background: UIColor?, sign color: UIColor?, onTap: @escaping () -> Void) {
    self.kind = kind
    fill = background
    signColor = color
    super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    for layer in [disc, sign] { self.layer.addSublayer(layer) }
    sign.fillColor = nil
    sign.lineWidth = 2
    sign.lineCap = .round
    sign.lineJoin = .round
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel =
      switch kind {
      case .minus: String(uikit: "Delete")
      case .plus: String(uikit: "Insert")
      case .check: String(uikit: "Select")
      }
    // A touch anywhere on a selectable item selects it.
    isUserInteractionEnabled = kind != .check
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
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
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    let isEmpty = kind == .check && !isOn
    let standard: UIColor =
      switch kind {
      case .minus: .systemRed
      case .plus: .systemGreen
      case .check: tintColor
      }
    disc.fillColor = isEmpty ? nil : color(fill ?? standard)
    disc.strokeColor = isEmpty ? color(.tertiaryLabel) : nil
    disc.lineWidth = isEmpty ? 1.5 : 0
    sign.strokeColor = isEmpty ? nil : color(signColor ?? .white)
    accessibilityTraits = kind == .check && isOn ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = Self.diameter / 2
    disc.path =
      UIBezierPath(
        ovalIn: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: Self.diameter, height: Self.diameter)
      ).cgPath
    let path = UIBezierPath()
    func line(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: middle.x + point.x, y: middle.y + point.y)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    switch kind {
    case .check: line([CGPoint(x: -4.5, y: 0.5), CGPoint(x: -1.5, y: 4), CGPoint(x: 5, y: -4)])
    case .minus: line([CGPoint(x: -5.5, y: 0), CGPoint(x: 5.5, y: 0)])
    case .plus:
      line([CGPoint(x: -5.5, y: 0), CGPoint(x: 5.5, y: 0)])
      line([CGPoint(x: 0, y: -5.5), CGPoint(x: 0, y: 5.5)])
    }
    sign.path = path.cgPath
  }
}

/// The control of an accessory for more information: an “i” in a circle.
final class ListDetailControl: UIControl {
  private let lines = CAShapeLayer()

  init(onTap: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    layer.addSublayer(lines)
    lines.fillColor = nil
    lines.lineWidth = 1.5
    lines.lineCap = .round
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = String(uikit: "More Info")
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (x, y) = (bounds.midX, bounds.midY)
    let path = UIBezierPath(ovalIn: CGRect(x: x - 9.5, y: y - 9.5, width: 19, height: 19))
    path.move(to: CGPoint(x: x, y: y - 4.2))
    path.addLine(to: CGPoint(x: x, y: y - 4))
    path.move(to: CGPoint(x: x, y: y - 0.5))
    path.addLine(to: CGPoint(x: x, y: y + 4.5))
    lines.path = path.cgPath
    lines.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}

/// The chevron of an outline's item.
final class ListChevronControl: UIControl {
  private let imageView: UIImageView

  init(onTap: @escaping () -> Void) {
    imageView = UIImageView(image: UIImage(systemName: "chevron.right"))
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -15).contains(point)
  }

  /// Rotates the chevron, which is flipped if it is mirrored.
  func turn(by angle: CGFloat, isMirrored: Bool) {
    let turned = CGAffineTransform(rotationAngle: isMirrored ? -angle : angle)
    let transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1).concatenating(turned) : turned
    if imageView.transform != transform { imageView.transform = transform }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.bounds = CGRect(origin: .zero, size: bounds.size)
    imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
