import Testing
import UIKit
import UIKitStage

@testable import UIKitExtras

@MainActor @Suite(.serialized) struct CellTests {
  final class Row: UITableViewCell {}
  final class Head: UITableViewHeaderFooterView {}
  final class Square: UICollectionViewCell {}
  final class Title: UICollectionReusableView {}

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = tableView.dequeue(Row.self, for: indexPath)
      row.tag = indexPath.row
      return row
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueHeaderFooter(Head.self)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let square: Square = collectionView.dequeue(for: indexPath)
      return square
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeue(Title.self, ofKind: kind, for: indexPath)
    }
  }

  @Test("Rows and headers are dequeued by their type")
  func table() {
    let stage = Stage()
    let controller = UIViewController()
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    table.register(Row.self)
    table.registerHeaderFooter(Head.self)
    table.dataSource = source
    table.delegate = source
    stage.show(controller)
    controller.view.addSubview(table)
    stage.advance(frames: 2)
    #expect(table.visibleCells.count == 3 && table.visibleCells.allSatisfy { $0 is Row })
    #expect(table.headerView(forSection: 0) is Head)
  }

  @Test("Cells and headers are dequeued by their type")
  func collection() {
    let stage = Stage()
    let controller = UIViewController()
    let source = Source()
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 390, height: 30)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: flow)
    collection.register(Square.self)
    collection.register(Title.self, ofKind: UICollectionView.elementKindSectionHeader)
    collection.dataSource = source
    stage.show(controller)
    controller.view.addSubview(collection)
    stage.advance(frames: 2)
    #expect(
      collection.visibleCells.count == 4 && collection.visibleCells.allSatisfy { $0 is Square })
    #expect(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) is Title)
  }
}
