import QuartzCore

/// A color, and a slider for each of its parts.
final class ColorForm: UIScrollView {
  let heading = ColorForm.label(.headline)
  let cancel = ColorForm.button(String(uikit: "Cancel"))
  let done = ColorForm.button(String(uikit: "Done"))
  private let sample = UIView()
  private let parts = [
    ColorPart(String(uikit: "Red")), ColorPart(String(uikit: "Green")),
    ColorPart(String(uikit: "Blue")), ColorPart(String(uikit: "Opacity")),
  ]
  private let onChange: (_ color: CGColor, _ isTrying: Bool) -> Void

  init(onChange: @escaping (_ color: CGColor, _ isTrying: Bool) -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    sample.layer.cornerRadius = 10
    sample.layer.borderWidth = 1
    sample.isAccessibilityElement = true
    sample.accessibilityLabel = String(uikit: "Color")
    sample.heightAnchor.constraint(equalToConstant: 56).isActive = true
    let head = UIStackView(arrangedSubviews: [cancel, heading, done])
    head.alignment = .center
    head.spacing = 8
    let column = UIStackView(arrangedSubviews: [head, sample] + parts)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -20),
      column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -40),
    ])
    for part in parts {
      part.slider.addAction(
        UIAction { [weak self, weak part] _ in
          guard let self, let part else { return }
          part.showValue()
          self.onChange(color, part.slider.isTracking)
        }, for: .valueChanged)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var color: CGColor {
    let values = parts.map { CGFloat($0.slider.value) }
    return CGColor(
      red: values[0], green: values[1], blue: values[2], alpha: parts[3].isHidden ? 1 : values[3])
  }

  func show(_ color: CGColor, supportsAlpha: Bool) {
    let values = [color.red, color.green, color.blue, color.alpha]
    for (part, value) in zip(parts, values) where !part.slider.isTracking {
      part.slider.value = Float(value)
      part.showValue()
    }
    parts[3].isHidden = !supportsAlpha
    sample.backgroundColor = UIColor(cgColor: color)
    sample.layer.borderColor = UIColor.separator.concrete(for: traitCollection)
    sample.accessibilityValue = UIColor(cgColor: color).accessibilityName
  }

  fileprivate static func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }
}

/// A part of a color: its name, its share in percent, and a slider.
final class ColorPart: UIStackView {
  let slider = UISlider()
  private let share = ColorForm.label(.body)

  init(_ name: String) {
    super.init(frame: .zero)
    let label = ColorForm.label(.body)
    label.text = name
    // The slider says both.
    label.isAccessibilityElement = false
    share.isAccessibilityElement = false
    share.setContentHuggingPriority(.required, for: .horizontal)
    slider.accessibilityLabel = name
    axis = .vertical
    spacing = 4
    let words = UIStackView(arrangedSubviews: [label, share])
    addArrangedSubview(words)
    addArrangedSubview(slider)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func showValue() { share.text = slider.accessibilityValue }
}
