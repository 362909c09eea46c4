import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Headers that are as tall as they prefer, and controllers that are notified of them.
@MainActor @Suite(.serialized) struct MeasuredHeaderTests {
  final class Header: UICollectionReusableView {
    static var measurements = 0
    static var height: CGFloat = 44

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.measurements += 1
      layoutAttributes.size.height = Self.height
      return layoutAttributes
    }
  }

  final class Line: UICollectionReusableView {}

  final class Screen: UICollectionViewController {
    var counts = [2, 1]
    var shown: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      shown.append(
        "\(elementKind == UICollectionView.elementKindSectionHeader) \(indexPath.section)")
    }

    func headerHeight(_ section: Int) -> CGFloat? {
      collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
        .frame.height
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))

  private func show(_ layout: UICollectionViewLayout) -> Screen {
    Header.measurements = 0
    Header.height = 44
    let screen = Screen(collectionViewLayout: layout)
    stage.show(screen)
    stage.settle()
    return screen
  }

  private func compositional(decorated: Bool = false) -> UICollectionViewCompositionalLayout {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    if decorated { section.decorationItems = [.background(elementKind: "line")] }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Line.self, forDecorationViewOfKind: "line")
    return layout
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    layout.estimatedItemSize = CGSize(width: 200, height: 30)
    return layout
  }

  @Test(arguments: [true, false]) func measuredHeadersOutliveUpdates(isFlow: Bool) {
    let screen = show(isFlow ? flow() : compositional())
    #expect(screen.headerHeight(0) == 44 && screen.headerHeight(1) == 44)
    let count = Header.measurements
    screen.counts[0] += 1
    screen.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.headerHeight(0) == 44 && screen.headerHeight(1) == 44)
    stage.settle()
    #expect(Header.measurements == count)
    screen.counts.removeFirst()
    screen.collectionView.deleteSections([0])
    #expect(screen.headerHeight(0) == 44)
    stage.settle()
    #expect(Header.measurements == count)
  }

  @Test(arguments: [true, false]) func headersOfReloadedSectionsAreMeasuredAgain(isFlow: Bool) {
    let screen = show(isFlow ? flow() : compositional())
    Header.height = 60
    screen.collectionView.reloadSections([1])
    stage.settle()
    #expect(screen.headerHeight(0) == 44 && screen.headerHeight(1) == 60)
  }

  @Test func aControllerIsNotifiedOfItsHeaders() {
    let screen = show(flow())
    #expect(screen.shown.sorted() == ["true 0", "true 1"])
  }

  /// A decoration that the update moves out of sight moves, and doesn't fade where it was.
  @Test func decorationsMoveWithTheirSections() throws {
    let screen = show(compositional(decorated: true))
    let view: UICollectionView = try #require(screen.collectionView)
    let line = try #require(
      view.subviews.compactMap { $0 as? Line }.max { $0.frame.minY < $1.frame.minY })
    screen.counts[0] = 40
    view.insertItems(at: (2..<40).map { IndexPath(item: $0, section: 0) })
    #expect(line.alpha == 1)
    #expect(line.frame.minY > 400)
  }
}
