import UIKit

/// Demos of hero transitions.
extension Catalog {
  static let heroDemos: [Demo] = [
    Demo(
      "hero-types", "Built-in animations",
      "Thirteen built-in animations, each with its reverse."
    ) { _ in TypesController() },
    Demo(
      "hero-match", "Same ids",
      "Shapes and a title with the same ids on both screens. They move on arcs; the text changes its size without being stretched."
    ) { _ in MatchController() },
    Demo(
      "hero-collection", "Match in a collection",
      "The cell and the photo are matched; the other cells move away in turn. Scroll while it returns: it still finds its cell."
    ) { _ in
      CollectionController { screen, index in
        PhotoDetail(screen.items[index], id: CollectionController.id(index))
      }
    },
    Demo(
      "hero-card", "Card to full screen",
      "A card, its photo and its heading grow into a page. Drag the page down to close it."
    ) { _ in CardController() },
    Demo(
      "hero-gallery", "Image gallery",
      "Page to another photo: it returns to its own cell, which is scrolled into view."
    ) { _ in
      CollectionController { screen, index in GalleryController(screen.items, at: index) }
    },
    Demo(
      "hero-arrangement", "List to grid",
      "Twelve photos move, each a little after the one before; their names follow."
    ) { _ in ArrangementHolder() },
    Demo(
      "hero-city", "City guide",
      "Its own navigation controller, without a bar. Swipe back from the edge at any time."
    ) { _ in CityController() },
    Demo(
      "hero-menu", "Menu",
      "The round button becomes a sheet over the screen."
    ) { _ in OverlayMenuController() },
    Demo(
      "hero-video", "Video",
      "The view that plays moves itself, and continues to play."
    ) { _ in FlyingVideoController() },
  ]
}
