import QuartzCore

/// The border and background of a text field.
@MainActor final class TextFieldDecoration {
  let layer = CALayer()

  private static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
  private static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
  }

  func layOut(_ field: UITextField) {
    CATransaction.withoutActions {
      layer.frame = field.borderRect(forBounds: field.bounds)
      let traits = field.traitCollection
      let hairline = 1 / max(1, traits.displayScale)
      layer.isHidden = false
      layer.backgroundColor = nil
      layer.contents = nil
      layer.cornerRadius = 0
      layer.borderColor = Self.line.concrete(for: traits)
      switch field.borderStyle {
      case .none:
        layer.borderWidth = 0
        layer.contents = image(of: field)
      case .line:
        layer.borderWidth = 1
        layer.borderColor = UIColor.label.concrete(for: traits)
        layer.contents = image(of: field)
      case .bezel:
        layer.borderWidth = 2
        layer.backgroundColor = UIColor.quaternarySystemFill.concrete(for: traits)
        layer.contents = image(of: field)
      case .roundedRect:
        layer.borderWidth = hairline
        layer.cornerRadius = 5
        let fill = field.isEnabled ? Self.fill : UIColor.quaternarySystemFill
        if field.backgroundColor == nil { layer.backgroundColor = fill.concrete(for: traits) }
      }
    }
  }

  private func image(of field: UITextField) -> CGImage? {
    let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
    return image?.cgImage
  }
}

/// The round button with a cross that clears a text field.
final class TextFieldClearButton: UIControl {
  static let side: CGFloat = 19
  private let disc = UIView()
  private let cross = UIImageView(image: UIImage(systemName: "xmark"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.isUserInteractionEnabled = false
    disc.backgroundColor = .tertiaryLabel
    cross.tintColor = .systemBackground
    disc.addSubview(cross)
    addSubview(disc)
    accessibilityLabel = String(uikit: "Clear text")
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = bounds.insetBy(dx: 1, dy: 1)
    disc.layer.cornerRadius = disc.bounds.height / 2
    cross.frame = disc.bounds.insetBy(dx: 4.5, dy: 4.5)
    disc.alpha = isHighlighted ? 0.5 : 1
  }

  /// Extends the touch area beyond the bounds, because fingers are imprecise.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -7, dy: -7).contains(point)
  }
}
