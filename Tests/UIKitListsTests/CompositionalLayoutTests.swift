import QuartzCore
import TestEffort
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Compositional layouts beside a model that adds up every frame from the first item on.
@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int] = []
    var asked = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  /// One length: a fraction of the container or points.
  private struct Length {
    var isFraction: Bool
    var value: CGFloat
    func points(_ whole: CGFloat) -> CGFloat { isFraction ? value * whole : value }
  }

  private struct Plan {
    var count: Int
    var isRow: Bool
    var width: Length
    var height: Length
    var repeats: Int?
    var groupHeight: CGFloat
    var itemInset: CGFloat
    var groupInset: CGFloat
    var sectionInsets: NSDirectionalEdgeInsets
    var itemSpacing: CGFloat
    var isFlexible: Bool
    var groupSpacing: CGFloat
    var header: CGFloat?
    var extends: Bool
    var edge: CGFloat
    /// How the section scrolls across the layout, and the width that its groups have then.
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var groupWidth: CGFloat

    init(_ dice: inout Dice) {
      count = Int.random(in: 0...23, using: &dice)
      isRow = Bool.random(using: &dice)
      func length(_ dice: inout Dice) -> Length {
        Bool.random(using: &dice)
          ? Length(
            isFraction: true, value: [0.25, 0.5, 1, 0.2][Int.random(in: 0..<4, using: &dice)])
          : Length(isFraction: false, value: CGFloat(Int.random(in: 10...90, using: &dice)))
      }
      width = length(&dice)
      height = length(&dice)
      repeats = Bool.random(using: &dice) ? Int.random(in: 1...4, using: &dice) : nil
      groupHeight = CGFloat(Int.random(in: 40...200, using: &dice))
      itemInset = CGFloat(Int.random(in: 0...4, using: &dice))
      groupInset = CGFloat(Int.random(in: 0...6, using: &dice))
      sectionInsets = NSDirectionalEdgeInsets(
        top: CGFloat(Int.random(in: 0...20, using: &dice)),
        leading: CGFloat(Int.random(in: 0...20, using: &dice)),
        bottom: CGFloat(Int.random(in: 0...20, using: &dice)),
        trailing: CGFloat(Int.random(in: 0...20, using: &dice)))
      itemSpacing = CGFloat(Int.random(in: 0...12, using: &dice))
      isFlexible = Bool.random(using: &dice)
      groupSpacing = CGFloat(Int.random(in: 0...12, using: &dice))
      header = Bool.random(using: &dice) ? CGFloat(Int.random(in: 10...50, using: &dice)) : nil
      extends = Bool.random(using: &dice)
      edge = Bool.random(using: &dice) ? CGFloat(Int.random(in: 0...9, using: &dice)) : 0
      if Bool.random(using: &dice) {
        behavior = .init(rawValue: Int.random(in: 1...4, using: &dice)) ?? .none
      }
      groupWidth = CGFloat(Int.random(in: 60...300, using: &dice))
    }

    @MainActor var section: NSCollectionLayoutSection {
      func dimension(_ length: Length, isWidth: Bool) -> NSCollectionLayoutDimension {
        guard length.isFraction else { return .absolute(length.value) }
        return isWidth ? .fractionalWidth(length.value) : .fractionalHeight(length.value)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: dimension(width, isWidth: true),
          heightDimension: dimension(height, isWidth: false)))
      item.contentInsets = NSDirectionalEdgeInsets(
        top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset)
      let fixed = NSCollectionLayoutSpacing.fixed(edge)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: fixed, top: fixed, trailing: nil, bottom: nil)
      let size = NSCollectionLayoutSize(
        widthDimension: behavior == .none ? .fractionalWidth(1) : .absolute(groupWidth),
        heightDimension: .absolute(groupHeight))
      let group: NSCollectionLayoutGroup
      if let repeats {
        group =
          isRow
          ? .horizontal(layoutSize: size, repeatingSubitem: item, count: repeats)
          : .vertical(layoutSize: size, repeatingSubitem: item, count: repeats)
      } else {
        group =
          isRow
          ? .horizontal(layoutSize: size, subitems: [item])
          : .vertical(layoutSize: size, subitems: [item])
      }
      group.contentInsets = NSDirectionalEdgeInsets(
        top: groupInset, leading: groupInset, bottom: groupInset, trailing: groupInset)
      group.interItemSpacing = isFlexible ? .flexible(itemSpacing) : .fixed(itemSpacing)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = sectionInsets
      section.interGroupSpacing = groupSpacing
      section.orthogonalScrollingBehavior = behavior
      if let header {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
          elementKind: "header", alignment: .top)
        item.extendsBoundary = extends
        section.boundarySupplementaryItems = [item]
      }
      return section
    }

    /// The frames of all items from `start` on, and the section's end.
    func frames(start: CGFloat, width whole: CGFloat, isMirrored: Bool) -> (
      frames: [CGRect], end: CGFloat
    ) {
      let room =
        behavior == .none ? whole - sectionInsets.leading - sectionInsets.trailing : groupWidth
      let inner = CGSize(
        width: max(0, room - 2 * groupInset), height: max(0, groupHeight - 2 * groupInset))
      let size = CGSize(width: width.points(inner.width), height: height.points(inner.height))
      let (length, step) =
        isRow ? (inner.width, size.width + edge) : (inner.height, size.height + edge)
      var fitting = 1
      while repeats == nil,
        CGFloat(fitting + 1) * step + CGFloat(fitting) * itemSpacing <= length + 0.001
      {
        fitting += 1
      }
      let perGroup = repeats ?? fitting
      var gap = itemSpacing
      let used = CGFloat(perGroup) * step + CGFloat(perGroup - 1) * itemSpacing
      if isFlexible, perGroup > 1 { gap += max(0, length - used) / CGFloat(perGroup - 1) }
      var y = start + sectionInsets.top + (extends ? header ?? 0 : 0)
      var frames: [CGRect] = []
      for item in 0..<count {
        let place = item % perGroup
        if place == 0, item > 0, behavior == .none { y += groupHeight + groupSpacing }
        let across =
          behavior == .none ? 0 : CGFloat(item / perGroup) * (groupWidth + groupSpacing)
        let along = CGFloat(place) * (step + gap) + edge
        var frame = CGRect(
          x: sectionInsets.leading + across + groupInset + (isRow ? along : edge) + itemInset,
          y: y + groupInset + (isRow ? edge : along) + itemInset,
          width: max(0, size.width - 2 * itemInset), height: max(0, size.height - 2 * itemInset))
        if isMirrored { frame.origin.x = whole - frame.maxX }
        frames.append(frame)
      }
      return (frames, y + (count > 0 ? groupHeight : 0) + sectionInsets.bottom)
    }
  }

  private func world(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int], size: CGSize
  ) -> (Stage, UICollectionView, Source) {
    let stage = Stage(size: size)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let source = Source()
    source.counts = counts
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "view")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    Self.source = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    return (stage, view, source)
  }

  /// Keeps the data source of a test alive: a view does not.
  private static var source: Source?

  private func differ(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) > 0.01 || abs(one.minY - other.minY) > 0.01
      || abs(one.width - other.width) > 0.01 || abs(one.height - other.height) > 0.01
  }

  @Test func threeHundredConfigurationsAreAsTheModelSays() {
    var placed = 0
    for seed in 0..<300 {
      var dice = Dice(UInt64(seed) &* 7919 &+ 17)
      let plans = (0..<Int.random(in: 1...4, using: &dice)).map { _ in Plan(&dice) }
      let spacing = CGFloat(Int.random(in: 0...15, using: &dice))
      let isMirrored = Bool.random(using: &dice)
      let width = CGFloat(Int.random(in: 200...500, using: &dice))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = spacing
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in plans[index].section }, configuration: configuration)
      let (stage, view, _) = world(
        layout, plans.map(\.count), size: CGSize(width: width, height: 400))
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      stage.settle()
      var start: CGFloat = 0
      for (section, plan) in plans.enumerated() {
        let (frames, end) = plan.frames(start: start, width: width, isMirrored: isMirrored)
        for (item, frame) in frames.enumerated() {
          let found = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?
            .frame
          if differ(found ?? .null, frame) {
            Issue.record(
              "seed \(seed), item \(section).\(item): \(String(describing: found)), not \(frame)")
            return
          }
          placed += 1
        }
        start = end + spacing
      }
      #expect(
        abs(layout.collectionViewContentSize.height - (start - spacing)) < 0.01, "seed \(seed)")
      // What is asked for by rectangle is what lies in it.
      let area = CGRect(x: 0, y: 100, width: width, height: 150)
      let found = Set((layout.layoutAttributesForElements(in: area) ?? []).map(\.element))
      for (section, plan) in plans.enumerated() {
        for item in 0..<plan.count {
          let path = IndexPath(item: item, section: section)
          let isIn = layout.layoutAttributesForItem(at: path)?.frame.intersects(area) == true
          #expect(found.contains(.cell(path)) == isIn, "seed \(seed), \(path)")
        }
      }
    }
    #expect(placed > 3000)
  }

  @Test func onlyVisibleItemsOfAHundredThousandAreAskedFor() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let (stage, view, source) = world(
      layout, [50_000, 50_000], size: CGSize(width: 300, height: 440))
    stage.settle()
    #expect(view.contentSize.height == 4_400_000)
    #expect(source.asked <= 12)
    source.asked = 0
    view.contentOffset.y = 2_000_000
    stage.settle()
    #expect(source.asked <= 12)
    #expect(view.visibleCells.count <= 12)
  }

  @Test func headersThatArePinnedStayUntilTheirSectionLeaves() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (stage, view, _) = world(layout, [3, 9], size: CGSize(width: 300, height: 200))
    stage.settle()
    func y() -> CGFloat? {
      view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame
        .minY
    }
    #expect(y() == 0)
    view.contentOffset.y = 150
    stage.settle()
    #expect(y() == 150)
    view.contentOffset.y = 320
    stage.settle()
    #expect(y() == 300)
  }

  @Test func badgesAreAtTheirAnchors() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "header",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (stage, _, _) = world(layout, [5], size: CGSize(width: 300, height: 200))
    stage.settle()
    let frame = layout.layoutAttributesForSupplementaryView(
      ofKind: "header", at: IndexPath(item: 1, section: 0))?.frame
    #expect(frame == CGRect(x: 190, y: -10, width: 20, height: 20))
  }
}
