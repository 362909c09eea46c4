import UIKit

/// Tabs of which the first is a list in a navigation controller with buttons in its bar.
final class TabbedNavigationScreen: UITabBarController {
  private final class ListScreen: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Albums"
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Select", primaryAction: UIAction { _ in })
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
      cell.textLabel?.text = ["Iceland", "Kitchen", "Foxes", "Trains at night"][indexPath.row]
      cell.imageView?.image = UIImage(systemName: "folder")
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(EmptyStateScreen(), animated: true)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UINavigationController(rootViewController: ListScreen())
    list.tabBarItem = UITabBarItem(title: "Albums", image: UIImage(systemName: "folder"), tag: 0)
    let search = EmptyStateScreen()
    search.tabBarItem = UITabBarItem(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
    let more = SettingsListScreen()
    more.tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "ellipsis"), tag: 2)
    more.tabBarItem.badgeValue = "3"
    viewControllers = [list, search, more]
  }
}
