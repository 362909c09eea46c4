import QuartzCore

extension UICollectionView {
  /// Constants that specify the scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical = 0
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// Constants that specify the type of an element in a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell for an item of the data source.
    case cell = 0
    /// A supplementary view of a section or item, such as a header.
    case supplementaryView
    /// A decoration view, which belongs to the layout rather than to the data.
    case decorationView
  }

  /// Positions of an item in the visible area after scrolling to it: at most one vertical and one
  /// horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is positioned at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is positioned at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is positioned at the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is positioned at the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
