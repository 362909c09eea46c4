/// A size class: a coarse measure of a window's width or height, on which layouts are based.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is specified.
  case unspecified = 0
  /// A compact size: a width below 600 points or a height below 480.
  case compact
  /// A regular size: a width of at least 600 points or a height of at least 480.
  case regular
}
