import UIKit

/// The same thing on two screens.
extension Catalog {
  static let heroDemos: [Demo] = [
    Demo(
      "hero-types", "Ways to change screens",
      "Thirteen built-in ways. Each goes back by its reverse."
    ) { _ in TypesController() },
    Demo(
      "hero-match", "Same ids",
      "Shapes and a title that have the same ids on both screens. They fly on bows; the text changes "
        + "its size without being stretched."
    ) { _ in MatchController() },
    Demo(
      "hero-collection", "Match in a collection",
      "The cell and the picture are one thing; the other cells make room in turn. Scroll while it "
        + "flies home: it lands all the same."
    ) { _ in
      CollectionController { screen, index in
        PictureDetail(screen.items[index], id: CollectionController.id(index))
      }
    },
    Demo(
      "hero-card", "Card to full screen",
      "A card, its picture and its heading grow into a page. Pull the page down to put it back."
    ) { _ in CardController() },
    Demo(
      "hero-gallery", "Image gallery",
      "Page to another photograph: that one goes home to its own cell, which is scrolled into sight."
    ) { _ in
      CollectionController { screen, index in GalleryController(screen.items, at: index) }
    },
    Demo(
      "hero-arrangement", "List to grid",
      "Twelve pictures change places, each a little after the one before; their names follow."
    ) { _ in ArrangementHolder() },
    Demo(
      "hero-city", "City guide",
      "A stack of its own, without a bar. Swipe back from the edge, at any speed, at any time."
    ) { _ in CityController() },
    Demo(
      "hero-menu", "Menu",
      "The round button becomes a sheet, over a screen that stays where it is."
    ) { _ in OverlayMenuController() },
    Demo(
      "hero-video", "Video",
      "The view that plays flies itself, and goes on playing."
    ) { _ in FlyingVideoController() },
  ]
}
