import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Views that wait for reuse during a memory warning.
@MainActor @Suite(.serialized) struct ReusePoolTests {
  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      500
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      view.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let source = Source()
  private let controller = UIViewController()

  init() { stage.show(controller) }

  /// Many small cells are visible, then few: the others wait for reuse.
  private func check(_ view: UIScrollView, shrink: () -> Void, visible: () -> Int) {
    controller.view.addSubview(view)
    stage.settle()
    shrink()
    stage.settle()
    let waiting = view.subviews.count
    #expect(waiting > visible() + 20)
    stage.warnOfLowMemory()
    #expect(view.subviews.count < visible() + 6)
    view.contentOffset.y += 300
    stage.settle()
    #expect(visible() > 2, "new ones are made")
  }

  @Test("A collection view releases them")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    check(view, shrink: { layout.itemSize = CGSize(width: 300, height: 200) }) {
      view.visibleCells.count
    }
  }

  @Test("A table view releases them")
  func table() {
    let view = UITableView(frame: controller.view.bounds, style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = source
    view.rowHeight = 15
    check(view, shrink: { view.rowHeight = 200 }) { view.visibleCells.count }
  }
}
