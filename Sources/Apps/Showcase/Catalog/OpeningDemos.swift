import PhotoBrowsing
import Routing
import UIKit

/// How a browser comes on screen.
extension Catalog {
  static let openingDemos: [Demo] = [
    Demo(
      "morph", "One-image morph",
      "One picture flies: it fits the cropped square at one end and the whole photo at the other. "
        + "Touch it on the way: it stops under your finger, and can be thrown back or on."
    ) { AlbumController($0, [Samples.photos]) },
    Demo(
      "fade", "Fade", "The default when no thumbnail is known."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = FadeTransition() }
    },
    Demo(
      "zoom", "Zoom from a view",
      "All that was given is the view that stands for each photo. It is hidden while its photo is "
        + "away, also when you page to another."
    ) {
      AlbumController($0, [Samples.photos]) { browser, album in
        browser.transition = ZoomTransition { [weak album] index in
          album.flatMap { $0.thumbnailView(for: $0.items[index].id) }
        }
      }
    },
    Demo(
      "smooth-zoom", "Smooth zoom",
      "A view of the app's own flies, from a frame that the app names. This one has a white border."
    ) { AlbumController($0, [Samples.photos], configure: smoothZoom) },
    Demo(
      "no-transition", "No transition", "There on the next frame, and gone on the next."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = NoTransition() }
    },
    Demo(
      "spring-zoom", "Own: spring zoom",
      "A transition written for this screen: half a second on a spring that overshoots."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in
        browser.transition = SpringZoomTransition()
      }
    },
    Demo(
      "fall", "Own: fall",
      "A transition written for this screen: the photo drops in, swings, and falls out of the window."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = FallTransition() }
    },
    Demo(
      "flip", "Own: flip",
      "A transition written for this screen: the thumbnail turns over, and the photo is on its back."
    ) {
      AlbumController($0, [Samples.photos]) { browser, _ in browser.transition = FlipTransition() }
    },
    Demo(
      "push", "Push",
      "Pushed onto this stack. The bar goes as the photo covers it; drag the photo down and this "
        + "screen is behind it at once."
    ) {
      AlbumController($0, [Samples.photos], method: { .push(onto: $0.navigationController) })
    },
    Demo(
      "embed", "In a stack of its own",
      "Presented inside a navigation controller that the app makes. The button shows details on top."
    ) { AlbumController($0, [Samples.photos], configure: addDetailButton, method: embed) },
    Demo(
      "two-sides", "Two sides",
      "Neither screen knows the other: one tells where the photo comes from, the other which photo "
        + "is open. The picture flies between them."
    ) { TwoSidesController($0) },
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
      ActionOverlay("Details") { [weak browser, weak album] in
        guard let item = browser?.currentID.flatMap({ album?.item(for: $0) }) else { return }
        Router.ofShowcase?.tellingFailure { router throws(RoutingError) in
          try router.show(PhotoRoute.details(photo: item.id))
        }
      }
    ]
  }
}
