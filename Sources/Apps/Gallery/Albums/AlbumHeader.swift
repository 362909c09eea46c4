import UIKit

/// An album's name over its photos, and how many they are.
final class AlbumHeader: UICollectionReusableView {
  private let title = UILabel()
  private let count = UILabel()
  /// Points, with the room above.
  static let height: CGFloat = 52

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    count.font = .systemFont(ofSize: 15)
    count.textColor = .secondaryLabel
    addSubview(title)
    addSubview(count)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ album: PhotoAlbum) {
    title.text = album.title
    count.text = "\(album.photos.count)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = GridLayout.gap + 4
    let number = count.sizeThatFits(bounds.size).width
    let room = max(0, bounds.width - 2 * margin - number - 8)
    let width = min(title.sizeThatFits(bounds.size).width, room)
    title.frame = CGRect(x: margin, y: bounds.height - 34, width: width, height: 28)
    count.frame = CGRect(
      x: title.frame.maxX + 8, y: bounds.height - 32, width: number, height: 28)
  }
}
