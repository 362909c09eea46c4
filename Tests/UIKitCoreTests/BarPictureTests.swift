import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Writes what bars look like to a folder, to be looked at.
@MainActor @Suite(.serialized) struct BarPictureTests {
  private nonisolated static let isOn =
    ProcessInfo.processInfo.environment["VITRINE_BAR_PICTURES"] != nil

  private static let sizes = [
    ("narrow", CGSize(width: 390, height: 844)), ("wide", CGSize(width: 1100, height: 760)),
  ]

  @Test(.enabled(if: isOn), arguments: [false, true], [0, 1])
  func library(isDark: Bool, index: Int) throws {
    let (name, size) = Self.sizes[index]
    let world = BarsWorld(size: size) { list, navigation in
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = list
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Search"
      search.searchBar.scopeButtonTitles = ["All", "New"]
      list.navigationItem.searchController = search
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      list.navigationItem.leftBarButtonItem = list.editButtonItem
      list.toolbarItems = [
        UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
      ]
      navigation.setToolbarHidden(false, animated: false)
    }
    let stage = world.stage
    stage.prefersDarkAppearance = isDark
    let prefix = "\(name)-\(isDark ? "dark" : "light")"
    stage.settle()
    try world.write("\(prefix)-1-top")
    world.offset += 30
    try world.write("\(prefix)-2-search-collapsing")
    world.offset += 46
    try world.write("\(prefix)-3-title-collapsing")
    world.offset += 60
    stage.settle()
    try world.write("\(prefix)-4-collapsed")
    let detail = BarsList("Details")
    detail.navigationItem.largeTitleDisplayMode = .never
    world.offset = world.list.tableView.offsetRange.min.y
    stage.settle()
    world.navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.17)
    try world.write("\(prefix)-5-pushing")
    stage.settle()
    try world.write("\(prefix)-6-pushed")
    world.navigation.popViewController(animated: true)
    stage.advance(by: 0.17)
    try world.write("\(prefix)-7-popping")
    stage.settle()
    let field = try #require(world.list.navigationItem.searchController?.searchBar.searchTextField)
    stage.click(at: field.convert(CGPoint(x: 60, y: 18), to: nil))
    stage.advance(by: 0.12)
    try world.write("\(prefix)-8-search-coming")
    stage.settle()
    stage.type("1")
    stage.advance(frames: 4)
    try world.write("\(prefix)-9-searching")
  }

  @Test(.enabled(if: isOn), arguments: [0, 1])
  func rightToLeft(index: Int) throws {
    let (name, size) = Self.sizes[index]
    let world = BarsWorld(size: size, title: "المكتبة") { list, navigation in
      navigation.traitOverrides.layoutDirection = .rightToLeft
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = list
      search.searchBar.placeholder = "بحث"
      list.navigationItem.searchController = search
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      list.navigationItem.leftBarButtonItem = list.editButtonItem
    }
    try world.write("\(name)-rtl-1-top")
    let detail = BarsList("التفاصيل")
    world.navigation.pushViewController(detail, animated: true)
    world.stage.advance(by: 0.17)
    try world.write("\(name)-rtl-2-pushing")
    world.stage.settle()
    try world.write("\(name)-rtl-3-pushed")
  }

  @Test(.enabled(if: isOn)) func appearances() throws {
    let world = BarsWorld(style: .grouped) { list, navigation in
      let red = UINavigationBarAppearance()
      red.configureWithOpaqueBackground()
      red.backgroundColor = .systemIndigo
      red.titleTextAttributes = [.foregroundColor: UIColor.white]
      red.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
      red.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      navigation.navigationBar.standardAppearance = red
      navigation.navigationBar.scrollEdgeAppearance = red
      list.navigationItem.prompt = "A line above the title"
      list.navigationItem.rightBarButtonItem = list.editButtonItem
    }
    try world.write("appearance-1")
    world.offset += 200
    world.stage.settle()
    try world.write("appearance-2")
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    world.offset = world.list.tableView.offsetRange.min.y
    world.stage.touchMove(to: CGPoint(x: 200, y: 620), duration: 0.3)
    try world.write("appearance-3-pulled")
    world.stage.touchUp()
    world.stage.settle()
    world.stage.textScale = 1.6
    world.stage.settle()
    try world.write("appearance-4-large-text")
  }
}
