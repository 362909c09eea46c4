/// The contrast that a person chose for the desktop.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is specified.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast than usual.
  case high = 1
}
