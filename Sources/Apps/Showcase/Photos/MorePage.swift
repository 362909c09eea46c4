import PhotoBrowsing
import UIKit

/// A last page that is not a photo.
final class MorePage: UIView, PhotoBrowserCell {
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = String(showcase: "That was all")
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.textColor = .white
    detail.text = String(showcase: "A page like any other: a view that conforms to a protocol.")
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = UIColor(white: 1, alpha: 0.7)
    for label in [title, detail] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 40)
    title.frame = CGRect(x: 20, y: bounds.midY - 40, width: width, height: 36)
    detail.frame = CGRect(x: 20, y: bounds.midY + 4, width: width, height: 44)
  }

  /// The number of photos and this page.
  static func add(to browser: DemoBrowser, _ album: AlbumController) {
    browser.numberOfPhotos = { [weak album] in (album?.items.count ?? -1) + 1 }
    browser.makeCell = { [weak album] browser, index in
      guard let album, album.items.indices.contains(index) else {
        return browser.dequeueCell(MorePage.self) { MorePage() }
      }
      return album.makeMovingCell(browser, album.items[index])
    }
  }
}
