import UIKit

/// Plans beside each other where there is room, below each other where there is not.
final class PricingTableScreen: ColumnScreen {
  private let plans = UIStackView(.vertical, spacing: 16, [])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    column.addArrangedSubview(UILabel("Choose a plan", .largeTitle).centered())
    column.addArrangedSubview(plans)
    plans.distribution = .fillEqually
    plans.addArrangedSubview(plan("Free", "€0", ["2 GB", "One device"], .gray()))
    plans.addArrangedSubview(
      plan("Personal", "€3", ["200 GB", "All your devices", "Shared albums"], .filled()))
    plans.addArrangedSubview(plan("Family", "€6", ["2 TB", "Six people"], .tinted()))
    adapt()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (screen: PricingTableScreen, _: UITraitCollection) in screen.adapt()
    }
  }

  private func adapt() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    plans.axis = isWide ? .horizontal : .vertical
    plans.distribution = isWide ? .fillEqually : .fill
  }

  private func plan(
    _ name: String, _ price: String, _ features: [String], _ style: UIButton.Configuration
  ) -> UIView {
    let list = UIStackView(
      .vertical, spacing: 8,
      features.map { feature in
        let check = UIImageView.symbol("checkmark", color: .systemGreen).sized(18, 18)
        return UIStackView(
          .horizontal, spacing: 8, alignment: .center, [check, UILabel(feature, .subheadline)])
      })
    // Takes what is left over, so that the buttons of all plans stand in a line.
    let spacer = UIView()
    let short = spacer.heightAnchor.constraint(equalToConstant: 0)
    short.priority = UILayoutPriority(2)
    short.isActive = true
    let content = UIStackView(
      .vertical, spacing: 8,
      [
        UILabel(name, .headline), UILabel(price, .largeTitle),
        UILabel("a month", .caption1, color: .secondaryLabel), list, spacer,
        UIButton.make("Choose", style),
      ])
    content.setCustomSpacing(16, after: content.arrangedSubviews[2])
    let card = UIView().rounded(16)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.add(content, inset: 20)
    return card
  }
}
