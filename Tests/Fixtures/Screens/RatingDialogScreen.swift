import UIKit

/// A dialog over a dimmed page: how was it?
final class RatingDialogScreen: UIViewController {
  private let stars = (1...5).map { _ in UIButton(type: .system) }
  private let panel = UIView().rounded(20)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let dim = UIView()
    dim.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.add(dim, inset: 0)
    for (index, star) in stars.enumerated() {
      star.setTitle("★", for: .normal)
      star.titleLabel?.font = .systemFont(ofSize: 30)
      star.accessibilityLabel = "\(index + 1) of 5"
      star.heightAnchor.constraint(equalToConstant: 44).isActive = true
      star.addAction(UIAction { [weak self] _ in self?.rate(index + 1) }, for: .touchUpInside)
    }
    rate(4)
    let row = UIStackView(.horizontal, spacing: 0, stars)
    row.distribution = .fillEqually
    let buttons = AdaptiveStack(
      spacing: 12, alignment: .fill,
      [
        UIButton.make("Not now", .gray()), UIButton.make("Send"),
      ])
    buttons.distribution = .fillEqually
    let content = UIStackView(
      .vertical, spacing: 16,
      [
        UILabel("How do you like the browser?", .headline).centered(),
        UILabel("Your rating helps others to find it.", .subheadline, color: .secondaryLabel)
          .centered(),
        row, buttons,
      ])
    panel.backgroundColor = .secondarySystemBackground
    panel.add(content, inset: 20)
    view.add(panel)
    let wide = panel.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      panel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      panel.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
      panel.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      wide,
    ])
  }

  private func rate(_ count: Int) {
    for (index, star) in stars.enumerated() {
      star.setTitleColor(index < count ? .systemYellow : .systemGray3, for: .normal)
    }
  }
}
