import ImageLoading
import PhotoBrowsing
import UIKit
import UIKitCompat

extension Composition {
  /// Lets the settings take effect, now and whenever they change.
  func startSettings() {
    settings.observe { [weak self] settings in
      guard let self else { return }
      let style = settings.appearance.interfaceStyle
      if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
      UIAccessibility.appReducesMotion = settings.reducesMotion
      tagging.storage = settings.metadataPlace.storage
      openBrowser?.wheelAction = settings.wheel.action
      openBrowser?.keepsZoom = settings.keepsZoom
      showsFilmstrip = settings.showsFilmstrip
    }
  }

  /// Shows the list of keys.
  func showKeys() {
    guard let front = frontController else { return }
    front.present(KeysController(commands: commands).inSheet(), animated: true)
  }

  func showSettings() {
    guard let front = frontController else { return }
    var caches: [SettingsCache] = []
    if let store = places.thumbnails { caches.append(.thumbnails(store, of: thumbnails)) }
    caches.append(.images(.shared, of: photoLoader))
    front.present(SettingsController(store: settings, caches: caches).inSheet(), animated: true)
  }
}

extension Settings.Wheel {
  /// The same for a browser.
  var action: PhotoBrowserController.WheelAction { self == .turnsPages ? .turnsPages : .zooms }
}
