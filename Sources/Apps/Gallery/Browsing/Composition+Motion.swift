import PhotoBrowsing
import PhotoIndexing
import UIKit

extension Composition {
  /// The page of a photo that may have a video of its moment; nil for other photos.
  func motionCell(for photo: Photo, at index: Int, in browser: PhotoBrowserController)
    -> LivePhotoCell?
  {
    guard !photo.isVideo, MotionPhoto.isPossible(in: photo.id) else { return nil }
    let cell = browser.dequeueCell(LivePhotoCell.self) { LivePhotoCell() }
    // Below the bar with its fade.
    cell.badgeTop = PhotoBar.height + 40
    browser.configure(cell, at: index)
    return cell
  }

  /// Looks for the video of the open photo. An edited photo no longer looks like it.
  func findMotion(of photo: Photo, in browser: PhotoBrowserController) {
    guard let cell = browser.currentCell as? LivePhotoCell, cell.motion == nil,
      !edits.isEdited(photo.id)
    else { return }
    let id = photo.id
    Task {
      let video = await Task.detached(priority: .utility) {
        MotionPhoto.find(in: id).flatMap { MotionVideo($0, of: id) }
      }.value
      guard let video, browser.currentCell === cell, currentID == id else { return }
      motionVideo = video
      cell.motion = video.url
    }
  }
}
