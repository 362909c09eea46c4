import Foundation
import QuartzCore
import TestEffort
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Section snapshots beside a tree of plain objects.
@MainActor @Suite(.serialized) struct SectionSnapshotTests {
  private final class Node {
    let id: Int
    var children: [Node] = []
    var isExpanded = false
    init(_ id: Int) { self.id = id }
    var all: [Node] { [self] + children.flatMap(\.all) }
    var visible: [Node] { [self] + (isExpanded ? children.flatMap(\.visible) : []) }
    func copy() -> Node {
      let node = Node(id)
      node.isExpanded = isExpanded
      node.children = children.map { $0.copy() }
      return node
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// A tree, and the snapshot that has to be the same.
  private struct Pair {
    let root = Node(-1)
    var snapshot = Snapshot()
    var next = 0

    var nodes: [Node] { Array(root.all.dropFirst()) }
    func parent(of node: Node) -> Node {
      root.all.first { $0.children.contains { $0 === node } } ?? root
    }
    mutating func fresh(_ dice: inout Dice) -> [Node] {
      (0...dice.below(3)).map { _ in
        next += 1
        return Node(next)
      }
    }
    /// A small tree on its own, and its snapshot.
    mutating func graft(_ dice: inout Dice) -> ([Node], Snapshot) {
      let roots = fresh(&dice)
      var snapshot = Snapshot()
      snapshot.append(roots.map(\.id))
      for root in roots where dice.below(2) == 0 {
        root.children = fresh(&dice)
        snapshot.append(root.children.map(\.id), to: root.id)
        if dice.below(2) == 0 {
          root.isExpanded = true
          snapshot.expand([root.id])
        }
      }
      return (roots, snapshot)
    }

    mutating func step(_ dice: inout Dice) {
      let nodes = nodes
      let chosen = nodes.isEmpty ? nil : nodes[dice.below(nodes.count)]
      switch dice.below(10) {
      case 0, 1:
        let new = fresh(&dice)
        snapshot.append(new.map(\.id), to: chosen?.id)
        (chosen ?? root).children += new
      case 2:
        let new = fresh(&dice)
        snapshot.append(new.map(\.id))
        root.children += new
      case 3, 4:
        guard let chosen else { return }
        let isAfter = dice.below(2) == 0
        let parent = parent(of: chosen)
        let index = (parent.children.firstIndex { $0 === chosen } ?? 0) + (isAfter ? 1 : 0)
        if dice.below(2) == 0 {
          let new = fresh(&dice)
          if isAfter {
            snapshot.insert(new.map(\.id), after: chosen.id)
          } else {
            snapshot.insert(new.map(\.id), before: chosen.id)
          }
          parent.children.insert(contentsOf: new, at: index)
        } else {
          let (new, other) = graft(&dice)
          if isAfter {
            snapshot.insert(other, after: chosen.id)
          } else {
            snapshot.insert(other, before: chosen.id)
          }
          parent.children.insert(contentsOf: new, at: index)
        }
      case 5:
        let gone = nodes.filter { _ in dice.below(8) == 0 }
        snapshot.delete(gone.map(\.id) + [999_999])
        for node in gone { parent(of: node).children.removeAll { $0 === node } }
      case 6:
        guard let chosen else { return }
        let (new, other) = graft(&dice)
        snapshot.replace(childrenOf: chosen.id, using: other)
        chosen.children = new
      case 7:
        guard let chosen else { return }
        snapshot.collapse([chosen.id])
        chosen.isExpanded = false
      default:
        guard let chosen else { return }
        snapshot.expand([chosen.id])
        chosen.isExpanded = true
      }
    }

    func faults(_ dice: inout Dice) -> [String] {
      var faults: [String] = []
      func check(_ isRight: Bool, _ text: String) { if !isRight { faults.append(text) } }
      let nodes = nodes
      check(snapshot.items == nodes.map(\.id), "items")
      check(snapshot.rootItems == root.children.map(\.id), "roots")
      let visible = root.children.flatMap(\.visible).map(\.id)
      check(snapshot.visibleItems == visible, "visible")
      for (index, node) in nodes.enumerated() {
        check(snapshot.index(of: node.id) == index, "index of \(node.id)")
        check(snapshot.isExpanded(node.id) == node.isExpanded, "expanded \(node.id)")
        check(snapshot.isVisible(node.id) == visible.contains(node.id), "visible \(node.id)")
        let parent = parent(of: node)
        check(
          snapshot.parent(of: node.id) == (parent === root ? nil : parent.id), "parent \(node.id)")
        var (level, above) = (0, parent)
        while above !== root { (level, above) = (level + 1, self.parent(of: above)) }
        check(snapshot.level(of: node.id) == level, "level of \(node.id)")
      }
      if !nodes.isEmpty {
        let node = nodes[dice.below(nodes.count)]
        let part = snapshot.snapshot(of: node.id, includingParent: true)
        check(part.items == node.all.map(\.id), "part of \(node.id)")
        check(part.visibleItems == node.visible.map(\.id), "visible part of \(node.id)")
        check(
          snapshot.snapshot(of: node.id).rootItems == node.children.map(\.id),
          "children of \(node.id)")
      }
      let ids = Set(nodes.map(\.id))
      check((0...next).allSatisfy { snapshot.contains($0) == ids.contains($0) }, "what is gone")
      check(!snapshot.contains(999_999) && snapshot.parent(of: 999_999) == nil, "a stranger")
      return faults
    }
  }

  @Test(arguments: Effort.seeds(8, long: 300)) func snapshotsAreLikeATree(seed: UInt64) {
    var dice = Dice(seed &* 104_729 &+ 5)
    var pair = Pair()
    for step in 0..<60 {
      pair.step(&dice)
      let faults = pair.faults(&dice)
      guard faults.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(faults.joined(separator: ", "))")
        return
      }
    }
    #expect(pair.next > 30)
  }

  @Test func deepOutlinesAreRead() {
    var snapshot = Snapshot()
    snapshot.append([0])
    for item in 1..<20_000 { snapshot.append([item], to: item - 1) }
    snapshot.expand(Array(0..<20_000))
    #expect(snapshot.visibleItems.count == 20_000)
    #expect(snapshot.level(of: 19_999) == 19_999)
    snapshot.delete([10])
    #expect(snapshot.items == Array(0..<10))
  }

  // MARK: In a list

  @Test(arguments: 0..<12) func listsShowWhatTheTreeHas(seed: Int) {
    var dice = Dice(UInt64(seed) &* 7919 &+ 3)
    let world = OutlineWorld(width: 320)
    var pair = Pair()
    for step in 0..<25 {
      for _ in 0...dice.below(3) { pair.step(&dice) }
      world.source.apply(pair.snapshot, to: 1, animatingDifferences: dice.below(2) == 0)
      if dice.below(3) > 0 {
        world.stage.settle()
      } else {
        world.stage.advance(frames: dice.below(10))
      }
      guard step % 3 == 0 else { continue }
      world.stage.settle()
      let visible = pair.snapshot.visibleItems
      #expect(world.source.snapshot().itemIdentifiers(inSection: 1) == visible, "seed \(seed)")
      for path in world.view.indexPathsForVisibleItems where path.section == 1 {
        let cell = world.view.cellForItem(at: path) as? UICollectionViewListCell
        let item = visible[path.item]
        #expect(cell?.accessibilityIdentifier == "\(item)", "seed \(seed), \(path)")
        #expect(cell?.indentationLevel == pair.snapshot.level(of: item), "seed \(seed), \(path)")
        #expect(cell?.isExpanded == pair.snapshot.isExpanded(item), "seed \(seed), \(path)")
      }
    }
  }

  @Test func aChevronExpandsAndCollapsesWithItsHandlers() throws {
    let world = OutlineWorld()
    world.showLibrary()
    var calls: [String] = []
    world.source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
    world.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
    world.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 20 }
    #expect(world.titles == [10, 20, 21, 22, 30])
    try world.tapChevron(of: 10)
    #expect(world.titles == [10, 11, 12, 20, 21, 22, 30])
    #expect(world.cell(11)?.indentationLevel == 1)
    #expect(world.cell(10)?.configurationState.isExpanded == true)
    try world.tapChevron(of: 20)
    #expect(world.titles.contains(21))
    try world.tapChevron(of: 10)
    #expect(world.titles == [10, 20, 21, 22, 30])
    #expect(calls == ["expand 10", "collapse 10"])
    #expect(world.source.snapshot(for: 1).isExpanded(10) == false)
    #expect(world.selected.isEmpty)
  }

  @Test func theContentOfAnItemCanComeWhenItIsExpanded() throws {
    let world = OutlineWorld()
    world.showLibrary()
    world.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      guard item == 10 else { return old }
      var new = NSDiffableDataSourceSectionSnapshot<Int>()
      new.append([101, 102, 103])
      return new
    }
    try world.tapChevron(of: 10)
    #expect(world.titles == [10, 101, 102, 103, 20, 21, 22, 30])
  }

  @Test func aHeaderExpandsByATapAnywhereOnIt() throws {
    let world = OutlineWorld()
    world.style = .header
    world.showLibrary()
    world.stage.tap(at: try #require(world.middle(of: 10)))
    world.stage.settle()
    #expect(world.titles == [10, 11, 12, 20, 21, 22, 30])
    #expect(world.selected.isEmpty)
    world.stage.tap(at: try #require(world.middle(of: 11)))
    world.stage.settle()
    #expect(world.selected == [11])
  }

  @Test func aFlatSnapshotReplacesTheTree() {
    let world = OutlineWorld()
    world.showLibrary()
    var flat = world.source.snapshot()
    flat.deleteItems([21])
    world.source.apply(flat)
    world.stage.settle()
    #expect(world.source.snapshot(for: 1).rootItems == [10, 20, 22, 30])
    #expect(world.cell(22)?.indentationLevel ?? 0 == 0)
  }

  @Test(arguments: ["light", "dark", "rtl"]) func sidebarPictures(name: String) throws {
    let world = OutlineWorld(
      width: 390, height: 600, isMirrored: name == "rtl", style: name == "dark" ? .dark : .light)
    world.showLibrary()
    try world.tapChevron(of: 10)
    world.view.selectItem(at: world.source.indexPath(for: 11), animated: false, scrollPosition: [])
    world.stage.settle()
    try world.write("outline-\(name)")
    #expect(world.titles.count == 7)
  }
}

/// A sidebar with an outline on a stage.
@MainActor final class OutlineWorld: NSObject, UICollectionViewDelegate {
  let stage: Stage
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>
  var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var selected: [Int] = []
  private static let names = [
    10: "Albums", 11: "Holidays", 12: "Family", 20: "Folders", 21: "Documents", 22: "Downloads",
    30: "Trash",
  ]

  init(
    width: CGFloat = 320, height: CGFloat = 500, isMirrored: Bool = false,
    style: UIUserInterfaceStyle = .light
  ) {
    stage = Stage(size: CGSize(width: width, height: height), scale: 2)
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    if isMirrored { view.traitOverrides.layoutDirection = .rightToLeft }
    source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
    super.init()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, item in
      guard let self else { return }
      var content = UIListContentConfiguration.sidebarCell()
      content.text = Self.names[item] ?? "Item \(item)"
      content.image = UIImage(systemName: item % 10 == 0 ? "folder" : "photo")
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = "\(item)"
      let isParent = source.snapshot(for: 1).hasChildren(item)
      cell.accessories = isParent ? [.outlineDisclosure(options: .init(style: self.style))] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    view.delegate = self
    let controller = UIViewController()
    stage.show(controller)
    controller.view.overrideUserInterfaceStyle = style
    controller.view.addSubview(view)
    var flat = NSDiffableDataSourceSnapshot<Int, Int>()
    flat.appendSections([0])
    source.apply(flat, animatingDifferences: false)
    stage.settle()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let item = source.itemIdentifier(for: indexPath) { selected.append(item) }
  }

  func showLibrary() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([10, 20, 30])
    snapshot.append([11, 12], to: 10)
    snapshot.append([21, 22], to: 20)
    snapshot.expand([20])
    source.apply(snapshot, to: 1, animatingDifferences: false)
    stage.settle()
  }

  var titles: [Int] { source.snapshot().itemIdentifiers(inSection: 1) }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
  }

  func middle(of item: Int) -> CGPoint? {
    cell(item).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  func tapChevron(of item: Int) throws {
    let chevron = try #require(cell(item)?.subviews.compactMap { $0 as? ListChevronControl }.first)
    stage.tap(at: chevron.convert(CGPoint(x: chevron.bounds.midX, y: chevron.bounds.midY), to: nil))
    stage.settle()
  }

  func write(_ name: String) throws { try stage.writeListPicture(name) }
}
