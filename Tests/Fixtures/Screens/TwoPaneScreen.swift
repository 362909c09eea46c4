import UIKit

/// Two panes beside each other where the width is regular; one otherwise.
final class TwoPaneScreen: UIViewController {
  private let sidebar = UIView()
  private let detail = UIView()
  private let rule = UIView()
  private var beside: [NSLayoutConstraint] = []
  private var alone: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sidebar.backgroundColor = .secondarySystemBackground
    rule.backgroundColor = .separator
    let list = UIStackView(.vertical, spacing: 4, [UILabel("Library", .title1)])
    for name in ["All photos", "Favorites", "Trash"] {
      let button = UIButton.make(name, symbol: "folder", .plain())
      button.contentHorizontalAlignment = .leading
      list.addArrangedSubview(button)
    }
    sidebar.add(list)
    let picture = UIImageView.filling(.artwork(.systemCyan, .systemBrown)).rounded()
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.6).isActive = true
    let page = UIStackView(
      .vertical, spacing: 12,
      [
        UILabel("Favorites", .title1), picture,
        UILabel("12 photos, 2 videos", color: .secondaryLabel),
      ])
    detail.add(page)
    for part in [sidebar, detail, rule] { view.add(part) }
    var constraints: [NSLayoutConstraint] = []
    for (pane, content) in [(sidebar, list), (detail, page)] {
      constraints += [
        pane.topAnchor.constraint(equalTo: view.topAnchor),
        pane.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.topAnchor.constraint(equalTo: pane.safeAreaLayoutGuide.topAnchor, constant: 16),
        content.leadingAnchor.constraint(equalTo: pane.layoutMarginsGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: pane.layoutMarginsGuide.trailingAnchor),
      ]
    }
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[rule]|", metrics: nil, views: ["rule": rule])
    constraints += [
      rule.widthAnchor.constraint(equalToConstant: 1),
      rule.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    beside = [
      sidebar.widthAnchor.constraint(equalToConstant: 300),
      detail.leadingAnchor.constraint(equalTo: rule.trailingAnchor),
    ]
    alone = [
      sidebar.widthAnchor.constraint(equalToConstant: 300),
      detail.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
    adapt()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (screen: TwoPaneScreen, _: UITraitCollection) in screen.adapt()
    }
  }

  private func adapt() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    sidebar.isHidden = !isWide
    rule.isHidden = !isWide
    NSLayoutConstraint.deactivate(isWide ? alone : beside)
    NSLayoutConstraint.activate(isWide ? beside : alone)
  }
}
