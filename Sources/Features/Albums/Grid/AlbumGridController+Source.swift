import PhotoBrowsing
import UIKit

extension AlbumGridController: PhotoSourcing {
  private func picture(of id: AlbumItem.ID) -> UIImageView? {
    path(of: id).flatMap { collectionView.cellForItem(at: $0) }.flatMap { pictureView(of: $0) }
  }

  public func thumbnail(for id: AlbumItem.ID) -> Thumbnail? {
    guard let view = picture(of: id), view.image != nil else { return nil }
    return Thumbnail(imageView: view)
  }

  public func revealThumbnail(for id: AlbumItem.ID) {
    guard let path = path(of: id) else { return }
    reveal(path)
    titleStrip.choose(path.section)
  }

  public func setThumbnailHidden(_ isHidden: Bool, for id: AlbumItem.ID) {
    hiddenID = isHidden ? id : nil
    let hidden = hiddenID.flatMap { path(of: $0) }
    for path in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: path) else { continue }
      setPictureHidden(hidden == path, of: cell)
    }
  }
}
