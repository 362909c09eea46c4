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
    /// - Parameter text: What was typed.
    var perform: (_ text: String) -> Void
  }

  private var groups: [Group]
  private let extras: [Extra]
  private let choose: (FileID) -> Void
  private var source: UICollectionViewDiffableDataSource<Int, Row>?
  /// The row that Return takes, and for what was typed.
  private var marked: (row: Row, text: String)?

  /// - Parameter choose: Called with the place when the list is gone.
  init(
    _ title: String, extras: [Extra], groups: [Group], choose: @escaping (FileID) -> Void
  ) {
    let rows = extras.map { Row(title: $0.title, symbol: $0.symbol) }
    self.groups = Self.numbered([Group(rows: rows)] + groups)
    (self.extras, self.choose) = (extras, choose)
    super.init(title)
  }

  private static func numbered(_ groups: [Group]) -> [Group] {
    groups.enumerated().map { number, group in
      var group = group
      for index in group.rows.indices { group.rows[index].group = number }
      return group
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = true
    navigationItem.searchController?.searchBar.delegate = self
    // The sheet's own button leaves it.
    navigationItem.searchController?.automaticallyShowsCancelButton = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave(then: nil) })
    source = makeSource { [weak self] number in
      guard let groups = self?.groups, groups.indices.contains(number) else { return nil }
      return groups[number].heading
    } configure: { cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      content.image = UIImage(systemName: row.symbol)
      content.text = row.title
      content.secondaryText = row.detail
      content.secondaryTextProperties.color = .detailText
      cell.contentConfiguration = content
      cell.accessibilityTraits = .button
    }
    show(matching: "")
  }

  private var rows: [Row] { source?.snapshot().itemIdentifiers ?? [] }
  /// The titles of the rows that are shown.
  var titles: [String] { rows.map(\.title) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.searchController?.searchBar.becomeFirstResponder()
  }

  private var typed: String {
    navigationItem.searchController?.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  /// Adds places to the last group that has a heading, unless they are in it.
  func add(_ rows: [Row]) {
    guard let last = groups.indices.last, groups[last].heading != nil else { return }
    let known = Set(groups[last].rows.map(\.file))
    let fresh = rows.filter { !known.contains($0.file) }
    guard !fresh.isEmpty else { return }
    groups[last].rows = (groups[last].rows + fresh)
      .sorted { $0.path.localizedStandardCompare($1.path) == .orderedAscending }
    groups = Self.numbered(groups)
    if isViewLoaded { show(matching: typed) }
  }

  override func show(matching text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (number, group) in groups.enumerated() {
      let rows = group.rows.filter { row in
        text.isEmpty || row.file == nil || row.path.localizedCaseInsensitiveContains(text)
      }
      guard !rows.isEmpty else { continue }
      snapshot.appendSections([number])
      snapshot.appendItems(rows)
    }
    source?.apply(snapshot, animatingDifferences: false)
    let kept = marked.flatMap { $0.text == text && rows.contains($0.row) ? $0.row : nil }
    mark(kept ?? preferred(for: text), for: text)
  }

  /// The place that is called what was typed, or whose path ends with it, otherwise the first that
  /// was found.
  private func preferred(for text: String) -> Row? {
    let first = text.isEmpty ? nil : rows.first { $0.file != nil }
    return rows.first { $0.isCalled(text) } ?? first ?? rows.first
  }

  private func mark(_ row: Row?, for text: String) {
    marked = row.map { ($0, text) }
    let path = row.flatMap { source?.indexPath(for: $0) }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    guard let path, let frame = collectionView.layoutAttributesForItem(at: path)?.frame else {
      return
    }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    if frame.minY < seen.minY || frame.maxY > seen.maxY {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
  }

  /// Moves the mark up and down while the search has the focus.
  override func handle(_ key: UIKey) -> Bool {
    let step = [.keyboardDownArrow: 1, .keyboardUpArrow: -1][key.keyCode] ?? 0
    guard step != 0, let marked, let place = rows.firstIndex(of: marked.row) else { return false }
    let row = rows[max(0, min(place + step, rows.count - 1))]
    mark(row, for: marked.text)
    let words = row.detail.map { String(gallery: "\(row.title), \($0)") } ?? row.title
    UIAccessibility.post(notification: .announcement, argument: words)
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { if let row = source?.itemIdentifier(for: indexPath) { take(row) } }

  private func take(_ row: Row) {
    let extra = extras.first { row.file == nil && $0.title == row.title }
    let text = typed
    leave { [choose] in
      if let file = row.file { choose(file) } else { extra?.perform(text) }
    }
  }

  private func leave(then act: (() -> Void)?) {
    // Its own would take away the search alone.
    navigationController?.presentingViewController?.dismiss(animated: true, completion: act)
  }
}

extension PlacePicker: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    let text = (searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
    if marked?.text != text { show(matching: text) }
    if let marked { take(marked.row) }
  }

  /// The search is always there, so that Escape leaves the sheet at once.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { leave(then: nil) }
}

extension PlacePicker.Row {
  /// Where it is, with its name.
  fileprivate var path: String { detail.map { "\($0)/\(title)" } ?? title }

  /// Whether it is called so, or its path ends so.
  fileprivate func isCalled(_ text: String) -> Bool {
    file != nil && path.isPath(endingWith: text)
  }
}

extension String {
  /// Whether the last parts of this path are those of one that was typed, such as "2021/Winter".
  func isPath(endingWith typed: String) -> Bool {
    func parts(_ path: String) -> [String] { path.split(separator: "/").map { $0.lowercased() } }
    let wanted = parts(typed)
    return !wanted.isEmpty && parts(self).suffix(wanted.count) == wanted[...]
  }
}
