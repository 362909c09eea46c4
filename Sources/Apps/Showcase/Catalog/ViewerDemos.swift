import PhotoBrowsing
import UIKit

/// Demos of what a photo viewer has beside its pages.
extension Catalog {
  static let viewerDemos: [Demo] = [
    Demo(
      "filmstrip", "Filmstrip",
      "The strip follows the pages. Drag it: the photos follow while your finger is down."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.isFilmstripHidden = false }
    },
    Demo(
      "slideshow", "Slideshow",
      "Photos fade into each other. Space pauses, Esc ends it, and a photo that you zoom stays."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in
        browser.slideshow.interval = 3
        browser.overlays = [
          ActionOverlay(String(showcase: "Start")) { [weak browser] in browser?.slideshow.start() }
        ]
      }
    },
    Demo(
      "compare", "Compare",
      "Zoom or move one photo, and the others follow. 2, 3 and 4 show so many; arrows show others."
    ) { AlbumController($0, [Samples.photos], configure: addCompareButton) },
    Demo(
      "actions", "Actions and rotation",
      "One list is the menu of the button, that of a secondary click, and the keys. Two fingers turn the photo."
    ) { AlbumController($0, [Samples.photos], configure: addActions) },
  ]

  @MainActor private static func addCompareButton(
    _ browser: DemoBrowser, _ album: AlbumController
  ) {
    browser.overlays = [
      ActionOverlay(String(showcase: "Compare")) { [weak browser, weak album] in
        guard let browser, let album, let index = browser.currentIndex else { return }
        let items = Array(album.items[index...] + album.items[..<index])
        let comparison = PhotoComparisonController(count: items.count) { index in
          PhotoRequest(id: items[index].id, placeholder: Thumbnails.shared.known(items[index])) {
            try await PhotoLoader.shared.load(items[index], pixels: $0)
          }
        }
        comparison.photoName = { items[$0].caption }
        browser.present(comparison, animated: true)
      }
    ]
  }

  @MainActor private static func addActions(_ browser: DemoBrowser, _ album: AlbumController) {
    browser.allowsRotationGesture = true
    browser.actions = { [weak browser] _ in
      guard let browser else { return [] }
      let rotate = UIAction(
        title: String(showcase: "Rotate"), image: UIImage(systemName: "rotate.right")
      ) { [weak browser] _ in browser?.rotate(by: 1) }
      return [browser.copyAction, browser.shareAction, browser.saveAction, rotate]
    }
  }
}
