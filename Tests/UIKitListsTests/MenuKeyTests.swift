import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The Menu key in lists.
@MainActor @Suite(.serialized) struct MenuKeyTests {
  /// A list of 60 rows, each with a menu that has its number.
  @MainActor private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { MenuKeyTests.menu(of: indexPath) }
  }

  /// The same as a grid.
  @MainActor private final class Items: UICollectionViewController {
    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collectionView.allowsMultipleSelection = true
    }
    required init?(coder: NSCoder) { nil }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 600 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? { paths.first.map(MenuKeyTests.menu) }
  }

  fileprivate static func menu(of path: IndexPath) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Item \(path.item)") { _ in }])
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 420))

  private func pressMenu() {
    stage.press(.keyboardApplication)
    stage.settle()
  }

  @Test func aChosenRowThatWasScrolledAwayComesBackWithItsMenu() {
    let rows = Rows()
    stage.show(rows)
    stage.settle()
    let far = IndexPath(row: 40, section: 0)
    rows.tableView.selectRow(at: far, animated: false, scrollPosition: .none)
    pressMenu()
    #expect(stage.element(.none, "Item 40") != nil)
    #expect(rows.tableView.indexPathsForVisibleRows?.contains(far) == true)
  }

  @Test func aChosenItemThatWasScrolledAwayComesBackWithItsMenu() {
    let items = Items()
    stage.show(items)
    stage.settle()
    let far = IndexPath(item: 500, section: 0)
    items.collectionView.selectItem(at: far, animated: false, scrollPosition: [])
    pressMenu()
    #expect(stage.element(.none, "Item 500") != nil)
    #expect(items.collectionView.indexPathsForVisibleItems.contains(far))
  }

  @Test func ofSeveralItemsOneThatIsVisibleHasTheMenu() {
    let items = Items()
    stage.show(items)
    stage.settle()
    for item in [500, 3] {
      items.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    pressMenu()
    #expect(stage.element(.none, "Item 3") != nil && items.collectionView.contentOffset.y <= 0)
  }
}
