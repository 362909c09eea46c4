import ImageLoading
import PhotoBrowsing
import UIKit

/// The panels of a photo: what is known of it, beside it where there is room and otherwise in a
/// sheet, and the filmstrip below it. Each is made when it is shown for the first time.
@MainActor final class PagePanels {
  /// Which panels are shown.
  struct Choice: Equatable {
    var info = false
    var filmstrip = false
  }

  private unowned let page: PhotoPage
  private(set) var info: InfoPanel?
  private(set) weak var infoSheet: InfoController?
  private var showsInfo = false
  /// Whether the filmstrip was ever shown.
  private(set) var hasFilmstrip = false
  /// The space that the information takes, or is about to take.
  private var space: CGFloat = 0

  /// The width from which on there is room for a panel beside the photo, in points.
  private static let wideWindow: CGFloat = 760

  init(of page: PhotoPage) { self.page = page }

  private var browser: PhotoBrowserController? { page.browser }

  var shown: Choice { Choice(info: showsInfo, filmstrip: browser?.isFilmstripHidden == false) }

  private var isWide: Bool { (browser?.view.bounds.width ?? 0) >= Self.wideWindow }

  /// Whether the information is beside the photo now.
  var isInfoVisible: Bool { showsInfo && isWide }

  // MARK: Information

  /// Shows or hides the information, also if it is a sheet.
  func toggleInfo() {
    if let sheet = infoSheet, sheet.presentingViewController != nil {
      sheet.dismiss(animated: true)
    } else if isWide {
      toggleInfoBesidePhoto()
    } else if isReady {
      // A panel that was shown in a wider window is shown there again.
      presentInfo()
    }
  }

  private var isReady: Bool { browser?.isOpen == true && !page.isSlideshowShown }

  private func toggleInfoBesidePhoto() {
    guard isReady else { return }
    showsInfo.toggle()
    page.scene?.panels.info = showsInfo
    if showsInfo {
      let panel = info ?? InfoPanel(page: page)
      info = panel
      browser?.panelView.addSubview(panel)
      panel.overrideUserInterfaceStyle = .dark
      panel.show(page.photo)
    } else if info?.isEditing == true {
      info?.endEditing(true)
      browser?.becomeFirstResponder()
    }
    updateSpace(animated: true)
  }

  private func presentInfo() {
    let panel = InfoPanel(page: page)
    let sheet = InfoController(panel: panel)
    sheet.overrideUserInterfaceStyle = .dark
    infoSheet = sheet
    panel.show(page.photo)
    browser?.present(sheet, animated: true)
  }

  func show(_ photo: Photo?) {
    if showsInfo { info?.show(photo) }
    infoSheet?.panel.show(photo)
  }

  /// Forgets the photo, so that it is read again.
  func forget() {
    if showsInfo { info?.forget() }
    infoSheet?.panel.forget()
  }

  // MARK: Filmstrip

  func toggleFilmstrip() {
    guard isReady, let browser else { return }
    if !hasFilmstrip { configure(browser.filmstrip) }
    browser.setFilmstripHidden(!browser.isFilmstripHidden, animated: true)
    page.scene?.panels.filmstrip = shown.filmstrip
  }

  /// A larger thumbnail of the grid serves as well.
  private func configure(_ filmstrip: Filmstrip) {
    hasFilmstrip = true
    let (loader, photoAt) = (page.scene?.thumbnails, page.photoAt)
    filmstrip.photoName = { photoAt($0)?.name }
    filmstrip.thumbnailRequest = { index, pixels in
      guard let loader, let photo = photoAt(index) else { return .missing(index) }
      let request = ImageRequest.thumbnail(of: photo, pixels: pixels)
      let known = loader.cache.image(for: request) ?? loader.cache.sharpest(of: photo.url)
      return PhotoRequest(id: photo.id, placeholder: known) { _ in
        try await loader.image(for: request, priority: .low)
      }
    }
  }

  // MARK: All panels

  /// Shows the panels that were shown when a photo was last closed.
  func restore() {
    guard let wanted = page.scene?.panels else { return }
    if wanted.info, !shown.info, isWide { toggleInfoBesidePhoto() }
    if wanted.filmstrip, !shown.filmstrip { toggleFilmstrip() }
  }

  /// Hides the panels and the controls.
  func showPhotoAlone() {
    showsInfo = false
    browser?.setFilmstripHidden(true, animated: true)
    updateSpace(animated: true)
    browser?.areControlsShown = false
  }

  /// Called when the window or the space for the photo changes.
  func sizeDidChange() {
    guard shown != Choice() else { return }
    updateSpace(animated: false)
    layOut()
  }

  /// Moves the photo aside for the information.
  private func updateSpace(animated: Bool) {
    let width = isInfoVisible ? InfoPanel.width : 0
    guard width != space else { return }
    space = width
    browser?.setPanelSpace(trailing: width, bottom: 0, animated: animated)
    layOut()
  }

  /// Lets the information follow the edge of the photo's space. Once it has left, it is hidden.
  func layOut() {
    guard let browser else { return }
    let (bounds, insets) = (browser.view.bounds, browser.panelInsets)
    let space = max(insets.left, insets.right)
    info?.frame = browser.view.mirrored(
      CGRect(x: bounds.width - space, y: 0, width: InfoPanel.width, height: bounds.height))
    info?.isHidden = space <= 0
    if hasFilmstrip { page.obstaclesDidChange() }
  }
}
