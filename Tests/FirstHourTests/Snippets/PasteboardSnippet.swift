import UIKit

/// A button that copies a code.
final class PasteboardSnippet: UIViewController {
  let code = UILabel(frame: CGRect(x: 60, y: 60, width: 200, height: 40))
  let button = UIButton(configuration: .tinted())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    code.text = "VITRINE-2026"
    code.textAlignment = .center
    button.configuration?.title = "Copy"
    button.configuration?.image = UIImage(systemName: "doc.on.doc")
    button.configuration?.imagePadding = 6
    button.frame = CGRect(x: 100, y: 110, width: 120, height: 44)
    button.addAction(
      UIAction { [weak self] _ in UIPasteboard.general.string = self?.code.text },
      for: .touchUpInside)
    view.addSubview(code)
    view.addSubview(button)
  }
}
