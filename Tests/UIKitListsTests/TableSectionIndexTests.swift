import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// The index of a table's sections, and titles of sections that grow.
@MainActor @Suite(.serialized) struct TableSectionIndexTests {
  /// Names by their first letter.
  final class Contacts: UITableViewController {
    static let letters = (65...90).compactMap { UnicodeScalar($0).map { String(Character($0)) } }
    var hasIndex = true
    var counts = Array(repeating: 4, count: 26)
    var titles: (Int) -> String? = { Contacts.letters[$0] }
    var selected: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = "\(Self.letters[path.section])nna \(path.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles(section)
    }
    override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hasIndex ? Self.letters : nil
    }
  }

  @MainActor struct World {
    let stage: Stage
    let contacts: Contacts
    var table: UITableView { contacts.tableView }
    var index: TableSectionIndex? { table.sectionIndex }

    init(
      _ style: UITableView.Style = .plain, width: CGFloat = 390, height: CGFloat = 700,
      prepare: (Contacts) -> Void = { _ in }
    ) {
      stage = Stage(size: CGSize(width: width, height: height), scale: 2)
      contacts = Contacts(style: style)
      prepare(contacts)
      stage.show(contacts)
      stage.settle()
    }

    /// Where a title is on the window.
    func point(_ title: Int) -> CGPoint {
      guard let index else { return .zero }
      let y = (0..<1400).map { CGFloat($0) / 2 }.filter { index.index(at: $0) == title }
      let middle = y.isEmpty ? 0 : y[y.count / 2]
      return index.convert(CGPoint(x: index.bounds.midX, y: middle), to: nil)
    }
    var topSection: Int? { table.indexPathsForVisibleRows?.first?.section }
  }

  @Test func aTouchJumpsAndADragGoesOn() throws {
    let world = World()
    try #require(world.index != nil)
    world.stage.touchDown(at: world.point(10))
    world.stage.advance(frames: 2)
    #expect(world.topSection == 10)
    #expect(world.table.contentOffset.y == world.table.rectForHeader(inSection: 10).minY)
    world.stage.touchMove(to: world.point(17), duration: 0.2)
    world.stage.advance(frames: 2)
    #expect(world.table.contentOffset.y == world.table.rectForHeader(inSection: 17).minY)
    world.stage.touchMove(to: world.point(0), duration: 0.2)
    world.stage.advance(frames: 2)
    #expect(world.table.contentOffset.y == 0)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.contacts.selected.isEmpty)
    world.stage.tap(at: world.point(25))
    world.stage.settle()
    #expect(world.table.indexPathsForVisibleRows?.last == IndexPath(row: 3, section: 25))
    #expect(world.contacts.selected.isEmpty)
    let row = try #require(world.table.indexPathsForVisibleRows?.dropFirst(3).first)
    let frame = world.table.rectForRow(at: row)
    world.stage.tap(at: world.table.convert(CGPoint(x: 100, y: frame.midY), to: nil))
    world.stage.settle()
    #expect(world.contacts.selected == [row])
  }

  @Test func rowsLeaveRoomForTheTitles() throws {
    let world = World()
    let cell = try #require(world.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let width = cell.contentView.frame.width
    world.contacts.hasIndex = false
    world.table.reloadSectionIndexTitles()
    world.stage.settle()
    #expect(world.index == nil)
    #expect(cell.contentView.frame.width == width + TableSectionIndex.lostWidth)
    world.contacts.hasIndex = true
    world.table.sectionIndexMinimumDisplayRowCount = 105
    world.stage.settle()
    #expect(world.index == nil)
    world.table.sectionIndexMinimumDisplayRowCount = 104
    world.stage.settle()
    #expect(world.index != nil)
  }

  @Test func titlesAreThinnedWhereThereIsNoRoom() {
    let letters = Contacts.letters
    #expect(TableSectionIndex.shown(letters, in: 500) == letters)
    let few = TableSectionIndex.shown(letters, in: 160)
    #expect(few.count == 9)
    #expect(few.first == "A" && few.last == "Z" && few[1] == "•" && few[2] == "G")
    #expect(TableSectionIndex.shown(letters, in: 10).isEmpty)
    let world = World(height: 200)
    world.stage.tap(at: world.point(13))
    world.stage.settle()
    #expect(world.topSection == 13)
  }

  @Test func rightToLeftTheTitlesAreAtTheLeft() throws {
    let world = World()
    world.table.traitOverrides.layoutDirection = .rightToLeft
    world.stage.settle()
    #expect(world.index?.frame.minX == 0)
    let cell = try #require(world.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.maxX == 390)
    #expect(cell.contentView.frame.minX > TableSectionIndex.lostWidth)
    try world.stage.writeListPicture("index-rtl")
  }

  @Test func colorsShowWhileATitleIsTouched() {
    let world = World { $0.tableView.sectionIndexColor = .systemRed }
    world.table.sectionIndexTrackingBackgroundColor = .systemYellow
    world.stage.settle()
    #expect(world.index?.backgroundColor == nil)
    world.stage.touchDown(at: world.point(3))
    world.stage.advance(frames: 2)
    #expect(world.index?.backgroundColor == .systemYellow)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.index?.backgroundColor == nil)
  }

  @Test func aScreenReaderStepsThroughTheTitles() {
    let world = World()
    world.index?.accessibilityIncrement()
    world.index?.accessibilityIncrement()
    #expect(world.index?.accessibilityValue == "B")
    #expect(world.topSection == 1)
    world.index?.accessibilityDecrement()
    #expect(world.topSection == 0)
  }

  @Test(arguments: ["light", "dark", "short", "large"]) func pictures(name: String) throws {
    let world = World(height: name == "short" ? 300 : 844)
    world.contacts.overrideUserInterfaceStyle = name == "dark" ? .dark : .light
    if name == "large" { world.stage.textScale = 2 }
    world.stage.settle()
    try world.stage.writeListPicture("index-\(name)")
    #expect(world.index != nil)
  }

  // MARK: Titles of sections

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func titlesWrapAndGrowWithTheTextSize(style: UITableView.Style) throws {
    let world = World(style, width: 320) { contacts in
      contacts.hasIndex = false
      contacts.titles = {
        $0 == 1
          ? "A title of a section that is too long for a single line of a narrow table" : "Title"
      }
    }
    let table = world.table
    let short = table.rectForHeader(inSection: 2).height
    #expect(table.rectForHeader(inSection: 1).height > short + 12)
    let label = try #require(table.headerView(forSection: 1)?.textLabel)
    #expect(
      label.frame.height >= label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        - 0.5)
    world.stage.textScale = 2
    world.stage.settle()
    #expect(table.rectForHeader(inSection: 2).height > short + 8)
    #expect(style != .plain || short == 28)
  }

  @Test func headersOfTheAppSizeThemselvesWhenTheyAreShown() {
    final class Headed: UITableViewController {
      static var made = 0
      override func numberOfSections(in tableView: UITableView) -> Int { 50 }
      override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func tableView(_: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Self.made += 1
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.numberOfLines = 0
        view.textLabel?.text = String(
          repeating: "Header \(section) ", count: section.isMultiple(of: 2) ? 1 : 12)
        return view
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let screen = Headed(style: .plain)
    screen.tableView.estimatedSectionHeaderHeight = 40
    stage.show(screen)
    stage.settle()
    #expect(Headed.made < 8)
    let table: UITableView = screen.tableView
    let short = table.rectForHeader(inSection: 0).height
    #expect(short > 20 && short < 40)
    #expect(table.rectForHeader(inSection: 1).height > 2 * short)
    #expect(table.rectForHeader(inSection: 40).height == 40)
  }
}
