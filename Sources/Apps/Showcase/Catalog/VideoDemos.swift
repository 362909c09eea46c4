import PhotoBrowsing
import UIKit

/// Demos of videos.
extension Catalog {
  static let videoDemos: [Demo] = [
    Demo(
      "video", "Videos",
      "A poster, a button, a bar with the time. Drag one down while it plays: it stays under your finger, and continues when you release it. It stops when its page disappears."
    ) { AlbumController($0, [Samples.videos]) },
    Demo(
      "video-and-photo", "Videos and photos",
      "Mixed in one row, each with its own kind of page, and with few pages in memory."
    ) { AlbumController($0, [mixed]) },
    Demo(
      "video-feed", "Short videos",
      "A feed: swipe up for the next, which plays at once, fills the window, and begins again at its end. Drag to a side to leave."
    ) { AlbumController($0, [feed], configure: showFeed) },
    Demo(
      "broken-video", "A broken video", "The page says why it can't play, and offers to try again."
    ) { AlbumController($0, [brokenVideos]) },
  ]

  private static var feed: [DemoItem] {
    let videos = Samples.videos
    return videos.filter { $0.caption.contains("Pole") }
      + videos.filter { !$0.caption.contains("Pole") }
  }

  private static var brokenVideos: [DemoItem] {
    var items = Samples.videos
    guard !items.isEmpty else { return items }
    // A text file named as a video.
    items[0].url = Samples.folder.appendingPathComponent("SOURCES.md")
    return items
  }

  @MainActor private static func showFeed(_ browser: DemoBrowser, _ album: AlbumController) {
    browser.scrollDirection = .vertical
    browser.pageIndicator = nil
    browser.pageSpacing = 0
    var isMuted = false
    browser.makeCell = { [weak album] browser, index in
      guard let item = album?.items[index] else { return nil }
      let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
      cell.autoplays = true
      cell.loops = true
      cell.fillsPage = true
      cell.isMuted = isMuted
      cell.onMuteChange = { isMuted = $0 }
      cell.show(
        VideoRequest(id: item.id, url: item.url, placeholder: Thumbnails.shared.known(item)))
      return cell
    }
  }
}
