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
  private(set) var shown = Choice()
  private(set) var info: InfoPanel?
  private(set) weak var infoSheet: InfoController?
  private(set) var filmstrip: Filmstrip?
  /// The space that the panels take, or are about to take.
  private var space = CGSize.zero

  /// The width from which on there is room for a panel beside the photo, in points.
  private static let wideWindow: CGFloat = 760

  init(of page: PhotoPage) { self.page = page }

  private var browser: PhotoBrowserController? { page.browser }

  private var isWide: Bool { (browser?.view.bounds.width ?? 0) >= Self.wideWindow }

  /// Whether the information is beside the photo now.
  var isInfoVisible: Bool { shown.info && isWide }

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

  private var isReady: Bool { browser?.isOpen == true && page.slideshow == nil }

  private func toggleInfoBesidePhoto() {
    guard isReady else { return }
    shown.info.toggle()
    page.scene?.panels.info = shown.info
    if shown.info {
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
    if shown.info { info?.show(photo) }
    infoSheet?.panel.show(photo)
  }

  /// Forgets the photo, so that it is read again.
  func forget() {
    if shown.info { info?.forget() }
    infoSheet?.panel.forget()
  }

  // MARK: Filmstrip

  func toggleFilmstrip() {
    guard isReady else { return }
    shown.filmstrip.toggle()
    page.scene?.panels.filmstrip = shown.filmstrip
    if shown.filmstrip {
      let strip = filmstrip ?? Filmstrip(page: page)
      filmstrip = strip
      browser?.panelView.insertSubview(strip, at: 0)
    }
    updateSpace(animated: true)
    countDidChange()
  }

  /// Called when there may be more or fewer photos.
  func countDidChange() { if shown.filmstrip { filmstrip?.countDidChange() } }

  /// Moves the filmstrip with the pages.
  func followPages(to position: CGFloat) { if shown.filmstrip { filmstrip?.follow(position) } }

  // MARK: All panels

  /// Shows the panels that were shown when a photo was last closed.
  func restore() {
    guard let wanted = page.scene?.panels else { return }
    if wanted.info, !shown.info, isWide { toggleInfoBesidePhoto() }
    if wanted.filmstrip, !shown.filmstrip { toggleFilmstrip() }
  }

  /// Hides the panels and the controls.
  func showPhotoAlone() {
    if shown != Choice() {
      shown = Choice()
      updateSpace(animated: true)
    }
    browser?.areControlsShown = false
  }

  /// Called when the window or the space for the photo changes.
  func sizeDidChange() {
    guard shown != Choice() else { return }
    updateSpace(animated: false, onlyIfOutdated: true)
    layOut()
  }

  /// Moves the photo aside for what is shown.
  private func updateSpace(animated: Bool, onlyIfOutdated: Bool = false) {
    let right = isInfoVisible ? InfoPanel.width : 0
    let bottom = shown.filmstrip ? Filmstrip.height : 0
    guard !onlyIfOutdated || space != CGSize(width: right, height: bottom) else { return }
    space = CGSize(width: right, height: bottom)
    browser?.setPanelSpace(right: right, bottom: bottom, animated: animated)
    layOut()
  }

  /// Lets panels follow the edge of the photo's space. Those that have left it are hidden.
  func layOut() {
    guard let browser else { return }
    let (bounds, insets) = (browser.view.bounds, browser.panelInsets)
    info?.frame = CGRect(
      x: bounds.width - insets.right, y: 0, width: InfoPanel.width, height: bounds.height)
    info?.isHidden = insets.right <= 0
    guard let filmstrip else { return }
    filmstrip.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom, width: bounds.width - insets.right,
      height: Filmstrip.height)
    filmstrip.isHidden = insets.bottom <= 0
    page.obstaclesDidChange()
  }
}
