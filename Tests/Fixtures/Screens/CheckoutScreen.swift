import UIKit

/// What is to be paid, above a footer that stays.
final class CheckoutScreen: UIViewController {
  private let scrollView = UIScrollView()
  private let footer = UIView()

  private func line(_ name: String, _ price: String, _ style: UIFont.TextStyle = .body) -> UIView {
    let amount = UILabel(price, style)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    return AdaptiveStack(spacing: 12, alignment: .firstBaseline, [UILabel(name, style), amount])
  }

  private func rule() -> UIView {
    let rule = UIView()
    rule.backgroundColor = .separator
    rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return rule
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let lines = UIStackView(
      .vertical, spacing: 14,
      [
        UILabel("Your order", .title1), line("Enamel mug, blue", "€14.00"),
        line("Linen apron with two pockets and long ties", "€39.50"),
        line("Tea towel, set of three", "€18.00"),
        rule(), line("Subtotal", "€71.50"), line("Shipping", "€4.90"), rule(),
        line("Total", "€76.40", .headline),
      ])
    let pay = UIButton.make("Pay €76.40")
    let note = UILabel(
      "You can return everything within 30 days.", .footnote, color: .secondaryLabel
    )
    .centered()
    let foot = UIStackView(.vertical, spacing: 8, [pay, note])
    footer.backgroundColor = .secondarySystemBackground
    view.add(scrollView)
    view.add(footer)
    scrollView.add(lines)
    footer.add(foot)
    let margins = view.layoutMarginsGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: footer.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      lines.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      lines.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      lines.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      foot.topAnchor.constraint(equalTo: footer.topAnchor, constant: 12),
      foot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: footer.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }
}
