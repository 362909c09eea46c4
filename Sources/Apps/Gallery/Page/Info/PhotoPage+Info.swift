import PhotoBrowsing
import UIKit

/// The info panel: beside the photo where there is room, otherwise a sheet.
extension PhotoPage {
  /// The width from which on there is room for a panel beside the photo, in points.
  private static let wideWindow: CGFloat = 760

  private var isWide: Bool { (browser?.view.bounds.width ?? 0) >= Self.wideWindow }

  /// Whether the panel is beside the photo now.
  var isInfoVisible: Bool { isInfoShown && isWide }

  func toggleInfo() {
    guard let browser, browser.isOpen, slideshow == nil else { return }
    // A panel that was shown in a wider window is shown there again.
    guard isWide else { return presentInfo() }
    isInfoShown.toggle()
    scene?.panels.info = isInfoShown
    if isInfoShown {
      infoPanelIsMade = true
      browser.panelView.addSubview(infoPanel)
      infoPanel.overrideUserInterfaceStyle = .dark
      infoPanel.onClose = { [weak self] in self?.toggleInfo() }
      infoPanel.show(photo)
    } else if infoPanel.isEditing {
      infoPanel.endEditing(true)
      browser.becomeFirstResponder()
    }
    updatePanelSpace(animated: true)
  }

  /// Shows or hides the information, also if it is a sheet.
  func toggleInfoOrItsSheet() {
    if let sheet = infoSheet, sheet.presentingViewController != nil {
      sheet.dismiss(animated: true)
    } else {
      toggleInfo()
    }
  }

  /// Shows the panels that were shown when a photo was last closed.
  func restorePanels() {
    if scene?.panels.info == true, !isInfoShown, isWide { toggleInfo() }
    if scene?.panels.filmstrip == true, !isFilmstripShown { toggleFilmstrip() }
  }

  /// Hides the panels and the controls.
  func showPhotoAlone() {
    if isInfoShown || isFilmstripShown {
      (isInfoShown, isFilmstripShown) = (false, false)
      updatePanelSpace(animated: true)
    }
    browser?.areControlsShown = false
  }

  private func presentInfo() {
    let panel = InfoPanel(page: self)
    let sheet = InfoController(panel: panel)
    sheet.overrideUserInterfaceStyle = .dark
    infoSheet = sheet
    panel.show(photo)
    browser?.present(sheet, animated: true)
  }

  /// Called when the window or the space for the photo changes.
  func sizeDidChange() {
    guard isInfoShown || isFilmstripShown else { return }
    updatePanelSpace(animated: false, onlyIfOutdated: true)
    layOutPanels()
  }

  /// Moves the photo aside for what is shown.
  func updatePanelSpace(animated: Bool, onlyIfOutdated: Bool = false) {
    let right = isInfoVisible ? InfoPanel.width : 0
    let bottom = isFilmstripShown ? Filmstrip.height : 0
    guard !onlyIfOutdated || panelSpace != CGSize(width: right, height: bottom) else { return }
    panelSpace = CGSize(width: right, height: bottom)
    browser?.setPanelSpace(right: right, bottom: bottom, animated: animated)
    layOutPanels()
  }

  /// Panels follow the edge of the photo's space. Those that have left it are removed.
  func layOutPanels() {
    guard let browser else { return }
    let (bounds, insets) = (browser.view.bounds, browser.panelInsets)
    if infoPanelIsMade {
      infoPanel.frame = CGRect(
        x: bounds.width - insets.right, y: 0, width: InfoPanel.width, height: bounds.height)
      infoPanel.isHidden = insets.right <= 0
    }
    if filmstripIsMade {
      filmstrip.frame = CGRect(
        x: 0, y: bounds.height - insets.bottom, width: bounds.width - insets.right,
        height: Filmstrip.height)
      filmstrip.isHidden = insets.bottom <= 0
      obstaclesDidChange()
    }
  }
}
