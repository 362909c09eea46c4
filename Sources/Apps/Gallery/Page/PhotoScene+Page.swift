import ImageLoading
import PhotoBrowsing
import PhotoEditing
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

  func show(_ image: UIImage, of photo: Photo, with edit: PhotoEdit) {
    guard let cell = openBrowser?.currentCell as? ImageCell, cell.photoID == PhotoID(photo.id)
    else { return }
    let size = images.edits.size(of: photo, images.filePixelSize(of: photo), with: edit)
    cell.showOriginal(image, photoSize: size)
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
    controller.isFavorite = { [weak self] in self?.current(photos[$0]).isFavorite == true }
    controller.toggleFavorite = { [weak self] in
      self?.commands?.perform("favorite", on: [photos[$0]])
    }
    controller.onKey = { [weak self, weak controller] key in
      guard let self, let controller else { return false }
      return handle(key, in: controller, of: photos)
    }
    let presenter: UIViewController = openBrowser ?? library.home
    presenter.present(controller, animated: !UIAccessibility.isReduceMotionEnabled)
    scenes?.window.toasts.bringToFront()
  }

  /// Handles the keys of commands: those that rate concern the photo that the pointer is at, and
  /// the one that begins the comparison ends it.
  private func handle(
    _ key: UIKey, in comparison: PhotoComparisonController, of photos: [Photo]
  ) -> Bool {
    guard let commands, photos.indices.contains(comparison.currentIndex) else { return false }
    for id in ["compare", "favorite", "rate"] {
      guard let command = commands[id] else { continue }
      // Digits say how many photos are compared.
      let keys = command.alternates.isEmpty ? command.keys : command.alternates
      guard let number = keys.firstIndex(where: { $0.matches(key) }) else { continue }
      if id == "compare" {
        comparison.dismiss(animated: true)
      } else {
        let photo = current(photos[comparison.currentIndex])
        command.perform?(commands.target([photo], keyNumber: number))
      }
      return true
    }
    return false
  }

  /// A photo as the library or the opened folder knows it now.
  private func current(_ photo: Photo) -> Photo {
    library.photoLibrary.photo(photo.id) ?? opened?.library.photo(photo.id) ?? photo
  }

  /// Shows in a comparison which photos are favorites now.
  func updateComparison() {
    (scenes?.frontController as? PhotoComparisonController)?.updateFavorites()
  }

  /// Opens a place in the desktop's map program, otherwise on OpenStreetMap's page.
  func openMap(of place: MediaMetadata.Place) {
    Task {
      for link in PlaceLinks(place).all where await UIApplication.shared.open(link) { return }
      scenes?.say(String(gallery: "No program shows maps or web pages."))
    }
  }

  func findPhotos(near place: MediaMetadata.Place) {
    leaveForAnother()
    scenes?.searchAllPhotos(for: PlaceLinks(place).query)
  }

  func copyCoordinates(of place: MediaMetadata.Place) {
    UIPasteboard.general.string = PlaceLinks(place).coordinates
    scenes?.say(String(gallery: "Coordinates copied"))
  }
}
