import UIKit
import UIKitCompat

/// Lines about a photo at the foot of its thumbnail, such as its name and date while the pointer is
/// over it.
final class ThumbnailCaption: UIView {
  private var labels: [UILabel] = []

  /// The width from which on there is room for more than the first line, in points.
  private static let wideThumbnail: CGFloat = 110
  private static let margin: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    backgroundColor = UIColor(white: 0, alpha: 0.62)
    layer.cornerRadius = PhotoGridCell.cornerRadius
    layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  required init?(coder: NSCoder) { nil }

  var lines: [String] { labels.compactMap(\.text) }

  /// The name and date of a photo.
  static func lines(of photo: Photo) -> [String] {
    [photo.name, InfoText.date(photo.moment, style: .abbreviated)]
  }

  /// - Parameter lines: The most important first.
  func show(_ lines: [String]) {
    guard lines != self.lines else { return }
    for label in labels { label.removeFromSuperview() }
    labels = lines.enumerated().map { number, line in
      let label = UILabel()
      label.setScaledFont(
        .systemFont(ofSize: number == 0 ? 12 : 11, weight: number == 0 ? .semibold : .regular),
        maximum: number == 0 ? 18 : 16)
      label.textColor = UIColor(white: 1, alpha: number == 0 ? 1 : 0.85)
      label.lineBreakMode = .byTruncatingMiddle
      label.text = line
      addSubview(label)
      return label
    }
  }

  /// Positions the caption at the foot of a thumbnail.
  func place(in bounds: CGRect) {
    let isWide = bounds.width >= Self.wideThumbnail
    let heights = labels.enumerated().map { number, label in
      number == 0 || isWide ? label.font.lineHeight.rounded(.up) : 0
    }
    let height = min(bounds.height, heights.reduce(10, +))
    frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    let width = max(0, bounds.width - 2 * Self.margin)
    var y: CGFloat = 5
    for (label, height) in zip(labels, heights) {
      label.isHidden = height == 0
      label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      label.textAlignment = leadingAlignment
      y += height
    }
  }
}
