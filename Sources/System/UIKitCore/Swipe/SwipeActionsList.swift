import QuartzCore

/// The edge of a row at which it reveals actions.
enum SwipeEdge { case leading, trailing }

/// A list whose rows reveal actions when they are swiped.
@MainActor protocol SwipeActionsList: UIScrollView {
  /// The row at a point of the content, if it may be swiped.
  func swipeableRow(at point: CGPoint) -> IndexPath?
  /// The actions of a row; nil for none.
  func swipeActions(at edge: SwipeEdge, of row: IndexPath) -> UISwipeActionsConfiguration?
  /// The view of a row that is shown.
  func viewOfRow(_ row: IndexPath) -> UIView?
  /// The frame of a row in the content while it isn't swiped.
  func frameOfRow(_ row: IndexPath) -> CGRect
  /// The corners of a row that are round, with their radius in points; nil for none.
  func cornersOfRow(_ row: IndexPath) -> (CACornerMask, CGFloat)?
  /// Places a row's view again, moved by `SwipeActions.offset(of:)`.
  func placeSwipedRow(_ row: IndexPath)
  /// Called before a row reveals actions.
  func willReveal(_ row: IndexPath)
  /// Called when a row has hidden its actions; nil if it is no longer there.
  func didHide(_ row: IndexPath?)
}

extension SwipeActionsList {
  func cornersOfRow(_ row: IndexPath) -> (CACornerMask, CGFloat)? { nil }
}
