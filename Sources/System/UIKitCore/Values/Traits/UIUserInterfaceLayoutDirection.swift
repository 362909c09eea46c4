/// The direction in which views are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft
}
