/// Which item of a focus group gets the keyboard when the Tab key comes to the group: the one with the
/// greatest number, the first of several.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// What had the keyboard when it left the group is of this priority at least.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
