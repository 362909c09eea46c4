import UIKit
import UIKitCompat

/// The owner of a window's gallery.
@MainActor protocol GalleryHost: AnyObject {
  /// Replaces a gallery by one with other files or folders, in the same window.
  func startOver(_ gallery: Gallery, with urls: [URL])
}

extension Gallery {
  func startOver(with urls: [URL]) -> Bool {
    start.host?.startOver(self, with: urls)
    return start.host != nil
  }

  /// Does what the command line asks for, as soon as it is possible.
  func begin(with options: LaunchOptions) {
    if options.isFullScreen { window.windowScene?.toggleFullScreen() }
    if options.startsSlideshow { startSlideshow() }
    if options.introducesGestures, start.named == nil, !settings.value.hasSeenWelcome {
      introduceGesturesSoon()
    }
  }

  /// Opens a photo if none is open, the chosen or the first one, and starts a slideshow as soon as it
  /// is shown.
  func startSlideshow() {
    let photos = library.photoLibrary
    if !photo.isBrowsing, photos.state != .scanning,
      let first = photosForKeys.first ?? photos.photos.first
    {
      photo.open(first, inFolder: false)
    }
    if let page = photo.page, page.browser?.isOpen == true { return page.startSlideshow() }
    // There is nothing to show in an empty folder.
    if case .problem = photos.state { return }
    launchDelay = after(0.1) { [weak self] in self?.startSlideshow() }
  }

  /// Waits until the first thumbnails, or a message instead of them, have been visible for a
  /// moment.
  private func introduceGesturesSoon() {
    let grid = library.grid
    let isReady =
      grid.isViewLoaded && library.photoLibrary.state != .scanning && grid.visibleCellsAreLoaded
    launchDelay = after(isReady ? 0.6 : 0.2) { [weak self] in
      if isReady { self?.introduceGestures() } else { self?.introduceGesturesSoon() }
    }
  }

  private func introduceGestures() {
    // A link may have opened a photo meanwhile.
    guard !photo.isBrowsing, let front = frontController, front === window.rootViewController else {
      return
    }
    settings.value.hasSeenWelcome = true
    front.present(WelcomeController(), animated: true)
  }
}
