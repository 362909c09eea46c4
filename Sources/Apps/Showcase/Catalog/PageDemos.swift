import PhotoBrowsing
import UIKit

/// Demos of pages, paging and overlays.
extension Catalog {
  static let pageDemos: [Demo] = [
    Demo(
      "numbers", "Numbers", "Such as \"3 / 12\", for long albums."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in
        browser.pageIndicator = NumberIndicator()
      }
    },
    Demo(
      "dots", "Dots", "A dot for each page; of many pages those around the current one."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.pageIndicator = DotIndicator() }
    },
    Demo(
      "own-indicator", "Custom indicator", "A line that fills, written for this screen."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.pageIndicator = LineIndicator()
      }
    },
    Demo(
      "captions", "Captions",
      "Text over the photo. A tap hides it, as does a pointer that rests."
    ) {
      AlbumController($0, [Samples.photos]) { browser, album in
        browser.overlays = [
          CaptionOverlay { [weak album] index in
            album.map { $0.items[index] }.map { ($0.caption, $0.file.lastPathComponent) }
          }
        ]
      }
    },
    Demo(
      "long-image", "Long images",
      "As wide as the page, from the top. Space scrolls on, and goes to the next photo at the end; drag it down from its top to close it."
    ) { AlbumController($0, [Samples.tall + Samples.photos]) },
    Demo(
      "several-classes", "Several kinds of pages",
      "Photos, videos, and a last page that is neither."
    ) { AlbumController($0, [mixed], configure: MorePage.add) },
    Demo(
      "vertical", "Vertical", "Swipe up for the next. Drag to a side to close."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.scrollDirection = .vertical }
    },
    Demo(
      "looping", "Looping", "The first photo follows the last, in both directions."
    ) {
      AlbumController($0, [Array(Samples.photos.prefix(4))]) { browser, _ in
        browser.isLooping = true
      }
    },
    Demo(
      "right-to-left", "Right to left", "The next photo comes from the left; arrows are mirrored."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in
        browser.view.semanticContentAttribute = .forceRightToLeft
      }
    },
  ]

  static var mixed: [DemoItem] {
    let (photos, videos) = (Samples.photos, Samples.videos)
    return zip(photos, videos).flatMap { [$0, $1] } + photos.dropFirst(videos.count).prefix(3)
  }
}
