import PhotoIndexing
import UIKit

/// A list of albums or folders of which one is chosen, with a search, and rows that do something
/// else, such as making one.
final class PlacePicker: ListSheetController {
  /// A place that is offered.
  struct Row: Hashable, Sendable {
    /// The album or folder; nil for a row that does something else.
    var file: FileID?
    var title: String
    /// The number of the group, as a place may be in several.
    var group = 0
    /// Where it is, if the title doesn't say so.
    var detail: String?
    var symbol: String
  }

  /// Rows with a heading.
  struct Group: Hashable, Sendable {
    var heading: String?
    var rows: [Row]
  }

  /// A row that does something else.
  struct Extra {
    var title: String
    var symbol: String
    var perform: () -> Void
  }

  private let groups: [Group]
  private let extras: [Extra]
  private let choose: (FileID) -> Void
  private var source: UICollectionViewDiffableDataSource<Int, Row>?

  /// - Parameter choose: Called with the place when the list is gone.
  init(
    _ title: String, extras: [Extra], groups: [Group], choose: @escaping (FileID) -> Void
  ) {
    let rows = extras.map { Row(title: $0.title, symbol: $0.symbol) }
    self.groups = ([Group(rows: rows)] + groups.filter { !$0.rows.isEmpty }).enumerated().map {
      number, group in
      var group = group
      for index in group.rows.indices { group.rows[index].group = number }
      return group
    }
    (self.extras, self.choose) = (extras, choose)
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = true
    navigationItem.searchController?.searchBar.delegate = self
    source = makeSource { [groups] in
      groups.indices.contains($0) ? groups[$0].heading : nil
    } configure: { cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      content.image = UIImage(systemName: row.symbol)
      content.text = row.title
      content.secondaryText = row.detail
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessibilityTraits = .button
    }
    show(matching: "")
  }

  /// The titles of the rows that are shown.
  var titles: [String] { source?.snapshot().itemIdentifiers.map(\.title) ?? [] }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.searchController?.searchBar.becomeFirstResponder()
  }

  override func show(matching text: String) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (number, group) in groups.enumerated() {
      let rows = group.rows.filter { row in
        text.isEmpty || row.file == nil || row.title.localizedCaseInsensitiveContains(text)
          || row.detail?.localizedCaseInsensitiveContains(text) == true
      }
      guard !rows.isEmpty else { continue }
      snapshot.appendSections([number])
      snapshot.appendItems(rows)
    }
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { if let row = source?.itemIdentifier(for: indexPath) { take(row) } }

  private func take(_ row: Row) {
    let extra = extras.first { row.file == nil && $0.title == row.title }
    // Its own would take away the search alone.
    let sheet = navigationController?.presentingViewController
    sheet?.dismiss(animated: true) { [choose] in
      if let file = row.file { choose(file) } else { extra?.perform() }
    }
  }
}

extension PlacePicker: UISearchBarDelegate {
  /// Return takes the place that is called what was typed, otherwise the first that was found.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    let rows = source?.snapshot().itemIdentifiers ?? []
    let isNew = searchBar.text?.isEmpty != false
    let exact = rows.first {
      $0.file != nil
        && $0.title.localizedCaseInsensitiveCompare(searchBar.text ?? "") == .orderedSame
    }
    if let row = exact ?? rows.first(where: { isNew || $0.file != nil }) ?? rows.first { take(row) }
  }
}
