import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Items of a flow layout whose size follows from the constraints in their cells.
@MainActor @Suite(.serialized) struct SelfSizingItemTests {
  /// A view with a natural size, as labels have.
  final class Block: UIView {
    var natural = CGSize(width: 10, height: 10) { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { natural }
  }

  final class TagCell: UICollectionViewCell {
    let block = Block()
    static var measurements = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.measurements += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      sizes.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? TagCell)?.block.natural = sizes[indexPath.item]
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let controller = UIViewController()
  private let layout = UICollectionViewFlowLayout()
  private let source = Source()
  private let view: UICollectionView

  init() {
    TagCell.measurements = 0
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    stage.show(controller)
    controller.view.addSubview(view)
  }

  private func frame(_ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  private func show(_ sizes: [(CGFloat, CGFloat)]) {
    source.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
    stage.settle()
  }

  @Test func withoutAnEstimateNoCellIsAsked() {
    show([(60, 20), (90, 30)])
    #expect(TagCell.measurements == 0)
    #expect(frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test func itemsAreAsLargeAsTheirContent() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    show([(60, 20), (90, 30), (150, 10)])
    #expect(frame(0)?.size == CGSize(width: 70, height: 30))
    #expect(frame(1)?.size == CGSize(width: 100, height: 40))
    // Two in the first line, spread over its width, one in the second.
    #expect(frame(0)?.origin == CGPoint(x: 0, y: 5))
    #expect(frame(1)?.origin == CGPoint(x: 100, y: 0))
    #expect(frame(2) == CGRect(x: 0, y: 50, width: 160, height: 20))
    #expect(view.contentSize == CGSize(width: 200, height: 70))
    #expect(TagCell.measurements == 3)
    stage.advance(frames: 5)
    #expect(TagCell.measurements == 3)
  }

  @Test func onlyWhatIsSeenIsMeasured() {
    layout.estimatedItemSize = CGSize(width: 200, height: 40)
    show((0..<10_000).map { (190, CGFloat(20 + $0 % 3 * 10)) })
    #expect(TagCell.measurements < 12, "\(TagCell.measurements)")
    #expect(frame(0)?.height == 30)
    #expect(frame(1)?.height == 40)
    let before = TagCell.measurements
    view.contentOffset.y = 3_000
    stage.settle()
    #expect(TagCell.measurements < before + 15, "\(TagCell.measurements)")
  }

  @Test func sizesMoveWithTheirItems() {
    layout.estimatedItemSize = CGSize(width: 200, height: 40)
    show([(190, 20), (190, 50), (190, 30)])
    #expect(view.contentSize.height == 150)
    let count = TagCell.measurements
    source.sizes.insert(CGSize(width: 190, height: 10), at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.settle()
    #expect(frame(2)?.height == 60)
    #expect(view.contentSize.height == 180)
    #expect(TagCell.measurements == count + 1)
    source.sizes[2].height = 5
    view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    stage.settle()
    #expect(frame(2)?.height == 15)
    source.sizes = [CGSize(width: 190, height: 80)]
    view.reloadData()
    stage.settle()
    #expect(view.contentSize.height == 90)
  }

  @Test func reconfiguredItemsAreMeasuredAgain() {
    layout.estimatedItemSize = CGSize(width: 200, height: 40)
    show([(190, 20), (190, 50), (190, 30)])
    #expect(view.contentSize.height == 150)
    source.sizes[1].height = 5
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    stage.settle()
    #expect(frame(1)?.height == 15)
    #expect(view.contentSize.height == 105)
  }

  @Test func aLayoutOfOnesOwnIsAskedWhetherItMatters() {
    final class Column: UICollectionViewLayout {
      var heights: [Int: CGFloat] = [:]
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        var y: CGFloat = 0
        return (0..<2).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: y, width: 200, height: heights[item] ?? 50)
          y = attributes.frame.maxY
          return attributes
        }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
      }
    }
    view.collectionViewLayout = Column()
    show([(190, 20), (190, 70)])
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(frame(1) == CGRect(x: 0, y: 30, width: 200, height: 80))
  }
}
