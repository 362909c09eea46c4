import QuartzCore

extension UICollectionView {
  /// What a drop would do with the item at its destination.
  public enum DropIntent: Int, Sendable {
    /// Something that the view doesn't show.
    case unspecified = 0
    /// The items are inserted there: a place opens for them.
    case insertAtDestinationIndexPath
    /// The items are put into the item there, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// How soon a place opens for what is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short pause.
    case fast
    /// After a longer pause.
    case slow
  }
}

/// What a collection view would do with a drop at a place.
@MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// What is done with the item at the destination; unspecified by default.
  public private(set) var intent = UICollectionView.DropIntent.unspecified

  /// Creates a proposal with an intent.
  public convenience init(dropOperation operation: UIDropOperation, intent: UICollectionView.DropIntent) {
    self.init(dropOperation: operation)
    self.intent = intent
  }
}

/// An item of a drop on a collection view.
@MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it is in the same view; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view: what it brings, and where that comes to rest.
@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the drop is; nil where there are no items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Inserts a placeholder until the item's data is there.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets the item come to rest in a cell, after the data was changed.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Lets the item disappear into a part of a cell, in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the item come to rest at any place.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// A cell that is shown in a collection view for an item that the data source doesn't have yet.
@MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell; nil by default.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder before an item, with a cell of a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A placeholder for an item that was dropped.
@MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns how the cell is shown while the item comes to rest in it; nil shows all of it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, which is replaced by the item or removed.
@MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data source, which the closure inserts at the index path.
  /// Returns whether the placeholder was there still.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns whether it was there still.
  @discardableResult func deletePlaceholder() -> Bool
  /// Fills the cell again.
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

  init(_ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, in view: UICollectionView?) {
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

  func addAnimations(_ animations: @escaping () -> Void) { shown?.animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let shown { shown.animator.addCompletion(completion) } else { completion(.end) }
  }
}
