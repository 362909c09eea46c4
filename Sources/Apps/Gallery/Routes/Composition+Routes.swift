import ImageLoading
import PhotoBrowsing
import Routing
import UIKit

extension Composition {
  func registerRoutes() {
    router.onFailure = { [weak self] in self?.tell($0) }
    do {
      for pattern in try RouteCoder<GalleryRoute>().table.entries.map(\.pattern) {
        try router.register(PhotoSource(pattern: "\(pattern)", composition: self))
      }
    } catch {
      preconditionFailure("Composition.registerRoutes: \(error)")
    }
  }

  /// Goes to a photo of the library.
  func open(_ index: Int) {
    guard library.photos.indices.contains(index),
      let link = GalleryRoute.photo(id: library.photos[index].id).link
    else { return }
    router.receive(link, trust: .app)
    window.toasts.bringToFront()
  }

  func index(ofPhoto id: String) -> Int? { library.index(of: id) }

  /// The library's own browser, which may be open, or one for this picture alone.
  func browser(forPhoto id: String) -> PhotoBrowser {
    guard index(ofPhoto: id) != nil else { return makeBrowser(forFile: URL(fileURLWithPath: id)) }
    if let browser {
      // A picture from elsewhere may lie over it.
      if browser.presentedViewController != nil { browser.dismiss(animated: false) }
      return browser
    }
    let made = makeBrowser()
    browser = made
    grid.featured.isResting = true
    return made
  }

  /// One picture from elsewhere does not make its folder part of the library.
  private func makeBrowser(forFile file: URL) -> PhotoBrowser {
    let browser = PhotoBrowser()
    browser.numberOfPhotos = { 1 }
    browser.photoID = { _ in file.path }
    browser.photoIndex = { $0 == AnyHashable(file.path) ? 0 : nil }
    browser.loadImage = { [pictures] _, pixels in
      try await pictures.image(for: ImageRequest(url: file, pixels: pixels, animates: true))
    }
    if FolderScan.kind(ofName: file.lastPathComponent) == .video {
      browser.makeCell = { browser, _ in
        let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
        cell.show(VideoRequest(id: file.path, url: file))
        return cell
      }
    }
    browser.onPageChange = { [weak self] _, _ in
      self?.window.windowScene?.title = file.lastPathComponent
    }
    browser.onKey = { [weak self] in self?.handle($0) ?? false }
    browser.onClose = { [weak self] _ in
      guard let self else { return }
      self.window.windowScene?.title = self.library.title
    }
    return browser
  }

  /// A link that leads nowhere says so, in the window in which it would have opened.
  private func tell(_ error: RoutingError) {
    let alert = UIAlertController(
      title: "This link cannot be opened", message: error.description, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    var top: UIViewController = home
    while let next = top.presentedViewController { top = next }
    top.present(alert, animated: true)
  }
}
