import UIKit

/// A form: names of one width beside their controls; below each other while text is very large.
final class FormRowsScreen: ColumnScreen {
  override var sides: UILayoutGuide { view.readableContentGuide }
  private var names: [UILabel] = []
  private var shared: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let quality = UISegmentedControl(items: ["Low", "High", "Raw"])
    quality.selectedSegmentIndex = 1
    let copies = UIStepper()
    copies.value = 2
    let brightness = UISlider()
    brightness.value = 0.6
    let grid = UISwitch()
    grid.isOn = true
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    column.addArrangedSubview(UILabel("Printing", .title1))
    for (name, control, fills) in [
      ("Quality", quality as UIView, true), ("Copies", copies, false),
      ("Brightness", brightness, true),
      ("Show grid", grid, false), ("Ink", progress, true),
    ] { column.addArrangedSubview(row(name, control, fills: fills)) }
    column.addArrangedSubview(UIButton.make("Print"))
    shared = names.dropFirst().map { $0.widthAnchor.constraint(equalTo: names[0].widthAnchor) }
    adapt()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (screen: FormRowsScreen, _: UITraitCollection) in screen.adapt()
    }
  }

  private func row(_ name: String, _ control: UIView, fills: Bool) -> UIView {
    let label = UILabel(name)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    names.append(label)
    control.accessibilityLabel = name
    let field =
      fills
      ? control : UIStackView(.horizontal, spacing: 0, alignment: .center, [control, .filler()])
    return AdaptiveStack(spacing: 16, [label, field])
  }

  private func adapt() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for constraint in shared { constraint.isActive = !isLarge }
    for row in column.arrangedSubviews.compactMap({ $0 as? AdaptiveStack }) {
      row.alignment = isLarge ? .fill : .center
    }
  }
}
