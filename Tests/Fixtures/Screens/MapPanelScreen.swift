import UIKit

/// A page to look around on, with a panel: below on a phone, at the side where there is room.
final class MapPanelScreen: UIViewController {
  private let map = UIImageView.filling(.artwork(.systemTeal, .systemGreen))
  private let panel = UIView().rounded(16)
  private var narrow: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.add(map, inset: 0)
    let locate = UIButton.make(nil, symbol: "magnifyingglass", .filled())
    locate.accessibilityLabel = "Search here"
    view.add(locate)
    let heading = UILabel("Lake Hallstatt", .title2)
    let content = UIStackView(
      .vertical, spacing: 8,
      [
        heading,
        UILabel("Open until 18:00 · 12 minutes on foot", .subheadline, color: .secondaryLabel),
        AdaptiveStack(
          spacing: 12, alignment: .fill,
          [
            UIButton.make("Directions"), UIButton.make("Share", .gray()),
          ]),
      ])
    (content.arrangedSubviews.last as? UIStackView)?.distribution = .fillEqually
    panel.backgroundColor = .systemBackground
    panel.add(content, inset: 16)
    view.add(panel)
    let safe = view.safeAreaLayoutGuide
    let width = panel.widthAnchor.constraint(equalToConstant: 340)
    width.priority = .defaultHigh
    narrow = [
      panel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
      panel.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      panel.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
    ]
    wide = [
      panel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      panel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16), width,
      panel.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -16),
    ]
    NSLayoutConstraint.activate([
      locate.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      locate.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    adapt()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (screen: MapPanelScreen, _: UITraitCollection) in screen.adapt()
    }
  }

  private func adapt() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isWide ? narrow : wide)
    NSLayoutConstraint.activate(isWide ? wide : narrow)
  }
}
