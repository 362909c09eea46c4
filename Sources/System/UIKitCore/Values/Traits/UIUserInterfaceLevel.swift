/// The level of a part of the interface above the main content; backgrounds of elevated levels are
/// lighter in dark mode.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is specified.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as presented content.
  case elevated = 1
}
