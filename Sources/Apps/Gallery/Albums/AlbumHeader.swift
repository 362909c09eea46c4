import UIKit
import UIKitCompat

/// The header of an album: its name and the number of its photos.
final class AlbumHeader: UICollectionReusableView {
  private let title = UILabel()
  private let count = UILabel()
  /// The height with the space above at the default text size, in points.
  static let usualHeight: CGFloat = 52

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.setScaledFont(.systemFont(ofSize: 20, weight: .semibold))
    count.setScaledFont(.systemFont(ofSize: 15))
    count.textColor = .detailText
    addSubview(title)
    addSubview(count)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ album: PhotoAlbum) {
    title.text = album.title
    count.text = album.photos.count.formatted(.number.locale(.user))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = GridLayout.gap + 4
    let number = count.sizeThatFits(bounds.size).width
    let availableWidth = max(0, bounds.width - 2 * margin - number - 8)
    let width = min(title.sizeThatFits(bounds.size).width, availableWidth)
    let baseline = bounds.height - 13
    func line(_ label: UILabel) -> (y: CGFloat, height: CGFloat) {
      let height = label.font.lineHeight.rounded(.up)
      return (baseline - label.font.ascender, height)
    }
    title.frame = CGRect(x: margin, y: line(title).y, width: width, height: line(title).height)
    count.frame = CGRect(
      x: title.frame.maxX + 8, y: line(count).y, width: number, height: line(count).height)
    for label in [title, count] { label.frame = mirrored(label.frame) }
  }
}
