import UIKit

/// A table that is pulled to be refreshed.
final class RefreshSnippet: UITableViewController {
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refreshes += 1 }, for: .valueChanged)
    refreshControl = control
  }

  func finish() { refreshControl?.endRefreshing() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Message \(indexPath.row + 1)"
    return cell
  }
}
