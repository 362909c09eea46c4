import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct SearchControllerTests {
  final class Log: NSObject, UISearchControllerDelegate, UISearchBarDelegate,
    UISearchResultsUpdating
  {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent \(searchController.isActive)")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss \(searchController.isActive)")
    }
    func searchController(
      _ searchController: UISearchController,
      willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { calls.append("to \(newPlacement)") }
    func searchController(
      _ searchController: UISearchController,
      didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { calls.append("from \(previousPlacement)") }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update '\(searchController.searchBar.text ?? "")'")
    }
  }

  private let log = Log()

  private func world(
    _ size: CGSize = CGSize(width: 390, height: 844), results: UIViewController? = nil,
    setUp: (UISearchController) -> Void = { _ in }
  ) -> (BarsWorld, UISearchController) {
    let search = UISearchController(searchResultsController: results)
    search.searchBar.placeholder = "Search"
    let world = BarsWorld(size: size) { list, _ in
      search.searchResultsUpdater = list
      list.navigationItem.searchController = search
      setUp(search)
    }
    return (world, search)
  }

  private func click(_ view: UIView, in world: BarsWorld) {
    let frame = view.convert(view.bounds, to: nil)
    world.stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("A search begins, is typed and is cancelled, in this order")
  func order() throws {
    let (world, search) = world {
      $0.delegate = log
      $0.searchResultsUpdater = log
      $0.searchBar.delegate = log
    }
    click(search.searchBar.searchTextField, in: world)
    #expect(
      log.take() == ["shouldBegin", "present", "willPresent false", "didBegin", "update ''"])
    #expect(search.isActive && world.stage.isEditingText)
    world.stage.settle()
    #expect(log.take() == ["didPresent true"])
    world.stage.type("ab")
    #expect(log.take() == ["update 'a'", "update 'ab'"])
    try #require(world.stage.element(.button, "Cancel")).tap()
    #expect(log.take() == ["cancel", "willDismiss", "didEnd", "update ''"])
    #expect(!search.isActive && search.searchBar.text == "" && !world.stage.isEditingText)
    world.stage.settle()
    #expect(log.take() == ["didDismiss false"])
    #expect(search.parent == nil && world.list.children.isEmpty && search.view.superview == nil)
    #expect(world.stage.element(.button, "Cancel") == nil)
  }

  @Test("What is typed filters the list, and Escape brings all of it back")
  func types() {
    let (world, search) = world { $0.obscuresBackgroundDuringPresentation = false }
    click(search.searchBar.searchTextField, in: world)
    world.stage.settle()
    world.stage.type("Row 1")
    #expect(world.list.shown.count == 11 && world.list.updates.last == "Row 1")
    #expect(world.list.updates == ["", "R", "Ro", "Row", "Row ", "Row 1"])
    // The list itself can be used while a person searches in it.
    world.stage.tap(at: CGPoint(x: 100, y: 56 + 60))
    #expect(world.list.chosen == ["Row 10"])
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(!search.isActive && world.list.shown.count == 60 && world.list.updates.last == "")
  }

  @Test("The search bar takes the bar's place, and everything is as before afterwards")
  func replacesTheBar() {
    let (world, search) = world()
    #expect(world.bar.frame.height == 148 && world.list.view.safeAreaInsets.top == 148)
    #expect(world.offset == -148)
    let before = search.searchBar.searchTextField.convert(CGPoint.zero, to: nil)
    search.isActive = true
    #expect(search.presentingViewController === world.list && search.parent === world.list)
    world.stage.settle()
    #expect(world.bar.frame.height == 56 && world.list.view.safeAreaInsets.top == 56)
    #expect(world.offset == -56)
    let field = search.searchBar.searchTextField
    #expect(field.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 10))
    #expect(world.stage.elements(.header).isEmpty, "the titles have left")
    search.isActive = false
    world.stage.settle()
    #expect(world.bar.frame.height == 148 && world.offset == -148)
    #expect(field.convert(CGPoint.zero, to: nil) == before)
    #expect(world.stage.elements(.header).map(\.label) == ["Library"])
  }

  @Test func aBarThatStaysIsLeftInPlace() {
    let (world, search) = world { $0.hidesNavigationBarDuringPresentation = false }
    search.isActive = true
    world.stage.settle()
    #expect(world.bar.frame.height == 148)
    world.offset = 0
    #expect(world.bar.frame.height == 96, "the title collapses, an active search doesn't")
    #expect(world.stage.element(.searchField, "Search") != nil)
  }

  @Test("Results are above the list while there is text")
  func results() {
    let results = BarsList("Results")
    let (world, search) = world(results: results)
    search.searchResultsUpdater = results
    click(search.searchBar.searchTextField, in: world)
    world.stage.settle()
    #expect(!search.showsSearchResultsController && results.viewIfLoaded?.window == nil)
    world.stage.type("2")
    #expect(search.showsSearchResultsController && results.view.window != nil)
    #expect(results.parent === search && results.presentingViewController === world.list)
    #expect(results.navigationController === world.navigation)
    world.stage.advance(frames: 2)
    #expect(results.view.convert(results.view.bounds, to: nil) == world.window.bounds)
    #expect(results.view.safeAreaInsets.top == 56 && results.tableView.contentOffset.y == -56)
    world.stage.tap(at: CGPoint(x: 100, y: 56 + 20))
    #expect(results.chosen == ["Row 2"])
    world.stage.press(.keyboardDeleteOrBackspace)
    world.stage.advance(frames: 1)
    #expect(results.view.window == nil && results.parent == nil)
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController && results.view.window != nil)
    results.dismiss(animated: true)
    world.stage.settle()
    #expect(!search.isActive && results.viewIfLoaded?.window == nil)
  }

  @Test("Content behind is dimmed unless the app wants otherwise, and a tap there ends the search")
  func dims() throws {
    let (world, search) = world()
    search.isActive = true
    world.stage.settle()
    let overlay = try #require(search.view as? SearchOverlayView)
    #expect(overlay.isDimmed)
    world.stage.tap(at: CGPoint(x: 200, y: 500))
    world.stage.settle()
    #expect(!search.isActive && world.list.chosen.isEmpty)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    world.stage.settle()
    #expect(!overlay.isDimmed)
  }

  @Test("A screen that is pushed from a search covers it, and going back finds it again")
  func pushes() {
    let results = BarsList("Results")
    let (world, search) = world(results: results)
    search.searchResultsUpdater = results
    click(search.searchBar.searchTextField, in: world)
    world.stage.type("3")
    world.stage.settle()
    let detail = BarsList("Detail")
    world.navigation.pushViewController(detail, animated: true)
    world.stage.settle()
    #expect(search.isActive && !world.stage.isEditingText)
    #expect(world.bar.frame.height == 96 && detail.view.safeAreaInsets.top == 96)
    world.navigation.popViewController(animated: true)
    world.stage.settle()
    #expect(search.isActive && search.searchBar.text == "3" && results.view.window != nil)
    #expect(world.bar.frame.height == 56 && search.searchBar.window != nil)
  }

  @Test func changesOfTheItemLeaveTheTypingAlone() {
    let (world, search) = world()
    click(search.searchBar.searchTextField, in: world)
    world.stage.type("a")
    world.list.title = "Other"
    world.list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    world.stage.type("b")
    #expect(search.searchBar.text == "ab" && world.stage.isEditingText)
  }

  @Test("In a wide window the search bar is beside the title")
  func inline() throws {
    let (world, search) = world(CGSize(width: 1100, height: 760)) {
      $0.delegate = log
      $0.searchBar.scopeButtonTitles = ["All", "New"]
    }
    #expect(search.searchBarPlacement == .inline && world.bar.frame.height == 96)
    let field = search.searchBar.searchTextField.convert(
      search.searchBar.searchTextField.bounds, to: nil)
    #expect(field.maxX == 1084 && field.minY == 4 && field.height == 36)
    search.isActive = true
    world.stage.settle()
    #expect(world.bar.frame.height == 141, "the scopes are below")
    #expect(try #require(world.stage.element(.button, "New")).frame.minY > 44)
    search.isActive = false
    world.stage.settle()
    #expect(world.bar.frame.height == 96)
    _ = log.take()
    world.stage.resize(to: CGSize(width: 400, height: 760))
    world.stage.settle()
    #expect(log.take() == ["to stacked", "from inline"])
    #expect(world.bar.frame.height == 148 && search.searchBarPlacement == .stacked)
    world.list.navigationItem.preferredSearchBarPlacement = .stacked
    world.stage.resize(to: CGSize(width: 1100, height: 760))
    world.stage.settle()
    #expect(search.searchBarPlacement == .stacked && world.bar.frame.height == 148)
  }

  @Test("Scopes are shown when the app wants them")
  func scopes() {
    let (world, search) = world {
      $0.searchBar.scopeButtonTitles = ["All", "New"]
      $0.scopeBarActivation = .onTextEntry
    }
    click(search.searchBar.searchTextField, in: world)
    world.stage.settle()
    #expect(world.bar.frame.height == 56)
    world.stage.type("a")
    world.stage.settle()
    #expect(world.bar.frame.height == 101)
    world.list.updates = []
    world.stage.element(.button, "New")?.tap()
    #expect(search.searchBar.selectedScopeButtonIndex == 1 && world.list.updates == ["a"])
    search.isActive = false
    world.stage.settle()
    #expect(world.bar.frame.height == 148 && !search.searchBar.showsScopeBar)
    search.scopeBarActivation = .manual
    search.isActive = true
    world.stage.settle()
    #expect(world.bar.frame.height == 56)
  }

  @Test func dismissingTheScreenEndsItsSearchOnly() {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    let list = BarsList("List")
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: list)
    root.present(navigation, animated: false)
    search.isActive = true
    stage.settle()
    var ends = 0
    list.dismiss(animated: true) { ends += 1 }
    stage.settle()
    #expect(!search.isActive && ends == 1 && root.presentedViewController === navigation)
    list.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("A search bar at the top of a table hides the navigation bar meanwhile")
  func tableHeader() {
    let search = UISearchController(searchResultsController: nil)
    let world = BarsWorld { list, navigation in
      navigation.navigationBar.prefersLargeTitles = false
      search.searchResultsUpdater = list
      search.searchBar.sizeToFit()
      list.tableView.tableHeaderView = search.searchBar
    }
    click(search.searchBar.searchTextField, in: world)
    world.stage.settle()
    #expect(search.isActive && world.navigation.isNavigationBarHidden)
    let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
    #expect(search.view.convert(search.view.bounds, to: nil).minY == bar.maxY)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(!search.isActive && !world.navigation.isNavigationBarHidden)
  }

  @Test func presentingASearchBeginsItWithoutAskingAgain() {
    let (world, search) = world { $0.delegate = log }
    var ends = 0
    world.list.present(search, animated: true) { ends += 1 }
    world.stage.settle()
    #expect(search.isActive && ends == 1 && log.take().isEmpty)
    #expect(world.list.presentedViewController == nil)
  }

  @Test func aSearchThatLosesItsPlaceEnds() {
    let (world, search) = world { $0.delegate = log }
    search.isActive = true
    world.stage.settle()
    _ = log.take()
    world.list.navigationItem.searchController = nil
    world.stage.settle()
    #expect(!search.isActive && log.take() == ["willDismiss", "didDismiss false"])
    #expect(world.bar.frame.height == 96 && search.searchBar.window == nil)
    UISearchController(searchResultsController: nil).isActive = true
  }

  @Test func anActiveSearchAtRestCostsNothing() {
    let (world, search) = world()
    search.isActive = true
    world.stage.settle()
    let frames = world.stage.presentedFrames
    world.stage.advance(by: 1)
    #expect(world.stage.isAtRest && world.stage.presentedFrames == frames)
  }
}
