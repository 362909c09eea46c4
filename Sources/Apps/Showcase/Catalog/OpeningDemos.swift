import PhotoBrowsing
import Routing
import UIKit

/// Demos of opening a browser.
extension Catalog {
  static let openingDemos: [Demo] = [
    Demo(
      "morph", "One-image morph",
      "One image moves: it matches the cropped thumbnail at one end and the whole photo at the other. Touch it while it moves: it stops under your finger and can be flicked on."
    ) { AlbumController($0, [Samples.photos]) },
    Demo(
      "fade", "Fade", "The default without a thumbnail."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = FadeTransition() }
    },
    Demo(
      "zoom", "Zoom from a view",
      "The app only provides the view of each photo. It is hidden while its photo is open, also after paging to another."
    ) {
      AlbumController($0, [Samples.photos]) { browser, album in
        browser.transition = ZoomTransition { [weak album] index in
          album.flatMap { $0.thumbnailView(for: $0.items[index].id) }
        }
      }
    },
    Demo(
      "smooth-zoom", "Smooth zoom",
      "A view of the app moves from a frame that the app provides. This one has a white border."
    ) { AlbumController($0, [Samples.photos], configure: smoothZoom) },
    Demo(
      "no-transition", "No transition", "The browser appears and disappears without animation."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = NoTransition() }
    },
    Demo(
      "spring-zoom", "Custom: spring zoom",
      "A transition written for this screen: half a second on a spring that overshoots."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in
        browser.transition = SpringZoomTransition()
      }
    },
    Demo(
      "fall", "Custom: fall",
      "A transition written for this screen: the photo drops in, swings, and falls out of the window."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = FallTransition() }
    },
    Demo(
      "flip", "Custom: flip",
      "A transition written for this screen: the thumbnail turns over, and the photo is on its back."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = FlipTransition() }
    },
    Demo(
      "push", "Push",
      "Pushed onto this navigation controller. The bar fades as the photo covers it; drag the photo down, and this screen is behind it at once."
    ) {
      AlbumController($0, [Samples.photos], method: { .push(onto: $0.navigationController) })
    },
    Demo(
      "embed", "In its own navigation controller",
      "Presented inside a navigation controller that the app makes. The button shows details on top."
    ) { AlbumController($0, [Samples.photos], configure: addDetailButton, method: embed) },
    Demo(
      "two-sides", "Two sides",
      "The screens don't know each other: one provides the thumbnail's frame, the other the open photo. The image moves between them."
    ) { TwoSidesController($0) },
    Demo(
      "system-zoom", "UIKit's own zoom",
      "Three lines: preferredTransition is set, and a push grows out of the photo. Catch it on its way, or drag it down to leave."
    ) { ZoomGridController($0) },
  ]

  @MainActor private static func smoothZoom(_ browser: DemoBrowser, _ album: AlbumController) {
    browser.transition = SmoothZoomTransition { [weak album] index, destination in
      guard let album, let thumbnail = album.thumbnailView(for: album.items[index].id) else {
        return nil
      }
      let view = UIImageView(image: thumbnail.image)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.layer.cornerRadius = ThumbnailCell.cornerRadius
      view.layer.borderWidth = 3
      view.layer.borderColor = UIColor.white.cgColor
      return (view, thumbnail.convert(thumbnail.bounds, to: destination))
    }
  }

  @MainActor private static func embed(
    _ album: AlbumController
  ) -> PhotoBrowserController.OpenMethod {
    .present(from: album, embed: { UINavigationController(rootViewController: $0) })
  }

  @MainActor private static func addDetailButton(
    _ browser: DemoBrowser, _ album: AlbumController
  ) {
    browser.overlays = [
      ActionOverlay(String(showcase: "Details")) { [weak browser, weak album] in
        guard let item = browser?.currentID.flatMap({ album?.item(for: $0) }) else { return }
        Router.ofShowcase?.tellingFailure { router throws(RoutingError) in
          try router.show(PhotoRoute.details(photo: item.id))
        }
      }
    ]
  }
}
