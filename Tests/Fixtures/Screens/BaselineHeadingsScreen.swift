import UIKit

/// Headings in different sizes that stand on one line, and texts at distances between baselines.
final class BaselineHeadingsScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let number = UILabel("42", .largeTitle)
    let unit = UILabel("photos", .body, color: .secondaryLabel)
    let all = UIButton.make("See all", .plain())
    let intro = UILabel("Taken between Monday and today, most of them in the rain.", .body)
    let note = UILabel("Twelve are out of focus.", .footnote, color: .secondaryLabel)
    for part in [number, unit, all, intro, note] { view.add(part) }
    number.setContentCompressionResistancePriority(.required, for: .horizontal)
    unit.numberOfLines = 1
    unit.adjustsFontSizeToFitWidth = true
    unit.minimumScaleFactor = 0.5
    unit.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      number.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      number.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      unit.leadingAnchor.constraint(
        equalToSystemSpacingAfter: number.trailingAnchor, multiplier: 1),
      unit.firstBaselineAnchor.constraint(equalTo: number.firstBaselineAnchor),
      all.leadingAnchor.constraint(greaterThanOrEqualTo: unit.trailingAnchor, constant: 8),
      all.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      all.firstBaselineAnchor.constraint(equalTo: number.firstBaselineAnchor),
      intro.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      intro.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      intro.firstBaselineAnchor.constraint(
        equalTo: number.lastBaselineAnchor, constant: UIFontMetrics.default.scaledValue(for: 44)),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.firstBaselineAnchor.constraint(
        equalTo: intro.lastBaselineAnchor, constant: UIFontMetrics.default.scaledValue(for: 26)),
    ])
  }
}
