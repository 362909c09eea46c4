import QuartzCore

extension UISplitViewController {
  /// How many columns a split view controller has.
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
    /// What is shown in place of all columns when they are collapsed.
    case compact
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// The controller chooses by its style and width.
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

  /// What happens to the secondary column when others are shown.
  public enum SplitBehavior: Int, Sendable {
    /// The controller chooses by its style and width.
    case automatic = 0
    /// It becomes narrower.
    case tile
    /// The others are shown over it.
    case overlay
    /// It is moved aside.
    case displace
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The edge where reading begins.
    case leading = 0
    /// The opposite edge.
    case trailing
  }

  /// When the bars show the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// When the columns aren't collapsed and gestures may show and hide them.
    case automatic = 0
    /// Never.
    case never
    /// Always when the columns aren't collapsed.
    case always
  }

  /// Stands for a width that the controller chooses.
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}
