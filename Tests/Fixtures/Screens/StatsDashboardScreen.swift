import UIKit

/// Numbers with small charts: one column, or two where the width is regular.
final class StatsDashboardScreen: ColumnScreen {
  private let values: [(String, String, UIColor, [CGFloat])] = [
    ("Visits", "12,480", .systemBlue, [0.3, 0.5, 0.4, 0.8, 0.6, 1]),
    ("Photos viewed", "48,210", .systemGreen, [0.6, 0.4, 0.7, 0.5, 0.9, 0.8]),
    ("Shares", "932", .systemOrange, [0.2, 0.3, 0.6, 0.4, 0.5, 0.7]),
    ("Errors", "7", .systemRed, [0.9, 0.6, 0.3, 0.2, 0.1, 0.1]),
  ]
  private lazy var rows = (0..<2).map { _ in UIStackView(.horizontal, spacing: 16, []) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    column.addArrangedSubview(UILabel("This week", .largeTitle))
    for (index, row) in rows.enumerated() {
      row.distribution = .fillEqually
      for value in values[index * 2..<index * 2 + 2] { row.addArrangedSubview(card(value)) }
      column.addArrangedSubview(row)
    }
    adapt()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (screen: StatsDashboardScreen, _: UITraitCollection) in screen.adapt()
    }
  }

  private func adapt() {
    for row in rows {
      row.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
    }
  }

  private func card(_ value: (String, String, UIColor, [CGFloat])) -> UIView {
    let chart = UIStackView(
      .horizontal, spacing: 6, alignment: .bottom,
      value.3.map { share in
        let bar = UIView().rounded(3)
        bar.backgroundColor = value.2
        bar.heightAnchor.constraint(equalToConstant: 64 * share).isActive = true
        return bar
      })
    chart.distribution = .fillEqually
    chart.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let content = UIStackView(
      .vertical, spacing: 4,
      [
        UILabel(value.0, .subheadline, color: .secondaryLabel), UILabel(value.1, .title1), chart,
      ])
    let card = UIView().rounded(14)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.add(content, inset: 16)
    return card
  }
}
