import UIKit

/// How many squares stand beside each other in a window of a width, and how large they are.
struct GridLayout: Hashable {
  /// Points between squares and at the edges.
  static let gap: CGFloat = 8
  /// Squares are about this wide, in points.
  static let preferredSide: CGFloat = 190

  let columns: Int
  let side: CGFloat
  /// What stands above the squares, points; 0 for nothing.
  let head: CGFloat

  init(width: CGFloat, head: CGFloat = 0) {
    self.head = head
    let room = max(1, width - Self.gap)
    columns = max(2, Int((room / (Self.preferredSide + Self.gap)).rounded()))
    side = max(1, ((room / CGFloat(columns)) - Self.gap).rounded(.down))
  }

  @MainActor func apply(to layout: UICollectionViewFlowLayout) {
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    layout.sectionInset = UIEdgeInsets(
      top: head > 0 ? head + 2 * Self.gap : Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
  }
}
