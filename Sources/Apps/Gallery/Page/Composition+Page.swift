import PhotoBrowsing
import PhotoMetadata
import UIKit

extension Composition: PhotoPageScene {
  func pageDidTurn(_ page: PhotoPage) { self.page = page }

  func pageDidRest(_ page: PhotoPage) {
    page.pages?.show(page.photo)
    if let photo = page.photo, let browser = page.browser { findMotion(of: photo, in: browser) }
  }

  func obstaclesDidChange(over page: PhotoPage) {
    if page.filmstripIsMade { window.toasts.avoid(page.filmstrip) }
    if let video = page.browser?.currentCell as? VideoCell {
      window.toasts.avoid(video.controlsView)
    }
    window.toasts.obstaclesDidChange()
  }

  func showAllMetadata(of photo: Photo) {
    frontController?.present(AllMetadataController(photo).inSheet(), animated: true)
  }

  /// Opens a place in the desktop's map program, otherwise on OpenStreetMap's page.
  func openMap(of place: MediaMetadata.Place) {
    Task {
      for link in PlaceLinks(place).all where await UIApplication.shared.open(link) { return }
      say(String(localized: "No program shows maps or web pages.", bundle: .gallery))
    }
  }

  func copyCoordinates(of place: MediaMetadata.Place) {
    UIPasteboard.general.string = PlaceLinks(place).coordinates
    say(String(localized: "Coordinates copied", bundle: .gallery))
  }

  func toggleFullScreen() {
    let isEntering = window.windowScene?.isFullScreen != true
    window.windowScene?.toggleFullScreen()
    guard isBrowsing, let page else { return }
    if isEntering { page.showPhotoAlone() } else { page.restorePanels() }
  }
}
