import HostInterface

/// A view of UIKit that says more of itself than `UIAccessibility` has words for.
@MainActor package protocol SemanticsDescribing: UIResponder {
  /// The role, where traits don't say it; nil otherwise.
  var semanticsRole: SemanticsRole? { get }
  /// Changes the node that `UIAccessibility` describes.
  func describe(_ node: inout SemanticsNode)
  /// Returns whether the view did something that only such views do.
  func perform(_ action: SemanticsAction) -> Bool
}

extension SemanticsDescribing {
  package var semanticsRole: SemanticsRole? { nil }
  package func describe(_ node: inout SemanticsNode) {}
  package func perform(_ action: SemanticsAction) -> Bool { false }
}

/// A view that shows the items of a list.
@MainActor package protocol SemanticsList: UIScrollView {
  /// The views that are shown, headers and cells, as they are read.
  var subviewsInReadingOrder: [UIView] { get }
  /// The cell that keys go to while the list is first responder.
  var focusedItemView: UIView? { get }
  /// Returns what tells the place of a cell among all items, for as long as nothing moves.
  func makePlaces() -> (UIView) -> SemanticsPlace?
  /// Whether a place has a column as well as a row.
  var isGrid: Bool { get }
}
