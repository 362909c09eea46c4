import HostInterface
import Testing
import UIKit
import UIKitStage

/// What screen readers get of lists: each item's place among all, selection and focus.
@MainActor @Suite(.serialized) struct ListSemanticsTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))
  private let controller = UIViewController()

  private func read() throws -> [SemanticsNode] {
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    return try #require(stage.semantics).inOrder
  }

  private func makeGrid(_ data: GridData) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.dataSource = data
    grid.delegate = data
    return grid
  }

  @Test func cellsOfAGridHaveARowAndAColumn() throws {
    let data = GridData()
    let grid = makeGrid(data)
    controller.view = grid
    stage.show(controller)
    let nodes = try read()
    let table = try #require(nodes.first { $0.role == .grid })
    #expect(table.actions.map(\.action) == [.scroll(forward: true), .scroll(forward: false)])
    let texts = table.children.compactMap { stage.semantics?[$0]?.name }
    #expect(texts.prefix(7) == ["Month 0", "0.0", "0.1", "0.2", "0.3", "Month 1", "1.0"])
    let cells = nodes.filter { $0.role == .cell }
    #expect(cells[3].place == SemanticsPlace(index: 3, count: 40_004, row: 1, column: 0))
    #expect(cells[4].place == SemanticsPlace(index: 4, count: 40_004, row: 2, column: 0))
    #expect(nodes.count < 30, "only what is seen is there")
    grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.advance(by: 0.3)
    let selected = try read().filter { $0.states.contains(.selected) }
    #expect(selected.map(\.name) == ["0.1"])
    #expect(
      stage.perform(.activate, on: cells[0]) && data.chosen == [IndexPath(item: 0, section: 0)])
    #expect(stage.perform(.scroll(forward: true), on: table))
    stage.settle()
    #expect(grid.contentOffset.y > 300)
  }

  @Test func theFocusIsThatOfTheKeys() throws {
    let data = GridData()
    let grid = makeGrid(data)
    controller.view = grid
    stage.show(controller)
    #expect(grid.becomeFirstResponder())
    stage.press(.keyboardRightArrow)
    let nodes = try read()
    let focus = try #require(stage.semantics?.focus)
    #expect(nodes.first { $0.id == focus }?.name == "0.1")
    stage.press(.keyboardDownArrow)
    _ = try read()
    #expect(stage.semantics?.focus.flatMap { stage.semantics?[$0]?.name } == "0.3")
  }

  @Test func rowsOfATableAreItemsOfAList() throws {
    let data = TableData()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = data
    controller.view = table
    stage.show(controller)
    let list = try #require(try read().first { $0.role == .list })
    let rows = list.children.compactMap { stage.semantics?[$0] }
    #expect(rows.map(\.name).prefix(3) == ["Row 0", "Row 1", "Row 2"])
    #expect(rows.allSatisfy { $0.role == .listItem && $0.place?.count == 1000 })
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    stage.advance(by: 0.3)
    let places = try read().filter { $0.role == .listItem }.compactMap(\.place?.index)
    #expect(places.contains(500) && places == places.sorted())
  }

  /// Whatever isn't visible has no objects: readers scroll to it, from one end to the other.
  @Test func theListScrollsToItsLastItem() throws {
    let data = TableData()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = data
    controller.view = table
    stage.show(controller)
    let list = try #require(try read().first { $0.role == .list })
    var pages = 0
    while stage.perform(.scroll(forward: true), on: list) {
      stage.settle()
      pages += 1
      try #require(pages < 1000)
    }
    let last = try read().last { $0.role == .listItem }
    #expect(last?.name == "Row 999" && pages > 50)
    #expect(stage.perform(.scroll(forward: false), on: list))
  }

  @Test func rowsOfAnOutlineSayWhetherTheyAreExpanded() throws {
    let outline = Outline()
    controller.view = outline.view
    stage.show(controller)
    _ = try read()
    func row(_ name: String) throws -> SemanticsNode {
      try #require(stage.semantics?.inOrder.first { $0.name == name }, "no \(name)")
    }
    #expect(try row("Animals").states.isDisjoint(with: .expanded))
    #expect(try row("Animals").states.contains(.expandable))
    #expect(try row("Stones").states.isDisjoint(with: .expandable))
    let expand = try #require(try row("Animals").actions.first { $0.title == "Expand" })
    #expect(stage.perform(expand.action, on: try row("Animals")))
    stage.settle()
    _ = try read()
    #expect(try row("Animals").states.contains(.expanded) && row("Cat").place?.index == 1)
    #expect(try row("Animals").actions.contains { $0.title == "Collapse" })
  }
}

/// A list with two rows, of which one has another below it.
@MainActor private final class Outline {
  let view: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = name
      cell.accessories = name == "Animals" ? [.outlineDisclosure()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Animals", "Stones"])
    snapshot.append(["Cat"], to: "Animals")
    source?.apply(snapshot, to: 0, animatingDifferences: false)
  }
}

private final class GridData: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var chosen: [IndexPath] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 4 : 40_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.isAccessibilityElement = true
    header.accessibilityTraits = .header
    header.accessibilityLabel = "Month \(indexPath.section)"
    return header
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}

private final class TableData: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
