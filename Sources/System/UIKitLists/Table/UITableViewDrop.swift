import QuartzCore

extension UITableView {
  /// The effects of a drop on the row at its destination.
  public enum DropIntent: Int, Sendable {
    /// The effect isn't shown in the table.
    case unspecified = 0
    /// The items are inserted at the destination, where a gap opens.
    case insertAtDestinationIndexPath
    /// The items are dropped into the row at the destination, which is highlighted.
    case insertIntoDestinationIndexPath
    /// The location decides: into a row near its center, between rows near its edges.
    case automatic
  }
}

/// The proposal for a drop on a table.
@MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The effect of the drop on the row at the destination; unspecified by default.
  open private(set) var intent = UITableView.DropIntent.unspecified

  /// Creates a proposal with an operation and an intent.
  public convenience init(dropOperation operation: UIDropOperation, intent: UITableView.DropIntent)
  {
    self.init(dropOperation: operation)
    self.intent = intent
  }
}

/// An item of a drop on a table.
@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item in this table; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// The coordinator of a drop on a table, which provides the items and animates them to their
/// destinations.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The destination of the drop; nil where there are no items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Inserts a placeholder until the item's data is available.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates the item to a cell, after the data has been changed.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Animates the item into a rectangle of a cell, in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the item to any target.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// A cell that is shown in a table for an item that the data source doesn't have yet.
@MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// The closure that configures the cell; nil by default.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder before a row, with a cell of the specified reuse identifier and a height
  /// in points; `UITableView.automaticDimension` stands for the height of other rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A placeholder for an item that was dropped.
@MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the preview parameters of the cell while the item is animated to it; nil shows the
  /// whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a table, to be replaced by the item or removed.
@MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item of the data source, which the closure inserts at the
  /// index path. Returns whether the placeholder still existed.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns whether it still existed.
  @discardableResult func deletePlaceholder() -> Bool
}

final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: ListDrop.Item) {
    dragItem = item.item
    sourceIndexPath = item.source
    previewSize = item.size
  }
}

final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let list: ListDrop
  private weak var view: UITableView?
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ list: ListDrop, _ proposal: UITableViewDropProposal, in view: UITableView) {
    self.list = list
    self.proposal = proposal
    self.view = view
    items = list.items.map { TableDropItem($0) }
  }

  var destinationIndexPath: IndexPath? { list.destination }
  var session: any UIDropSession { list.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let context = TablePlaceholderContext(dragItem, placeholder, in: view)
    if let shown = context.shown { list.land(dragItem, in: shown) }
    return context
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    list.land(dragItem, at: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { list.land(dragItem, into: indexPath, rect: rect) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    list.land(dragItem, at: target)
  }
}

final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UITableView?
  private let placeholder: UITableViewDropPlaceholder
  private(set) var shown: ListPlaceholder?

  init(_ item: UIDragItem, _ placeholder: UITableViewDropPlaceholder, in view: UITableView?) {
    dragItem = item
    self.placeholder = placeholder
    self.view = view
    super.init()
    guard let view, let dragging = view.dragging,
      dragging.isPlace(placeholder.insertionIndexPath, lifted: nil)
    else { return }
    let cell = view.dequeueReusableCell(
      withIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    placeholder.cellUpdateHandler?(cell)
    let near = view.basePaths(in: view.bounds).first.flatMap { view.baseFrame(of: $0) }
    var size = near?.size ?? CGSize(width: view.bounds.width, height: 44)
    if placeholder.rowHeight >= 0 { size.height = placeholder.rowHeight }
    let made = ListPlaceholder(item, at: placeholder.insertionIndexPath, size: size, cell: cell)
    shown = made
    dragging.add(made)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let shown, view.dragging?.remove(shown) == true else { return false }
    self.shown = nil
    withoutActuallyEscaping(dataSourceUpdates) { updates in
      view.performBatchUpdates {
        updates(shown.path)
        view.insertRows(at: [shown.path], with: .automatic)
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, let shown, view.dragging?.remove(shown) == true else { return false }
    self.shown = nil
    view.dragging?.rearrange()
    return true
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    shown?.animator.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let shown { shown.animator.addCompletion(completion) } else { completion(.end) }
  }
}
