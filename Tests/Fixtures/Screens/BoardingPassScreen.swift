import UIKit

/// A ticket: places far apart with the way between them, and fields of equal width.
final class BoardingPassScreen: UIViewController {
  private func place(_ code: String, _ name: String, alignment: UIStackView.Alignment)
    -> UIStackView
  {
    let title = UILabel(code, .largeTitle)
    title.numberOfLines = 1
    title.adjustsFontSizeToFitWidth = true
    return UIStackView(
      .vertical, spacing: 0, alignment: alignment,
      [
        title, UILabel(name, .caption1, color: .secondaryLabel),
      ])
  }

  private func field(_ name: String, _ value: String) -> UIView {
    UIStackView(
      .vertical, spacing: 2,
      [
        UILabel(name, .caption2, color: .secondaryLabel), UILabel(value, .headline),
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let way = UIView()
    way.backgroundColor = .systemBlue
    let from = place("HAM", "Hamburg", alignment: .leading)
    let to = place("ARN", "Stockholm", alignment: .trailing)
    let route = UIView()
    for part in [from, way, to] { route.add(part) }
    let fields = AdaptiveStack(
      spacing: 12, alignment: .top,
      [
        field("Gate", "B 14"), field("Seat", "23 A"), field("Boards", "17:05"),
      ])
    fields.distribution = .fillEqually
    let content = UIStackView(.vertical, spacing: 20, [route, fields])
    let ticket = UIView().rounded(18)
    ticket.backgroundColor = .secondarySystemGroupedBackground
    ticket.add(content, inset: 20)
    view.add(ticket)
    let wide = ticket.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    for place in [from, to] { place.setContentHuggingPriority(.required, for: .horizontal) }
    // Where there is no room for both names, they share it.
    let share = from.widthAnchor.constraint(equalTo: to.widthAnchor)
    share.priority = .defaultLow
    let low = route.heightAnchor.constraint(equalToConstant: 0)
    low.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      share, low,
      from.topAnchor.constraint(equalTo: route.topAnchor),
      from.bottomAnchor.constraint(lessThanOrEqualTo: route.bottomAnchor),
      from.leadingAnchor.constraint(equalTo: route.leadingAnchor),
      to.topAnchor.constraint(equalTo: route.topAnchor),
      to.bottomAnchor.constraint(lessThanOrEqualTo: route.bottomAnchor),
      to.trailingAnchor.constraint(equalTo: route.trailingAnchor),
      way.heightAnchor.constraint(equalToConstant: 2),
      way.centerYAnchor.constraint(equalTo: from.arrangedSubviews[0].centerYAnchor),
      way.leadingAnchor.constraint(equalTo: from.trailingAnchor, constant: 12),
      way.trailingAnchor.constraint(equalTo: to.leadingAnchor, constant: -12),
      way.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
      ticket.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ticket.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      ticket.widthAnchor.constraint(lessThanOrEqualToConstant: 460),
      wide,
    ])
  }
}
