import PhotoIndexing
import UIKit

/// A list of albums or folders of which one is chosen, with a search and a row that makes one.
final class PlacePicker: ListSheetController {
  /// A place that is offered.
  struct Row: Hashable, Sendable {
    /// The album or folder; nil makes one, or asks for it otherwise.
    var file: FileID?
    var title: String
    /// Where it is, if the title doesn't say so.
    var detail: String?
    var symbol: String
  }

  /// Rows with a heading.
  struct Group: Hashable, Sendable {
    var heading: String?
    var rows: [Row]
  }

  private let groups: [Group]
  private let choose: (FileID?) -> Void
  private var source: UICollectionViewDiffableDataSource<Int, Row>?

  /// - Parameters:
  ///   - making: The title of the first row, for which the choice is nil.
  ///   - choose: Called with the place when the list is gone.
  init(
    _ title: String, groups: [Group], making: String, choose: @escaping (FileID?) -> Void
  ) {
    let new = Row(title: making, symbol: "plus")
    self.groups = [Group(rows: [new])] + groups.filter { !$0.rows.isEmpty }
    self.choose = choose
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = true
    navigationItem.searchController?.searchBar.delegate = self
    source = makeSource { [groups] in groups.indices.contains($0) ? groups[$0].heading : nil }
    configure: { cell, row in
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

  private func take(_ row: Row) { dismiss(animated: true) { [choose] in choose(row.file) } }
}

extension PlacePicker: UISearchBarDelegate {
  /// Return takes the first place that was found.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    let rows = source?.snapshot().itemIdentifiers ?? []
    let isNew = searchBar.text?.isEmpty != false
    if let row = rows.first(where: { isNew || $0.file != nil }) ?? rows.first { take(row) }
  }
}
