import QuartzCore

extension UITableView {
  /// The look of a table and its sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that stay visible while their section is.
    case plain = 0
    /// Sections with gaps between them.
    case grouped
    /// Sections with gaps between them, inset from the edges and with rounded corners.
    case insetGrouped
  }

  /// Where a row lies in the table after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least scrolling shows it.
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How inserted and deleted rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Slides from or to the right.
    case right
    /// Slides from or to the left.
    case left
    /// Slides by its height from or to the top, and fades.
    case top
    /// Slides by its height from or to the bottom, and fades.
    case bottom
    /// Appears or disappears at once.
    case none
    /// Fades.
    case middle
    /// Fades.
    case automatic = 100
  }
}
