import UIKit

/// Something failed: what, and what to try. Trying shows that it works on it.
final class ErrorStateScreen: UIViewController {
  private let activity = UIActivityIndicatorView(style: .medium)
  private lazy var retry = UIButton.make("Try again", symbol: "arrow.clockwise") { [weak self] in
    self?.tryAgain()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let symbol = UIImageView.symbol("exclamationmark.triangle", color: .systemOrange).sized(56, 56)
    let details = UILabel(
      "The server took longer than 30 seconds.", .footnote, color: .secondaryLabel)
    let box = UIView().rounded(10)
    box.backgroundColor = .secondarySystemBackground
    box.add(details, inset: 12)
    let stack = UIStackView(
      .vertical, spacing: 12, alignment: .center,
      [
        symbol, UILabel("Couldn’t load the album", .title2).centered(),
        UILabel("Check your connection, then try again.", .body, color: .secondaryLabel).centered(),
        box, retry, activity,
      ])
    view.add(stack)
    let area = view.safeAreaLayoutGuide
    let upper = stack.centerYAnchor.constraint(equalTo: area.centerYAnchor, constant: -24)
    upper.priority = .defaultHigh
    NSLayoutConstraint.activate([
      upper,
      stack.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -8),
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
    ])
  }

  private func tryAgain() {
    retry.isEnabled = false
    activity.startAnimating()
  }
}
