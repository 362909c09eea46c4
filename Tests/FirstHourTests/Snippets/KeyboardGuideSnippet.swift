import UIKit

/// A field that stays above the keyboard.
final class KeyboardGuideSnippet: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
  }
}
