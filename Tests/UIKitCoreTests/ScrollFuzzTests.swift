import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Scroll views come to rest in a valid state after any input and updates.
@MainActor @Suite(.serialized) struct ScrollFuzzTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView
    var decelerating = 0
    var dragging = 0
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragging += 1 }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      dragging -= 1
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { decelerating += 1 }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { decelerating -= 1 }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))

  @Test(arguments: Effort.seeds(16, long: 400))
  func everyScrollViewComesToRestInItsContent(seed: UInt64) {
    var dice = Dice(seed &* 7919 &+ 3)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 3000))
    let zoomer = Zoomer(content)
    view.contentSize = content.bounds.size
    view.addSubview(content)
    view.delegate = zoomer
    view.maximumZoomScale = 4
    view.minimumZoomScale = 0.3
    view.isPagingEnabled = seed % 4 == 0
    view.bounces = seed % 5 != 0
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    for _ in 0..<12 {
      for _ in 0..<(2 + dice.below(5)) { act(on: view, &dice) }
      stage.touchUp(finger: 1)
      stage.touchUp(finger: 2)
      #expect(stage.settle())
      #expect(view.clamped(view.contentOffset) == view.contentOffset)
      #expect(view.zoomScale >= 0.3 && view.zoomScale <= 4)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(!view.isZooming && !view.isZoomBouncing)
      #expect(zoomer.dragging == 0 && zoomer.decelerating == 0, "every began has its end")
    }
  }

  private func act(on view: UIScrollView, _ dice: inout Dice) {
    func point(_ dice: inout Dice) -> CGPoint {
      CGPoint(x: dice.number(5...395), y: dice.number(5...595))
    }
    let finger = 1 + dice.below(2)
    switch dice.below(12) {
    case 0, 1: stage.touchDown(at: point(&dice), finger: finger)
    case 2, 3, 4:
      stage.touchMove(to: point(&dice), finger: finger, duration: Double(dice.number(1...12)) / 60)
    case 5, 6: stage.touchUp(finger: finger)
    case 7: stage.wheel(at: point(&dice), detents: dice.number(-3...3))
    case 8:
      view.setContentOffset(view.clamped(CGPoint(x: 0, y: dice.number(0...3000))), animated: true)
    case 9:
      view.contentSize = CGSize(width: dice.number(100...1500), height: dice.number(100...4000))
    case 10: view.frame.size = CGSize(width: dice.number(200...500), height: dice.number(200...700))
    default:
      let corner = CGPoint(x: dice.number(0...500), y: dice.number(0...900))
      view.zoom(to: CGRect(origin: corner, size: CGSize(width: 200, height: 300)), animated: true)
    }
    stage.advance(frames: dice.below(12))
  }

  // MARK: Overlapping updates

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var numbers: [[Int]] = [Array(0..<40), Array(100..<120)]
    func numberOfSections(in: UICollectionView) -> Int { numbers.count }
    func numberOfSections(in: UITableView) -> Int { numbers.count }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers[section].count
    }
    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      numbers[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = numbers[path.section][path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
    }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = numbers[path.section][path.row]
      return cell
    }
    func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
  }

  /// Another set of numbers, and the changes to reach it.
  private func change(_ source: Source, _ dice: inout Dice) -> [CollectionChange] {
    func snapshot(_ numbers: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for items in numbers {
        snapshot.appendSections([items[0]])
        snapshot.appendItems(items)
      }
      return snapshot
    }
    // A section is identified by its first item, which stays.
    var next = source.numbers
    let section = dice.below(next.count)
    switch dice.below(5) {
    case 0: next.swapAt(section, dice.below(next.count))
    case 1 where next.count > 1: next.remove(at: section)
    case 2:
      let first = (next.flatMap { $0 }.max() ?? 0) + 1
      next.insert(Array(first..<(first + 3 + dice.below(30))), at: section)
    default:
      let first = (next.flatMap { $0 }.max() ?? 0) + 1
      var items = Array(next[section].dropFirst()).filter { _ in dice.below(4) > 0 }
      items.insert(contentsOf: first..<(first + dice.below(8)), at: dice.below(items.count + 1))
      if dice.below(3) == 0 { items.shuffle(using: &dice) }
      next[section] = [next[section][0]] + items
    }
    let changes = SnapshotDifference.changes(from: snapshot(source.numbers), to: snapshot(next))
    source.numbers = next
    return changes
  }

  @Test(arguments: Effort.seeds(10, long: 300))
  func collectionsShowTheirDataHoweverFastItChanges(seed: UInt64) {
    var dice = Dice(seed &* 104_729 &+ 11)
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = seed % 2 == 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
    view.dataSource = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
    for _ in 0..<12 {
      let changes = change(source, &dice)
      view.performBatchUpdates { view.change(changes) }
      if dice.below(3) == 0 {
        view.contentOffset = view.clamped(CGPoint(x: 0, y: dice.number(0...900)))
      }
      stage.advance(frames: dice.below(25))
    }
    #expect(stage.settle())
    let wanted = (layout.layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { $0.representedElementCategory == .cell }
    #expect(Set(view.indexPathsForVisibleItems) == Set(wanted.map(\.indexPath)))
    for attributes in wanted {
      let path = attributes.indexPath
      let cell = view.cellForItem(at: path)
      #expect(cell?.tag == source.numbers[path.section][path.item])
      #expect(cell?.frame == attributes.frame && cell?.alpha == 1 && cell?.isHidden == false)
    }
    let seen = view.subviews.count { $0 is UICollectionViewCell && !$0.isHidden }
    #expect(seen == wanted.count, "no removed view is visible")
    #expect(view.clamped(view.contentOffset) == view.contentOffset)
  }

  @Test(arguments: Effort.seeds(10, long: 300))
  func tablesShowTheirDataHoweverFastItChanges(seed: UInt64) {
    var dice = Dice(seed &* 15_485_863 &+ 5)
    let source = Source()
    let view = UITableView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: seed % 2 == 0 ? .plain : .grouped)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
    for _ in 0..<12 {
      let changes = change(source, &dice)
      view.performBatchUpdates { view.change(changes, dice.below(2) == 0 ? .left : .fade) }
      if dice.below(3) == 0 {
        view.contentOffset = view.clamped(CGPoint(x: 0, y: dice.number(0...900)))
      }
      stage.advance(frames: dice.below(25))
    }
    #expect(stage.settle())
    let paths = view.geometry.rows(in: view.bounds.minY...view.bounds.maxY)
    #expect(view.indexPathsForVisibleRows == paths)
    for path in paths {
      let cell = view.cellForRow(at: path)
      #expect(cell?.tag == source.numbers[path.section][path.row])
      #expect(cell?.frame == view.rectForRow(at: path))
      #expect(cell?.alpha == 1 && cell?.isHidden == false)
    }
    #expect(view.subviews.count { $0 is UITableViewCell && !$0.isHidden } == paths.count)
    #expect(view.clamped(view.contentOffset) == view.contentOffset)
  }
}

extension Dice {
  fileprivate mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}
