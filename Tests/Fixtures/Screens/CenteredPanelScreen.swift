import UIKit

/// A panel in the middle, as wide as the window but never wider than 380 points.
final class CenteredPanelScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let logo = UIImageView.symbol("camera").sized(56, 56)
    let logoRow = UIStackView(.vertical, alignment: .center, [logo])
    let stay = UISwitch()
    stay.accessibilityLabel = "Stay signed in"
    stay.setContentHuggingPriority(.required, for: .horizontal)
    let stayRow = UIStackView(
      .horizontal, spacing: 12, alignment: .center, [UILabel("Stay signed in"), stay])
    let content = UIStackView(
      .vertical, spacing: 16,
      [
        logoRow, UILabel("Welcome back", .title1).centered(),
        UILabel("Choose how you want to go on.", .subheadline, color: .secondaryLabel).centered(),
        UIButton.make("Use a passkey"), UIButton.make("Use a link by mail", .gray()), stayRow,
      ])
    let panel = UIView().rounded(20)
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24, leading: 24, bottom: 24, trailing: 24)
    panel.add(content, filling: panel.layoutMarginsGuide)
    let scrollView = UIScrollView()
    view.add(scrollView, inset: 0)
    scrollView.add(panel)
    let area = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    let wide = panel.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      area.widthAnchor.constraint(equalTo: frame.widthAnchor),
      area.heightAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor),
      panel.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      panel.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      panel.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16),
      panel.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 16),
      panel.widthAnchor.constraint(lessThanOrEqualToConstant: 380),
      wide,
    ])
    let small = area.heightAnchor.constraint(equalToConstant: 0)
    small.priority = UILayoutPriority(1)
    small.isActive = true
  }
}
