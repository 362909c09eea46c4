/// The priority of an item when the Tab key moves the focus to its focus group: the item with the
/// highest priority is focused, the first one if there are several.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The default priority.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The minimum priority of the item that was last focused in the group.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// A priority higher than that of the item that was focused last.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The highest priority.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
