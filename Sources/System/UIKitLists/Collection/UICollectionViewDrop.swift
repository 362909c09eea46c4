import QuartzCore

extension UICollectionView {
  /// Constants that specify the intent of a drop regarding the item at its destination.
  public enum DropIntent: Int, Sendable {
    /// The intent isn't specified, and has no visible effect.
    case unspecified = 0
    /// The items are inserted at the destination, where a gap opens.
    case insertAtDestinationIndexPath
    /// The items are inserted into the item at the destination, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// Constants that specify the speed at which a gap opens for dragged items.
  public enum ReorderingCadence: Int, Sendable {
    /// The gap opens immediately.
    case immediate = 0
    /// The gap opens after a short delay.
    case fast
    /// The gap opens after a longer delay.
    case slow
  }
}

/// A proposal for a drop on a collection view.
@MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The intent regarding the item at the destination. The default value is `unspecified`.
  open private(set) var intent = UICollectionView.DropIntent.unspecified

  /// Creates a proposal with an intent.
  public convenience init(
    dropOperation operation: UIDropOperation, intent: UICollectionView.DropIntent
  ) {
    self.init(dropOperation: operation)
    self.intent = intent
  }
}

/// An item of a drop on a collection view.
@MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of the item in the same collection view; `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// An object that provides the items of a drop on a collection view, and animates them to their
/// destinations.
@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items of the drop.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop; `nil` outside of items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Inserts a placeholder until the item's data is available.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates the item to a cell, after the data was updated.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Animates the item into an area of a cell, in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the item to any location.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// A temporary cell of a collection view for an item that the data source doesn't contain yet.
@MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// A handler that configures the cell. The default value is `nil`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder at an index path, with a cell of the reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A placeholder for a dropped item.
@MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the preview parameters of the cell while the item is animated to it;
  /// `nil` displays the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A displayed placeholder, which can be replaced with the item or removed.
@MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item of the data source, which the closure inserts at the
  /// index path. Returns whether the placeholder still existed.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns whether it still existed.
  @discardableResult func deletePlaceholder() -> Bool
  /// Configures the cell again.
  func setNeedsCellUpdate()
}

final class CollectionDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: ListDrop.Item) {
    dragItem = item.item
    sourceIndexPath = item.source
    previewSize = item.size
  }
}

final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let list: ListDrop
  private weak var view: UICollectionView?
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ list: ListDrop, _ proposal: UICollectionViewDropProposal, in view: UICollectionView) {
    self.list = list
    self.proposal = proposal
    self.view = view
    items = list.items.map { CollectionDropItem($0) }
  }

  var destinationIndexPath: IndexPath? { list.destination }
  var session: any UIDropSession { list.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = CollectionPlaceholderContext(dragItem, placeholder, in: view)
    if let shown = context.shown { list.land(dragItem, in: shown) }
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    list.land(dragItem, at: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { list.land(dragItem, into: indexPath, rect: rect) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    list.land(dragItem, at: target)
  }
}

final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UICollectionView?
  private let placeholder: UICollectionViewDropPlaceholder
  private(set) var shown: ListPlaceholder?

  init(
    _ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, in view: UICollectionView?
  ) {
    dragItem = item
    self.placeholder = placeholder
    self.view = view
    super.init()
    guard let view, let dragging = view.dragging,
      dragging.isPlace(placeholder.insertionIndexPath, lifted: nil)
    else { return }
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    placeholder.cellUpdateHandler?(cell)
    let near = view.basePaths(in: view.bounds).first.flatMap { view.baseFrame(of: $0) }
    let size = near?.size ?? CGSize(width: 50, height: 50)
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
        view.insertItems(at: [shown.path])
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

  func setNeedsCellUpdate() {
    if let cell = shown?.cell as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    shown?.animator.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let shown { shown.animator.addCompletion(completion) } else { completion(.end) }
  }
}
