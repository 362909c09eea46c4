import PhotoBrowsing
import UIKit

/// A last page that is not a photo.
final class MorePage: UIView, PhotoBrowserCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel(
      String(showcase: "That was all"), size: 28, weight: .bold, color: .white)
    let detail = UILabel(
      String(showcase: "A page like any other: a view that conforms to a protocol."), size: 15,
      color: UIColor(white: 1, alpha: 0.7))
    for label in [title, detail] { label.textAlignment = .center }
    let texts = UIStackView(.vertical, spacing: 8, [title, detail])
    add(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

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
