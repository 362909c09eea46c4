/// The directions of a popover's arrow: up if the popover is below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover isn't on screen.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
