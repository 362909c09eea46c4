import UIKit

/// The list of the gallery's keys, by where they work, with a search.
final class KeysController: ListSheetController {
  private let keys: GalleryKeys
  private var source: UICollectionViewDiffableDataSource<GalleryKey.Scope, String>?

  init(keys: GalleryKeys) {
    self.keys = keys
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = String(localized: "Keyboard Shortcuts", bundle: .gallery)
    onSearch = { [weak self] in self?.show(matching: $0) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    makeSource()
    show(matching: "")
  }

  private func makeSource() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, title in
      var content = UIListContentConfiguration.cell()
      content.text = title
      let caps = KeyCapsView(
        self?.keys.combinations(of: title) ?? [], maximumWidth: self?.capsWidth ?? 0)
      // Accessories don't make rows higher.
      let space =
        ((caps.bounds.height + 2 * Self.capsMargin - content.textProperties.font.lineHeight) / 2)
        .rounded(.up)
      content.directionalLayoutMargins.top = max(content.directionalLayoutMargins.top, space)
      content.directionalLayoutMargins.bottom = max(content.directionalLayoutMargins.bottom, space)
      cell.contentConfiguration = content
      cell.accessories = [
        .customView(
          configuration: .init(customView: caps, placement: .trailing(), maintainsFixedSize: true))
      ]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.source?.sectionIdentifier(for: path.section)?.title
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<GalleryKey.Scope, String>(
      collectionView: collectionView
    ) { view, path, title in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: title)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.source = source
  }

  /// The smallest distance of keys from the edges of their row, in points.
  private static let capsMargin: CGFloat = 10

  /// The width for keys, which leaves enough for titles.
  private var capsWidth: CGFloat { (collectionView.bounds.width * 0.5).rounded() }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.collectionView.reloadData()
    }
  }

  /// Shows the keys whose title or names have a text.
  func show(matching text: String) {
    var rows = NSDiffableDataSourceSnapshot<GalleryKey.Scope, String>()
    for scope in GalleryKey.Scope.allCases {
      let titles = keys.keys(in: scope).filter { $0.matches(text) }.map(\.title)
      guard !titles.isEmpty else { continue }
      rows.appendSections([scope])
      rows.appendItems(titles, toSection: scope)
    }
    source?.apply(rows, animatingDifferences: false)
  }

  /// The titles that are shown.
  var shownTitles: [String] { source?.snapshot().itemIdentifiers ?? [] }
}

extension GalleryKeys {
  fileprivate func combinations(of title: String) -> [KeyCombination] {
    keys.first { $0.title == title }?.combinations ?? []
  }
}

extension GalleryKey {
  fileprivate func matches(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return true }
    let names = combinations.map { $0.caps.joined(separator: "+") }
    return ([title] + names).contains { $0.localizedStandardContains(text) }
  }
}
