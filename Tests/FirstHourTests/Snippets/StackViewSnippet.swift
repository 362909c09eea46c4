import UIKit

/// A settings row: a title, room and a switch.
final class StackViewSnippet: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Notifications"
    let toggle = UISwitch()
    toggle.isOn = true
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(UIView())
    stack.addArrangedSubview(toggle)
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }
}
