import UIKit

/// A field whose Return key greets.
final class TextFieldSnippet: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  let greeting = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Your name"
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.frame = CGRect(x: 20, y: 40, width: 280, height: 36)
    greeting.frame = CGRect(x: 20, y: 90, width: 280, height: 24)
    view.addSubview(field)
    view.addSubview(greeting)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    greeting.text = "Hello, \(textField.text ?? "")!"
    textField.resignFirstResponder()
    return true
  }
}
