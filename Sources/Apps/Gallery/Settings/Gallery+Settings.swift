import ImageLoading
import PhotoBrowsing
import UIKit
import UIKitCompat

extension Gallery {
  /// Lets the settings take effect.
  func settingsDidChange(_ settings: Settings) {
    let style = settings.appearance.interfaceStyle
    if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
    UIAccessibility.appReducesMotion = settings.reducesMotion
    editing.tagging.storage = settings.metadataPlace.storage
    photo.settingsDidChange()
  }

  func showSettings() {
    var caches: [SettingsCache] = []
    if let store = places.thumbnails { caches.append(.thumbnails(store, of: library.thumbnails)) }
    caches.append(.images(.shared, of: photo.images.loader))
    present(SettingsController(store: settings, caches: caches).inSheet())
  }

  func showKeys() { present(KeysController(commands: commands).inSheet()) }

  /// Shows what is known of photos that aren't open.
  func showInfo(of photos: [Photo]) {
    if !photos.isEmpty { present(SelectionInfoController(photos).inSheet()) }
  }

  func showAllMetadata(of photo: Photo) { present(AllMetadataController(photo).inSheet()) }
}

extension Settings.Wheel {
  /// The same for a browser.
  var action: PhotoBrowserController.WheelAction { self == .turnsPages ? .turnsPages : .zooms }
}
