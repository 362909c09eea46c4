import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Flow layouts where text runs from right to left.
@MainActor @Suite(.serialized) struct FlowDirectionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 5 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private final class FlippedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func show(
    _ direction: UICollectionView.ScrollDirection, _ source: Source,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 10)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view = view
    stage.show(controller)
    stage.settle()
    return view
  }

  private func frames(in view: UICollectionView) -> [CGRect] {
    (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func rowsBeginAtTheRight() {
    let source = Source()
    let view = show(.vertical, source)
    let usual = frames(in: view)
    view.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    let mirrored = usual.map {
      CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(usual.count == 5 && usual[0].minX == 20)
    #expect(frames(in: view) == mirrored)
    #expect(view.indexPathForItem(at: CGPoint(x: 290, y: 20)) == IndexPath(item: 0, section: 0))
  }

  @Test func whatScrollsToTheSideKeepsItsOrder() {
    let source = Source()
    let view = show(.horizontal, source)
    let usual = frames(in: view)
    view.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(!usual.isEmpty && frames(in: view) == usual)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.horizontal, .vertical])
  func aLayoutThatFlipsIsMirroredOnce(_ direction: UICollectionView.ScrollDirection) {
    let source = Source()
    let view = show(direction, source, layout: FlippedLayout())
    let layout = view.collectionViewLayout
    let usual = (0..<5).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames(in: view) == Array(usual.prefix(frames(in: view).count)))
    view.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    let width = max(view.contentSize.width, 320)
    let mirrored = usual.map {
      CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    let first = IndexPath(item: 0, section: 0)
    #expect(view.cellForItem(at: first)?.frame == mirrored[0])
    #expect(frames(in: view) == Array(mirrored.prefix(frames(in: view).count)))
    #expect(view.layoutAttributesForItem(at: first)?.frame == mirrored[0])
    // The layout itself knows nothing of it.
    #expect(layout.layoutAttributesForItem(at: first)?.frame == usual[0])
    #expect(view.contentOffset.x == max(0, width - 320), "it begins at the right end")
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    stage.settle()
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == mirrored[4])
    view.deleteItems(at: [])
    view.performBatchUpdates(nil)
    stage.settle()
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == mirrored[4])
  }
}
