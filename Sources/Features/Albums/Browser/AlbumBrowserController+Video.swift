import PhotoBrowsing
import UIKit

extension AlbumBrowserController {
  /// A cell for a video; nil for a photo, which the browser itself has a cell for.
  func videoCell(at index: Int) -> (any PhotoBrowserCell)? {
    let album = adapter.album
    guard let item = album.item(at: index), item.kind == .video, let url = item.url,
      let id = album.id(at: index)
    else { return nil }
    let cell = dequeueCell(VideoCell.self) { VideoCell() }
    cell.barInset = 52 + extensionOverlay.contentHeight
    let (load, poster) = (loadItem, itemPlaceholder(item))
    cell.show(
      VideoRequest(
        id: id, url: url, videoSize: itemSize(item), placeholder: poster,
        loadPoster: { pixels in try await load(item, pixels) },
        loadPreview: { [weak self] in await self?.placeholderImage(of: item) }))
    configureVideo(cell, item)
    return cell
  }
}
