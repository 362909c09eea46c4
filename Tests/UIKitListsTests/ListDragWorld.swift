import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// A grid, a list or a table whose items are dragged, and which a plain array stands for.
@MainActor final class ListDragWorld: NSObject {
  enum Kind: CaseIterable, Sendable { case grid, rows, table }
  let kind: Kind
  let stage: Stage
  var sections: [[Int]]
  var calls: [String] = []
  var operation = UIDropOperation.move
  var isInto = false
  var usesPlaceholders = false
  var contexts: [any UICollectionViewDropPlaceholderContext] = []
  var tableContexts: [any UITableViewDropPlaceholderContext] = []
  var destination: IndexPath?
  var intoItem: Int?
  /// What the data has to be, kept by values instead of index paths.
  var mirror: [[Int]] = []
  private var nextCopy = 100_000
  private(set) lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var table = UITableView(frame: .zero, style: .plain)
  var list: UIScrollView { kind == .table ? table : collection }

  init(
    _ kind: Kind, _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    isDark: Bool = false
  ) {
    self.kind = kind
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    mirror = sections
    stage = Stage(size: size, scale: 2)
    stage.prefersDarkAppearance = isDark
    super.init()
    let controller = UIViewController()
    stage.show(controller)
    list.frame = controller.view.bounds
    controller.view.addSubview(list)
    if kind == .table {
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.dragDelegate = self
      table.dropDelegate = self
    } else {
      collection.backgroundColor = .systemBackground
      if let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout {
        flow.itemSize =
          kind == .grid ? CGSize(width: 92, height: 92) : CGSize(width: 300, height: 50)
        flow.minimumInteritemSpacing = 10
        flow.minimumLineSpacing = 10
        flow.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      }
      collection.register(Tile.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      collection.dragDelegate = self
      collection.dropDelegate = self
    }
    stage.advance(frames: 2)
  }

  final class Tile: UICollectionViewCell {
    let label = UILabel()
    var states: [Int] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 16
      layer.cornerRadius = 16
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 24, weight: .semibold)
      label.textColor = .white
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState.rawValue) }
  }

  static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple, .systemPink,
  ]

  private func path(of value: Int) -> IndexPath? {
    for (section, values) in sections.enumerated() {
      if let item = values.firstIndex(of: value) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// The middle of an item on the stage.
  func point(_ path: IndexPath) -> CGPoint {
    let frame = (list as? any DragList)?.baseFrame(of: path) ?? .zero
    return CGPoint(x: frame.midX - list.contentOffset.x, y: frame.midY - list.contentOffset.y)
  }

  /// Where a cell is shown, on the stage.
  func shown(_ path: IndexPath) -> CGRect? {
    (list as? any DragList)?.shownCell(at: path)?.frame
      .offsetBy(dx: -list.contentOffset.x, dy: -list.contentOffset.y)
  }

  func pick(_ path: IndexPath) {
    let start = point(path)
    stage.mouseDown(at: start)
    stage.advance(frames: 1)
    stage.mouseMove(to: CGPoint(x: start.x + 7, y: start.y))
    stage.advance(frames: 2)
  }

  func move(to point: CGPoint) {
    stage.mouseMove(to: point)
    stage.advance(frames: 2)
  }

  func release() {
    stage.mouseUp()
    stage.settle()
  }

  func item(at path: IndexPath) -> UIDragItem {
    let value = sections[path.section][path.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: String(value))))
    item.localObject = value
    return item
  }

  func take(
    _ items: [(item: UIDragItem, source: IndexPath?)], to destination: IndexPath?, isMove: Bool
  )
    -> (deleted: [IndexPath], inserted: [IndexPath], values: [Int])
  {
    // What was added twice, as the list forgot it by a reload, is moved once.
    var seen: Set<Int> = []
    let items = items.filter { seen.insert($0.item.localObject as? Int ?? -1).inserted || !isMove }
    let old = items.map { $0.item.localObject as? Int ?? -1 }
    let values = old.map { value in
      if isMove, mirror.contains(where: { $0.contains(value) }) { return value }
      nextCopy += 1
      return nextCopy
    }
    // After a reload the list no longer knows where an item was.
    let deleted = isMove ? zip(items, old).compactMap { $0.source ?? path(of: $1) } : []
    for path in deleted.sorted(by: >) { sections[path.section].remove(at: path.item) }
    let last = max(0, sections.count - 1)
    var place = destination ?? IndexPath(item: sections[last].count, section: last)
    place.item = min(place.item, sections[place.section].count)
    let inserted = values.indices.map { IndexPath(item: place.item + $0, section: place.section) }
    sections[place.section].insert(contentsOf: values, at: place.item)
    for section in mirror.indices { mirror[section].removeAll { isMove && old.contains($0) } }
    mirror[place.section].insert(
      contentsOf: values, at: min(place.item, mirror[place.section].count))
    return (deleted, inserted, values)
  }
}

extension ListDragWorld: UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let value = sections[indexPath.section][indexPath.item]
    (cell as? Tile)?.label.text = String(value)
    cell.contentView.backgroundColor = Self.colors[value % Self.colors.count]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [item(at: indexPath)] }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [item(at: indexPath)] }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { calls.append("drag begins") }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { calls.append("drag ends") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { calls.append("enter") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { calls.append("exit") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { calls.append("end") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    destination = destinationIndexPath
    return UICollectionViewDropProposal(
      dropOperation: session.localDragSession == nil ? .copy : operation,
      intent: isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    calls.append("perform")
    guard !isInto else {
      guard let path = coordinator.destinationIndexPath else { return }
      intoItem = sections[path.section][path.item]
      for item in coordinator.items {
        coordinator.drop(
          item.dragItem, intoItemAt: path, rect: CGRect(x: 20, y: 20, width: 20, height: 20))
      }
      return
    }
    if usesPlaceholders, let path = coordinator.destinationIndexPath {
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { $0.contentView.backgroundColor = .systemGray }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
      return
    }
    var change: (deleted: [IndexPath], inserted: [IndexPath], values: [Int]) = ([], [], [])
    collectionView.performBatchUpdates {
      change = self.take(
        coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
        to: coordinator.destinationIndexPath, isMove: coordinator.proposal.operation == .move)
      collectionView.deleteItems(at: change.deleted)
      collectionView.insertItems(at: change.inserted)
    }
    for (item, path) in zip(coordinator.items, change.inserted) {
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}

extension ListDragWorld: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(sections[indexPath.section][indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section \(section)" : nil
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(at: indexPath)] }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [item(at: indexPath)] }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    destination = destinationIndexPath
    return UITableViewDropProposal(
      dropOperation: session.localDragSession == nil ? .copy : operation,
      intent: isInto ? .automatic : .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    calls.append("perform")
    if usesPlaceholders, let path = coordinator.destinationIndexPath {
      for item in coordinator.items {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "cell",
          rowHeight: UITableView.automaticDimension)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading…" }
        tableContexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
      return
    }
    var change: (deleted: [IndexPath], inserted: [IndexPath], values: [Int]) = ([], [], [])
    tableView.performBatchUpdates {
      change = self.take(
        coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
        to: coordinator.destinationIndexPath, isMove: coordinator.proposal.operation == .move)
      tableView.deleteRows(at: change.deleted, with: .automatic)
      tableView.insertRows(at: change.inserted, with: .automatic)
    }
    for (item, path) in zip(coordinator.items, change.inserted) {
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}
