import UIKit

/// An alert that asks for a name.
final class AlertSnippet: UIViewController {
  private(set) var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func ask() {
    let alert = UIAlertController(
      title: "New Folder", message: "Enter a name for this folder.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.name = alert?.textFields?.first?.text
      })
    present(alert, animated: true)
  }
}
