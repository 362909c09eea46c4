import UIKit

/// Sizes of a grid of thumbnails, in points.
public struct AlbumGridMetrics: Hashable, Sendable {
  /// Squares are about this wide.
  public var preferredSide: CGFloat = 190
  public var fewestColumns = 2
  /// Between squares.
  public var spacing: CGFloat = 8
  /// At the edges, and above and below the squares of a category.
  public var margin: CGFloat = 8
  /// Of the heading over each category.
  public var headingHeight: CGFloat = 52
  /// Of what lies over the grid at the bottom.
  public var bottomRoom: CGFloat = 0

  public init() {}

  /// How many squares stand beside each other.
  public func columns(inside width: CGFloat) -> Int {
    let room = max(1, width - 2 * margin + spacing)
    return max(fewestColumns, Int((room / (preferredSide + spacing)).rounded()))
  }

  public func side(inside width: CGFloat) -> CGFloat {
    let room = max(1, width - 2 * margin + spacing)
    return max(1, (room / CGFloat(columns(inside: width)) - spacing).rounded(.down))
  }

  @MainActor func apply(to flow: UICollectionViewFlowLayout, inside width: CGFloat) {
    let side = side(inside: width)
    flow.itemSize = CGSize(width: side, height: side)
    flow.minimumInteritemSpacing = spacing
    flow.minimumLineSpacing = spacing
    flow.sectionInset = UIEdgeInsets(top: spacing, left: margin, bottom: spacing, right: margin)
    flow.headerReferenceSize = CGSize(width: width, height: headingHeight)
    flow.invalidateLayout()
  }
}
