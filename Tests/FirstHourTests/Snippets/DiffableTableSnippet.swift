import UIKit

/// A table that is sorted with an animation.
final class DiffableTableSnippet: UITableViewController {
  private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
    tableView, indexPath, name in
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    show(["Clara", "Anton", "Berta"])
  }

  func show(_ names: [String], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func sort() { show(dataSource.snapshot().itemIdentifiers.sorted(), animated: true) }
}
