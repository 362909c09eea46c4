/// The priority of a request. Of equal priority, the newest starts first, because it is what the
/// person looks at; of low priority, the oldest.
public enum LoadPriority: Int, Comparable, Sendable {
  /// For images that may be needed later.
  case low
  /// For images that will soon be visible.
  case normal
  /// For images that are visible now.
  case high

  public static func < (one: LoadPriority, other: LoadPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
