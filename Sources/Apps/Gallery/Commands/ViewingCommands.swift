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
      zooming("fit", String(gallery: "Fit the Window"), "0", .fit),
      zooming("each-pixel", String(gallery: "Show Each Pixel"), "1", .actualSize),
      PhotoCommand(
        "play", String(gallery: "Play or Pause a Video"), in: .photo, keys: ["Space"],
        handling: .fixed, perform: nil),
      PhotoCommand(
        "info", String(gallery: "Info"), "info.circle", in: .photo, keys: ["i"],
        at: [.menu(.viewing), .pageBar(4)],
        state: { .init(isOn: $0.page?.panels.isInfoVisible == true) }
      ) { $0.page?.panels.toggleInfo() },
      PhotoCommand(
        "filmstrip", String(gallery: "Filmstrip"), "rectangle.split.3x1", in: .photo, keys: ["t"],
        at: [.menu(.viewing)], state: { .init(isOn: $0.page?.panels.shown.filmstrip == true) }
      ) { $0.page?.panels.toggleFilmstrip() },
      PhotoCommand(
        "slideshow", String(gallery: "Slideshow"), "play.rectangle", in: .photo, keys: ["F5"],
        at: [.menu(.viewing)], submenu: { $0.slideshowMenu }
      ) { $0.page?.toggleSlideshow() },
      PhotoCommand(
        "compare", String(gallery: "Compare"), "rectangle.split.2x1", in: .photo, keys: ["c"],
        at: [.menu(.viewing)], isEnabled: { $0.page?.canCompare == true }
      ) { $0.page?.compare() },
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
    let (page, settings) = (page, gallery.settings)
    let start = UIAction(title: String(gallery: "Start"), image: UIImage(systemName: "play.fill")) {
      _ in page?.startSlideshow()
    }
    let durations = Settings.Slideshow.durations.map { seconds in
      UIAction(
        title: String(gallery: "\(seconds) seconds a photo"),
        state: Double(seconds) == settings.value.slideshow.seconds ? .on : .off
      ) { _ in settings.value.slideshow.seconds = Double(seconds) }
    }
    return UIMenu(children: [
      start, UIMenu(options: [.displayInline, .singleSelection], children: durations),
    ])
  }
}
