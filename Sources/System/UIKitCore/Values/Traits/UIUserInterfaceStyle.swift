/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is specified; as an override, the appearance is inherited.
  case unspecified = 0
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
