import UIKit
import UIKitCompat

/// A round mark in the lower leading corner of a thumbnail: of a favorite, of an edited photo, or
/// with a number, such as that of stars.
final class ThumbnailBadge: UIView {
  private let icon: UIImageView
  private let label = UILabel()
  /// The distance from the corner and between badges, and the side, in points.
  private static let (margin, gap, side): (CGFloat, CGFloat, CGFloat) = (6, 4, 22)

  /// A number beside the symbol.
  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  init(symbol: String) {
    icon = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    // Also on a white photo, white on it has a contrast of 4.5:1.
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    layer.cornerRadius = Self.side / 2
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
    label.textColor = .white
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var width: CGFloat {
    guard text?.isEmpty == false else { return Self.side }
    return Self.side + label.sizeThatFits(CGSize(width: 100, height: Self.side)).width.rounded(.up)
      + 4
  }

  /// Positions visible badges in a row that begins in the corner.
  static func place(_ badges: [ThumbnailBadge], in bounds: CGRect) {
    var distance = margin
    for badge in badges where !badge.isHidden {
      let width = badge.width
      badge.frame = CGRect(
        x: badge.isMirrored ? bounds.maxX - distance - width : bounds.minX + distance,
        y: bounds.maxY - margin - side, width: width, height: side)
      badge.icon.frame = CGRect(x: 5, y: 5, width: side - 10, height: side - 10)
      badge.label.frame = CGRect(x: side - 3, y: 0, width: max(0, width - side + 3), height: side)
      distance += width + gap
    }
  }
}
