import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct TableTests {
  private final class NumberCell: UITableViewCell {
    var ownHeight: CGFloat?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      ownHeight.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
    }
  }

  private final class Header: UITableViewHeaderFooterView {}

  private final class Menu: UITableViewController {
    var rows: [[String]] = [["One", "Two", "Three"], ["Four", "Five"]]
    var titles: [String?] = ["First", nil]
    var footers: [String?] = [nil, nil]
    var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var ownHeight: (IndexPath) -> CGFloat? = { _ in nil }
    var forbidden: IndexPath?
    var calls: [String] = []
    var made = 0
    var dequeuesHeaders = false

    init(_ style: UITableView.Style) { super.init(style: style) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NumberCell.self, forCellReuseIdentifier: "number")
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = rows[path.section][path.row]
      (cell as? NumberCell)?.ownHeight = ownHeight(path)
      made += 1
      return cell
    }
    override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    override func tableView(_: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    override func tableView(_ table: UITableView, viewForHeaderInSection: Int) -> UIView? {
      dequeuesHeaders ? table.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }
    override func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      height(path)
    }
    override func tableView(_: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      path == forbidden ? nil : path
    }
    override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
      calls.append("select \(path.section).\(path.row)")
    }
    override func tableView(_: UITableView, didDeselectRowAt path: IndexPath) {
      calls.append("deselect \(path.section).\(path.row)")
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))

  private func show(_ style: UITableView.Style, _ prepare: (Menu) -> Void = { _ in }) -> Menu {
    let menu = Menu(style)
    prepare(menu)
    stage.show(menu)
    stage.settle()
    return menu
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func rowsAndHeadersAreStacked() throws {
    let table = try #require(show(.plain).tableView)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 28))
    #expect(table.rectForRow(at: path(0)) == CGRect(x: 0, y: 28, width: 400, height: 44))
    #expect(table.rectForRow(at: path(1, 1)).minY == 204)
    #expect(table.contentSize == CGSize(width: 400, height: 248))
    #expect(texts(table) == ["One", "Two", "Three", "Four", "Five"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.cellForRow(at: path(0)) is NumberCell)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == path(1))
  }

  @Test func groupedSectionsHaveSpacing() throws {
    let menu = show(.insetGrouped) { $0.footers = ["A footer.", nil] }
    let table = try #require(menu.tableView)
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    let first = try #require(table.cellForRow(at: path(0)))
    #expect(first.frame == CGRect(x: 16, y: 55.5, width: 368, height: 44))
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(table.cellForRow(at: path(1))?.layer.cornerRadius == 0)
    let footer = try #require(table.footerView(forSection: 0))
    #expect(footer.frame.minY == 55.5 + 132 && footer.frame.height > 20)
    #expect(table.rectForHeader(inSection: 1).height == 17.5)
  }

  @Test func headersFloatUntilTheNextPushesThem() throws {
    let menu = show(.plain) {
      $0.rows = [(0..<30).map { "\($0)" }, (0..<30).map { "\($0)" }]
      $0.titles = ["A", "B"]
    }
    let table = try #require(menu.tableView)
    table.contentOffset.y = 200
    stage.advance(frames: 1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    table.contentOffset.y = 28 + 30 * 44 - 10
    stage.advance(frames: 1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 1320)
    #expect(table.rectForHeader(inSection: 0).minY == 0, "at its estimated position")
  }

  @Test func headersHaveTheSpaceAboveThemThatTheTableSays() throws {
    let menu = show(.plain) { $0.titles = ["A", "B"] }
    let table = try #require(menu.tableView)
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    let before = table.contentSize.height
    table.sectionHeaderTopPadding = 10
    stage.settle()
    #expect(table.contentSize.height == before + 20)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 10, width: 400, height: 28))
    #expect(table.rectForRow(at: path(0)).minY == 38)
    #expect(table.headerView(forSection: 1)?.frame.minY == 180)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 37)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 39)) == path(0))
    table.contentOffset.y = 30
    stage.advance(frames: 1)
    #expect(table.headerView(forSection: 0)?.frame.minY ?? 0 >= 10)
    menu.titles = ["A", nil]
    table.reloadData()
    stage.settle()
    #expect(table.rectForRow(at: path(0, 1)).minY == 170, "only where there is a header")
  }

  /// Images that are loaded after their row is visible.
  @Test func aLateImageIsLaidOut() throws {
    let menu = show(.plain)
    let cell = try #require(menu.tableView.cellForRow(at: path(1)))
    let start = try #require(cell.textLabel?.frame.minX)
    cell.imageView?.image = UIImage(cgImage: try #require(picture(side: 24)))
    stage.advance(frames: 1)
    let frame = try #require(cell.imageView?.frame)
    #expect(frame.size == CGSize(width: 24, height: 24) && frame.minX == start)
    #expect(abs(frame.midY - cell.bounds.midY) <= 0.5)
    #expect(cell.textLabel?.frame.minX == frame.maxX + 12)
    cell.imageView?.image = nil
    stage.advance(frames: 1)
    #expect(cell.textLabel?.frame.minX == start)
    cell.detailTextLabel?.text = "late"
    stage.advance(frames: 1)
    #expect((cell.detailTextLabel?.frame.height ?? 0) > 5)
    #expect(stage.isAtRest)
  }

  private func picture(side: CGFloat) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }.cgImage
  }

  @Test func rowHeightsFollowTheContentOrTheDelegate() throws {
    let long = String(repeating: "many words ", count: 30)
    let menu = show(.plain) {
      $0.rows = [["short", long, "short"]]
      $0.height = { $0.row == 2 ? 70 : UITableView.automaticDimension }
    }
    let table = try #require(menu.tableView)
    #expect(table.rectForRow(at: path(1)).height == 44, "one line")
    table.cellForRow(at: path(1))?.textLabel?.numberOfLines = 0
    menu.titles = [nil]
    table.reconfigureRows(at: [path(1)])
    stage.settle()
    #expect(table.rectForRow(at: path(1)).height > 100)
    #expect(table.rectForRow(at: path(2)).height == 70)
    #expect(table.rectForRow(at: path(2)).minY == table.rectForRow(at: path(1)).maxY)
  }

  @Test func wrongHeightEstimatesDoNotMoveVisibleRows() throws {
    let menu = show(.plain) {
      $0.rows = [(0..<500).map { "\($0)" }]
      $0.titles = [nil]
      $0.ownHeight = { CGFloat(50 + $0.row % 3 * 20) }
    }
    let table = try #require(menu.tableView)
    table.scrollToRow(at: path(300), at: .top, animated: false)
    stage.advance(frames: 2)
    let cell = try #require(table.visibleCells.first)
    var above = cell.convert(CGPoint.zero, to: nil).y
    for _ in 0..<8 {
      table.contentOffset.y -= 15
      stage.advance(frames: 1)
      let now = cell.convert(CGPoint.zero, to: nil).y
      #expect(abs(now - above - 15) < 0.01)
      above = now
    }
    #expect(menu.made < 60)
    #expect(table.subviews.count { $0 is NumberCell } < 30, "cells are reused")
  }

  @Test func aTapSelectsAndOneRowAtATime() throws {
    let menu = show(.plain)
    let table = try #require(menu.tableView)
    stage.tap(at: CGPoint(x: 100, y: 50))
    #expect(table.cellForRow(at: path(0))?.isSelected == true)
    stage.tap(at: CGPoint(x: 100, y: 94))
    #expect(menu.calls == ["select 0.0", "deselect 0.0", "select 0.1"])
    #expect(table.indexPathForSelectedRow == path(1))
    menu.forbidden = path(2)
    stage.tap(at: CGPoint(x: 100, y: 138))
    #expect(table.indexPathsForSelectedRows == [path(1)])
    table.allowsMultipleSelection = true
    stage.tap(at: CGPoint(x: 100, y: 50))
    stage.tap(at: CGPoint(x: 100, y: 94))
    #expect(table.indexPathsForSelectedRows == [path(0)])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func comingBackClearsTheSelection() throws {
    let menu = Menu(.grouped)
    let navigation = UINavigationController(rootViewController: menu)
    stage.show(navigation)
    stage.settle()
    let table = try #require(menu.tableView)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(table.indexPathForSelectedRow == path(1))
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
  }

  @Test func rowsScrollToTheirRequestedPosition() throws {
    let menu = show(.plain) {
      $0.rows = [(0..<100).map { "\($0)" }]
      $0.height = { _ in 50 }
    }
    let table = try #require(menu.tableView)
    table.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2500, "below the floating header")
    table.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1978)
    table.scrollToRow(at: path(45), at: .none, animated: false)
    #expect(table.contentOffset.y == 1978, "already visible")
    table.scrollToRow(at: path(99), at: .middle, animated: true)
    stage.settle()
    #expect(table.contentOffset.y == 4428)
  }

  @Test func rowsComeAndGo() throws {
    let menu = show(.plain)
    let table = try #require(menu.tableView)
    let two = try #require(table.cellForRow(at: path(1)))
    let one = try #require(table.cellForRow(at: path(0)))
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    menu.rows[0] = ["Two", "Three", "New"]
    var isFinished = false
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .left)
      table.insertRows(at: [path(2)], with: .fade)
    } completion: {
      isFinished = $0
    }
    #expect(table.cellForRow(at: path(0)) === two)
    stage.advance(by: 0.15)
    let seen = (two.layer.presentation() ?? two.layer).position.y
    #expect(seen > 55 && seen < 90, "on its way from 94 to 50")
    #expect(one.frame.minX == -400)
    #expect(stage.settle())
    #expect(isFinished && one.isHidden)
    #expect(texts(table) == ["Two", "Three", "New", "Four", "Five"])
    #expect(table.indexPathForSelectedRow == path(0))
  }

  @Test func layoutBetweenADataChangeAndItsUpdateUsesTheOldRows() throws {
    let menu = show(.plain)
    let table = try #require(menu.tableView)
    menu.rows[0].append("More")
    stage.resize(to: CGSize(width: 300, height: 600))
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.insertRows(at: [path(3)], with: .fade)
    stage.settle()
    #expect(texts(table) == ["One", "Two", "Three", "More", "Four", "Five"])
    #expect(table.cellForRow(at: path(3))?.frame.width == 300)
  }

  @Test func sectionsComeAndGo() throws {
    let menu = show(.grouped)
    let table = try #require(menu.tableView)
    menu.rows = [["Zero"], ["Four", "Five", "Six"]]
    menu.titles = ["Nothing", nil]
    table.beginUpdates()
    table.insertSections([0], with: .fade)
    table.deleteSections([0], with: .fade)
    table.insertRows(at: [path(2, 1)], with: .automatic)
    table.endUpdates()
    stage.settle()
    #expect(texts(table) == ["Zero", "Four", "Five", "Six"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "NOTHING")
    menu.rows[1][1] = "5"
    table.reloadRows(at: [path(1, 1)], with: .none)
    #expect(table.cellForRow(at: path(1, 1))?.textLabel?.text == "5")
    stage.settle()
    #expect(table.subviews.count { $0 is NumberCell && !$0.isHidden } == 4)
  }

  @Test func anUpdateInTheCompletionOfAnUnanimatedOneIsPerformed() throws {
    let menu = show(.plain)
    let table = try #require(menu.tableView)
    var isDone = false
    UIView.performWithoutAnimation {
      menu.rows[0].removeLast()
      table.performBatchUpdates {
        table.deleteRows(at: [path(2)], with: .fade)
      } completion: { _ in
        menu.rows[0].removeLast()
        table.performBatchUpdates {
          table.deleteRows(at: [path(1)], with: .fade)
        } completion: {
          isDone = $0
        }
      }
    }
    #expect(isDone && texts(table) == ["One", "Four", "Five"])
  }

  @Test func theHeaderOfAReloadedSectionIsRequestedAgain() throws {
    let menu = show(.plain)
    let table = try #require(menu.tableView)
    menu.titles[0] = "Second"
    table.reloadSections([0], with: .fade)
    stage.settle()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Second")
    #expect(table.headerView(forSection: 0)?.alpha == 1)
    #expect(table.subviews.count { $0 is UITableViewHeaderFooterView && !$0.isHidden } == 1)
  }

  @Test func anEmptyUpdateMeasuresTheVisibleRows() throws {
    let menu = show(.plain) { $0.ownHeight = { _ in 50 } }
    let table = try #require(menu.tableView)
    for case let cell as NumberCell in table.visibleCells { cell.ownHeight = 70 }
    table.beginUpdates()
    table.endUpdates()
    stage.settle()
    #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 168, width: 400, height: 70))
    #expect(table.cellForRow(at: path(2))?.frame.minY == 168)
  }

  @Test func aRowChangedOffscreenHasItsNewHeightWhenItAppears() throws {
    let menu = show(.plain) {
      $0.rows = [(0..<100).map { "\($0)" }]
      $0.ownHeight = { _ in 50 }
    }
    let table = try #require(menu.tableView)
    table.contentOffset.y = 3000
    stage.settle()
    menu.ownHeight = { $0.row == 0 ? 90 : 50 }
    table.reconfigureRows(at: [path(0)])
    table.contentOffset.y = 0
    stage.settle()
    #expect(table.rectForRow(at: path(0)).height == 90)
    #expect(table.cellForRow(at: path(1))?.frame.minY == 118)
  }

  @Test func shrinkingRowsInAnUpdateKeepsTheOffsetWithinTheContent() throws {
    let menu = show(.plain) {
      $0.rows = [(0..<60).map { "\($0)" }]
      $0.ownHeight = { _ in 60 }
    }
    let table = try #require(menu.tableView)
    table.scrollToRow(at: path(59), at: .bottom, animated: false)
    stage.settle()
    table.scrollToRow(at: path(59), at: .bottom, animated: false)
    stage.settle()
    menu.ownHeight = { _ in 20 }
    table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .fade)
    stage.settle()
    #expect(table.contentOffset.y == table.contentSize.height - 600)
  }

  @Test func measuredHeadersAreReused() throws {
    let menu = show(.grouped) {
      $0.rows = (0..<10).map { _ in (0..<10).map { "\($0)" } }
      $0.titles = Array(repeating: nil, count: 10)
      $0.footers = Array(repeating: nil, count: 10)
      $0.dequeuesHeaders = true
    }
    let table = try #require(menu.tableView)
    for round in 0..<40 {
      table.contentOffset.y = round % 2 == 0 ? 2000 : 0
      stage.settle()
      table.estimatedRowHeight = CGFloat(40 + round % 2)
      stage.settle()
    }
    #expect(table.subviews.count { $0 is Header } <= 12)
  }
}
