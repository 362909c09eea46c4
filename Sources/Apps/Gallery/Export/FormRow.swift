import UIKit
import UIKitCompat

/// A row of a form: its name, and at the end what it is changed with.
final class FormRow: UIView {
  private let label = UILabel()
  let control: UIView

  static let height: CGFloat = 48

  /// - Parameter width: The width of the control; nil for its own.
  init(_ title: String, _ control: UIView, width: CGFloat? = nil) {
    self.control = control
    super.init(frame: .zero)
    label.setScaledFont(.systemFont(ofSize: 15), maximum: 22)
    label.text = title
    label.textColor = .label
    label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    // A row that is hidden has no height.
    let height = heightAnchor.constraint(equalToConstant: Self.height)
    // Large text needs more room.
    let least = heightAnchor.constraint(greaterThanOrEqualTo: control.heightAnchor, constant: 8)
    height.priority = UILayoutPriority(998)
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, least, label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      control.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
      control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    if let width { control.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows below each other in a rounded area, with lines between those that are shown.
final class FormSection: UIView {
  private let rows: [FormRow]
  private let stack = UIStackView()
  private var lines: [UIView] = []

  init(_ rows: [FormRow]) {
    self.rows = rows
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for row in rows {
      stack.addArrangedSubview(row)
      let line = UIView()
      line.backgroundColor = .separator
      addSubview(line)
      lines.append(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  func setHidden(_ isHidden: Bool, _ row: FormRow) {
    row.isHidden = isHidden
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.layoutIfNeeded()
    let last = rows.last { !$0.isHidden }
    for (row, line) in zip(rows, lines) {
      line.isHidden = row.isHidden || row === last
      line.frame = mirrored(
        CGRect(x: 16, y: row.frame.maxY - 0.5, width: bounds.width - 16, height: 0.5))
    }
  }
}

extension UIStackView {
  /// A slider, and its value beside it.
  convenience init(_ slider: UISlider, readout: UILabel) {
    readout.setScaledFont(.monospacedDigitSystemFont(ofSize: 14, weight: .regular), maximum: 20)
    readout.textColor = .detailText
    readout.textAlignment = readout.trailingAlignment
    readout.widthAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
    readout.setContentCompressionResistancePriority(.required, for: .horizontal)
    self.init(arrangedSubviews: [slider, readout])
    spacing = 8
    alignment = .center
  }
}
