import UIKit

/// A month: seven equal columns, weeks of equal height, and today.
final class CalendarMonthScreen: UIViewController {
  private let names = ["M", "T", "W", "T", "F", "S", "S"]

  private func day(_ number: Int) -> UIView {
    let cell = UIView()
    guard (1...30).contains(number) else { return cell }
    let label = UILabel("\(number)", .body, color: number == 14 ? .white : .label).centered()
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 1
    if number == 14 {
      let disc = UIView().rounded(18).sized(36, 36)
      disc.backgroundColor = .systemRed
      cell.add(disc)
      disc.centerXAnchor.constraint(equalTo: cell.centerXAnchor).isActive = true
      disc.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
    }
    cell.add(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: cell.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: cell.widthAnchor, constant: -4),
      cell.heightAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor, constant: 4),
    ])
    return cell
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(.horizontal, spacing: 0, views)
    row.distribution = .fillEqually
    return row
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let month = UILabel("November 2026", .title1)
    let weekdays = row(names.map { UILabel($0, .caption1, color: .secondaryLabel).centered() })
    let weeks = UIStackView(
      .vertical, spacing: 0,
      (0..<6).map { week in
        row((0..<7).map { day(week * 7 + $0 - 5) })
      })
    weeks.distribution = .fillEqually
    let page = UIStackView(.vertical, spacing: 12, [month, weekdays, weeks])
    month.setContentHuggingPriority(.defaultHigh, for: .vertical)
    view.add(page)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      page.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }
}
