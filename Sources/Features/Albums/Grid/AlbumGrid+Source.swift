import PhotoBrowsing
import UIKit

extension AlbumGrid: PhotoSourcing {
  private func imageView(of id: AlbumItemID) -> UIImageView? {
    indexPath(of: id).flatMap { collectionView.cellForItem(at: $0) }.flatMap { imageView(of: $0) }
  }

  public func thumbnail(for id: AlbumItemID) -> Thumbnail? {
    guard let view = imageView(of: id), view.image != nil else { return nil }
    return Thumbnail(imageView: view)
  }

  public func revealThumbnail(for id: AlbumItemID) {
    guard let path = indexPath(of: id) else { return }
    reveal(path)
    titleStrip.select(path.section)
  }

  public func setThumbnailHidden(_ isHidden: Bool, for id: AlbumItemID) {
    hiddenID = isHidden ? id : nil
    let hidden = hiddenID.flatMap { indexPath(of: $0) }
    for path in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: path) else { continue }
      setImageHidden(hidden == path, of: cell)
    }
  }
}
