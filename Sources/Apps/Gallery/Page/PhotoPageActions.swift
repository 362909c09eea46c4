import PhotoBrowsing
import PhotoMetadata
import UIKit

/// What can be done with the photo that is open. Buttons and fields are shown only for what is
/// connected; everything else of the page works without it.
@MainActor final class PhotoPageActions {
  /// Returns whether a photo is a favorite.
  var isFavorite: (Photo) -> Bool = { _ in false }
  /// Makes a photo a favorite, or an ordinary one again.
  var onFavorite: ((Photo) -> Void)?
  /// Turns a photo by quarters, clockwise.
  var onRotate: ((_ photo: Photo, _ quarters: Int) -> Void)?
  /// Opens a photo in the editor.
  var onEdit: ((Photo) -> Void)?
  /// Moves the open photo to the trash.
  var onTrash: (() -> Void)?
  /// Returns the commands of the photo's menu.
  var menuElements: ((Photo) -> [UIMenuElement])?
  /// Changes a photo's title; an empty one removes it.
  var onTitle: ((_ photo: Photo, _ title: String) -> Void)?
  /// Changes a photo's caption; an empty one removes it.
  var onCaption: ((_ photo: Photo, _ caption: String) -> Void)?
  /// Changes all tags of a photo.
  var onTags: ((_ photo: Photo, _ tags: [String]) -> Void)?
  /// Changes a photo's stars, 0…5.
  var onRating: ((_ photo: Photo, _ stars: Int) -> Void)?
  /// Opens a place in a map program.
  var onMap: ((MediaMetadata.Place) -> Void)?
  /// Copies the coordinates of a place.
  var onCopyPlace: ((MediaMetadata.Place) -> Void)?
  /// Shows every tag of a photo.
  var onAllMetadata: ((Photo) -> Void)?

  /// What the person has chosen.
  let settings: SettingsStore
  /// Called when a page rests.
  var onRest: ((_ photo: Photo, _ browser: PhotoBrowserController) -> Void)?

  /// The panels that the next photo opens with.
  var wantsInfo = false
  var wantsFilmstrip: Bool
  /// Whether the settings showed the filmstrip when they were last looked at.
  private var showsFilmstrip: Bool

  /// The page that is open.
  weak var page: PhotoPage?

  init(settings: SettingsStore = SettingsStore()) {
    self.settings = settings
    showsFilmstrip = settings.value.showsFilmstrip
    wantsFilmstrip = showsFilmstrip
  }

  /// Called when the settings have changed.
  func settingsDidChange() {
    guard settings.value.showsFilmstrip != showsFilmstrip else { return }
    showsFilmstrip.toggle()
    wantsFilmstrip = showsFilmstrip
    if let page, page.isFilmstripShown != showsFilmstrip { page.toggleFilmstrip() }
  }

  /// Shows the photo's state again. To be called after a title, tags, stars or favorites changed.
  func didChange() { page?.refresh() }
}
