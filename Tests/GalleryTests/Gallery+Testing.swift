import PhotoIndexing
import UIKit
import UIKitStage

@testable import gallery

/// What a person sees of the gallery.
extension Gallery {
  /// Opens the photo at an index of the library among all.
  func open(_ index: Int) { shownPhoto.open(photos[index], inFolder: false) }

  /// The photos of the library, in their order.
  var photos: [Photo] { shownLibrary.photoLibrary.photos }

  /// The browser that shows one of all photos.
  var openBrowser: LibraryBrowser? { shownPhoto.browser }

  /// Whether each thumbnail on the screen has an image or says why it has none; without any,
  /// whether a message says why.
  var thumbnailsAreShown: Bool { shownLibrary.home.grid.visibleCellsAreLoaded }

  /// The thumbnail of the photo at an index of the library; nil if it isn't on the screen.
  func thumbnail(at index: Int) -> PhotoGridCell? { shownLibrary.home.grid.cell(at: index) }
}

extension Stage {
  /// Goes to a thumbnail of the grid by keys.
  func chooseThumbnail(_ index: Int) {
    press(.keyboardHome)
    for _ in 0..<index { press(.keyboardRightArrow) }
  }
}
