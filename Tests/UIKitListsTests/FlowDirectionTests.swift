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

  private func show(_ direction: UICollectionView.ScrollDirection, _ source: Source)
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
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
}
