/// A rough measure of a window's width or height, for choosing a layout.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is specified.
  case unspecified = 0
  /// Little room: a width below 600 points or a height below 480.
  case compact
  /// Ample room: a width from 600 points or a height from 480.
  case regular
}
