import UIKit

/// A button that opens a website.
final class OpenURLSnippet: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 60, y: 60, width: 200, height: 44)
    button.setTitle("Open Website", for: .normal)
    button.addAction(
      UIAction { _ in
        guard let url = URL(string: "https://www.example.com") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}
