import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Sections that scroll across a compositional layout.
@MainActor @Suite(.serialized) struct OrthogonalSectionTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// A page of an app store: cards, rows of icons, then a list.
  final class Store: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts = [6, 20, 12, 30]
    var filled: [IndexPath] = []
    var chosen: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      filled.append(indexPath)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "\(indexPath.section).\(indexPath.item)"
      content.secondaryText = "Get"
      cell.contentConfiguration = content
      var back = UIBackgroundConfiguration.clear()
      let colors: [UIColor] = [.systemBlue, .systemTeal, .systemPink, .systemOrange, .systemGreen]
      back.backgroundColor = colors[(indexPath.section + indexPath.item) % 5].withAlphaComponent(
        0.25)
      back.cornerRadius = 12
      cell.backgroundConfiguration = back
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      if let cell = view as? UICollectionViewListCell {
        var content = UIListContentConfiguration.plainHeader()
        content.text = ["Today", "Apps we love", "Games", "All"][indexPath.section % 4]
        content.directionalLayoutMargins.leading = 0
        cell.contentConfiguration = content
      }
      return view
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  @MainActor struct World {
    let stage: Stage
    let view: UICollectionView
    let store = Store()
    var layout: UICollectionViewCompositionalLayout? {
      view.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    init(
      _ behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior], width: CGFloat = 400,
      height: CGFloat = 600, isMirrored: Bool = false, style: UIUserInterfaceStyle = .light,
      prepare: @escaping (Int, NSCollectionLayoutSection) -> Void = { _, _ in }
    ) {
      stage = Stage(size: CGSize(width: width, height: height), scale: 2)
      let layout = UICollectionViewCompositionalLayout { index, _ in
        let section = Self.section(behaviors[index % behaviors.count], index)
        prepare(index, section)
        return section
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.contentInsetAdjustmentBehavior = .never
      view.backgroundColor = .systemBackground
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header")
      view.dataSource = store
      view.delegate = store
      let controller = UIViewController()
      stage.show(controller)
      controller.view.overrideUserInterfaceStyle = style
      controller.view.addSubview(view)
      stage.settle()
    }

    /// Cards that are 80% wide and 100 points high, under a header of 40 points.
    static func section(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ index: Int
    ) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: behavior == .none ? .fractionalWidth(1) : .absolute(300),
          heightDimension: .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: "header", alignment: .top)
      ]
      return section
    }

    func scroller(_ section: Int = 0) -> OrthogonalScrollView? { view.orthogonal.views[section] }
    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
      view.cellForItem(at: IndexPath(item: item, section: section))
    }
    /// Where a cell is seen, in the coordinates of the window.
    func seen(_ item: Int, _ section: Int = 0) -> CGRect? {
      cell(item, section).map { $0.convert($0.bounds, to: nil) }
    }
    func drag(
      _ section: Int = 0, by distance: CGFloat, duration: TimeInterval = 0.4,
      hold: TimeInterval = 0.3
    ) {
      let y = (scroller(section).map { $0.convert($0.bounds, to: nil) } ?? .zero).midY
      stage.drag(
        from: CGPoint(x: 200, y: y), to: CGPoint(x: 200 + distance, y: y), duration: duration,
        hold: hold)
    }

    func write(_ name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["VITRINE_LIST_PICTURES"] else {
        return
      }
      let url = URL(fileURLWithPath: folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let picture = try #require(stage.picture(scale: 2))
      let encoder = try #require(HostServices.current.encoder)
      try encoder.pngData(picture).write(to: url.appendingPathComponent(name + ".png"))
    }
  }

  @Test func onlyVisibleCardsAreFilled() {
    let world = World([.continuous])
    #expect(Set(world.store.filled.filter { $0.section == 0 }.map(\.item)) == [0, 1])
    #expect(world.seen(0) == CGRect(x: 20, y: 45, width: 300, height: 100))
    #expect(world.seen(1) == CGRect(x: 330, y: 45, width: 300, height: 100))
    // The second section is below the first, although the first has 20 cards.
    #expect(world.seen(0, 1)?.minY == 205)
    #expect(world.view.contentSize == CGSize(width: 400, height: 4 * 160))
  }

  @Test func aDragScrollsTheSectionAndReusesCells() throws {
    let world = World([.continuous])
    world.drag(1, by: -150)
    world.stage.settle()
    let offset = try #require(world.scroller(1)).contentOffset.x
    #expect(offset > 100 && offset < 150)
    #expect(world.seen(0, 1)?.minX == 20 - offset)
    #expect(world.view.contentOffset == .zero)
    // The other sections stay where they are.
    #expect(world.seen(0, 0)?.minX == 20)
    for _ in 0..<6 { world.drag(1, by: -300, duration: 0.1, hold: 0) }
    world.stage.settle()
    let scroller = try #require(world.scroller(1))
    #expect(scroller.contentOffset.x > 1000)
    #expect(scroller.subviews.filter { $0 is UICollectionViewCell }.count <= 4)
    #expect(world.view.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test(arguments: [false, true]) func behaviorsDecideWhereItComesToRest(isMirrored: Bool) throws {
    let sign: CGFloat = isMirrored ? -1 : 1
    func rest(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by: CGFloat)
      -> CGFloat
    {
      let world = World([behavior], isMirrored: isMirrored)
      let start = world.seen(0)?.minX ?? .nan
      world.drag(by: by * sign)
      world.stage.settle()
      return ((world.layout?.distance(of: 0) ?? .nan) * 2).rounded() / 2 + (start.isNaN ? .nan : 0)
    }
    #expect(rest(.continuousGroupLeadingBoundary, by: -100) == 0)
    #expect(rest(.continuousGroupLeadingBoundary, by: -250) == 310)
    #expect(rest(.groupPaging, by: -100) == 0)
    #expect(rest(.groupPaging, by: -200) == 310)
    #expect(rest(.paging, by: -250) == 400)
    // Before the first card stands in the middle, there are 30 points beside what the insets give.
    #expect(rest(.groupPagingCentered, by: -30) == -30)
    #expect(rest(.groupPagingCentered, by: -250) == 280)
  }

  @Test func aFlickTurnsOneGroup() {
    let world = World([.groupPaging])
    world.drag(by: -120, duration: 0.06, hold: 0)
    world.stage.settle()
    #expect(world.layout?.distance(of: 0) == 310)
    world.drag(by: 120, duration: 0.06, hold: 0)
    world.stage.settle()
    #expect(world.layout?.distance(of: 0) == 0)
  }

  @Test func rightToLeftItBeginsAtTheRight() throws {
    let world = World([.continuous], isMirrored: true)
    #expect(world.seen(0)?.maxX == 380)
    #expect(world.seen(1)?.maxX == 70)
    world.drag(by: 200)
    world.stage.settle()
    let moved = try #require(world.seen(0)?.maxX)
    #expect(moved > 500 && moved < 580)
  }

  @Test func aWheelScrollsTheListAndWithShiftTheSection() {
    let world = World([.continuous], height: 400)
    let point = CGPoint(x: 200, y: 100)
    world.stage.wheel(at: point, detents: 2)
    world.stage.settle()
    #expect(world.view.contentOffset.y > 50)
    #expect(world.layout?.distance(of: 0) == 0)
    world.view.contentOffset = .zero
    world.stage.settle()
    world.stage.wheel(at: point, detents: 2, modifiers: .shift)
    world.stage.settle()
    #expect(world.view.contentOffset.y == 0)
    #expect((world.layout?.distance(of: 0) ?? 0) > 50)
  }

  @Test func aTapSelectsTheCardThatIsThere() {
    let world = World([.continuous])
    world.drag(by: -320)
    world.stage.settle()
    world.stage.tap(at: CGPoint(x: 100, y: 100))
    world.stage.settle()
    #expect(world.store.chosen == [IndexPath(item: 1, section: 0)])
    #expect(
      world.view.indexPathForItem(at: CGPoint(x: 100, y: 100)) == IndexPath(item: 1, section: 0))
  }

  @Test func scrollToItemScrollsTheSectionAndTheList() {
    let world = World([.continuous], height: 300)
    let path = IndexPath(item: 7, section: 2)
    world.view.scrollToItem(
      at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    world.stage.settle()
    #expect(world.seen(7, 2)?.midX == 200)
    #expect(world.view.contentOffset.y > 0)
    world.view.scrollToItem(at: IndexPath(item: 2, section: 2), at: .left, animated: true)
    world.stage.settle()
    #expect(world.seen(2, 2)?.minX == 20)
  }

  @Test func sectionsKeepTheirPlaceWhileTheyAreOutOfSightAndAfterUpdates() throws {
    let world = World([.continuous], height: 300)
    world.drag(by: -200)
    world.stage.settle()
    let distance = try #require(world.layout?.distance(of: 0))
    #expect(distance > 100)
    world.view.contentOffset.y = 340
    world.stage.settle()
    #expect(world.scroller(0) == nil)
    world.view.contentOffset.y = 0
    world.stage.settle()
    #expect(world.seen(0)?.minX == 20 - distance)
    world.store.counts.insert(3, at: 0)
    world.view.insertSections([0])
    world.stage.settle()
    #expect(world.seen(0, 1)?.minX == 20 - distance)
    #expect(world.seen(0, 0)?.minX == 20)
    world.store.counts.remove(at: 0)
    world.view.deleteSections([0])
    world.stage.settle()
    #expect(world.seen(0)?.minX == 20 - distance)
    #expect(world.view.subviews.filter { $0 is OrthogonalScrollView && !$0.isHidden }.count == 2)
  }

  @Test func itemsThatAreDeletedLeaveTheSectionWithinItsContent() {
    let world = World([.continuous])
    world.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .right, animated: false)
    world.stage.settle()
    #expect(world.layout?.distance(of: 0) == 1490)
    world.store.counts[0] = 2
    world.view.deleteItems(at: (2..<6).map { IndexPath(item: $0, section: 0) })
    world.stage.settle()
    #expect(world.layout?.distance(of: 0) == 250)
    #expect(world.seen(1)?.maxX == 380)
  }

  @Test func theHandlerChangesWhatIsShown() throws {
    var offsets: [CGFloat] = []
    let world = World([.continuous]) { index, section in
      guard index == 0 else { return }
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items where item.representedElementCategory == .cell {
          let away = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.transform = CGAffineTransform(scaleX: 1 - away / 1000, y: 1 - away / 1000)
          item.alpha = 1 - away / 1000
        }
      }
    }
    #expect(offsets.last == 0)
    #expect(abs((world.cell(0)?.alpha ?? 0) - 0.97) < 0.001)
    world.drag(by: -200)
    world.stage.settle()
    let offset = try #require(offsets.last)
    #expect(offset == world.scroller(0)?.contentOffset.x)
    let away = abs(480 - offset - 200)
    #expect(abs((world.cell(1)?.transform.a ?? 0) - (1 - away / 1000)) < 0.001)
    #expect(world.cell(0, 1)?.alpha == 1)
  }

  @Test func cardsThatSizeThemselvesMakeTheSectionAsHighAsTheHighest() throws {
    let world = World([.continuous]) { _, _ in }
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .estimated(300))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    world.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    world.stage.settle()
    let height = try #require(world.cell(0)).frame.height
    #expect(height < 100)
    #expect(world.view.contentSize.height == 4 * height)
    #expect(world.seen(0, 1)?.minY == height)
  }

  @Test func contentInsetsAreAddedToTheSafeArea() throws {
    let world = World([.continuous, .none])
    let controller = try #require(world.view.window?.rootViewController)
    controller.additionalSafeAreaInsets.left = 30
    world.stage.settle()
    #expect(world.seen(0)?.minX == 50)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    world.layout?.configuration = configuration
    world.stage.settle()
    #expect(world.seen(0)?.minX == 20)
  }

  @Test(arguments: [(390.0, "light"), (900.0, "dark"), (390.0, "rtl")])
  func pictures(width: Double, name: String) throws {
    let world = World(
      [.groupPagingCentered, .continuous, .groupPaging, .none], width: width, height: 844,
      isMirrored: name == "rtl", style: name == "dark" ? .dark : .light)
    world.drag(2, by: name == "rtl" ? 200 : -200)
    world.stage.settle()
    try world.write("orthogonal-\(name)")
    #expect(world.view.visibleCells.count > 6)
  }
}
