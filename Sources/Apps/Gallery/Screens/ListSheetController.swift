import UIKit

/// A list in a sheet, with a button that closes it, and a search if it is long.
class ListSheetController: UICollectionViewController {
  var hasSearch: Bool { true }

  /// - Parameter hasFooter: Whether a section has a text below it.
  init(_ title: String, hasFooter: @escaping (_ section: Int) -> Bool = { _ in false }) {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      if hasFooter(index) { list.footerMode = .supplementary }
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    collectionView.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    if hasSearch { addSearch() }
  }

  private func addSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = String(gallery: "Search")
    search.searchBar.searchTextField.showPlaceholderAsDetail()
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override var canBecomeFirstResponder: Bool { true }

  func show(matching text: String) {}

  /// Handles a key that the search has no use for. Returns whether it did.
  func handle(_ key: UIKey) -> Bool { false }

  /// Makes the source of the rows.
  ///
  /// - Parameters:
  ///   - heading: Returns the text above a section.
  ///   - footer: Returns the text below a section.
  func makeSource<Section: Hashable & Sendable, Row: Hashable & Sendable>(
    heading: @escaping (Section) -> String?, footer: @escaping (Section) -> String? = { _ in nil },
    configure: @escaping @MainActor (UICollectionViewListCell, Row) -> Void
  ) -> UICollectionViewDiffableDataSource<Section, Row> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      configure(cell, row)
    }
    let source = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
      view, path, row in view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
    func registration(
      _ kind: String, _ content: UIListContentConfiguration, _ text: @escaping (Section) -> String?
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
      UICollectionView.SupplementaryRegistration(elementKind: kind) { [weak source] view, _, path in
        var content = content
        content.text = source?.sectionIdentifier(for: path.section).flatMap(text)
        content.textProperties.color = .detailText
        view.contentConfiguration = content
      }
    }
    let headers = registration(
      UICollectionView.elementKindSectionHeader, .groupedHeader(), heading)
    let footers = registration(UICollectionView.elementKindSectionFooter, .groupedFooter(), footer)
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
    }
    return source
  }
}

extension ListSheetController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    show(matching: searchController.searchBar.text ?? "")
  }
}
