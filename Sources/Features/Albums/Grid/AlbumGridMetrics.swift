import UIKit

/// The metrics of a grid of thumbnails, in points.
public struct AlbumGridMetrics: Hashable, Sendable {
  /// The approximate side of a thumbnail.
  public var preferredSide: CGFloat = 190
  /// The number of columns in narrow windows, where thumbnails become smaller.
  public var minimumColumnCount = 2
  /// The spacing between thumbnails.
  public var spacing: CGFloat = 8
  /// The margin at the edges.
  public var margin: CGFloat = 8
  /// The height of each category's header.
  public var headerHeight: CGFloat = 52
  /// The height of what lies over the grid at the bottom.
  public var bottomInset: CGFloat = 0

  /// Creates the default metrics.
  public init() {}

  /// The number of columns in a given width.
  public func columns(inside width: CGFloat) -> Int {
    let availableWidth = max(1, width - 2 * margin + spacing)
    return max(minimumColumnCount, Int((availableWidth / (preferredSide + spacing)).rounded()))
  }

  /// The side of a thumbnail in a given width.
  public func side(inside width: CGFloat) -> CGFloat {
    let availableWidth = max(1, width - 2 * margin + spacing)
    return max(1, (availableWidth / CGFloat(columns(inside: width)) - spacing).rounded(.down))
  }

  @MainActor func apply(to flow: UICollectionViewFlowLayout, inside width: CGFloat) {
    let side = side(inside: width)
    flow.itemSize = CGSize(width: side, height: side)
    flow.minimumInteritemSpacing = spacing
    flow.minimumLineSpacing = spacing
    flow.sectionInset = UIEdgeInsets(top: spacing, left: margin, bottom: spacing, right: margin)
    flow.headerReferenceSize = CGSize(width: width, height: headerHeight)
    flow.invalidateLayout()
  }
}
