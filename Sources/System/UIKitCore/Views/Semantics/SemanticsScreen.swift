/// A view that holds a screen over another one, whose parts it may hold as well while one of them
/// comes or leaves.
@MainActor protocol SemanticsScreen: UIResponder {
  /// The view of the screen itself.
  var screenView: UIView? { get }
  /// Whether the screen is on its way out.
  var isLeaving: Bool { get }
}
