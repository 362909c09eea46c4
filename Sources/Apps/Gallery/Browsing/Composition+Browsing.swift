import Albums
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import UIKit

extension Composition {
  /// The browser with the open photo of the library.
  var openBrowser: PhotoBrowserController? { home.browser ?? browser }

  var isBrowsing: Bool { openBrowser != nil }

  /// Makes the browser of all photos.
  func makeBrowser() -> LibraryBrowser {
    let browser = LibraryBrowser()
    let library = library
    let photo = { @MainActor (id: Photo.ID) in library.photo(id) }
    browser.numberOfPhotos = { library.photos.count }
    browser.photoID = { library.photos[$0].id }
    browser.photoIndex = { library.index(of: $0) }
    browser.photoSize = { [weak self] in photo($0).flatMap { self?.pixelSize(of: $0) } }
    browser.placeholder = { [weak self] in photo($0).flatMap { self?.placeholder(for: $0) } }
    browser.loadImage = { [weak self] id, pixels in
      guard let self else { throw CancellationError() }
      return try await self.loadImage(of: photo(id), pixels: pixels)
    }
    browser.makeCell = { [weak self] browser, index in
      self?.videoCell(for: library.photos[index], in: browser)
        ?? self?.motionCell(for: library.photos[index], at: index, in: browser)
    }
    browser.setSource(self)
    browser.onPageChange = { [weak self] _, id in self?.photoDidChange(to: id.flatMap(photo)) }
    browser.onClose = { [weak self] in self?.browserDidClose(lastID: $0) }
    configure(browser, photo: photo)
    return browser
  }

  /// Configures the browser of folders or months, whose pages come from its album.
  func configure(_ browser: AlbumBrowserController) {
    let library = library
    let photo = { @MainActor (item: AlbumItem) in
      item.picId.flatMap { library.photo(FileID(escaped: $0)) }
    }
    browser.itemSize = { [weak self] in photo($0).flatMap { self?.pixelSize(of: $0) } }
    browser.itemPlaceholder = { [weak self] in photo($0).flatMap { self?.placeholder(for: $0) } }
    browser.loadItem = { [weak self] item, pixels in
      guard let self else { throw CancellationError() }
      return try await self.loadImage(of: photo(item), pixels: pixels)
    }
    let makeCell = browser.makeCell
    browser.makeCell = { [weak self] browser, index in
      if let cell = makeCell?(browser, index) { return cell }
      guard let album = browser as? AlbumBrowserController, let id = album.id(at: index),
        let photo = album.item(for: id).flatMap(photo)
      else { return nil }
      return self?.motionCell(for: photo, at: index, in: browser)
    }
    browser.onItemChange = { [weak self] _, item in self?.photoDidChange(to: photo(item)) }
    browser.titleStripTop = PhotoBar.height
    let onClose = browser.onClose
    browser.onClose = { [weak self] in
      self?.photoDidChange(to: nil)
      onClose?($0)
    }
    configure(browser) { [weak browser] id in browser?.item(for: id).flatMap(photo) }
  }

  /// Configures any browser of the library.
  private func configure<ID>(
    _ browser: PhotoBrowser<ID>, photo: @escaping @MainActor (ID) -> Photo?
  ) {
    browser.loadRegion = { [weak self] id, region, pixels in
      // A part of the file is none of the edited photo.
      guard let self, let photo = photo(id), !self.edits.isEdited(photo.id) else {
        throw CancellationError()
      }
      let request = ImageRequest(url: photo.url, pixels: pixels, part: .region(region))
      return try await self.photoLoader.image(for: request, priority: .high)
    }
    browser.loadPreview = { [weak self] id in
      guard let self, let photo = photo(id), !photo.isVideo else { return nil }
      // A decoded photo is available before a preview would be.
      if let image = try? await self.named?.image(of: photo.id) { return image }
      let request = ImageRequest(url: photo.url, pixels: nil, part: .embeddedThumbnail)
      return try? await self.photoLoader.image(for: request, priority: .high)
    }
    browser.onPrefetch = { [weak self] in self?.prefetch($0.compactMap(photo)) }
    browser.keepsZoom = settings.value.keepsZoom
    browser.wheelAction = settings.value.wheel.action
    let page = PhotoPage(of: browser, in: self) {
      [weak browser] index in browser?.id(at: index).flatMap(photo)
    }
    let pages = PhotoPages(over: browser, loader: photoLoader, photoAt: page.photoAt)
    page.pages = pages
    browser.overlays.append(pages.button)
    // Behind others, so that its scrim is.
    browser.overlays.insert(page.bar, at: 0)
    browser.onKey = { [weak self, weak page] in
      page?.handle($0) == true || self?.handle($0) == true
    }
    if let indicator = browser.pageIndicator { window.toasts.avoid(indicator) }
  }

  private func videoCell(for photo: Photo, in browser: PhotoBrowserController) -> VideoCell? {
    guard photo.isVideo else { return nil }
    let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
    cell.show(
      VideoRequest(
        id: photo.id, url: photo.url, videoSize: pixelSize(of: photo),
        placeholder: placeholder(for: photo),
        loadPoster: { [weak self] pixels in
          guard let self else { throw CancellationError() }
          return try await self.loadImage(of: photo, pixels: pixels)
        }))
    return cell
  }

  /// Loads photos ahead in the direction of paging, within the limits of memory, and cancels
  /// others.
  private func prefetch(_ photos: [Photo]) {
    let (size, scale) = (window.bounds.size, window.screen.scale)
    let bytes = max(1, size.width * size.height * scale * scale * 4)
    let count = max(1, Int(Self.prefetchBytes / bytes))
    prefetcher.replace(
      with: photos.lazy.filter { !$0.isVideo }.prefix(count).map { self.screenRequest(for: $0) })
  }

  /// The memory for decoded photos that have not been shown yet.
  private static let prefetchBytes: CGFloat = 24 * 1_048_576
}
