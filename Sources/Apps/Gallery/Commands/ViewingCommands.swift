import UIKit

extension PhotoCommand {
  /// What can be looked at while a photo is open.
  static var viewing: [PhotoCommand] {
    [
      PhotoCommand(
        "turn-page", String(localized: "Turn the Page", bundle: .gallery), in: .photo,
        keys: [.left, .right, .home, .end, .pageUp, .pageDown], handling: .fixed, perform: nil),
      PhotoCommand(
        "zoom", String(localized: "Zoom In or Out", bundle: .gallery), in: .photo,
        keys: ["+", "-"], handling: .fixed, perform: nil),
      PhotoCommand(
        "fit", String(localized: "Fit the Window", bundle: .gallery), in: .photo, keys: ["0"],
        handling: .fixed, perform: nil),
      PhotoCommand(
        "each-pixel", String(localized: "Show Each Pixel", bundle: .gallery), in: .photo,
        keys: ["1"], handling: .fixed, perform: nil),
      PhotoCommand(
        "play", String(localized: "Play or Pause a Video", bundle: .gallery), in: .photo,
        keys: [" "], handling: .fixed, perform: nil),
      PhotoCommand(
        "info", String(localized: "Info", bundle: .gallery), "info.circle", in: .photo,
        keys: ["i"], menu: .viewing, bars: [.page: 4],
        isOn: { $0.page?.isInfoVisible == true }
      ) { $0.page?.toggleInfoOrItsSheet() },
      PhotoCommand(
        "filmstrip", String(localized: "Filmstrip", bundle: .gallery), "rectangle.split.3x1",
        in: .photo, keys: ["t"], menu: .viewing, isOn: { $0.page?.isFilmstripShown == true }
      ) { $0.page?.toggleFilmstrip() },
      PhotoCommand(
        "slideshow", String(localized: "Slideshow", bundle: .gallery), "play.rectangle",
        in: .photo, keys: [KeyCombination(UIKeyCommand.f5)], menu: .viewing,
        children: { $0.slideshowElements }
      ) { $0.page?.toggleSlideshow() },
      PhotoCommand(
        "compare", String(localized: "Compare", bundle: .gallery), "rectangle.split.2x1",
        in: .photo, keys: ["c"], menu: .viewing, isEnabled: { $0.page?.canCompare == true }
      ) { $0.page?.compare() },
      PhotoCommand(
        "back", String(localized: "Back to the Library", bundle: .gallery), in: .photo,
        keys: [.escape], handling: .fixed, perform: nil),
      PhotoCommand(
        "all-metadata", String(localized: "All Metadata…", bundle: .gallery), in: .photos,
        keys: [KeyCombination("\r", .alternate)], isEnabled: { $0.photo != nil }
      ) { if let photo = $0.photo { $0.gallery.showAllMetadata(of: photo) } },
    ]
  }
}

extension CommandTarget {
  /// The start of a slideshow, and how long it shows each photo.
  fileprivate var slideshowElements: [UIMenuElement] {
    let (page, settings) = (page, gallery.settings)
    let start = UIAction(
      title: String(localized: "Start", bundle: .gallery), image: UIImage(systemName: "play.fill")
    ) { _ in page?.startSlideshow() }
    let durations = Settings.Slideshow.durations.map { seconds in
      UIAction(
        title: String(localized: "\(seconds) seconds a photo", bundle: .gallery),
        state: Double(seconds) == settings.value.slideshow.seconds ? .on : .off
      ) { _ in settings.value.slideshow.seconds = Double(seconds) }
    }
    return [start, UIMenu(options: [.displayInline, .singleSelection], children: durations)]
  }
}
