import QuartzCore

/// The intent of a drop proposal at its destination in a list.
enum ListDropIntent {
  case unspecified, insertAt, insertInto
  /// The location within the row determines the intent.
  case automatic
}

/// The interface of a collection view or table for drag and drop.
@MainActor protocol DragList: UIScrollView {
  var dragging: ListDragging? { get }
  /// Whether the user can currently drag items.
  var allowsDrags: Bool { get }
  var hasOpenBatch: Bool { get }
  /// Whether the data will be reloaded, so that nothing is known about it.
  var needsReload: Bool { get }
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// Returns the frame of an item in the layout, regardless of drags.
  func baseFrame(of path: IndexPath) -> CGRect?
  /// Returns the items of the layout in a rectangle, in order.
  func basePaths(in rect: CGRect) -> [IndexPath]
  /// Returns the position at which the first item of an empty section would begin.
  func startOfEmptySection(_ section: Int) -> CGFloat?
  func shownCell(at path: IndexPath) -> UIView?
  /// The time in seconds for which the drag has to stay at a position before a gap opens there.
  var gapDelay: TimeInterval { get }

  // Calls of the delegates.
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItemsToAdd(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func setDragState(_ state: ListDragState, at path: IndexPath)
  func dropIsWanted(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropProposal(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, intent: ListDropIntent)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func performDrop(_ drop: ListDrop)
  func highlightForDrop(_ path: IndexPath?)
}

/// The state of an item that is dragged from a list.
enum ListDragState: Int { case none, lifting, dragging }

/// A drop on a list.
@MainActor final class ListDrop {
  struct Item {
    let item: UIDragItem
    /// The index path of the item in this list; `nil` if it comes from elsewhere.
    let source: IndexPath?
    let size: CGSize
  }

  let session: DropSession
  let items: [Item]
  let destination: IndexPath?
  let proposal: UIDropProposal
  private weak var list: (any DragList)?

  init(
    _ session: DropSession, _ items: [Item], to destination: IndexPath?, _ proposal: UIDropProposal,
    in list: any DragList
  ) {
    self.session = session
    self.items = items
    self.destination = destination
    self.proposal = proposal
    self.list = list
  }

  /// Animates an item into the cell that represents it now.
  func land(_ item: UIDragItem, at path: IndexPath) -> DragAnimator {
    var landing = DropAnimations.Landing()
    if let list, let dragging = list.dragging {
      list.layoutIfNeeded()
      if let frame = list.baseFrame(of: path), list.bounds.intersects(frame) {
        landing.target = UIDragPreviewTarget(
          container: list, center: CGPoint(x: frame.midX, y: frame.midY))
        landing.size = list.dropParameters(at: path)?.visiblePath?.bounds.size ?? frame.size
        dragging.hideUntilLanding(path, landing.animator)
      }
    }
    return set(landing, item)
  }

  /// Animates an item into a part of a cell, where it disappears.
  func land(_ item: UIDragItem, into path: IndexPath, rect: CGRect) -> DragAnimator {
    var landing = DropAnimations.Landing(isFading: true)
    if let list, let frame = list.baseFrame(of: path) {
      landing.target = UIDragPreviewTarget(
        container: list, center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY))
      landing.size = rect.size
    }
    return set(landing, item)
  }

  func land(_ item: UIDragItem, at target: UIDragPreviewTarget) -> DragAnimator {
    set(DropAnimations.Landing(target: target), item)
  }

  /// Animates an item into a placeholder.
  package func land(_ item: UIDragItem, in placeholder: ListPlaceholder) {
    var landing = DropAnimations.Landing()
    if let list, let frame = list.dragging?.frame(of: placeholder) {
      landing.target = UIDragPreviewTarget(
        container: list, center: CGPoint(x: frame.midX, y: frame.midY))
      landing.size = frame.size
      let cell = placeholder.cell
      cell.alpha = 0
      landing.animator.addCompletion { _ in cell.alpha = 1 }
    }
    placeholder.animator = set(landing, item)
  }

  private func set(_ landing: DropAnimations.Landing, _ item: UIDragItem) -> DragAnimator {
    session.animations[item] = landing
    return landing.animator
  }
}
