import UIKit

/// Nested stacks of which a switch shows and hides rows, in an animation.
final class NestedStacksScreen: ColumnScreen {
  private let details = UIStackView(.vertical, spacing: 12, [])
  private let toggle = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel("Custom proxy", .headline)
    toggle.isOn = true
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.addAction(UIAction { [weak self] _ in self?.showDetails() }, for: .valueChanged)
    toggle.accessibilityLabel = "Custom proxy"
    let heading = UIStackView(.horizontal, spacing: 12, alignment: .center, [name, toggle])
    for (key, value) in [("Server", "proxy.example.org"), ("Port", "8080"), ("Account", "None")] {
      let label = UILabel(value)
      label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      details.addArrangedSubview(
        AdaptiveStack(
          spacing: 12, alignment: .firstBaseline,
          [
            UILabel(key, .body, color: .secondaryLabel), label,
          ]))
    }
    let box = UIView().rounded()
    box.backgroundColor = .secondarySystemBackground
    let content = UIStackView(.vertical, spacing: 12, [heading, details])
    box.add(content, inset: 16)
    column.addArrangedSubview(box)
    column.addArrangedSubview(
      UILabel(
        "Requests to your own network never use the proxy.", .footnote, color: .secondaryLabel))
  }

  private func showDetails() {
    UIView.animate(withDuration: 0.3) {
      self.details.isHidden = !self.toggle.isOn
      self.details.alpha = self.toggle.isOn ? 1 : 0
      self.view.layoutIfNeeded()
    }
  }
}
