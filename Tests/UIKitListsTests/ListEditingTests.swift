import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Swipes, accessories and reordering in lists of collection views.
@MainActor @Suite(.serialized) struct ListEditingTests {
  @Test func aSwipeRevealsActionsAndATapBesideThemHidesThem() throws {
    let world = EditableList()
    world.swipe(1, by: -120)
    let cell = try #require(world.cell(1))
    #expect(cell.center.x < world.view.bounds.midX - 60)
    #expect(cell.configurationState.isSwiped)
    #expect(world.stage.elements(.button).map(\.label).contains("Archive"))
    world.stage.tap(at: world.middle(3))
    world.stage.settle()
    #expect(cell.center.x == world.view.bounds.midX)
    #expect(!cell.configurationState.isSwiped)
    #expect(world.selected.isEmpty)
    try #require(world.swipeAndFind(2, by: -120, "Archive")).tap()
    world.stage.settle()
    #expect(world.calls == ["Archive 2"])
    try #require(world.swipeAndFind(2, by: 120, "Read")).tap()
    world.stage.settle()
    #expect(world.calls == ["Archive 2", "Read 2"])
  }

  @Test func aFullSwipeDeletesARowThatLeavesWithItsActions() throws {
    let world = EditableList()
    let start = CGPoint(x: 370, y: world.middle(2).y)
    world.stage.drag(from: start, to: CGPoint(x: -20, y: start.y), duration: 0.3, hold: 0.2)
    world.stage.settle()
    #expect(world.source.snapshot().itemIdentifiers == [0, 1, 3, 4, 5, 6, 7])
    #expect(world.calls == ["Archive 2"])
    #expect(world.view.subviews.filter { $0 is SwipeActionsView }.isEmpty)
    #expect(world.visibleCenters.allSatisfy { $0 == world.view.bounds.midX })
  }

  @Test func rowsWithoutActionsDoNotSwipe() throws {
    let world = EditableList()
    world.swipe(7, by: -150)
    #expect(world.cell(7)?.center.x == world.view.bounds.midX)
  }

  @Test func theAccessibilityActionsAreThoseOfASwipe() throws {
    let world = EditableList()
    let actions = try #require(world.cell(1)?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Read", "Archive"])
  }

  // MARK: Accessories

  @Test func editingShowsItsControlsAndMovesTheContentAndTheLine() throws {
    let world = EditableList()
    let cell = try #require(world.cell(1))
    let content = cell.contentView.frame
    world.view.isEditing = true
    world.stage.settle()
    #expect(cell.contentView.frame.minX == content.minX + 34)
    #expect(cell.contentView.frame.maxX < content.maxX)
    #expect(world.controls(1).contains { $0 is ListDiscControl })
    #expect(world.controls(1).contains { $0 is TableReorderControl })
    try world.write("list-editing")
    try #require(world.controls(1).compactMap { $0 as? ListDiscControl }.first).sendActions(
      for: .touchUpInside)
    world.stage.settle()
    #expect(world.stage.elements(.button).map(\.label).contains("Archive"))
    world.view.isEditing = false
    world.stage.settle()
    #expect(cell.contentView.frame == content)
    #expect(cell.subviews.allSatisfy { !($0 is ListDiscControl) })
    #expect(cell.center.x == world.view.bounds.midX)
  }

  @Test func accessoriesHaveAnOrderOfTheirOwn() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let accessories: [UICellAccessory] = [
      .reorder(displayed: .always), .disclosureIndicator(), .label(text: "12"), .checkmark(),
      .customView(configuration: .init(customView: custom, placement: .trailing())),
      .customView(
        configuration: .init(
          customView: other, placement: .trailing(at: { $0.count }), isHidden: true)),
      .insert(displayed: .always), .detail(),
    ]
    #expect(UICellAccessory.order(of: accessories, isLeading: true, isEditing: false) == [6])
    #expect(
      UICellAccessory.order(of: accessories, isLeading: false, isEditing: false)
        == [4, 2, 7, 3, 1, 0, 5])
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    #expect(other.frame.maxX == 384 && other.isHidden)
    #expect(custom.frame.maxX < other.frame.minX)
    #expect(cell.contentView.frame.minX == 34)
  }

  @Test func theReservedWidthCentersAnAccessory() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    cell.accessories = [
      .customView(
        configuration: .init(
          customView: custom, placement: .leading(), reservedLayoutWidth: .custom(50)))
    ]
    cell.layoutIfNeeded()
    #expect(custom.frame.midX == 41)
    #expect(cell.contentView.frame.minX == 62)
  }

  @Test func circlesShowTheSelection() throws {
    let world = EditableList()
    world.multiselects = true
    world.view.allowsMultipleSelectionDuringEditing = true
    world.reload()
    world.view.isEditing = true
    world.stage.settle()
    world.stage.tap(at: world.middle(1))
    world.stage.tap(at: world.middle(3))
    world.stage.settle()
    #expect(world.view.indexPathsForSelectedItems?.map(\.item) == [1, 3])
    func isOn(_ item: Int) -> Bool? {
      world.controls(item).compactMap { $0 as? ListDiscControl }.first?.isOn
    }
    #expect(isOn(1) == true && isOn(2) == false && isOn(3) == true)
    try world.write("list-multiselect")
    world.stage.tap(at: world.middle(1))
    world.stage.settle()
    #expect(isOn(1) == false)
  }

  @Test func shiftExtendsTheSelectionAndControlTogglesOne() throws {
    let world = EditableList()
    world.view.allowsMultipleSelection = true
    var selected: [Int] { world.view.indexPathsForSelectedItems?.map(\.item) ?? [] }
    world.stage.tap(at: world.middle(1))
    world.click(4, .shift)
    #expect(selected == [1, 2, 3, 4])
    #expect(world.selected == [1, 2, 3, 4])
    world.click(2, .control)
    #expect(selected == [1, 3, 4])
    world.click(0, .shift)
    #expect(selected == [0, 1, 2, 3, 4])
  }

  @Test func aClickWithShiftSelectsNothingWhereNothingCanBeSelected() {
    let world = EditableList()
    world.view.allowsMultipleSelection = true
    world.view.allowsSelection = false
    world.click(3, .shift)
    #expect(world.view.indexPathsForSelectedItems == nil && world.selected.isEmpty)
  }

  @Test func aClickWithShiftCanBeginMultipleSelection() {
    let world = EditableList()
    world.stage.tap(at: world.middle(1))
    world.click(3, .shift)
    // Not allowed: the click selects as any other.
    #expect(world.view.indexPathsForSelectedItems?.map(\.item) == [3])
    world.beginsMultiple = true
    world.click(5, .shift)
    #expect(world.view.indexPathsForSelectedItems?.map(\.item) == [3, 4, 5])
    #expect(world.calls == ["begin 5", "end"])
    #expect(world.view.isEditing)
  }

  // MARK: Reordering

  @Test(arguments: [(1, 4), (4, 1), (0, 7), (6, 5)]) func aRowIsDraggedToAnotherPlace(
    from: Int, to: Int
  ) throws {
    let world = EditableList()
    world.view.isEditing = true
    world.stage.settle()
    var told: [[Int]] = []
    world.source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    try world.lift(from)
    let height = try #require(world.cell(0)).frame.height
    world.stage.touchMove(
      to: CGPoint(x: 380, y: world.middle(from).y + CGFloat(to - from) * height), duration: 0.5)
    world.stage.advance(by: 0.5)
    // The others have made way.
    let way = (from < to ? -1 : 1) * height
    let between = try #require(world.cell(to))
    #expect(between.center.y == world.place(to) + way)
    if from == 1, to == 4 { try world.write("list-reordering") }
    world.stage.touchUp()
    world.stage.settle()
    var expected = Array(0..<8)
    expected.insert(expected.remove(at: from), at: to)
    #expect(world.source.snapshot().itemIdentifiers == expected)
    #expect(told == [expected])
    #expect(world.cell(from)?.center.y == world.place(to))
    #expect(world.cell(from)?.layer.zPosition == 0)
  }

  @Test func itemsThatCannotMoveStayAndCancelledOnesReturn() throws {
    let world = EditableList()
    world.view.isEditing = true
    world.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    world.stage.settle()
    try world.lift(2)
    #expect(world.view.reorder == nil)
    world.stage.touchUp()
    try world.lift(3)
    #expect(world.view.reorder != nil)
    world.stage.touchMove(to: CGPoint(x: 380, y: world.middle(3).y + 100), duration: 0.3)
    world.view.isEditing = false
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.source.snapshot().itemIdentifiers == Array(0..<8))
    #expect(world.cell(3)?.center.y == world.place(3))
  }

  @Test func anOutlineMovesWithWhatIsBelow() throws {
    let world = OutlineWorld()
    world.showLibrary()
    world.source.reorderingHandlers.canReorderItem = { _ in true }
    var moved: NSDiffableDataSourceTransaction<Int, Int>?
    world.source.reorderingHandlers.didReorder = { moved = $0 }
    // 10, 20 (21, 22), 30: the open folder goes to the top.
    world.source.reorderItem(at: IndexPath(item: 1, section: 1), to: IndexPath(item: 0, section: 1))
    world.stage.settle()
    #expect(world.titles == [20, 21, 22, 10, 30])
    #expect(world.source.snapshot(for: 1).rootItems == [20, 10, 30])
    #expect(moved?.sectionTransactions.count == 1)
    // Into the folder, before its second item.
    world.source.reorderItem(at: IndexPath(item: 4, section: 1), to: IndexPath(item: 2, section: 1))
    world.stage.settle()
    #expect(world.titles == [20, 21, 30, 22, 10])
    #expect(world.source.snapshot(for: 1).parent(of: 30) == 20)
    // Down, behind the last one.
    world.source.reorderItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 4, section: 1))
    world.stage.settle()
    #expect(world.titles == [10, 20, 21, 30, 22])
  }

  @Test(arguments: [
    ("light", 390.0), ("dark", 390.0), ("rtl", 390.0), ("wide", 900.0), ("large", 390.0),
  ])
  func pictures(name: String, width: Double) throws {
    let world = EditableList(
      width: width, isMirrored: name == "rtl", style: name == "dark" ? .dark : .light,
      scale: name == "large" ? 2 : 1)
    world.swipe(1, by: name == "rtl" ? 150 : -150)
    try world.write("list-swiped-\(name)")
    #expect(world.cell(1)?.configurationState.isSwiped == true)
  }
}

/// A list of settings whose rows can be swiped, selected and moved.
@MainActor final class EditableList: NSObject, UICollectionViewDelegate {
  let stage: Stage
  private(set) var view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>
  var calls: [String] = []
  var selected: [Int] = []
  var multiselects = false

  init(
    width: CGFloat = 400, height: CGFloat = 600, isMirrored: Bool = false,
    style: UIUserInterfaceStyle = .light, scale: CGFloat = 1
  ) {
    stage = Stage(size: CGSize(width: width, height: height), scale: 2)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: UICollectionViewFlowLayout())
    source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
    super.init()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(at: path, "Archive", .systemRed, removes: true)
    }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(at: path, "Read", .systemBlue, removes: false)
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    view.delegate = self
    if isMirrored { view.traitOverrides.layoutDirection = .rightToLeft }
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text =
        ["Wi-Fi", "Bluetooth", "Notifications", "Sounds", "Display", "Battery"][item % 6]
      content.image = UIImage(systemName: ["folder", "photo", "book"][item % 3])
      cell.contentConfiguration = content
      let isMultiple = self?.multiselects == true
      cell.accessories = [
        isMultiple ? .multiselect() : .delete(), .label(text: "On"),
        .disclosureIndicator(displayed: .whenNotEditing), .reorder(),
      ]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    let controller = UIViewController()
    stage.show(controller)
    controller.view.overrideUserInterfaceStyle = style
    controller.view.addSubview(view)
    if scale != 1 { stage.textScale = scale }
    reload()
  }

  func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<8))
    source.applySnapshotUsingReloadData(snapshot)
    stage.settle()
  }

  private func actions(
    at path: IndexPath, _ title: String, _ color: UIColor, removes: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let item = source.itemIdentifier(for: path), item != 7 else { return nil }
    let action = UIContextualAction(style: removes ? .destructive : .normal, title: title) {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      calls.append("\(title) \(item)")
      if removes, item == 2 {
        var snapshot = source.snapshot()
        if view.swipes?.open?.isArmed == true {
          snapshot.deleteItems([item])
          source.apply(snapshot)
        }
      }
      completion(true)
    }
    action.backgroundColor = color
    return UISwipeActionsConfiguration(actions: [action])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let item = source.itemIdentifier(for: indexPath) { selected.append(item) }
  }

  var beginsMultiple = false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { beginsMultiple }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.append("begin \(indexPath.item)")
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.isEditing = true
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    calls.append("end")
  }

  func click(_ item: Int, _ modifiers: UIKeyModifierFlags) {
    let point = middle(item)
    for phase in [InputEvent.Phase.began, .ended] {
      stage.send(
        .pointer(
          InputEvent.Pointer(id: 0, device: .mouse, phase: phase, location: point, button: 1)),
        modifiers: modifiers)
      stage.advance(frames: 2)
    }
    stage.settle()
  }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
  }
  func controls(_ item: Int) -> [UIControl] {
    cell(item)?.subviews.compactMap { $0 as? UIControl } ?? []
  }
  var visibleCenters: [CGFloat] { view.visibleCells.map(\.center.x) }

  /// The middle of an item's place, in the coordinates of the content.
  func place(_ index: Int) -> CGFloat {
    view.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.center.y ?? .nan
  }
  func middle(_ item: Int) -> CGPoint {
    guard let cell = cell(item) else { return .zero }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }
  func swipe(_ item: Int, by distance: CGFloat) {
    let start = middle(item)
    stage.drag(
      from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.3, hold: 0.2)
    stage.settle()
  }
  func swipeAndFind(_ item: Int, by distance: CGFloat, _ label: String) -> ScreenElement? {
    swipe(item, by: distance)
    return stage.element(.button, label)
  }
  /// Puts a finger on the lines of an item.
  func lift(_ item: Int) throws {
    let handle = try #require(controls(item).compactMap { $0 as? TableReorderControl }.first)
    stage.touchDown(
      at: handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil))
    stage.advance(frames: 2)
  }

  func write(_ name: String) throws { try stage.writeListPicture(name) }
}
