import QuartzCore

extension UISplitViewController {
  /// The number of columns of a split view controller.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The column at the edge, such as a sidebar.
    case primary = 0
    /// The column between the others, in the style with three columns.
    case supplementary
    /// The column for the content, which is always shown unless the columns are collapsed.
    case secondary
    /// The column that replaces all others while they are collapsed.
    case compact
  }

  /// The columns that are shown, and their arrangement.
  public enum DisplayMode: Int, Sendable {
    /// The controller chooses the mode based on its style and width.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns beside the secondary one, which keeps its width and is moved partly off screen.
    case twoDisplaceSecondary
  }

  /// The way in which the other columns affect the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The controller chooses the behavior based on its style and width.
    case automatic = 0
    /// The secondary column becomes narrower.
    case tile
    /// The other columns overlay the secondary one.
    case overlay
    /// The other columns displace the secondary one.
    case displace
  }

  /// The edges at which the primary column can be.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing
  }

  /// The conditions under which the bars show the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible when the columns aren't collapsed and gestures can show and hide them.
    case automatic = 0
    /// The button is never visible.
    case never
    /// The button is visible whenever the columns aren't collapsed.
    case always
  }

  /// The value that lets the controller choose a width.
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}
