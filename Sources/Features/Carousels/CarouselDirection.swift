/// The direction in which items follow one another. Horizontal ones are mirrored in right-to-left
/// layouts.
public enum CarouselDirection: Hashable, Sendable, CaseIterable {
  /// Items follow one another in the direction of reading.
  case leadingToTrailing
  /// Items follow one another against the direction of reading.
  case trailingToLeading
  /// The next item comes from below.
  case topToBottom
  /// The next item comes from above.
  case bottomToTop

  var isHorizontal: Bool { self == .leadingToTrailing || self == .trailingToLeading }
  var isReversed: Bool { self == .trailingToLeading || self == .bottomToTop }
}
