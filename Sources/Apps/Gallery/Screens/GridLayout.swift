import UIKit

/// The number and size of thumbnails in a row for a window's width.
struct GridLayout: Hashable {
  /// The spacing between thumbnails and at the edges, in points.
  static let gap: CGFloat = 8
  /// The approximate sides of thumbnails that a person can choose, in points.
  static let sides: [CGFloat] = [64, 96, 136, 190, 260, 360]
  /// The index of the side that is chosen at first.
  static let usualSize = 3

  let columns: Int
  let side: CGFloat
  /// The height of what is above the thumbnails in points; 0 for nothing.
  let head: CGFloat
  /// The height of what is below the thumbnails in points; 0 for nothing.
  let foot: CGFloat

  init(width: CGFloat, head: CGFloat = 0, foot: CGFloat = 0, size: Int = GridLayout.usualSize) {
    self.head = head
    self.foot = foot
    let availableWidth = max(1, width - Self.gap)
    let wanted = Self.sides[min(max(0, size), Self.sides.count - 1)]
    columns = max(2, Int((availableWidth / (wanted + Self.gap)).rounded()))
    side = max(1, ((availableWidth / CGFloat(columns)) - Self.gap).rounded(.down))
  }
}
