import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 100_000
    var made = 0
    var asked: [Int] = []
    var selected: [Int] = []
    var shown: Set<Int> = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { #expect(shown.insert(indexPath.item).inserted) }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { #expect(shown.remove(indexPath.item) != nil) }
  }

  private let stage = Stage(size: CGSize(width: 430, height: 640))
  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 430, height: 640), collectionViewLayout: layout)
    let source = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") {
      source.made += 1
      return UICollectionViewCell(frame: $0)
    }
    view.dataSource = source
    view.delegate = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
  }

  @Test("Invisible items are found by their position")
  func itemAtPoint() {
    let far = layout.layoutAttributesForItem(at: IndexPath(item: 5_000, section: 0))
    let center = far?.center ?? .zero
    #expect(center.y > 10_000 && view.indexPathForItem(at: center)?.item == 5_000)
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50))?.item == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 50)) == nil, "between two")
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: -50)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test("An infinite rectangle contains everything, a null rectangle nothing")
  func endlessRectangles() {
    source.count = 50
    view.reloadData()
    view.layoutIfNeeded()
    let everything = [
      CGRect.infinite, CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
    ]
    for rect in everything {
      #expect(layout.layoutAttributesForElements(in: rect)?.count == 50)
    }
    let nan = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    for rect in [CGRect.null, nan] {
      #expect(layout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    }
    layout.itemSize = CGSize(width: 1e-300, height: 1e-300)
    layout.minimumInteritemSpacing = 0
    #expect(layout.layoutAttributesForElements(in: .infinite)?.count == 50)
  }

  @Test func linesAreJustifiedWithAtLeastTheSpacing() throws {
    let frames = try (0..<5).map {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    #expect(frames.map(\.minX) == [0, 110, 220, 330, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 0, 110])
    #expect(view.contentSize == CGSize(width: 430, height: 25_000 * 110 - 10))
  }

  @Test func onlyVisibleCellsAreMadeAndReused() {
    #expect(Set(source.asked) == Set(0..<24))
    for step in 1...200 {
      view.contentOffset.y = CGFloat(step) * 90
      stage.advance(frames: 1)
    }
    #expect(source.made <= 32, "\(source.made) cells were made")
    #expect(source.shown.count == view.visibleCells.count)
    view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    stage.advance(frames: 1)
    #expect(view.cellForItem(at: IndexPath(item: 99_999, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func aTapSelectsAndAScrollDoesNot() {
    stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(source.selected == [1])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    stage.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 300), hold: 0.2)
    #expect(source.selected == [1])
    #expect(stage.settle())
  }

  @Test func fewerItemsNeverRequestAMissingIndex() {
    view.contentOffset.y = 100_000
    stage.advance(frames: 1)
    source.asked = []
    source.count = 3
    view.reloadData()
    stage.settle()
    #expect(source.asked.sorted() == [0, 1, 2])
    #expect(view.contentOffset.y == 0)
    source.count = 0
    view.reloadData()
    stage.settle()
    #expect(view.visibleCells.isEmpty && source.shown.isEmpty)
  }

  @Test func itemsOfDifferentSizesBreakIntoLines() {
    let section = FlowSection(
      start: 0, breadth: 300, isVertical: true,
      insets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10), lineSpacing: 10,
      itemSpacing: 10,
      sizes: .each([
        CGSize(width: 100, height: 50), CGSize(width: 150, height: 80),
        CGSize(width: 60, height: 20),
      ]))
    #expect(section.frame(of: 0) == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(section.frame(of: 1) == CGRect(x: 140, y: 5, width: 150, height: 80))
    #expect(section.frame(of: 2) == CGRect(x: 10, y: 95, width: 60, height: 20))
    #expect(section.length == 120)
    #expect(section.items(in: 90...100) == 2..<3)
  }
}
