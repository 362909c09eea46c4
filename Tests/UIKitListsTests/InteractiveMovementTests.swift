import Testing
import UIKit
import UIKitStage

/// Items that the app moves by a recognizer of its own.
@MainActor @Suite(.serialized) struct InteractiveMovementTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let items = Letters()
  private let list: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    list.dataSource = items
    list.delegate = items
    let screen = UIViewController()
    screen.view.addSubview(list)
    stage.show(screen)
    stage.settle()
  }

  private func center(_ item: Int) -> CGPoint {
    list.cellForItem(at: [0, item])?.center ?? .zero
  }

  /// The centers of the first five places.
  private let places = [50, 160, 270, 50, 160].enumerated().map { index, x in
    CGPoint(x: CGFloat(x), y: index < 3 ? 50 : 160)
  }

  @Test func othersMakeRoomAndTheItemStaysWhereItIsDropped() {
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(list.hasUncommittedUpdates)
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 262, y: 61))
    #expect(center(0) == CGPoint(x: 262, y: 61))
    #expect(list.cellForItem(at: [0, 0])?.configurationState.isReordering == true)
    stage.settle()
    #expect(center(1) == places[0] && center(2) == places[1] && center(3) == places[3])
    #expect(list.cellForItem(at: [0, 0])?.alpha == 1 && items.moves.isEmpty)
    list.endInteractiveMovement()
    #expect(items.moves == ["0 to 2"] && items.all.prefix(4) == ["B", "C", "A", "D"])
    stage.settle()
    #expect((0..<5).map(center) == places && !list.hasUncommittedUpdates)
    #expect(list.cellForItem(at: [0, 2])?.configurationState.isReordering == false)
  }

  @Test func aCancelledItemReturns() {
    #expect(list.beginInteractiveMovementForItem(at: [0, 4]))
    list.updateInteractiveMovementTargetPosition(places[1])
    stage.settle()
    #expect(center(1) == places[2] && center(3) == places[4])
    list.cancelInteractiveMovement()
    stage.settle()
    #expect((0..<5).map(center) == places && items.moves.isEmpty)
  }

  @Test func itsPlaceIsAsTheDelegateWants() {
    items.target = [0, 1]
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.updateInteractiveMovementTargetPosition(places[4])
    #expect(items.proposals == ["0, 0 to 4"])
    list.endInteractiveMovement()
    stage.settle()
    #expect(items.moves == ["0 to 1"])
  }

  @Test func onlyItemsThatMayMoveDo() {
    items.fixed = 2
    #expect(!list.beginInteractiveMovementForItem(at: [0, 2]))
    #expect(!list.beginInteractiveMovementForItem(at: [0, 200]))
    #expect(list.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!list.beginInteractiveMovementForItem(at: [0, 3]))
    list.endInteractiveMovement()
    #expect(items.moves.isEmpty && !list.hasUncommittedUpdates)
    // Without a movement nothing happens.
    list.updateInteractiveMovementTargetPosition(places[0])
    list.endInteractiveMovement()
    list.cancelInteractiveMovement()
    stage.settle()
    #expect((0..<5).map(center) == places)
  }

  @Test func newDataEndsAMovement() {
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.updateInteractiveMovementTargetPosition(places[2])
    items.all.removeLast()
    list.deleteItems(at: [[0, items.all.count]])
    stage.settle()
    list.endInteractiveMovement()
    #expect((0..<5).map(center) == places && items.moves.isEmpty)
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.reloadData()
    stage.settle()
    list.endInteractiveMovement()
    #expect(items.moves.isEmpty)
  }

  @Test func theListScrollsNearItsEdge() {
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 475))
    stage.advance(by: 1)
    #expect(list.contentOffset.y > 100)
    #expect(abs(center(0).y - list.contentOffset.y - 475) < 0.01)
    list.endInteractiveMovement()
    stage.settle()
    #expect(items.moves.count == 1)
  }

  @Test func anItemReturnsIfNobodyMovesTheData() {
    let source = Fixed()
    list.dataSource = source
    stage.settle()
    let cells = (0..<3).map { list.cellForItem(at: [0, $0]) }
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    list.updateInteractiveMovementTargetPosition(places[1])
    list.endInteractiveMovement()
    stage.settle()
    #expect((0..<3).map(center) == Array(places.prefix(3)))
    #expect((0..<3).map { list.cellForItem(at: [0, $0]) } == cells)
  }

  @MainActor private class Cells: NSObject {
    var all = (0..<40).map { String(UnicodeScalar(65 + UInt8($0))) }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      all.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }
  }

  private final class Fixed: Cells, UICollectionViewDataSource {}

  private final class Letters: Cells, UICollectionViewDataSource, UICollectionViewDelegate {
    var moves: [String] = []
    var proposals: [String] = []
    var fixed: Int?
    var target: IndexPath?

    func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != fixed
    }

    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      moves.append("\(source.item) to \(destination.item)")
      all.insert(all.remove(at: source.item), at: destination.item)
    }

    func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      proposals.append("\(original.item), \(current.item) to \(proposed.item)")
      return target ?? proposed
    }
  }
}
