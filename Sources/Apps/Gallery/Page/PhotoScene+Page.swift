import ImageLoading
import PhotoBrowsing
import PhotoMetadata
import UIKit

extension PhotoScene: PhotoPageScene {
  var commands: CommandTable? { scenes?.commands }
  var tagging: PhotoTagging? { scenes?.photoEditor.tagging }
  var thumbnails: ImageLoader { library.thumbnails }

  func pageDidTurn(_ page: PhotoPage) { self.page = page }

  func pageDidRest(_ page: PhotoPage) {
    page.pages?.show(page.photo)
    if let photo = page.photo, let browser = page.browser { findMotion(of: photo, in: browser) }
  }

  func obstaclesDidChange(over page: PhotoPage) {
    guard let toasts = scenes?.window.toasts else { return }
    if page.panels.hasFilmstrip, let browser = page.browser { toasts.avoid(browser.filmstrip) }
    if let video = page.browser?.currentCell as? VideoCell { toasts.avoid(video.controlsView) }
    toasts.obstaclesDidChange()
  }

  func pixelSize(of photo: Photo) -> CGSize? { images.pixelSize(of: photo) }

  /// Shows photos side by side, over the open photo or the grid: the first beside the second, or
  /// beside as many of the others as fit.
  ///
  /// - Parameter count: How many are shown at first, 2…4.
  func compare(_ photos: [Photo], count: Int) {
    guard photos.count > 1 else { return }
    let controller = PhotoComparisonController(count: photos.count, visibleCount: count) {
      [images] index in
      let photo = photos[index]
      return PhotoRequest(
        id: photo.id, photoSize: { images.pixelSize(of: photo) },
        placeholder: images.placeholder(for: photo)
      ) { try await images.image(of: photo, pixels: $0) }
    }
    controller.photoName = { photos[$0].name }
    // The key that begins it ends it.
    controller.onKey = { [weak controller] key in
      guard key.keyCode == .keyboardC,
        key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      else { return false }
      controller?.dismiss(animated: true)
      return true
    }
    let presenter: UIViewController = openBrowser ?? library.home
    presenter.present(controller, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// Opens a place in the desktop's map program, otherwise on OpenStreetMap's page.
  func openMap(of place: MediaMetadata.Place) {
    Task {
      for link in PlaceLinks(place).all where await UIApplication.shared.open(link) { return }
      scenes?.say(String(gallery: "No program shows maps or web pages."))
    }
  }

  func copyCoordinates(of place: MediaMetadata.Place) {
    UIPasteboard.general.string = PlaceLinks(place).coordinates
    scenes?.say(String(gallery: "Coordinates copied"))
  }
}
