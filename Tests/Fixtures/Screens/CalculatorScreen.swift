import UIKit

/// A number and its keys, which share the room equally; zero is two keys wide.
final class CalculatorScreen: UIViewController {
  private let display: UILabel = {
    let label = UILabel("0", .largeTitle)
    label.textAlignment = .right
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 56, weight: .light), maximumPointSize: 80)
    return label
  }()

  private func key(_ title: String, _ color: UIColor) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.baseBackgroundColor = color
    configuration.cornerStyle = .capsule
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.press(title) })
  }

  private func press(_ key: String) {
    guard Int(key) != nil else { return }
    display.text = display.text == "0" ? key : (display.text ?? "") + key
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = [
      ["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"],
    ]
    .map { titles in
      let row = UIStackView(
        .horizontal, spacing: 10,
        titles.map {
          key($0, Int($0) != nil ? .systemGray : "÷×−+".contains($0) ? .systemOrange : .systemGray2)
        })
      row.distribution = .fillEqually
      return row
    }
    let zero = key("0", .systemGray)
    let point = key(".", .systemGray)
    let equals = key("=", .systemOrange)
    let last = UIStackView(.horizontal, spacing: 10, [zero, point, equals])
    let keys = UIStackView(.vertical, spacing: 10, rows + [last])
    keys.distribution = .fillEqually
    keys.semanticContentAttribute = .forceLeftToRight
    for row in rows + [last] { row.semanticContentAttribute = .forceLeftToRight }
    view.add(display)
    view.add(keys)
    let safe = view.safeAreaLayoutGuide
    let tall = keys.heightAnchor.constraint(equalTo: keys.widthAnchor, multiplier: 1.25)
    tall.priority = UILayoutPriority(500)
    let wide = keys.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    display.setContentCompressionResistancePriority(.required, for: .vertical)
    NSLayoutConstraint.activate([
      point.widthAnchor.constraint(equalTo: equals.widthAnchor),
      zero.widthAnchor.constraint(equalTo: point.widthAnchor, multiplier: 2, constant: 10),
      keys.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      keys.widthAnchor.constraint(lessThanOrEqualToConstant: 520),
      wide, tall,
      keys.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      display.leadingAnchor.constraint(equalTo: keys.leadingAnchor),
      display.trailingAnchor.constraint(equalTo: keys.trailingAnchor),
      display.bottomAnchor.constraint(equalTo: keys.topAnchor, constant: -16),
      display.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 16),
    ])
  }
}
