import UIKit

/// A bar that stands on the keyboard, or on the safe area while there is none.
final class KeyboardToolbarScreen: UIViewController {
  private let bar = UIView()
  private let text = UILabel(
    "A page above a bar: when the keyboard slides in, the bar rises with it and the page gets shorter."
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    let buttons = UIStackView(
      .horizontal, spacing: 8, alignment: .center,
      [
        tool("camera", "Camera"), tool("photo", "Photos"), tool("folder", "Files"), .filler(),
        UIButton.make("Send"),
      ])
    let scrollView = UIScrollView()
    scrollView.add(text, filling: scrollView.contentLayoutGuide, inset: 16)
    view.add(scrollView)
    view.add(bar)
    bar.add(buttons)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      text.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      buttons.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      buttons.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      buttons.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func tool(_ symbol: String, _ label: String) -> UIButton {
    let button = UIButton.make(nil, symbol: symbol, .plain())
    button.accessibilityLabel = label
    return button
  }
}
