import PhotoBrowsing
import UIKit
import UIKitCompat

/// The page of one photo: the bar over it, the panels beside it, and the slideshow. There is one for
/// each browser.
///
/// Nothing of it is made before the first photo is visible. A turn of the page sets the name; the
/// rest waits until the pages rest.
@MainActor final class PhotoPage {
  private(set) weak var browser: PhotoBrowserController?
  private(set) weak var scene: (any PhotoPageScene)?
  let photoAt: @MainActor (_ index: Int) -> Photo?
  /// The bar, which belongs to the browser and keeps the page.
  var bar: PhotoBar {
    if let madeBar { return madeBar }
    let bar = PhotoBar(page: self)
    madeBar = bar
    return bar
  }
  private weak var madeBar: PhotoBar?
  private(set) lazy var arrows = PageArrows(
    previous: String(gallery: "Previous Photo"), next: String(gallery: "Next Photo"),
    keys: turningKeys)
  private(set) lazy var slideshowBar = SlideshowBar(page: self)
  /// The photo whose name is shown.
  private(set) var photo: Photo?
  /// The photo of which everything is shown; nil while pages are turned.
  private(set) var restingPhoto: Photo?
  private var rest: DelayedCall?
  private(set) lazy var panels = PagePanels(of: self)
  /// Whether the window filled the screen before the slideshow.
  var wasFullScreen = false
  private var fade: DelayedCall?
  /// Counts the pages of the photo's file.
  var pages: PhotoPages?

  /// How long a page rests before more than its name is shown, in seconds.
  private static let restDelay = 0.12

  init(
    of browser: PhotoBrowserController, in scene: any PhotoPageScene,
    photoAt: @escaping @MainActor (_ index: Int) -> Photo?
  ) {
    self.browser = browser
    self.scene = scene
    self.photoAt = photoAt
    browser.showsCloseButton = false
    browser.idleDelay = 2
    browser.showsActionsButton = false
    browser.areControlsInUse = { [weak self] in
      self.map { $0.bar.isMenuOpen || $0.slideshowBar.isMenuOpen } ?? false
    }
    browser.onZoom = { [weak self] in self?.didZoom($0) }
    browser.onPanelMove = { [weak self] _ in self?.panels.layOut() }
    browser.onControlsChange = { [weak self] _ in
      self?.fade = after(0.3) { self?.obstaclesDidChange() }
    }
  }

  // MARK: Pages

  /// The keys that turn pages: to the left, and to the right.
  var turningKeys: @MainActor () -> [KeyCombination] {
    { [weak scene] in scene?.commands?["turn-page"]?.keys ?? [] }
  }

  /// Called for each turn of the page.
  func pageDidChange(to index: Int) {
    let photo = photoAt(index)
    scene?.pageDidTurn(self)
    guard photo != self.photo || restingPhoto == nil else { return }
    self.photo = photo
    restingPhoto = nil
    bar.showName(photo?.name)
    rest?.cancel()
    rest = after(Self.restDelay) { [weak self] in self?.pageDidRest() }
  }

  private func pageDidRest() {
    // A photo that is still opening comes first.
    guard browser?.isOpen == true else {
      rest = after(Self.restDelay) { [weak self] in
        if self?.browser?.view.window != nil { self?.pageDidRest() }
      }
      return
    }
    let isFirst = !bar.isBuilt
    bar.build()
    restingPhoto = photo
    bar.dateLabel.text = photo.map { InfoText.date($0.moment, style: .abbreviated) }
    bar.showButtons()
    bar.zoom.show((browser?.currentCell as? ImageCell)?.pixelZoom)
    panels.show(photo)
    if isFirst {
      browser?.actions = { [weak self] _ in self?.offeredMenu ?? [] }
      if browser?.view.window?.windowScene?.isFullScreen != true { panels.restore() }
    }
    scene?.pageDidRest(self)
    obstaclesDidChange()
  }

  func obstaclesDidChange() { scene?.obstaclesDidChange(over: self) }

  /// Shows the photo's state again.
  func refresh() {
    guard restingPhoto != nil, let photo, let index = browser?.currentIndex else { return }
    self.photo = photoAt(index) ?? photo
    panels.forget()
    pageDidRest()
  }

  private func didZoom(_ cell: ImageCell) {
    if bar.isBuilt, !bar.zoom.isHidden { bar.zoom.show(cell.pixelZoom) }
  }
}
