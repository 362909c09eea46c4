import QuartzCore

extension UIControl {
  /// The horizontal alignments of content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Over the whole width.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing

    func resolved(for direction: UIUserInterfaceLayoutDirection) -> Self {
      switch (self, direction) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
      case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
      default: self
      }
    }

    /// Returns the distance of content from the left, given the remaining space.
    func offset(in room: CGFloat) -> CGFloat {
      switch self {
      case .center: room / 2
      case .right, .trailing: room
      case .left, .fill, .leading: 0
      }
    }
  }

  /// The vertical alignments of content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill

    /// Returns the position of content of a height between two edges, and its resulting height.
    func span(_ height: CGFloat, from top: CGFloat, to bottom: CGFloat) -> (
      y: CGFloat, height: CGFloat
    ) {
      switch self {
      case .center: (top + (bottom - top - height) / 2, height)
      case .top: (top, height)
      case .bottom: (bottom - height, height)
      case .fill: (top, bottom - top)
      }
    }
  }
}
