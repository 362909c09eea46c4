import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// A table view, its expected data, and its delegate's calls.
@MainActor final class TableFuzzWorld: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    var text = ""
    var height: CGFloat = 44
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }
  final class Title: UITableViewHeaderFooterView {
    var text = ""
  }

  var items: FuzzedItems
  var selected: Set<Int> = []
  var dice: SeededGenerator
  let view: UITableView
  let stage: Stage
  /// Row heights come from the cells, not the delegate.
  let sizesItself: Bool
  /// Headers are the delegate's views, not the data source's titles.
  let hasTitleViews: Bool
  /// Makes all rows higher, so that they must be measured again.
  var extraHeight: CGFloat = 0
  private var displayed: Set<ObjectIdentifier> = []
  private var faults: [String] = []
  private var peak = 0

  init(seed: UInt64, stage: Stage) {
    var dice = SeededGenerator(seed: seed)
    items = FuzzedItems(&dice)
    sizesItself = dice.roll(3) > 0
    hasTitleViews = dice.roll(2) == 0
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    view = UITableView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: styles[dice.roll(3)])
    self.dice = dice
    self.stage = stage
    super.init()
    view.register(Cell.self, forCellReuseIdentifier: "cell")
    view.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    view.allowsMultipleSelection = true
    view.dataSource = self
    view.delegate = self
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
  }

  func height(of id: Int) -> CGFloat {
    CGFloat(20 + id * 37 % 90 + (items.versions[id] ?? 0) * 7 % 30) + extraHeight
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { items.sections.count }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.counts[section]
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    let id = items.id(at: path)
    (cell as? Cell)?.text = items.text(at: path)
    (cell as? Cell)?.height = height(of: id)
    // As in apps that need sizes at once.
    if id % 3 == 0 { cell.layoutIfNeeded() }
    return cell
  }
  func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitleViews ? nil : items.text(ofSection: section)
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasTitleViews else { return nil }
    let title = table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? Title
    title?.text = items.text(ofSection: section)
    return title
  }
  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    self.tableView(table, viewForHeaderInSection: section)
  }
  func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    sizesItself ? UITableView.automaticDimension : height(of: items.id(at: path))
  }

  func tableView(_: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hasTitleViews ? 30 : UITableView.automaticDimension
  }

  // MARK: Delegate calls

  func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { faults.append("displayed twice") }
    if (cell as? Cell)?.text != items.text(at: path) { faults.append("\(path) comes as another") }
    peak = max(peak, displayed.count)
  }
  func tableView(_: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt: IndexPath) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { faults.append("ended twice") }
  }

  // MARK: Invariants

  func check(isAtRest: Bool) -> [String] {
    var wrong = faults
    if view.numberOfSections != items.sections.count { wrong.append("sections") }
    for section in items.sections.indices
    where view.numberOfRows(inSection: section) != items.counts[section] {
      wrong.append("rows in \(section)")
    }
    let chosen = Set((view.indexPathsForSelectedRows ?? []).map(items.id(at:)))
    if chosen != selected { wrong.append("selected \(chosen), not \(selected)") }
    guard wrong.isEmpty, !view.bounds.isEmpty else { return wrong }
    wrong += placeFaults()
    let seen = items.paths.filter {
      let frame = view.rectForRow(at: $0)
      return frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY
    }
    if view.indexPathsForVisibleRows != seen { wrong.append("not what is seen") }
    for path in seen { wrong += faults(at: path) }
    for section in items.sections.indices {
      for title in [view.headerView(forSection: section), view.footerView(forSection: section)] {
        guard let title else { continue }
        let text = (title as? Title)?.text ?? title.textLabel?.text
        if text != items.text(ofSection: section) {
          wrong.append("title \(section): \(text ?? "none")")
        }
        if title.isHidden || title.alpha != 1 { wrong.append("title \(section) is not to be seen") }
      }
    }
    return isAtRest ? wrong + faultsAtRest(seen.count) : wrong
  }

  /// Rows are contiguous.
  private func placeFaults() -> [String] {
    var wrong: [String] = []
    var end: CGFloat = 0
    for section in items.sections.indices {
      let header = view.rectForHeader(inSection: section)
      if abs(header.minY - end) > 0.01 { wrong.append("header \(section) at \(header.minY)") }
      end = header.maxY
      for row in 0..<items.counts[section] {
        let frame = view.rectForRow(at: IndexPath(row: row, section: section))
        if abs(frame.minY - end) > 0.01 { wrong.append("row \(section).\(row) at \(frame.minY)") }
        end = frame.maxY
      }
      end = view.rectForFooter(inSection: section).maxY
    }
    if abs(view.contentSize.height - end) > 0.01 { wrong.append("\(view.contentSize), not \(end)") }
    return wrong
  }

  private func faults(at path: IndexPath) -> [String] {
    guard let cell = view.cellForRow(at: path) as? Cell else { return ["\(path) is not there"] }
    let (text, id) = (items.text(at: path), items.id(at: path))
    var wrong: [String] = []
    if cell.text != text { wrong.append("\(path): \(cell.text), not \(text)") }
    if cell.isSelected != selected.contains(id) {
      wrong.append("\(path) selected \(cell.isSelected)")
    }
    if cell.frame != view.rectForRow(at: path) { wrong.append("\(path) is at \(cell.frame)") }
    if cell.frame.height != cell.height {
      wrong.append("\(path): \(cell.frame) for \(cell.height)")
    }
    if cell.isHidden || cell.alpha != 1 { wrong.append("\(path) is not to be seen") }
    return wrong
  }

  private func faultsAtRest(_ count: Int) -> [String] {
    var wrong: [String] = []
    let cells = view.subviews.filter { $0 is Cell }
    let seen = cells.count { !$0.isHidden }
    if seen != count { wrong.append("\(seen) seen, not \(count)") }
    if displayed.count != count { wrong.append("\(displayed.count) displayed, not \(count)") }
    if cells.count > peak { wrong.append("\(cells.count) cells made, \(peak) needed") }
    let titles = view.subviews.filter { $0 is UITableViewHeaderFooterView }
    let named = view.elements.values.count { $0 is UITableViewHeaderFooterView }
    if titles.count(where: { !$0.isHidden }) != named { wrong.append("titles that left are seen") }
    if titles.count > 60 { wrong.append("\(titles.count) titles are kept") }
    if view.clamped(view.contentOffset) != view.contentOffset {
      wrong.append("rests at \(view.contentOffset)")
    }
    return wrong
  }
}
