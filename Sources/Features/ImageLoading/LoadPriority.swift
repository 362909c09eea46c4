/// What goes first; among equals the newest, for it is what the person looks at, but of what is only
/// wanted later the oldest.
public enum LoadPriority: Int, Comparable, Sendable {
  /// May be wanted later.
  case low
  /// For what will soon be visible.
  case normal
  /// For what is visible now.
  case high

  public static func < (one: LoadPriority, other: LoadPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
