import PhotoBrowsing
import UIKit

extension PhotoCommand {
  /// The commands that show something else while a photo is open.
  static var viewing: [PhotoCommand] {
    [
      PhotoCommand(
        "turn-page", String(gallery: "Turn the Page"), in: .photo,
        keys: ["←", "→", "Home", "End", "Page Up", "Page Down"], handling: .fixed, perform: nil),
      zooming("zoom-in", String(gallery: "Zoom In"), "+", .zoomIn),
      zooming("zoom-out", String(gallery: "Zoom Out"), "-", .zoomOut),
      zooming("fit", String(gallery: "Fit the Window"), "Ctrl+0", .fit),
      zooming("each-pixel", String(gallery: "Show Each Pixel"), "Ctrl+1", .actualSize),
      PhotoCommand(
        "play", String(gallery: "Play or Pause a Video"), in: .photo, keys: ["Space"],
        handling: .fixed, perform: nil),
      PhotoCommand(
        "info", String(gallery: "Info"), "info.circle", in: .photos, keys: ["i"],
        at: [.menu(.describing), .pageBar(4)],
        state: { .init(isOn: $0.openPage?.panels.isInfoVisible == true) }
      ) { target in
        guard let page = target.openPage else { return target.gallery.showInfo(of: target.photos) }
        page.panels.toggleInfo()
      },
      PhotoCommand(
        "filmstrip", String(gallery: "Filmstrip"), "rectangle.split.3x1", in: .photo, keys: ["t"],
        at: [.menu(.viewing)], state: { .init(isOn: $0.page?.panels.shown.filmstrip == true) }
      ) { target in
        guard let panels = target.page?.panels else { return }
        panels.toggleFilmstrip()
        target.gallery.settings.value.showsFilmstrip = panels.shown.filmstrip
      },
      PhotoCommand(
        "slideshow", String(gallery: "Slideshow"), "play.rectangle", in: .window, keys: ["F5"],
        at: [.menu(.viewing), .menu(.keeping)],
        isOffered: { $0.openPage != nil || !$0.library.photos.isEmpty },
        isEnabled: { $0.isInLibrary },
        submenu: { $0.slideshowMenu }
      ) { target in
        guard let page = target.openPage else { return target.gallery.startSlideshow() }
        page.toggleSlideshow()
      },
      PhotoCommand(
        "compare", String(gallery: "Compare"), "rectangle.split.2x1", in: .photos, keys: ["c"],
        at: [.menu(.describing)], isOffered: { $0.openPage != nil || $0.stills.count > 1 },
        isEnabled: { $0.openPage?.canCompare ?? ($0.stills.count > 1) }
      ) { target in
        guard let page = target.openPage else {
          return target.gallery.photo.compare(target.stills, count: min(4, target.stills.count))
        }
        page.compare()
      },
      PhotoCommand(
        "back", String(gallery: "Back to the Library"), in: .photo, keys: ["Esc"], handling: .fixed,
        perform: nil),
      PhotoCommand(
        "all-metadata", String(gallery: "All Metadata…"), in: .photos, keys: ["Alt+Enter"],
        isEnabled: { $0.photo != nil }
      ) { if let photo = $0.photo { $0.gallery.showAllMetadata(of: photo) } },
    ]
  }
}

extension PhotoCommand {
  private static func zooming(
    _ id: String, _ title: String, _ key: KeyCombination, _ zoom: ZoomCommand
  ) -> PhotoCommand {
    PhotoCommand(id, title, in: .photo, keys: [key], handling: .repeating) {
      $0.page?.browser?.zoom(zoom)
    }
  }
}

extension CommandTarget {
  /// The start of a slideshow, and how long it shows each photo.
  fileprivate var slideshowMenu: UIMenu {
    let gallery = gallery
    let start = UIAction(title: String(gallery: "Start"), image: UIImage(systemName: "play.fill")) {
      _ in gallery.startSlideshow()
    }
    return UIMenu(children: [start, gallery.settings.slideshowDurations])
  }

  /// The page of the open photo; nil if none is open.
  var openPage: PhotoPage? { gallery.photo.isBrowsing ? page : nil }
}

extension SettingsStore {
  /// How long a slideshow shows each photo.
  var slideshowDurations: UIMenu {
    let durations = Settings.Slideshow.durations.map { seconds in
      UIAction(
        title: String(gallery: "\(seconds) seconds a photo"),
        state: Double(seconds) == value.slideshow.seconds ? .on : .off
      ) { [weak self] _ in self?.value.slideshow.seconds = Double(seconds) }
    }
    return UIMenu(options: [.displayInline, .singleSelection], children: durations)
  }
}
