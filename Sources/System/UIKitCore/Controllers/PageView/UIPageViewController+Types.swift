import QuartzCore

extension UIPageViewController {
  /// The transitions between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages scroll.
    case scroll = 1
  }

  /// The directions in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are beside each other.
    case horizontal = 0
    /// Pages are below each other.
    case vertical
  }

  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// To a page after the current one.
    case forward = 0
    /// To a page before the current one.
    case reverse
  }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gap between pages in points, a number; 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
