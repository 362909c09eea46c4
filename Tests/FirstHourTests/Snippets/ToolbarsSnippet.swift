import UIKit

/// A toolbar below a screen.
final class ToolbarsSnippet: UIViewController {
  private(set) var shares = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo"
    view.backgroundColor = .systemBackground
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.shares += 1 })
    let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })
    toolbarItems = [share, UIBarButtonItem(systemItem: .flexibleSpace), trash]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }
}
