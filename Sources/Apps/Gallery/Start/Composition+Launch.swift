import Toasts
import UIKit
import UIKitCompat

extension Composition {
  /// Does what the command line asks for, as soon as it is possible.
  func begin(with options: LaunchOptions) {
    if options.isFullScreen { window.windowScene?.toggleFullScreen() }
    if options.startsSlideshow { startSlideshow() }
    if options.introducesGestures, named == nil, !settings.value.hasSeenWelcome {
      introduceGesturesSoon()
    }
  }

  /// Opens the first photo if none is open, and starts a slideshow as soon as it is shown.
  private func startSlideshow() {
    if !isBrowsing, library.state != .scanning { open(0) }
    if let page = page, page.browser?.isOpen == true { return page.startSlideshow() }
    // There is nothing to show in an empty folder.
    if case .problem = library.state { return }
    launchDelay = after(0.1) { [weak self] in self?.startSlideshow() }
  }

  /// Waits until the first thumbnails, or a message instead of them, have been visible for a
  /// moment.
  private func introduceGesturesSoon() {
    let isReady = grid.isViewLoaded && library.state != .scanning && grid.visibleCellsAreLoaded
    launchDelay = after(isReady ? 0.6 : 0.2) { [weak self] in
      if isReady { self?.introduceGestures() } else { self?.introduceGesturesSoon() }
    }
  }

  private func introduceGestures() {
    // A link may have opened a photo meanwhile.
    guard !isBrowsing, let front = frontController, front === window.rootViewController else {
      return
    }
    settings.value.hasSeenWelcome = true
    front.present(WelcomeController(), animated: true)
  }

  // MARK: Opening more

  func startOpening() {
    opener.onFailure = { [weak self] error in
      let message = String(
        localized: "No window could be opened: \(error.localizedDescription)", bundle: .gallery)
      self?.window.showToast(message)
    }
  }

  func askForFiles() {
    if let front = frontController { opener.askForFiles(in: openFolder, over: front) }
  }

  func askForFolder() {
    if let front = frontController { opener.askForFolder(in: openFolder, over: front) }
  }

  /// The folder of the open or chosen photo, otherwise the library's.
  private var openFolder: URL? { currentPhoto?.id.folder.url ?? library.paths.first }
}
