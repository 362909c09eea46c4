import QuartzCore

/// The edge of a row at which it reveals actions.
enum SwipeEdge { case leading, trailing }

/// A list whose rows reveal actions when they are swiped.
@MainActor protocol SwipeActionsList: UIScrollView {
  /// Returns the row at a point of the content if it can be swiped.
  func swipeableRow(at point: CGPoint) -> IndexPath?
  /// Returns the actions of a row; nil if there are none.
  func swipeActions(at edge: SwipeEdge, of row: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the view of a row that is shown.
  func viewOfRow(_ row: IndexPath) -> UIView?
  /// Returns the frame of a row in the content while it isn't swiped.
  func frameOfRow(_ row: IndexPath) -> CGRect
  /// Returns the rounded corners of a row and their radius in points; nil if there are none.
  func cornersOfRow(_ row: IndexPath) -> (CACornerMask, CGFloat)?
  /// Updates the frame of a row's view, which is moved by `SwipeActions.offset(of:)`.
  func placeSwipedRow(_ row: IndexPath)
  /// Called before a row reveals actions.
  func willReveal(_ row: IndexPath)
  /// Called when a row has hidden its actions; nil if the row no longer exists.
  func didHide(_ row: IndexPath?)
}

extension SwipeActionsList {
  func cornersOfRow(_ row: IndexPath) -> (CACornerMask, CGFloat)? { nil }
}
