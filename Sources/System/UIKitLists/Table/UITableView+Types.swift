import QuartzCore

extension UITableView {
  /// The styles of a table and its sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that stay visible while their section is.
    case plain = 0
    /// Sections with gaps between them.
    case grouped
    /// Sections with gaps between them, inset from the edges and with rounded corners.
    case insetGrouped
  }

  /// The positions in the visible part to which a row can be scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The position that requires the least scrolling.
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The animations of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade = 0
    /// The row slides in from the right or out to the right.
    case right
    /// The row slides in from the left or out to the left.
    case left
    /// The row slides by its height from or to the top, and fades.
    case top
    /// The row slides by its height from or to the bottom, and fades.
    case bottom
    /// The row appears or disappears immediately.
    case none
    /// The row fades.
    case middle
    /// The row fades.
    case automatic = 100
  }
}
