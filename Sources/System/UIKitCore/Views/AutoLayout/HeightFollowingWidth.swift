import QuartzCore

/// A view of another module whose content becomes taller the narrower it is.
@MainActor package protocol HeightFollowingWidth: UIView {
  /// Returns the height in points that the content needs at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}
