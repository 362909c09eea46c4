import UIKit

/// A screen that is pushed, with a title and a button in its bar.
final class PushSnippet: UIViewController {
  private(set) var edits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  func showDetail() {
    let detail = UIViewController()
    detail.title = "Detail"
    detail.view.backgroundColor = .systemBackground
    detail.navigationItem.largeTitleDisplayMode = .never
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edits += 1 })
    navigationController?.pushViewController(detail, animated: true)
  }
}
