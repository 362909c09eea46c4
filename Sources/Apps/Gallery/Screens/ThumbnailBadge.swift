import UIKit

/// A round mark in the lower leading corner of a thumbnail: of a favorite, or of an edited photo.
final class ThumbnailBadge: UIView {
  private let icon: UIImageView
  /// The distance from the corner and between badges, and the side, in points.
  private static let (margin, gap, side): (CGFloat, CGFloat, CGFloat) = (6, 4, 22)

  init(symbol: String) {
    icon = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.5)
    layer.cornerRadius = Self.side / 2
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    addSubview(icon)
  }

  required init?(coder: NSCoder) { nil }

  /// Positions visible badges in a row that begins in the corner.
  static func place(_ badges: [ThumbnailBadge], in bounds: CGRect) {
    for (index, badge) in badges.filter({ !$0.isHidden }).enumerated() {
      let distance = margin + CGFloat(index) * (side + gap)
      badge.frame = CGRect(
        x: badge.isMirrored ? bounds.maxX - distance - side : bounds.minX + distance,
        y: bounds.maxY - margin - side, width: side, height: side)
      badge.icon.frame = badge.bounds.insetBy(dx: 5, dy: 5)
    }
  }
}
