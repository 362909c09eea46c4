import UIKit

/// Nothing here yet: a symbol, a text and one thing to do, in the middle of the safe area.
final class EmptyStateScreen: UIViewController {
  private let symbol = UIImageView.symbol("photo", color: .tertiaryLabel)
  private let heading = UILabel("No Photos", .title2).centered()
  private let message = UILabel(
    "Photos that you take or add from your folders appear here.", .body, color: .secondaryLabel
  ).centered()
  private let button = UIButton.make("Add photos", symbol: "plus", .tinted())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(
      .vertical, spacing: 8, alignment: .center, [symbol, heading, message, button])
    stack.setCustomSpacing(20, after: message)
    view.add(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      symbol.widthAnchor.constraint(equalToConstant: 64),
      symbol.heightAnchor.constraint(equalTo: symbol.widthAnchor),
      stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 340),
    ])
  }
}
