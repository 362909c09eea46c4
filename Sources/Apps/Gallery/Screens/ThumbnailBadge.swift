import UIKit
import UIKitCompat

/// A round mark in a lower corner of a thumbnail: of a favorite, of an edited photo, or with a
/// number, such as that of stars or the duration of a video.
final class ThumbnailBadge: UIView {
  private let icon: UIImageView
  private let label = UILabel()
  /// The distance from the corner and between badges, in points.
  private static let (margin, gap): (CGFloat, CGFloat) = (6, 4)
  /// In points.
  private static var side: CGFloat { min(44, UIFontMetrics.default.scaledValue(for: 22)) }

  /// The number beside the symbol.
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
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    label.setScaledFont(.monospacedDigitSystemFont(ofSize: 12, weight: .semibold), maximum: 24)
    label.textColor = .white
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private func width(_ side: CGFloat) -> CGFloat {
    guard text?.isEmpty == false else { return side }
    return side + label.sizeThatFits(CGSize(width: 100, height: side)).width.rounded(.up) + side / 5
  }

  /// Positions visible badges in a row that begins in the leading corner, or in the trailing one.
  static func place(_ badges: [ThumbnailBadge], in bounds: CGRect, fromEnd: Bool = false) {
    var distance = margin
    let side = side
    let inset = (side * 5 / 22).rounded()
    for badge in badges where !badge.isHidden {
      let width = badge.width(side)
      badge.frame = CGRect(
        x: badge.isMirrored != fromEnd ? bounds.maxX - distance - width : bounds.minX + distance,
        y: bounds.maxY - margin - side, width: width, height: side)
      badge.layer.cornerRadius = side / 2
      badge.icon.frame = CGRect(
        x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
      let x = side - inset + 2
      badge.label.frame = CGRect(x: x, y: 0, width: max(0, width - x), height: side)
      distance += width + gap
    }
  }
}
