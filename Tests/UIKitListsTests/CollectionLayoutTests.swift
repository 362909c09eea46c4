import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionLayoutTests {
  private final class Header: UICollectionReusableView {}

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
  {
    var counts = [30, 30]
    var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 100) }
    var header = CGSize.zero
    var footer = CGSize.zero
    var prefetched: [Int] = []
    var cancelled: [Int] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
    }
    func collectionView(
      _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { sizes(path) }
    func collectionView(
      _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
    ) -> CGSize { header }
    func collectionView(
      _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
    ) -> CGSize { footer }
    func collectionView(_: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      prefetched += paths.map(\.item)
    }
    func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      cancelled += paths.map(\.item)
    }
  }

  /// Cells shrink and rotate with their distance from the center, as in a carousel.
  private final class Carousel: UICollectionViewFlowLayout {
    var prepared = 0
    var raised: IndexPath?
    override func prepare() {
      super.prepare()
      prepared += 1
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      guard let view = collectionView else { return nil }
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        let away = (attributes.center.y - view.bounds.midY) / view.bounds.height
        attributes.transform = CGAffineTransform(rotationAngle: away).scaledBy(x: 0.8, y: 0.8)
        attributes.zIndex = attributes.indexPath == raised ? 5 : 0
        return attributes
      }
    }
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposed.y / 110).rounded() * 110) }
  }

  private let stage = Stage(size: CGSize(width: 430, height: 640))
  private let source = Source()

  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 430, height: 640), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = source
    view.delegate = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
    return view
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func cellsUnderATransformKeepTheirSizeAndFollowEachScroll() throws {
    source.counts = [200]
    let layout = Carousel()
    let view = makeView(layout)
    let cell = try #require(view.cellForItem(at: path(8)))
    let prepared = layout.prepared
    var angles: Set<CGFloat> = []
    for _ in 0..<10 {
      view.contentOffset.y += 7
      stage.advance(frames: 1)
      #expect(cell.bounds.size == CGSize(width: 100, height: 100))
      #expect(abs(cell.center.x - 50) < 1e-9 && abs(cell.center.y - 270) < 1e-9)
      angles.insert(cell.transform.b)
    }
    #expect(angles.count == 10, "rotated further with each scroll")
    #expect(layout.prepared == prepared + 10, "the layout is invalidated on each scroll")
  }

  @Test func aLayoutChoosesWhereADragEnds() {
    source.counts = [400]
    let view = makeView(Carousel())
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 390), duration: 0.1)
    stage.settle()
    #expect(view.contentOffset.y > 110)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 110) == 0)
  }

  @Test func resettingZIndexLowersACell() throws {
    let layout = Carousel()
    layout.raised = path(1)
    let view = makeView(layout)
    let cell = try #require(view.cellForItem(at: path(1)))
    #expect(cell.layer.zPosition == 5)
    layout.raised = nil
    layout.invalidateLayout()
    stage.advance(frames: 1)
    #expect(cell.layer.zPosition == 0)
  }

  @Test func headersAndFootersSurroundTheirItems() throws {
    source.header = CGSize(width: 0, height: 40)
    source.footer = CGSize(width: 0, height: 20)
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let view = makeView(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header is Header && header.frame == CGRect(x: 0, y: 0, width: 430, height: 40))
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.minY == 45)
    // Eight lines of 100 and seven gaps of 10, after insets and header, before the footer.
    let footer = try #require(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: path(0)))
    #expect(footer.frame == CGRect(x: 0, y: 40 + 5 + 870 + 5, width: 430, height: 20))
    #expect(view.contentSize.height == 1880)
    view.contentOffset.y = 800
    stage.advance(frames: 1)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0)) == nil)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0, 1)])
    view.contentOffset.y = 0
    stage.advance(frames: 1)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0)) === header, "reused")
  }

  @Test func theHeaderOfAReloadedSectionIsRequestedAgain() throws {
    source.header = CGSize(width: 0, height: 40)
    source.counts = [3, 3]
    let view = makeView(UICollectionViewFlowLayout())
    let kind = UICollectionView.elementKindSectionHeader
    let old = try #require(view.supplementaryView(forElementKind: kind, at: path(0)))
    let other = try #require(view.supplementaryView(forElementKind: kind, at: path(0, 1)))
    view.reloadSections([0])
    stage.settle()
    let new = try #require(view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(new !== old && old.isHidden && new.alpha == 1)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) === other)
  }

  @Test func pinnedHeadersStayUntilTheNextPushesThem() throws {
    source.header = CGSize(width: 0, height: 40)
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let view = makeView(layout)
    let kind = UICollectionView.elementKindSectionHeader
    view.contentOffset.y = 300
    stage.advance(frames: 1)
    let header = try #require(view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header.frame.minY == 300)
    #expect(header.layer.zPosition > 0)
    // The section is 40 + 870 long.
    view.contentOffset.y = 890
    stage.advance(frames: 1)
    #expect(header.frame.minY == 870)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 910)
  }

  @Test func itemsOfDifferentSizesAreFoundAnywhere() {
    let sizes = (0..<50_000).map { (item: Int) -> CGSize in
      CGSize(width: CGFloat(40 + item % 7 * 20), height: CGFloat(30 + item % 5 * 10))
    }
    let section = FlowSection(
      start: 100, breadth: 430, isVertical: true, insets: .zero, lineSpacing: 3, itemSpacing: 3,
      sizes: .each(sizes), header: 12, footer: 8)
    for place in stride(from: CGFloat(0), through: section.length + 300, by: 9_973) {
      let found = section.items(in: place...(place + 600))
      for item in [found.lowerBound - 1, found.upperBound] where sizes.indices.contains(item) {
        let frame = section.frame(of: item)
        // Its line is outside, although a line is as high as its highest item.
        #expect(frame.midY < place || frame.midY > place + 600)
      }
      for item in found {
        let frame = section.frame(of: item)
        #expect(frame.maxY > place - 40 && frame.minY < place + 640)
      }
    }
    #expect(section.items(in: 0...50).isEmpty)
    #expect(section.items(in: (section.length + 200)...(section.length + 300)).isEmpty)
  }

  @Test func prefetchingIsAnnouncedAndCancelled() {
    source.counts = [400]
    let view = makeView(UICollectionViewFlowLayout())
    view.prefetchDataSource = source
    #expect(source.prefetched.isEmpty)
    view.contentOffset.y = 50
    stage.advance(frames: 1)
    #expect(source.prefetched.first == 29, "nearest first")
    #expect(Set(source.prefetched).isSuperset(of: 28..<44))
    let announced = source.prefetched.count
    view.contentOffset.y = 55
    stage.advance(frames: 1)
    #expect(source.prefetched.count == announced, "each once")
    view.contentOffset.y = 20
    stage.advance(frames: 1)
    #expect(Set(source.cancelled).isSuperset(of: 28..<44))
  }

  @Test func aReloadForgetsPrefetchedItems() {
    source.counts = [400]
    let view = makeView(UICollectionViewFlowLayout())
    view.prefetchDataSource = source
    view.contentOffset.y = 50
    stage.advance(frames: 1)
    source.counts = [3]
    view.reloadData()
    stage.settle()
    source.counts = [4]
    view.insertItems(at: [path(0)])
    stage.settle()
    #expect(view.indexPathsForVisibleItems.count == 4)
  }

  @Test func attributesAreCopiedBySubclasses() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3, 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.alpha = 0.5
    #expect(attributes.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    attributes.center = .zero
    #expect(copy.center == CGPoint(x: 25, y: 40) && copy.size == CGSize(width: 30, height: 40))
    #expect(copy.indexPath == path(3, 1) && copy.alpha == 0.5 && copy.transform.a == 2)
  }
}
