import UIKit

/// The number and size of covers in a row for a window's width.
struct OverviewLayout: Equatable {
  /// The spacing between covers and at the edges, in points.
  static let gap: CGFloat = 12

  let columns: Int
  let size: CGSize

  init(width: CGFloat, unit: TimelinePeriod.Unit) {
    let (wanted, ratio, fewest) = unit == .year ? (420, 1.75, 1) : (CGFloat(250), 1.4, 2)
    let available = max(1, width - Self.gap)
    columns = max(fewest, Int((available / (wanted + Self.gap)).rounded()))
    let side = max(1, (available / CGFloat(columns) - Self.gap).rounded(.down))
    size = CGSize(width: side, height: (side / ratio).rounded())
  }
}
