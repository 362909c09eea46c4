import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// A collection view, its expected data, and its delegate's calls.
@MainActor
final class CollectionFuzzWorld: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  final class Cell: UICollectionViewCell {
    var text = ""
  }
  final class Title: UICollectionReusableView {
    var text = ""
  }

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  var items: FuzzedItems
  var selected: Set<Int> = []
  var dice: SeededGenerator
  let view: UICollectionView
  let stage: Stage
  /// The visible items according to the delegate's calls.
  private var displayed: Set<ObjectIdentifier> = []
  private var faults: [String] = []
  private var made: [String: Int] = [:]
  private var shownNow: [String: Int] = [:]
  private var peak: [String: Int] = [:]
  /// The sized item: a layout may request it before a snapshot is applied.
  lazy var sizedItem: (IndexPath) -> Int = { [unowned self] in items.id(at: $0) }
  /// Items have sizes of their own.
  var variesSizes = false

  init(seed: UInt64, stage: Stage) {
    var dice = SeededGenerator(seed: seed)
    items = FuzzedItems(&dice)
    self.dice = dice
    self.stage = stage
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    view.collectionViewLayout = makeLayout()
    for name in ["even", "odd"] {
      view.register(forCellWithReuseIdentifier: name) { [unowned self] in
        made[name, default: 0] += 1
        return Cell(frame: $0)
      }
    }
    for kind in Self.kinds {
      view.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.allowsMultipleSelection = true
    view.delegate = self
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
  }

  func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: dice.number(40...180), height: dice.number(40...180))
    layout.scrollDirection = dice.roll(4) == 0 ? .horizontal : .vertical
    layout.minimumLineSpacing = dice.number(0...20)
    layout.sectionHeadersPinToVisibleBounds = dice.roll(2) == 0
    layout.sectionFootersPinToVisibleBounds = dice.roll(3) == 0
    let header = dice.roll(3) == 0 ? 0 : dice.number(10...60)
    layout.headerReferenceSize = CGSize(width: header, height: header)
    let footer = dice.roll(2) == 0 ? 0 : dice.number(10...60)
    layout.footerReferenceSize = CGSize(width: footer, height: footer)
    return layout
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.sections.count }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.counts[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let name = items.id(at: path) % 2 == 0 ? "even" : "odd"
    let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: path)
    (cell as? Cell)?.text = items.text(at: path)
    // As in apps that need sizes at once.
    if items.id(at: path) % 3 == 0 { cell.layoutIfNeeded() }
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let title = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: path)
    (title as? Title)?.text = items.text(ofSection: path.section)
    return title
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    let usual = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    guard variesSizes else { return usual }
    let id = CGFloat(sizedItem(path))
    return CGSize(
      width: 30 + (id * 17).truncatingRemainder(dividingBy: 100),
      height: 30 + (id * 29).truncatingRemainder(dividingBy: 120))
  }

  func expect(_ id: Int, at path: IndexPath) {
    if items.id(at: path) != id { faults.append("\(path) is asked for as \(id)") }
  }

  // MARK: Delegate calls

  func collectionView(
    _: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    comes(cell)
    if (cell as? Cell)?.text != items.text(at: path) { faults.append("\(path) comes as another") }
  }
  func collectionView(
    _: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { goes(cell) }
  func collectionView(
    _: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind: String, at: IndexPath
  ) { comes(view) }
  func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind: String, at: IndexPath
  ) { goes(view) }

  private func comes(_ view: UICollectionReusableView) {
    if !displayed.insert(ObjectIdentifier(view)).inserted { faults.append("displayed twice") }
    let name = view.reuseIdentifier ?? ""
    shownNow[name, default: 0] += 1
    peak[name] = max(peak[name] ?? 0, shownNow[name] ?? 0)
  }

  private func goes(_ view: UICollectionReusableView) {
    if displayed.remove(ObjectIdentifier(view)) == nil { faults.append("ended twice") }
    shownNow[view.reuseIdentifier ?? "", default: 0] -= 1
  }

  // MARK: Invariants

  /// The violated invariants after layout.
  func check(isAtRest: Bool) -> [String] {
    var wrong = faults
    if view.numberOfSections != items.sections.count { wrong.append("sections") }
    for section in items.sections.indices
    where view.numberOfItems(inSection: section) != items.counts[section] {
      wrong.append("items in \(section)")
    }
    guard !view.bounds.isEmpty else { return wrong }
    let wanted = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let cells = wanted.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    if view.indexPathsForVisibleItems.sorted() != cells.sorted() {
      wrong.append("not what is seen")
    }
    if Set(view.visibleCells).count != cells.count { wrong.append("a cell in two places") }
    for attributes in wanted { wrong += faults(at: attributes) }
    let chosen = Set((view.indexPathsForSelectedItems ?? []).map(items.id(at:)))
    if chosen != selected { wrong.append("selected \(chosen), not \(selected)") }
    for (name, count) in made where count > peak[name] ?? 0 {
      wrong.append("\(count) \(name) made, \(peak[name] ?? 0) needed")
    }
    return isAtRest ? wrong + faultsAtRest(wanted) : wrong
  }

  private func faults(at attributes: UICollectionViewLayoutAttributes) -> [String] {
    let path = attributes.indexPath
    var wrong: [String] = []
    let shown: UICollectionReusableView?
    if attributes.representedElementCategory == .cell {
      let cell = view.cellForItem(at: path) as? Cell
      if cell?.text != items.text(at: path) {
        wrong.append("\(path): \(cell?.text ?? "none"), not \(items.text(at: path))")
      }
      if cell?.isSelected != selected.contains(items.id(at: path)) {
        wrong.append("\(path): \(cell?.isSelected == true ? "" : "not ")selected")
      }
      shown = cell
    } else {
      let kind = attributes.representedElementKind ?? ""
      let title = view.supplementaryView(forElementKind: kind, at: path) as? Title
      let text = items.text(ofSection: path.section)
      if title?.text != text {
        wrong.append("\(kind) \(path): \(title?.text ?? "none"), not \(text)")
      }
      shown = title
    }
    guard let shown else { return wrong }
    if shown.frame != attributes.frame { wrong.append("\(path) is at \(shown.frame)") }
    if shown.isHidden || shown.alpha != 1 { wrong.append("\(path) is not to be seen") }
    return wrong
  }

  private func faultsAtRest(_ wanted: [UICollectionViewLayoutAttributes]) -> [String] {
    var wrong: [String] = []
    let seen = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    if seen.count != wanted.count { wrong.append("\(seen.count) seen, not \(wanted.count)") }
    if displayed.count != wanted.count {
      wrong.append("\(displayed.count) displayed, not \(wanted.count)")
    }
    if view.clamped(view.contentOffset) != view.contentOffset {
      wrong.append("rests at \(view.contentOffset)")
    }
    for view in seen where view.layer.animationKeys()?.isEmpty == false {
      wrong.append("still moves")
    }
    return wrong
  }
}
