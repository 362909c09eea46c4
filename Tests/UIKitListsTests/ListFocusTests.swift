import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Keys that move a focus through lists.
@MainActor @Suite(.serialized) struct ListFocusTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var counts = [3, 40]
    var chosen: [IndexPath] = []
    var unfocusable: Set<IndexPath> = []
    var preferred: IndexPath?

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !unfocusable.contains(indexPath)
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      preferred
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 420))
  private let controller = UIViewController()
  private let rows = Rows()
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  private func showTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 400, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    stage.show(controller)
    controller.view.addSubview(button)
    controller.view.addSubview(table)
    stage.settle()
    return table
  }

  /// A grid of four items a row.
  private func showGrid() -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 10
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 400, height: 400), collectionViewLayout: flow)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = rows
    grid.delegate = rows
    stage.show(controller)
    controller.view.addSubview(button)
    controller.view.addSubview(grid)
    stage.settle()
    return grid
  }

  private func press(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) {
    for key in keys { stage.press(key, modifiers: modifiers) }
    stage.advance(frames: 2)
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Whether a cell shows the halo.
  private func isMarked(_ cell: UIView?) -> Bool {
    cell?.layer.sublayers?.contains { $0.borderWidth == 3 && $0.zPosition == 2 } == true
  }

  @Test(
    "Arrows, Home, End and Page keys move the focus in a table, which scrolls no more than needed")
  func table() {
    let table = showTable()
    press(.keyboardTab, .keyboardTab)
    #expect(table.isFirstResponder && table.listFocus.path == path(0, 0))
    #expect(isMarked(table.cellForRow(at: path(0, 0))))
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    #expect(table.listFocus.path == path(1, 0) && table.contentOffset.y == 0)
    #expect(
      !isMarked(table.cellForRow(at: path(0, 0))) && isMarked(table.cellForRow(at: path(1, 0))))
    press(.keyboardReturnOrEnter)
    #expect(rows.chosen == [path(1, 0)] && table.indexPathForSelectedRow == path(1, 0))
    press(.keyboardPageDown)
    #expect(table.listFocus.path == path(1, 9) && table.contentOffset.y == 13 * 40 - 400)
    press(.keyboardEnd)
    #expect(table.listFocus.path == path(1, 39) && table.contentOffset.y == 43 * 40 - 400)
    #expect(isMarked(table.cellForRow(at: path(1, 39))))
    press(.keyboardDownArrow)
    #expect(table.listFocus.path == path(1, 39))
    press(.keyboardPageUp)
    #expect(table.listFocus.path == path(1, 30) && table.contentOffset.y == 33 * 40)
    press(.keyboardHome)
    #expect(table.listFocus.path == path(0, 0) && table.contentOffset.y == 0)
    #expect(rows.chosen == [path(1, 0)], "focus is no selection")
  }

  @Test(
    "Tab leads into the table and out of it, to the selected row or the one that was focused last")
  func tab() {
    let table = showTable()
    press(.keyboardTab, .keyboardTab, .keyboardDownArrow, .keyboardTab)
    #expect(button.isFirstResponder && !isMarked(table.cellForRow(at: path(0, 1))))
    press(.keyboardTab)
    #expect(table.listFocus.path == path(0, 0))
    table.remembersLastFocusedIndexPath = true
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardTab)
    stage.press(.keyboardTab, modifiers: .shift)
    #expect(table.isFirstResponder && table.listFocus.path == path(0, 2))
    table.remembersLastFocusedIndexPath = false
    table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    press(.keyboardTab, .keyboardTab)
    #expect(table.listFocus.path == path(1, 1))
    rows.preferred = path(1, 2)
    press(.keyboardTab, .keyboardTab)
    #expect(table.listFocus.path == path(1, 2))
    table.allowsFocus = false
    press(.keyboardTab, .keyboardTab)
    #expect(button.isFirstResponder)
  }

  @Test("The selection follows the focus if wished, and rows are left out")
  func selection() {
    let table = showTable()
    #expect(
      !table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath && table.allowsFocus)
    table.selectionFollowsFocus = true
    rows.unfocusable = [path(0, 1), path(0, 2)]
    press(.keyboardTab, .keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    #expect(rows.chosen == [path(1, 0), path(1, 1)])
    #expect(table.indexPathsForSelectedRows == [path(1, 1)])
    table.selectionFollowsFocus = false
    table.allowsMultipleSelection = true
    stage.press(.keyboardDownArrow, modifiers: .shift)
    stage.press(.keyboardDownArrow, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == [path(1, 1), path(1, 2), path(1, 3)])
    table.setEditing(true, animated: false)
    #expect(!table.canBecomeFirstResponder)
    table.allowsFocusDuringEditing = true
    #expect(table.canBecomeFirstResponder)
  }

  @Test("The focus follows its row through changes, and goes to the one before it at the end")
  func changes() {
    let table = showTable()
    press(.keyboardTab, .keyboardTab, .keyboardDownArrow)
    rows.counts[0] = 4
    table.insertRows(at: [path(0, 0)], with: .none)
    stage.settle()
    #expect(table.listFocus.path == path(0, 2) && isMarked(table.cellForRow(at: path(0, 2))))
    rows.counts = [1]
    table.reloadData()
    stage.settle()
    #expect(table.listFocus.path == path(0, 0) && isMarked(table.cellForRow(at: path(0, 0))))
  }

  @Test(
    "Keys go on from the row that was clicked, and begin in the list if nothing has the keyboard")
  func clicks() {
    let table = showTable()
    press(.keyboardDownArrow)
    #expect(table.isFirstResponder && table.listFocus.path == path(0, 0))
    stage.click(at: CGPoint(x: 50, y: 20 + 4 * 40 + 20))
    stage.settle()
    #expect(rows.chosen == [path(1, 1)] && !isMarked(table.cellForRow(at: path(1, 1))))
    press(.keyboardDownArrow)
    #expect(table.listFocus.path == path(1, 2) && table.contentOffset.y == 0)
    button.becomeFirstResponder()
    stage.click(at: CGPoint(x: 50, y: 60))
    #expect(button.isFirstResponder, "the keyboard isn't taken from others")
  }

  @Test("A controller that handles keys itself keeps them, unless the app asks for the focus")
  func keyController() {
    final class Screen: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let table = showTable()
    let screen = Screen()
    stage.show(screen)
    screen.view.addSubview(table)
    stage.settle()
    #expect(!table.canBecomeFirstResponder)
    table.allowsFocus = true
    #expect(table.canBecomeFirstResponder)
  }

  @Test("In a grid arrows go to the item in their direction")
  func grid() {
    rows.counts = [10, 40]
    let grid = showGrid()
    press(.keyboardTab, .keyboardTab)
    #expect(grid.isFirstResponder && grid.listFocus.path == path(0, 0))
    press(.keyboardRightArrow, .keyboardDownArrow)
    #expect(grid.listFocus.path == path(0, 5) && isMarked(grid.cellForItem(at: path(0, 5))))
    press(.keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow)
    #expect(grid.listFocus.path == path(0, 7), "the end of the row")
    press(.keyboardDownArrow)
    #expect(grid.listFocus.path == path(0, 9), "the nearest one of a shorter row")
    press(.keyboardDownArrow, .keyboardLeftArrow)
    #expect(grid.listFocus.path == path(1, 0))
    press(.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow)
    #expect(grid.listFocus.path == path(0, 0) && grid.contentOffset.y == 0)
    press(.keyboardEnd)
    #expect(grid.listFocus.path == path(1, 39))
    #expect(grid.contentOffset.y == grid.contentSize.height - 400)
    press(.keyboardPageUp, .keyboardSpacebar)
    #expect(rows.chosen.count == 1 && rows.chosen[0].section == 1 && rows.chosen[0].item % 4 == 3)
    press(.keyboardHome)
    #expect(grid.listFocus.path == path(0, 0) && grid.contentOffset.y == 0)
    press(.keyboardTab)
    #expect(button.isFirstResponder)
  }
}
