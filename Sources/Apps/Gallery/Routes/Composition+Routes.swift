import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import Routing
import UIKit

extension Composition {
  func registerRoutes() {
    router.alertOnFailure()
    do {
      for entry in try RouteCoder<GalleryRoute>().table.entries {
        let pattern = "\(entry.pattern)"
        let source: any RouteSource =
          entry.route == "album"
          ? AlbumPhotoSource(pattern: pattern, composition: self)
          : PhotoSource(pattern: pattern, composition: self)
        try router.register(source)
      }
    } catch {
      preconditionFailure("Composition.registerRoutes: \(error)")
    }
  }

  /// Opens a photo of the library.
  func open(_ index: Int) {
    guard library.photos.indices.contains(index) else { return }
    follow(.photo(id: library.photos[index].id))
  }

  /// Opens a link, or an image or video as a link to it would.
  func receive(_ url: URL) {
    showLibrary()
    guard let file = FileID(url) else { return router.receive(url) }
    if let link = GalleryRoute.photo(id: file).link { router.receive(link, trust: .external) }
  }

  func open(_ photo: Photo, among grouping: PhotoGrouping) {
    follow(.photo(id: photo.id, by: grouping))
  }

  private func follow(_ route: GalleryRoute) {
    guard let link = route.link else { return }
    router.receive(link, trust: .app)
    window.toasts.bringToFront()
  }

  func index(ofPhoto id: Photo.ID) -> Int? { library.index(of: id) }

  /// Returns the open browser if it has the photo; otherwise one for the visible albums, the
  /// library's, or one for this file alone.
  func browser(forPhoto id: Photo.ID) -> any PhotoFinding {
    let shown: (any PhotoFinding)? = home.browser ?? browser
    if let open = shown, open.index(ofPhoto: id) != nil {
      // A file that is not in the library may be shown over it.
      if open.presentedViewController != nil { open.dismiss(animated: false) }
      return open
    }
    if let made = home.shownAlbums.flatMap({ home.browser(forPhoto: id, among: $0.grouping) }) {
      return made
    }
    guard index(ofPhoto: id) != nil else { return makeBrowser(forFile: id) }
    let made = makeBrowser()
    browser = made
    return made
  }

  /// Opening one file doesn't add its folder to the library.
  func makeBrowser(forFile file: Photo.ID) -> LibraryBrowser {
    let browser = LibraryBrowser()
    browser.numberOfPhotos = { 1 }
    browser.photoID = { _ in file }
    browser.photoIndex = { $0 == file ? 0 : nil }
    browser.loadImage = { [photoLoader] _, pixels in
      try await photoLoader.image(for: ImageRequest(url: file.url, pixels: pixels, animates: true))
    }
    if FolderScan.kind(ofName: file.name) == .video {
      browser.makeCell = { browser, _ in
        let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
        cell.show(VideoRequest(id: file, url: file.url))
        return cell
      }
    }
    browser.onPageChange = { [weak self] _, _ in
      self?.window.windowScene?.title = file.displayName
    }
    browser.onKey = { [weak self] in self?.handle($0) ?? false }
    browser.onClose = { [weak self] _ in
      guard let self else { return }
      self.window.windowScene?.title = self.library.title
    }
    return browser
  }
}
