import ImageLoading
import Imaging
import PhotoBrowsing
import UIKit

/// The pages of files with several, such as scanned documents: a button over the photo tells how
/// many there are, and shows them in a browser of their own.
@MainActor final class PhotoPages {
  private(set) lazy var button = PagesButton { [weak self] in self?.open() }
  private weak var browser: PhotoBrowserController?
  /// Returns the keys that turn pages.
  private let keys: @MainActor () -> [KeyCombination]
  /// The browser of the pages.
  private weak var pages: PhotoBrowser<Int>?
  private let loader: ImageLoader
  private let reader = ImageFile(data: Data(), name: "")
  private var photo: Photo?
  private var counting: Task<Void, Never>?
  private var count = 1

  init(
    over browser: PhotoBrowserController, loader: ImageLoader,
    keys: @escaping @MainActor () -> [KeyCombination],
    photoAt: @escaping @MainActor (_ index: Int) -> Photo?
  ) {
    self.browser = browser
    (self.loader, self.keys) = (loader, keys)
    // The button doesn't wait until the pages rest to go away.
    button.onPhotoChange = { [weak self] index in if let self, photoAt(index) != photo { show(nil) }
    }
  }

  /// Counts the pages of a photo in the background, and shows the button if there are several.
  func show(_ photo: Photo?) {
    guard photo != self.photo else { return }
    // The file has gone, and the photo below is another one.
    if photo?.id != self.photo?.id { pages?.close(animated: true) }
    self.photo = photo
    counting?.cancel()
    show(1)
    guard let photo, !photo.isVideo, Self.mayHavePages(photo.name) else { return }
    let file = reader.other(photo.url)
    counting = Task { [weak self] in
      let count = await Task.detached { (try? file.details().frameCount) ?? 1 }.value
      guard !Task.isCancelled else { return }
      self?.show(count)
    }
  }

  private func show(_ count: Int) {
    guard count != self.count else { return }
    self.count = count
    button.show(count)
  }

  /// The pages of other formats are the frames of an animation, or the sizes of an icon.
  static func mayHavePages(_ name: String) -> Bool {
    ["tif", "tiff"].contains((name as NSString).pathExtension.lowercased())
  }

  /// Shows the pages, beginning with the first.
  private func open() {
    guard let browser, let photo else { return }
    let (url, count, loader) = (photo.url, count, loader)
    let pages = PhotoBrowser<Int>()
    pages.numberOfPhotos = { count }
    pages.loadImage = { index, pixels in
      try await loader.image(
        for: ImageRequest(url: url, pixels: pixels, part: .page(index)), priority: .high)
    }
    // Whoever reads wants to know the number of the page all the time.
    pages.idleDelay = 24 * 60 * 60
    let arrows = PageArrows(
      previous: String(gallery: "Previous Page"), next: String(gallery: "Next Page"), keys: keys)
    pages.overlays.insert(arrows, at: 0)
    pages.open(at: 0, from: browser)
    self.pages = pages
  }
}
