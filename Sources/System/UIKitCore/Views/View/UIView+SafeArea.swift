import QuartzCore

extension UIView {
  /// Updates the safe area insets from the overlap with the superview's safe area and the view
  /// controller's additional insets.
  package func updateSafeArea() {
    var insets = UIEdgeInsets.zero
    if let parent = superview {
      let outer = parent.safeAreaInsets
      if outer != .zero {
        let rect = frame
        let parentBounds = parent.bounds
        insets = UIEdgeInsets(
          top: max(0, outer.top - (rect.minY - parentBounds.minY)),
          left: max(0, outer.left - (rect.minX - parentBounds.minX)),
          bottom: max(0, outer.bottom - (parentBounds.maxY - rect.maxY)),
          right: max(0, outer.right - (parentBounds.maxX - rect.maxX)))
      }
    }
    if let extra = viewController?.totalAdditionalSafeAreaInsets {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    guard insets != safeAreaStorage else { return }
    safeAreaStorage = insets
    layoutGuidesDidChange()
    marginsMayHaveChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }
}
