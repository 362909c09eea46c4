import Testing
import UIKit
import UIKitStage

/// When a layout is asked and told that it is invalid, and with which contexts.
@MainActor @Suite(.serialized) struct CollectionInvalidationTests {
  private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  private final class Layout: UICollectionViewFlowLayout {
    var asked: [(now: CGRect, new: CGRect)] = []
    var told: [UICollectionViewLayoutInvalidationContext] = []
    override class var invalidationContextClass: AnyClass { Context.self }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append((collectionView?.bounds ?? .null, newBounds))
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      told.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var count = 4
    var side: CGFloat = 100
    var sizesAsked = 0

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(
      _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      sizesAsked += 1
      return CGSize(width: side, height: side)
    }
  }

  private final class Cell: UICollectionViewCell {
    var applied: [CGFloat] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes.alpha)
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 600))
  private let layout = Layout()
  private let source = Source()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.settle()
    forget()
  }

  private func forget() {
    layout.asked = []
    layout.told = []
    source.sizesAsked = 0
  }

  @Test("a layout is asked of new bounds while the view still has the old ones")
  func beforeTheChange() throws {
    let old = view.bounds
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 600)
    var asked = try #require(layout.asked.first)
    #expect(layout.asked.count == 1)
    #expect(asked.now == old && asked.new.size == CGSize(width: 200, height: 600))
    stage.settle()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 110)
    forget()
    view.bounds.size.width = 300
    asked = try #require(layout.asked.first)
    #expect(layout.asked.count == 1 && asked.now.width == 200 && asked.new.width == 300)
    stage.settle()
    forget()
    view.center.x += 20
    #expect(layout.asked.isEmpty, "its place isn't a change of its bounds")
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 75, height: 300)
    #expect(layout.asked.map(\.new.width) == [150])
  }

  @Test("each invalidation has a context of the layout's class, and only a reload is of everything")
  func contexts() {
    layout.invalidateLayout()
    #expect(layout.told.count == 1 && layout.told.allSatisfy { $0 is Context })
    #expect(layout.told.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
    stage.settle()
    forget()
    view.reloadData()
    #expect(layout.told.count == 1 && layout.told.allSatisfy { $0 is Context })
    #expect(layout.told.allSatisfy { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    stage.settle()
    forget()
    view.performBatchUpdates {
      source.count = 3
      view.deleteItems(at: [[0, 0]])
    }
    #expect(layout.told.count == 1 && layout.told.allSatisfy { $0 is Context })
    #expect(layout.told.allSatisfy { !$0.invalidateEverything && $0.invalidateDataSourceCounts })
    stage.settle()
    forget()
    view.frame.size.width = 200
    #expect(layout.told.count == 1 && layout.told.allSatisfy { $0 is Context })
  }

  @Test("a flow layout keeps what its context says: the delegate's sizes, the places")
  func partialInvalidation() {
    source.side = 50
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    stage.settle()
    #expect(source.sizesAsked == 0)
    #expect(view.cellForItem(at: [0, 1])?.frame.width == 100)
    layout.itemSize = CGSize(width: 20, height: 20)
    stage.settle()
    #expect(source.sizesAsked == 4)
    #expect(view.cellForItem(at: [0, 1])?.frame.width == 50)
    forget()
    context.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: context)
    view.reloadData()
    stage.settle()
    #expect(source.sizesAsked == 4, "a reload keeps nothing")
  }

  @Test("attributes are equal by their values, and equal ones are not applied again")
  func equality() throws {
    let a = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    let b = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    #expect(a == b && a.hash == b.hash)
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.center.x = 1 },
      { $0.size.width = 1 }, { $0.indexPath = [0, 2] },
      { $0.transform = CGAffineTransform(rotationAngle: 1) },
    ]
    for change in changes {
      let other = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
      change(other)
      #expect(a != other)
    }
    #expect(a != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 1]))
    let cell = try #require(view.cellForItem(at: [0, 1]) as? Cell)
    #expect(cell.applied == [1])
    view.contentOffset.y += 1
    layout.invalidateLayout()
    stage.settle()
    #expect(cell.applied == [1], "nothing changed")
    source.side = 90
    layout.invalidateLayout()
    stage.settle()
    #expect(cell.applied == [1, 1])
  }

  @Test func aContextCollectsWhatIsInvalid() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "header", at: [[1, 0]])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "line", at: [[0, 2], [0, 3]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1]])
    let views: [String: [IndexPath]] = ["header": [[0, 0], [1, 0]], "footer": [[1, 0]]]
    #expect(context.invalidatedSupplementaryIndexPaths == views)
    #expect(context.invalidatedDecorationIndexPaths == ["line": [[0, 2], [0, 3]]])
  }
}
