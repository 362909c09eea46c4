import UIKit

/// Two pictures compared: before and after keep their aspect ratio and share the room.
final class AspectComparisonScreen: UIViewController {
  private let pair = UIStackView(.horizontal, spacing: 12, [])

  private func side(_ title: String, _ image: UIImage, ratio: CGFloat) -> UIView {
    let picture = UIImageView.filling(image).rounded(8)
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: ratio).isActive = true
    return UIStackView(.vertical, spacing: 6, [picture, UILabel(title, .footnote).centered()])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pair.alignment = .top
    pair.distribution = .fillEqually
    pair.addArrangedSubview(side("Before", .artwork(.systemGray3, .systemGray), ratio: 4 / 3))
    pair.addArrangedSubview(side("After", .artwork(.systemBlue, .systemGreen), ratio: 4 / 3))
    let wide = side("Panorama, 3 : 1", .artwork(.systemOrange, .systemIndigo), ratio: 3)
    let heading = UILabel("Compare", .title1)
    for part in [heading, pair, wide] { view.add(part) }
    let margins = view.layoutMarginsGuide
    let full = wide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    full.priority = .defaultHigh
    let fullPair = pair.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fullPair.priority = .defaultHigh
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      pair.topAnchor.constraint(equalToSystemSpacingBelow: heading.bottomAnchor, multiplier: 2),
      pair.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pair.widthAnchor.constraint(equalTo: wide.widthAnchor),
      fullPair, full,
      wide.widthAnchor.constraint(lessThanOrEqualToConstant: 900),
      wide.topAnchor.constraint(equalTo: pair.bottomAnchor, constant: 16),
      wide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      wide.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
