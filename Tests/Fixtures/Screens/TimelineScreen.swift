import UIKit

/// Events along a line: the dots sit on the first line of each text.
final class TimelineScreen: ColumnScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    column.spacing = 0
    let events = [
      ("09:00", "Order placed", "We’ve received your order."),
      ("11:30", "Packed", "Two parcels, wrapped in paper."),
      (
        "14:05", "On its way",
        "Handed to the carrier in Hamburg. Expect it between Tuesday and Thursday."
      ),
      ("—", "Delivered", "Not yet."),
    ]
    for (index, event) in events.enumerated() {
      column.addArrangedSubview(row(event, isFirst: index == 0, isLast: index == events.count - 1))
    }
  }

  private func row(_ event: (String, String, String), isFirst: Bool, isLast: Bool) -> UIView {
    let row = UIView()
    let title = UILabel(event.1, .headline)
    let dot = UIView().rounded(6).sized(12, 12)
    dot.backgroundColor = isLast ? .systemGray3 : .systemGreen
    let line = UIView()
    line.backgroundColor = .systemGray4
    let text = UIStackView(
      .vertical, spacing: 2,
      [
        title, UILabel(event.2, .subheadline, color: .secondaryLabel),
        UILabel(event.0, .caption1, color: .tertiaryLabel),
      ])
    for part in [line, dot, text] { row.add(part) }
    NSLayoutConstraint.activate([
      line.widthAnchor.constraint(equalToConstant: 2),
      line.centerXAnchor.constraint(equalTo: dot.centerXAnchor),
      line.topAnchor.constraint(equalTo: isFirst ? dot.centerYAnchor : row.topAnchor),
      line.bottomAnchor.constraint(equalTo: isLast ? dot.centerYAnchor : row.bottomAnchor),
      dot.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      dot.centerYAnchor.constraint(equalTo: title.firstBaselineAnchor, constant: -6),
      text.leadingAnchor.constraint(equalToSystemSpacingAfter: dot.trailingAnchor, multiplier: 2),
      text.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      text.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -12),
    ])
    return row
  }
}
