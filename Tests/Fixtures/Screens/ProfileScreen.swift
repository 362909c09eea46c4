import UIKit

/// A person: cover, portrait over its edge, numbers and a text about them.
final class ProfileScreen: ColumnScreen {
  private let cover = UIImageView.filling(.artwork(.systemTeal, .systemIndigo))
  private let portrait: UIImageView = {
    let view = UIImageView.filling(.artwork(.systemOrange, .systemBrown)).rounded(48)
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.white.cgColor
    return view
  }()

  private func figure(_ value: String, _ name: String) -> UIView {
    let labels = [
      UILabel(value, .headline).centered(),
      UILabel(name, .caption1, color: .secondaryLabel).centered(),
    ]
    for label in labels {
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
    }
    return UIStackView(.vertical, spacing: 2, labels)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView()
    header.add(cover.rounded())
    header.add(portrait)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: header.topAnchor),
      cover.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      cover.heightAnchor.constraint(equalToConstant: 140),
      portrait.centerYAnchor.constraint(equalTo: cover.bottomAnchor),
      portrait.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      portrait.widthAnchor.constraint(equalToConstant: 96),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      portrait.bottomAnchor.constraint(equalTo: header.bottomAnchor),
    ])
    let figures = UIStackView(
      .horizontal, spacing: 12,
      [
        figure("128", "Photos"), figure("2,304", "Followers"), figure("312", "Following"),
      ])
    figures.distribution = .fillEqually
    figures.alignment = .top
    let buttons = AdaptiveStack(
      spacing: 12, alignment: .fill,
      [
        UIButton.make("Follow"), UIButton.make("Message", .gray()),
      ])
    buttons.distribution = .fillEqually
    for part in [
      header, UILabel("Mara Lindqvist", .title1),
      UILabel("Photographer from Malmö. Mountains, mist and the odd fox.", color: .secondaryLabel),
      figures, buttons,
    ] { column.addArrangedSubview(part) }
    column.setCustomSpacing(4, after: column.arrangedSubviews[1])
  }
}
