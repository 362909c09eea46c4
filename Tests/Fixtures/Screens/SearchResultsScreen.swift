import UIKit

/// A list that a search field filters; where nothing matches, it says so.
final class SearchResultsScreen: UIViewController, UITableViewDataSource, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private let tableView = UITableView()
  private let nothing = UILabel("No results", .headline, color: .secondaryLabel).centered()
  private let places = [
    ("Reykjavík", "Iceland", 212), ("Malmö", "Sweden", 86), ("Hamburg", "Germany", 341),
    ("Bergen", "Norway", 58), ("Tromsø", "Norway", 19), ("Gothenburg", "Sweden", 74),
    ("Bremen", "Germany", 12),
  ]
  private var found: [(String, String, Int)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Places"
    searchBar.text = "r"
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
    tableView.dataSource = self
    for part in [searchBar, tableView, nothing] { view.add(part) }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: safe.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
      searchBar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      nothing.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 48),
      nothing.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      nothing.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    search("r")
  }

  private func search(_ text: String) {
    found = places.filter { text.isEmpty || $0.0.lowercased().contains(text.lowercased()) }
    nothing.isHidden = !found.isEmpty
    tableView.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { search(searchText) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "place")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "place")
    let (name, country, photos) = found[indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "\(country) · \(photos) photos"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: "photo")
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
