import PhotoBrowsing
import UIKit

extension AlbumBrowserController {
  /// Nil for photos, whose cell is the browser's own.
  func videoCell(at index: Int) -> (any PhotoBrowserCell)? {
    guard let item = adapter.album.item(at: index), item.kind == .video, let url = item.url else {
      return nil
    }
    let cell = dequeueCell(VideoCell.self) { VideoCell() }
    cell.barInset = 52 + slot.contentHeight
    let (load, poster) = (loadItem, itemPlaceholder(item))
    cell.show(
      VideoRequest(
        id: photoID(index), url: url, videoSize: itemSize(item), placeholder: poster,
        loadPoster: { pixels in try await load(item, pixels) },
        loadPreview: { [weak self] in await self?.placeholderImage(of: item) }))
    configureVideo(cell, item)
    return cell
  }
}
