import PhotoBrowsing
import UIKit

extension PhotoPage {
  func toggleFilmstrip() {
    guard let browser, browser.isOpen, slideshow == nil else { return }
    isFilmstripShown.toggle()
    scene?.panels.filmstrip = isFilmstripShown
    if isFilmstripShown {
      filmstripIsMade = true
      browser.panelView.insertSubview(filmstrip, at: 0)
    }
    updatePanelSpace(animated: true)
    if isFilmstripShown { filmstrip.countDidChange() }
  }
}
