import UIKit

/// A list in a sheet, with a button that closes it, and a search if it is long.
class ListSheetController: UICollectionViewController {
  /// Called with what is typed into the search field; the list has one if it is set before the view
  /// is loaded.
  var onSearch: ((String) -> Void)?

  /// Returns the list in its sheet.
  func inSheet() -> UIViewController {
    let sheet = UINavigationController(rootViewController: self)
    sheet.modalPresentationStyle = .formSheet
    return sheet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    collectionView.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    if onSearch != nil { addSearch() }
  }

  private func addSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = String(gallery: "Search")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override var canBecomeFirstResponder: Bool { true }
}

extension ListSheetController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    onSearch?(searchController.searchBar.text ?? "")
  }
}
