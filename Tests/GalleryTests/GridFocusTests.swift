import Albums
import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Tab, arrows and Escape between the library's thumbnails and the bar above them.
@MainActor @Suite(.serialized) final class GridFocusTests {
  private let photos: DatedPhotos
  private let stage = Stage(size: CGSize(width: 900, height: 700))
  private let gallery: Gallery

  init() async throws {
    photos = try DatedPhotos(count: 60, folders: 3)
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let home = gallery.library.home
    #expect(await stage.wait { home.hasAlbums })
    stage.settle()
  }

  private var home: LibraryController { gallery.library.home }

  /// The title of the first responder.
  private func focusedTitle(in strip: TitleStrip) -> String? {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.isFirstResponder { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(strip)?.title(for: .normal)
  }

  private func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    stage.press(key, modifiers: modifiers)
    stage.advance(frames: 2)
  }

  /// What has the focus: the grid, the choice of the mode, or the label of a button.
  private var focus: String? {
    func find(_ view: UIView) -> UIView? {
      view.isFirstResponder ? view : view.subviews.lazy.compactMap(find).first
    }
    if home.shown.isFirstResponder { return "grid" }
    guard let view = home.view.window.flatMap(find) else { return nil }
    return view === home.modes ? "modes" : view.accessibilityLabel
  }

  @Test func tabMovesFocusToTheBarAndBackToTheGrid() {
    #expect(focus == "grid")
    let bar = ["Show Sidebar", "modes", "Thumbnail Size", "Search", "Menu"]
    for key in bar + ["grid", "Show Sidebar"] {
      press(.keyboardTab)
      #expect(focus == key)
    }
    for key in ["grid"] + bar.reversed() + ["grid"] {
      press(.keyboardTab, modifiers: .shift)
      #expect(focus == key)
    }
    press(.keyboardRightArrow)
    #expect(gallery.library.grid.selectedIndex == 0, "arrow keys control the grid again")
  }

  /// The photo that an arrow leads to is where the arrow points.
  @Test func arrowsFollowLinesFromRightToLeft() throws {
    gallery.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    func place(_ view: UICollectionView) throws -> CGPoint {
      let path = try #require(view.indexPathsForSelectedItems?.first)
      return try #require(view.cellForItem(at: path)).center
    }
    func check(_ view: UICollectionView) throws {
      press(.keyboardHome)
      let first = try place(view)
      press(.keyboardLeftArrow)
      let second = try place(view)
      #expect(second.x < first.x && second.y == first.y)
      press(.keyboardRightArrow)
      #expect(try place(view) == first)
    }
    try check(gallery.library.grid.collectionView)
    press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    try check(try #require(home.shownAlbums).collectionView)
  }

  @Test func arrowsChooseTheModeAndEscapeLeavesTheBar() {
    press(.keyboardTab)
    press(.keyboardTab)
    press(.keyboardRightArrow)
    stage.advance(by: 0.5)
    #expect(home.mode == .folders)
    #expect(gallery.library.grid.selectedIndex == nil, "they don't control the grid")
    home.modes.becomeFirstResponder()
    press(.keyboardRightArrow)
    stage.advance(by: 0.5)
    #expect(home.mode == .months)
    home.modes.becomeFirstResponder()
    press(.keyboardEscape)
    #expect(focus == "grid")
  }

  @Test func albumsHaveTheirOwnStrip() throws {
    press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    let folders = try #require(home.shownAlbums)
    #expect(folders.isFirstResponder)
    press(.keyboardTab)
    // The one at the top is the one that the grid of all photos led to.
    let (top, view) = (folders.titleStrip.selectedIndex, folders.collectionView)
    #expect(view.indexPathsForVisibleItems.contains { $0.section == top && view.shows($0) })
    #expect(focusedTitle(in: folders.titleStrip) == "f\(top) (20)")
    let isLast = top == folders.albums.count - 1
    press(isLast ? .keyboardLeftArrow : .keyboardRightArrow)
    #expect(focusedTitle(in: folders.titleStrip) == "f\(isLast ? top - 1 : top + 1) (20)")
    #expect(folders.selectedIndexPath == nil)
    press(.keyboardEscape)
    #expect(folders.isFirstResponder)
    for key in ["modes", "Menu"] {
      for _ in 0..<4 where focus != key { press(.keyboardTab) }
      #expect(focus == key)
    }
  }

  @Test func withReducedMotionKeysScrollAtOnce() {
    let offset = { self.gallery.library.grid.collectionView.contentOffset.y }
    let top = offset()
    stage.reducesMotion = true
    stage.press(.keyboardEnd)
    #expect(offset() > top + 1000)
    stage.settle()
    stage.reducesMotion = false
    let bottom = offset()
    stage.press(.keyboardHome)
    #expect(offset() > 500, "an animation takes a few frames")
    stage.settle()
    #expect(offset() < bottom - 1000)
  }
}
