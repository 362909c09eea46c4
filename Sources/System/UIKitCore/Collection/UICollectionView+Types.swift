import QuartzCore

extension UICollectionView {
  /// The directions in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and right.
    case horizontal
  }

  /// The kinds of elements that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// An item of the data source.
    case cell = 0
    /// A view that belongs to a section or item, such as a header.
    case supplementaryView
    /// A view that belongs to the layout, not to data.
    case decorationView
  }

  /// A set of positions that an item can have in the visible area after scrolling to it: at most
  /// one vertical and one horizontal one.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the vertical middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the horizontal middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
