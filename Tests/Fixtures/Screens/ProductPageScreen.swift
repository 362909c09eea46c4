import UIKit

/// A product whose button floats above the end of the page.
final class ProductPageScreen: ColumnScreen {
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  private func swatch(_ color: UIColor, _ name: String) -> UIView {
    let swatch = UIView().rounded(14).sized(28, 28)
    swatch.backgroundColor = color
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = name
    return swatch
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView.filling(.artwork(.systemMint, .systemTeal)).rounded(16)
    let price = UILabel("€39.50", .title2, color: .systemGreen)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    price.setContentHuggingPriority(.required, for: .horizontal)
    let heading = AdaptiveStack(
      spacing: 12, alignment: .firstBaseline,
      [
        UILabel("Linen apron", .title1), price,
      ])
    let swatches = UIStackView(
      .horizontal, spacing: 12, alignment: .center,
      [
        swatch(.systemIndigo, "Indigo"), swatch(.systemBrown, "Clay"), swatch(.systemGray, "Stone"),
        .filler(),
      ])
    let half = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75)
    half.priority = .defaultHigh
    NSLayoutConstraint.activate([
      half, picture.heightAnchor.constraint(lessThanOrEqualToConstant: 360),
    ])
    for part in [
      picture, heading, swatches,
      UILabel(
        "Washed linen, woven in Portugal. Two pockets, ties long enough for a bow in front, "
          + "and a loop to hang it up by.", color: .secondaryLabel),
      UILabel("Care", .headline),
      UILabel("Machine wash at 40 degrees. Iron while damp.", .subheadline),
    ] { column.addArrangedSubview(part) }
    let add = UIButton.make("Add to cart", symbol: "plus")
    view.add(bar)
    bar.contentView.add(add)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      add.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      add.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      add.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
      add.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let covered = bar.bounds.height - view.safeAreaInsets.bottom
    if scrollView.contentInset.bottom != covered { scrollView.contentInset.bottom = covered }
  }
}
