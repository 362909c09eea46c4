/// The contrast that the user chose for the desktop.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is specified.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// The increased contrast.
  case high = 1
}
