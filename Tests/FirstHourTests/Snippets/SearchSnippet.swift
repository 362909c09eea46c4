import UIKit

/// A list that is filtered by a search.
final class SearchSnippet: UITableViewController, UISearchResultsUpdating {
  private let cities = ["Amsterdam", "Berlin", "Copenhagen", "Dublin", "Edinburgh"]
  private(set) lazy var shown = cities

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search Cities"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
