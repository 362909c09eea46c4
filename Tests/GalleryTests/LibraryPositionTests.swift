import Foundation
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import gallery

/// The visible photos stay when the grouping or the window changes.
@MainActor @Suite(.serialized) final class LibraryPositionTests {
  private let photos: DatedPhotos
  private let stage = Stage(size: CGSize(width: 1100, height: 700))
  private let gallery: Gallery

  init() async throws {
    // Some days of each of two months in each of four folders.
    photos = try DatedPhotos(count: 240, folders: 4)
    for number in 0..<240 {
      try photos.add(photos.names[number], hour: number * 6)
    }
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let (home, library) = (gallery.library.home, gallery.shownLibrary.photoLibrary)
    let isCut = await stage.wait {
      library.photos.count == 240
        && home.folders.albums.reduce(0) { $0 + $1.photos.count } == 240
        && home.overviews.allSatisfy { $0.periods.parts.reduce(0) { $0 + $1.count } == 240 }
    }
    #expect(isCut)
    stage.settle()
  }

  private var shown: any LibraryGrid { gallery.library.home.shown }

  private func middle() throws -> Photo.ID { try #require(shown.place).middle.id }

  /// Whether the photo's cell is in the window, not only close to it.
  private func isSeen(_ id: Photo.ID) throws -> Bool {
    let path = try #require(shown.indexPath(ofPhoto: id))
    return shown.collectionView.shows(path)
  }

  private func change(to key: UIKeyboardHIDUsage) {
    stage.press(key, modifiers: .control)
    stage.advance(by: 0.5)
  }

  @Test func theMiddlePhotoStaysInAllGroupings() throws {
    gallery.library.grid.select(130)
    stage.advance(by: 1)
    let selected = gallery.photos[130].id
    for key: UIKeyboardHIDUsage in [.keyboard2, .keyboard3, .keyboard1, .keyboard3, .keyboard2] {
      let before = try middle()
      change(to: key)
      #expect(try isSeen(before), "\(key)")
      let path = try #require(shown.collectionView.indexPathsForSelectedItems?.first)
      #expect(shown.selectedPhoto(at: path)?.id == selected, "\(key)")
    }
  }

  @Test func theTopStaysWhenItShowsThePhoto() throws {
    change(to: .keyboard3)
    let offset = shown.collectionView.contentOffset.y
    #expect(offset == -shown.collectionView.adjustedContentInset.top)
    change(to: .keyboard1)
    #expect(gallery.library.grid.collectionView.contentOffset.y <= 0)
  }

  @Test func withoutASelectionNothingIsSelected() {
    stage.chooseThumbnail(3)
    change(to: .keyboard2)
    for path in gallery.library.grid.collectionView.indexPathsForSelectedItems ?? [] {
      gallery.library.grid.collectionView.deselectItem(at: path, animated: false)
    }
    change(to: .keyboard1)
    #expect(gallery.library.grid.selectedIndex == 3, "the selection is the same in all groupings")
  }

  @Test(arguments: [false, true]) func theMiddlePhotoStaysWhenTheWindowChanges(
    _ showsAlbums: Bool
  ) throws {
    if showsAlbums { change(to: .keyboard2) }
    gallery.library.grid.select(130)
    shown.collectionView.contentOffset.y = shown.collectionView.contentSize.height / 2
    stage.settle()
    for (width, height) in [(620.0, 700.0), (1400, 500), (430, 420), (1100, 700)] {
      let before = try middle()
      stage.resize(to: CGSize(width: width, height: height))
      stage.settle()
      #expect(try isSeen(before), "\(width) × \(height)")
    }
  }

  @Test(arguments: [false, true]) func theTopStaysWhenTheWindowChanges(_ showsAlbums: Bool) {
    if showsAlbums { change(to: .keyboard2) }
    shown.collectionView.contentOffset.y = -shown.collectionView.adjustedContentInset.top
    stage.settle()
    for (width, height) in [(620.0, 700.0), (1400, 500), (430, 420), (1100, 700)] {
      stage.resize(to: CGSize(width: width, height: height))
      stage.settle()
      #expect(
        shown.collectionView.contentOffset.y == -shown.collectionView.adjustedContentInset.top,
        "\(width) × \(height)")
    }
  }
}
