import Testing
import UIKit
import UIKitStage

/// Lists: what a person does with each of them, once.
@MainActor @Suite(.serialized) struct FirstHourListTests {
  private let place = FirstHourStage()
  private var stage: Stage { place.stage }

  @Test func swipeActions() throws {
    let screen = SwipeActionsSnippet()
    place.show(screen)
    stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 130, y: 66))
    stage.settle()
    try place.picture("Swipe actions")
    let delete = try #require(stage.element(.button, "Delete"))
    delete.tap()
    stage.settle()
    #expect(screen.fruits == ["Apple", "Cherry", "Damson", "Elderberry"])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 4)
  }

  @Test func search() throws {
    let screen = SearchSnippet()
    place.push(screen)
    let bar = try #require(screen.navigationItem.searchController?.searchBar)
    place.tap(bar.searchTextField)
    stage.type("din")
    stage.settle()
    try place.picture("Search")
    #expect(screen.shown == ["Edinburgh"])
    #expect(screen.tableView.visibleCells.map { $0.textLabel?.text } == ["Edinburgh"])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(screen.shown.count == 5)
  }

  @Test func compositionalList() throws {
    let screen = CompositionalListSnippet()
    place.show(screen)
    try place.picture("Compositional list")
    let list = try #require(screen.collectionView)
    #expect(list.numberOfSections == 2 && list.visibleCells.count == 7)
    let row = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(row.frame.minX > 0 && row.frame.height >= 44)
  }

  @Test func diffableTable() throws {
    let screen = DiffableTableSnippet()
    place.show(screen)
    screen.sort()
    stage.advance(by: 0.1)
    try place.picture("Diffable table, moving")
    stage.settle()
    #expect(
      screen.tableView.visibleCells.map { $0.textLabel?.text } == ["Anton", "Berta", "Clara"])
  }

  @Test func refresh() throws {
    let screen = RefreshSnippet()
    place.show(screen)
    stage.touchDown(at: CGPoint(x: 160, y: 60))
    stage.touchMove(to: CGPoint(x: 160, y: 400), duration: 0.4)
    try place.picture("Refresh")
    stage.touchUp()
    stage.advance(by: 1)
    #expect(screen.refreshes == 1 && screen.refreshControl?.isRefreshing == true)
    screen.finish()
    stage.settle()
    #expect(screen.tableView.contentOffset.y == 0)
  }

  @Test func grid() throws {
    let screen = GridSnippet()
    place.show(screen)
    try place.picture("Grid")
    let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(cell.frame == CGRect(x: 107.5, y: 107, width: 105, height: 105))
    place.tap(cell)
    #expect(screen.chosen == 4)
  }

  @Test func selfSizingCells() throws {
    let screen = SelfSizingCellsSnippet()
    place.show(screen)
    try place.picture("Self-sizing cells")
    let heights = screen.tableView.visibleCells.prefix(4).map(\.frame.height)
    #expect(heights == heights.sorted() && heights[3] > heights[0])
  }
}
