/// A view that is an accessible element and has others in it.
@MainActor package protocol AccessibilityContaining: UIView {
  /// The views in it that are, or contain, elements of their own.
  var partsBesideElement: [UIView] { get }
}
