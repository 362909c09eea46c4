import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// What long lists do while they are flung, and headers that size themselves.
@MainActor @Suite(.serialized) struct ListFlingTests {
  final class CountedCell: UICollectionViewListCell {
    static var measured = 0
    static var made = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }
    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.measured += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  final class Rows: NSObject, UICollectionViewDataSource {
    var filled = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      100_000
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      filled += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = Array(repeating: "Row \(indexPath.item).", count: indexPath.item % 7 * 6 + 1)
        .joined(separator: " ")
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func aHundredThousandRowsAreMeasuredOnlyAsTheyAppear() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let rows = Rows()
    view.register(CountedCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    CountedCell.measured = 0
    CountedCell.made = 0
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
    #expect((5...20).contains(CountedCell.measured))
    var seen = Set(view.indexPathsForVisibleItems)
    var most = 0
    for _ in 0..<4 {
      stage.touchDown(at: CGPoint(x: 160, y: 440))
      stage.touchMove(to: CGPoint(x: 160, y: 40), duration: 0.05)
      stage.touchUp()
      for _ in 0..<20 {
        let (before, filled) = (CountedCell.measured, rows.filled)
        stage.advance(frames: 1)
        let new = Set(view.indexPathsForVisibleItems).subtracting(seen)
        seen.formUnion(new)
        // A row that turned out higher than its estimate pushes others out again at once.
        #expect(CountedCell.measured - before <= new.count + 12)
        most = max(most, rows.filled - filled)
      }
    }
    stage.settle()
    let last = try #require(view.indexPathsForVisibleItems.max())
    #expect(last.item > 60)
    #expect(CountedCell.measured <= last.item + 80)
    #expect(most < 30)
    #expect(CountedCell.made < 40)
  }

  // MARK: Flow layouts

  final class Sections: NSObject, UICollectionViewDataSource {
    var texts = ["Short", String(repeating: "A long header. ", count: 12), "Short again"]

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      var content = UIListContentConfiguration.plainHeader()
      content.text = texts[indexPath.section]
      (view as? UICollectionViewListCell)?.contentConfiguration = content
      return view
    }
  }

  @Test func headersOfFlowLayoutsSizeThemselves() throws {
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let sections = Sections()
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header"
    )
    view.dataSource = sections
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
    func height(_ section: Int) -> CGFloat? {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        .height
    }
    #expect(height(0) == 60 && height(1) == 60)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.settle()
    let (short, long) = (try #require(height(0)), try #require(height(1)))
    #expect(short < 50 && long > 60)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == short + 40 + long)
    #expect(view.contentSize.height == 2 * short + long + 3 * 40)
    // Sizes move with their sections.
    sections.texts.insert("New", at: 0)
    view.insertSections([0])
    stage.settle()
    #expect(height(2) == long)
    #expect(view.contentSize.height == 3 * short + long + 4 * 40)
  }
}
