import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Lists in collection views: cells with configurations, accessories and lines.
@MainActor @Suite(.serialized) struct ListCellTests {
  private static let text =
    "A text that is long enough for two lines or even three in a narrow list"

  private func show(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 400,
    style: UIUserInterfaceStyle = .light, isMirrored: Bool = false
  ) -> (Stage, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let stage = Stage(size: CGSize(width: width, height: 500), scale: 2)
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = item % 3 == 1 ? UIListContentConfiguration.valueCell() : .subtitleCell()
      content.text = item % 4 == 3 ? Self.text : "Item \(item)"
      content.secondaryText = item % 3 == 0 ? nil : "Detail"
      if item % 2 == 0 { content.image = UIImage(systemName: "photo") }
      cell.contentConfiguration = content
      cell.accessories =
        item % 2 == 0 ? [.disclosureIndicator()] : [.label(text: "12"), .checkmark()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content =
        appearance == .plain ? UIListContentConfiguration.plainHeader() : .groupedHeader()
      content.text = "Section \(path.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([0, 1, 2, 3], toSection: 0)
    snapshot.appendItems([4, 5, 6], toSection: 1)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.overrideUserInterfaceStyle = style
    controller.view.addSubview(view)
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    return (stage, view, source)
  }

  private func cell(_ item: Int, _ section: Int = 0, in view: UICollectionView)
    -> UICollectionViewListCell?
  {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  @Test func rowsAreAsHighAsTheirContent() throws {
    let (stage, view, source) = show(.plain)
    let short = try #require(self.cell(0, in: view))
    #expect(short.frame.width == 400)
    #expect(short.frame.height >= 44)
    let long = try #require(self.cell(3, in: view))
    #expect(long.frame.height > short.frame.height)
    #expect(long.frame.minY == cell(2, in: view)?.frame.maxY)
    _ = (stage, source)
  }

  @Test func groupsHaveRoundCornersAtTheirEnds() throws {
    let (stage, view, source) = show(.insetGrouped)
    #expect(cell(0, in: view)?.frame.minX == 16)
    #expect(cell(0, in: view)?.groupCorners?.1 == 10)
    #expect(cell(1, in: view)?.groupCorners?.1 == 0)
    #expect(cell(2, 1, in: view)?.groupCorners?.0 == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cell(3, in: view)?.place?.separator == nil)
    #expect(cell(2, in: view)?.place?.separator != nil)
    _ = (stage, source)
  }

  @Test func theLastCellMovesItsCornersWithTheData() throws {
    let (stage, view, source) = show(.insetGrouped)
    var snapshot = source.snapshot()
    snapshot.deleteItems([3])
    source.apply(snapshot)
    stage.settle()
    #expect(cell(2, in: view)?.groupCorners?.1 == 10)
    #expect(cell(2, in: view)?.place?.isLast == true)
  }

  @Test func theUpdateHandlerIsToldOfTheSelection() throws {
    let (stage, view, source) = show(.plain)
    let cell = try #require(self.cell(0, in: view))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    stage.settle()
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.settle()
    #expect(states == [false, true])
    _ = (stage, source)
  }

  @Test func accessoriesFollowTheEditingMode() throws {
    let (stage, view, source) = show(.plain)
    let cell = try #require(self.cell(0, in: view))
    cell.accessories = [.checkmark(displayed: .whenEditing)]
    stage.settle()
    let width = cell.contentView.frame.width
    view.isEditing = true
    stage.settle()
    #expect(cell.contentView.frame.width < width)
    view.isEditing = false
    stage.settle()
    #expect(cell.contentView.frame.width == width)
    _ = (stage, source)
  }

  @Test func aReconfiguredRowIsMeasuredAgain() throws {
    let (stage, view, source) = show(.plain)
    let row = try #require(self.cell(0, in: view))
    var content = UIListContentConfiguration.cell()
    content.text = Array(repeating: Self.text, count: 4).joined(separator: " ")
    let old = row.frame.height
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([0])
    source.apply(snapshot, animatingDifferences: false)
    row.contentConfiguration = content
    stage.settle()
    #expect(row.frame.height > old)
    #expect(cell(1, in: view)?.frame.minY == row.frame.maxY)
  }

  @Test func aTableCellShowsAConfiguration() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = Self.text
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.count == 1)
    let narrow = cell.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(narrow > cell.sizeThatFits(CGSize(width: 900, height: 0)).height)
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.count == 1)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_LIST_PICTURES"]

  /// Writes the lists to a folder, to be looked at.
  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = try #require(HostServices.current.encoder)
    for (name, appearance) in [
      ("plain", UICollectionLayoutListConfiguration.Appearance.plain), ("inset", .insetGrouped),
      ("grouped", .grouped), ("sidebar", .sidebar),
    ] {
      for (kind, style, isMirrored) in [
        ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false),
        ("mirrored", .light, true),
      ] {
        let (stage, _, source) = show(appearance, style: style, isMirrored: isMirrored)
        let picture = try #require(stage.picture())
        try encoder.pngData(picture).write(to: folder.appendingPathComponent("\(name)-\(kind).png"))
        _ = (stage, source)
      }
    }
  }
}
