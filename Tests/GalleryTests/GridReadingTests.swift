import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What screen readers say of the library's thumbnails.
@MainActor @Suite(.serialized) final class GridReadingTests {
  private let photos: DatedPhotos
  private let stage = Stage(size: CGSize(width: 900, height: 700))
  private let gallery: Gallery

  init() async throws {
    photos = try DatedPhotos(count: 12, folders: 1)
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let gallery = gallery
    #expect(await stage.wait { gallery.thumbnailsAreShown })
    stage.settle()
  }

  @Test func aReaderFollowsTheKeysAndHearsWhatIsChosen() throws {
    let grid = try #require(gallery.library.home.shown as? GridController)
    let before = stage.accessibilityPosts.count
    stage.press(.keyboardRightArrow)
    let move = try #require(stage.accessibilityPosts.dropFirst(before).last)
    let cell = try #require(grid.selectedIndex.flatMap { grid.cell(at: $0) })
    #expect(move.notification == .layoutChanged && move.argument as? UIResponder === cell)
    #expect(cell.accessibilityLabel == cell.photo?.name)
    cell.selectionMark = .chosen
    #expect(cell.accessibilityTraits == [.image, .selected])
    cell.selectionMark = .notChosen
    #expect(cell.accessibilityTraits == .image)
  }
}
