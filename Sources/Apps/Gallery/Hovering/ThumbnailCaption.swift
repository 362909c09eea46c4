import UIKit
import UIKitCompat

/// The name and date of a photo at the foot of its thumbnail, while the pointer is over it.
final class ThumbnailCaption: UIView {
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()

  /// The width from which on there is room for the date, in points.
  private static let wideThumbnail: CGFloat = 110
  private static let margin: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    backgroundColor = UIColor(white: 0, alpha: 0.62)
    layer.cornerRadius = PhotoGridCell.cornerRadius
    layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    nameLabel.setScaledFont(.systemFont(ofSize: 12, weight: .semibold), maximum: 18)
    nameLabel.textColor = .white
    nameLabel.lineBreakMode = .byTruncatingMiddle
    dateLabel.setScaledFont(.systemFont(ofSize: 11), maximum: 16)
    dateLabel.textColor = UIColor(white: 1, alpha: 0.85)
    addSubview(nameLabel)
    addSubview(dateLabel)
  }

  required init?(coder: NSCoder) { nil }

  var text: (name: String?, date: String?) { (nameLabel.text, dateLabel.text) }

  func show(_ photo: Photo) {
    nameLabel.text = photo.name
    dateLabel.text = InfoText.date(photo.moment, style: .abbreviated)
  }

  /// Positions the caption at the foot of a thumbnail.
  func place(in bounds: CGRect) {
    dateLabel.isHidden = bounds.width < Self.wideThumbnail
    let name = nameLabel.font.lineHeight.rounded(.up)
    let date = dateLabel.isHidden ? 0 : dateLabel.font.lineHeight.rounded(.up)
    let height = min(bounds.height, name + date + 10)
    frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    let width = max(0, bounds.width - 2 * Self.margin)
    nameLabel.frame = CGRect(x: Self.margin, y: 5, width: width, height: name)
    dateLabel.frame = CGRect(x: Self.margin, y: 5 + name, width: width, height: date)
    for label in [nameLabel, dateLabel] { label.textAlignment = leadingAlignment }
  }
}
