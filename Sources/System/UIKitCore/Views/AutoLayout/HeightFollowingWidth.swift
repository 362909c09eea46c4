import QuartzCore

/// A view of another module whose content becomes taller the narrower it is.
@MainActor package protocol HeightFollowingWidth: UIView {
  /// Returns the height in points that the content needs at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}

extension HeightFollowingWidth {
  /// The natural size, with the height for a width that is smaller.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard let width, width < natural.width else { return natural }
    return CGSize(width: natural.width, height: contentHeight(forWidth: width))
  }
}
