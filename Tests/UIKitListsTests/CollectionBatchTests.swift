import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionBatchTests {
  private final class NumberCell: UICollectionViewCell {
    var number = -1
    let startFrame: CGRect
    override init(frame: CGRect) {
      startFrame = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var numbers = [Array(0..<12)]
    /// Cells of a different class for numbers.
    let large = UICollectionView.CellRegistration<NumberCell, Int> { $0.number = $2 }
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
      cell.number = number
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let number = numbers[path.section][path.item]
      let cell = view.dequeueConfiguredReusableCell(
        using: number < 1000 ? registration : large, for: path, item: number)
      if laysOutCells { cell.layoutIfNeeded() }
      return cell
    }
    var laysOutCells = false
  }

  private let stage = Stage(size: CGSize(width: 430, height: 640))
  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 430, height: 640), collectionViewLayout: layout)
    view.dataSource = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func number(_ item: Int, _ section: Int = 0) -> Int? {
    (view.cellForItem(at: path(item, section)) as? NumberCell)?.number
  }

  private var shown: [Int] {
    view.indexPathsForVisibleItems.sorted().compactMap { number($0.item, $0.section) }
  }

  private func seenCenter(_ view: UIView) -> CGPoint {
    (view.layer.presentation() ?? view.layer).position
  }

  @Test func aRegistrationMakesCellsOfItsClassAtTheirFinalFrame() throws {
    let cell = try #require(view.cellForItem(at: path(5)) as? NumberCell)
    #expect(cell.number == 5)
    #expect(cell.startFrame == CGRect(x: 110, y: 110, width: 100, height: 100))
  }

  @Test func cellsMoveToTheirNewPlaces() throws {
    let first = try #require(view.cellForItem(at: path(0)))
    let second = try #require(view.cellForItem(at: path(1)))
    var isFinished: Bool?
    source.numbers[0].remove(at: 0)
    source.numbers[0].insert(99, at: 3)
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(3)])
    } completion: {
      isFinished = $0
    }
    #expect(view.cellForItem(at: path(0)) === second)
    stage.advance(by: 0.15)
    #expect(seenCenter(second).x > 60 && seenCenter(second).x < 150, "on its way from 160 to 50")
    let inserted = try #require(view.cellForItem(at: path(3)))
    let opacity = try #require(inserted.layer.presentation()).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(first.alpha == 0 && !first.isHidden)
    #expect(isFinished == nil)
    #expect(stage.settle())
    #expect(isFinished == true && first.isHidden)
    #expect(second.frame.minX == 0 && inserted.alpha == 1)
    #expect(shown == [1, 2, 3, 99, 4, 5, 6, 7, 8, 9, 10, 11])
  }

  @Test func sectionsComeAndGo() {
    source.numbers = [[70, 71], [0, 1, 2]]
    view.performBatchUpdates {
      view.reloadSections([0])
      view.insertSections([0])
    }
    stage.settle()
    #expect(shown == [70, 71, 0, 1, 2])
    source.numbers.swapAt(0, 1)
    view.moveSection(0, toSection: 1)
    stage.settle()
    #expect(shown == [0, 1, 2, 70, 71])
    source.numbers.remove(at: 0)
    view.deleteSections([0])
    stage.settle()
    #expect(shown == [70, 71])
    #expect(view.subviews.count { $0 is NumberCell && !$0.isHidden } == 2)
  }

  @Test func reloadingRequestsNewCellsAndReconfiguringKeepsThem() throws {
    let cell = try #require(view.cellForItem(at: path(2)))
    source.numbers[0][2] = 222
    view.reconfigureItems(at: [path(2)])
    #expect(number(2) == 222 && view.cellForItem(at: path(2)) === cell)
    source.numbers[0][2] = 333
    view.reloadItems(at: [path(2)])
    #expect(number(2) == 333 && view.cellForItem(at: path(2)) !== cell)
    stage.settle()
    #expect(shown[2] == 333 && cell.isHidden)
  }

  @Test func selectionGoesWithItsItem() {
    view.allowsMultipleSelection = true
    view.selectItem(at: path(4), animated: false, scrollPosition: [])
    view.selectItem(at: path(6), animated: false, scrollPosition: [])
    source.numbers[0].removeFirst(5)
    view.deleteItems(at: (0..<5).map { path($0) })
    stage.settle()
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
  }

  @Test func deletingContentScrollsBackWithTheUpdate() {
    source.numbers = [Array(0..<100)]
    view.reloadData()
    stage.settle()
    view.contentOffset.y = 1000
    stage.settle()
    source.numbers = [Array(0..<30)]
    view.deleteItems(at: (30..<100).map { path($0) })
    #expect(view.contentOffset.y == 230)
    let seen = (view.layer.presentation() ?? view.layer).bounds.minY
    stage.advance(by: 0.1)
    let later = (view.layer.presentation() ?? view.layer).bounds.minY
    #expect(seen > later && later > 230, "it is animated")
    stage.settle()
    #expect(shown.last == 29)
  }

  @Test func updatesBeforeTheFirstLayoutAreAReload() {
    source.numbers = [[1, 2, 3]]
    view.reloadData()
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [path(77)])
    } completion: { _ in
      isDone = true
    }
    stage.settle()
    #expect(isDone && shown == [1, 2, 3])
  }

  @Test func withoutAnimationUpdatesFinishAtOnce() {
    source.numbers[0].removeLast()
    var isDone = false
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        view.deleteItems(at: [path(11)])
      } completion: {
        isDone = $0
      }
    }
    #expect(isDone && shown == Array(0..<11))
  }

  @Test func anUpdateInTheCompletionOfAnUnanimatedOneIsPerformed() {
    var isDone = false
    UIView.performWithoutAnimation {
      source.numbers[0].removeLast()
      view.performBatchUpdates {
        view.deleteItems(at: [path(11)])
      } completion: { _ in
        source.numbers[0].removeLast()
        view.performBatchUpdates {
          view.deleteItems(at: [path(10)])
        } completion: {
          isDone = $0
        }
      }
    }
    #expect(isDone && !view.hasUncommittedUpdates && shown == Array(0..<10))
  }

  @Test func aReloadClearsTheSelectionAndHasTheNewCountsAtOnce() {
    view.selectItem(at: path(4), animated: false, scrollPosition: [])
    source.numbers[0] = Array(20..<40)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.numberOfItems(inSection: 0) == 20)
    view.selectItem(at: path(19), animated: false, scrollPosition: [])
    stage.settle()
    #expect(view.indexPathsForSelectedItems == [path(19)])
    #expect(view.cellForItem(at: path(19))?.isSelected == true)
    #expect(view.cellForItem(at: path(4))?.isSelected == false)
  }

  @Test func reconfiguringDuringAReloadLeavesOldCellsAlone() {
    source.numbers[0][2] = 1000
    view.reloadData()
    view.reconfigureItems(at: [path(2)])
    stage.settle()
    #expect(shown[2] == 1000)
  }

  @Test func aReusedCellDoesNotContinueItsOldAnimation() {
    source.numbers[0] = Array(0..<400)
    view.reloadData()
    stage.settle()
    source.numbers[0].removeFirst()
    view.deleteItems(at: [path(0)])
    stage.advance(frames: 2)
    view.contentOffset.y = 3000
    stage.advance(frames: 2)
    #expect(view.visibleCells.allSatisfy { seenCenter($0) == $0.center })
  }

  @Test func layoutDuringCellCreationMakesEachCellOnce() {
    source.numbers[0] = Array(0..<400)
    view.reloadData()
    stage.settle()
    for offset in [430.0, 700, 0] {
      view.contentOffset.y = offset
      stage.settle()
    }
    source.laysOutCells = true
    source.numbers[0].insert(contentsOf: 500..<520, at: 4)
    view.insertItems(at: (4..<24).map { path($0) })
    stage.settle()
    let seen = view.subviews.count { $0 is NumberCell && !$0.isHidden }
    #expect(seen == view.indexPathsForVisibleItems.count)
    #expect(shown == Array(source.numbers[0].prefix(24)))
  }

  @Test func layoutInTheMiddleOfAnUpdateWaitsForItsEnd() {
    source.numbers[0] = Array(0..<400)
    view.reloadData()
    stage.settle()
    view.performBatchUpdates {
      source.numbers[0].removeLast(380)
      view.contentOffset.y = 1500
      view.layoutIfNeeded()
      view.deleteItems(at: (20..<400).map { path($0) })
    }
    stage.settle()
    #expect(shown == Array(0..<20))
  }

  private final class Tracing: UICollectionViewFlowLayout {
    var updates: [UICollectionViewUpdateItem] = []
    var finalized = 0
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      updates = updateItems
    }
    override func finalizeCollectionViewUpdates() { finalized += 1 }
    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      attributes?.center.x += 300
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      attributes?.center.y -= 500
      return attributes
    }
  }

  @Test func theLayoutProvidesInitialAttributes() throws {
    let tracing = Tracing()
    view.setCollectionViewLayout(tracing, animated: false)
    stage.settle()
    let leaving = try #require(view.cellForItem(at: path(0)))
    source.numbers[0][0] = 50
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(0)])
    }
    #expect(tracing.updates.map(\.updateAction) == [.delete, .insert])
    #expect(tracing.updates.map(\.indexPathBeforeUpdate) == [path(0), nil])
    #expect(tracing.finalized == 1)
    let cell = try #require(view.cellForItem(at: path(0)))
    #expect(cell.center == CGPoint(x: 25, y: 25))
    stage.advance(frames: 1)
    #expect(seenCenter(cell).x > 300)
    #expect(leaving.center == CGPoint(x: 25, y: -475))
    stage.settle()
    #expect(leaving.isHidden && seenCenter(cell).x == 25)
  }

  @Test func settingAnotherLayoutIsAnimated() throws {
    source.numbers = [Array(0..<200)]
    view.reloadData()
    stage.settle()
    view.contentOffset.y = 1000
    stage.settle()
    let middle = try #require(view.indexPathForItem(at: CGPoint(x: 160, y: 1000 + 320)))
    let cell = try #require(view.cellForItem(at: middle))
    let large = UICollectionViewFlowLayout()
    large.itemSize = CGSize(width: 205, height: 205)
    var isFinished = false
    view.setCollectionViewLayout(large, animated: true) { isFinished = $0 }
    #expect(view.cellForItem(at: middle) === cell)
    stage.advance(by: 0.15)
    let width = try #require(cell.layer.presentation()).bounds.width
    #expect(width > 105 && width < 200)
    stage.settle()
    #expect(isFinished && cell.frame.width == 205)
    #expect(view.bounds.contains(cell.center), "the center item is still visible")
    #expect(view.collectionViewLayout === large && layout.collectionView == nil)
  }

  @Test func aDiffableDataSourceShowsItsSnapshots() {
    let registration = source.registration
    let diffable = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([10, 11], toSection: "b")
    diffable.apply(snapshot, animatingDifferences: false)
    stage.settle()
    #expect(shown == [1, 2, 3, 10, 11])
    let moving = view.cellForItem(at: path(1, 1))
    snapshot.moveItem(11, beforeItem: 1)
    snapshot.deleteItems([2])
    snapshot.appendSections(["c"])
    snapshot.appendItems([20])
    var isDone = false
    diffable.apply(snapshot) { isDone = true }
    #expect(view.cellForItem(at: path(0, 0)) === moving && !isDone)
    stage.settle()
    #expect(isDone && shown == [11, 1, 3, 10, 20])
    #expect(diffable.indexPath(for: 10) == path(0, 1))
    #expect(diffable.itemIdentifier(for: path(0, 2)) == 20)
    #expect(diffable.index(for: "b") == 1 && diffable.snapshot().numberOfItems == 5)
  }

  private final class Numbers: UICollectionViewController {
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { $0.number = $2 }
    var selected: [Int] = []

    override func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 9 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item) }
    override func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) {
      selected.append(path.item)
    }
  }

  @Test func aControllerFillsItsCollectionView() {
    let numbers = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage(size: CGSize(width: 430, height: 640))
    stage.show(numbers)
    stage.settle()
    #expect(numbers.collectionView.indexPathsForVisibleItems.count == 9)
    // Seven items of 50 points and more than the minimum spacing fit in a line.
    stage.tap(at: CGPoint(x: 88, y: 25))
    #expect(numbers.selected == [1])
    numbers.viewWillAppear(false)
    #expect(numbers.collectionView.indexPathsForSelectedItems == nil)
  }
}
