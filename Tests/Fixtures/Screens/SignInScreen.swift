import UIKit

/// A form to sign in: the return key leads from field to field, and the button waits for both.
final class SignInScreen: ColumnScreen, UITextFieldDelegate {
  override var sides: UILayoutGuide { form }
  private let form = UILayoutGuide()
  private let address = UITextField()
  private let password = UITextField()
  private let problem = UILabel(
    "The password doesn’t match this address.", .footnote, color: .systemRed)
  private lazy var button = UIButton.make("Sign in") { [weak self] in self?.signIn() }

  override func viewDidLoad() {
    view.addLayoutGuide(form)
    let wide = form.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      form.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      wide,
    ])
    super.viewDidLoad()
    address.placeholder = "name@example.org"
    address.text = "ida@example.org"
    address.textContentType = .username
    address.keyboardType = .emailAddress
    address.autocapitalizationType = .none
    address.autocorrectionType = .no
    address.returnKeyType = .next
    password.placeholder = "At least 8 characters"
    password.text = "annealing"
    password.textContentType = .password
    password.isSecureTextEntry = true
    password.returnKeyType = .go
    let forgot = UIButton.make("Forgot your password?", .plain())
    for part in [
      UILabel("Sign in", .largeTitle), field("Email", address), field("Password", password),
      problem,
      button, forgot,
    ] { column.addArrangedSubview(part) }
    column.setCustomSpacing(6, after: column.arrangedSubviews[2])
  }

  private func field(_ name: String, _ field: UITextField) -> UIView {
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.accessibilityLabel = name
    field.delegate = self
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    return UIStackView(
      .vertical, spacing: 4, [UILabel(name, .subheadline, color: .secondaryLabel), field])
  }

  private func check() {
    problem.isHidden = true
    button.isEnabled = address.hasText && (password.text?.count ?? 0) >= 8
  }

  private func signIn() {
    view.endEditing(true)
    problem.isHidden = false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === address { password.becomeFirstResponder() } else { signIn() }
    return true
  }
}
