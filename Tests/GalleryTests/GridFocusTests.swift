import Albums
import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Tab, arrows and Escape between the library's thumbnails and the strip below them.
@MainActor @Suite(.serialized) final class GridFocusTests {
  private let photos: DatedPhotos
  private let stage = Stage(size: CGSize(width: 900, height: 700))
  private let composition: Composition

  init() async throws {
    photos = try DatedPhotos(count: 60, folders: 3)
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    composition = try #require(delegate.composition)
    let home = composition.home
    #expect(await stage.wait { home.hasAlbums })
    stage.settle()
  }

  private var home: LibraryController { composition.home }

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

  @Test func tabMovesFocusToTheStripAndBackToTheGrid() {
    #expect(composition.grid.isFirstResponder)
    for modifiers: UIKeyModifierFlags in [[], .shift] {
      press(.keyboardTab, modifiers: modifiers)
      #expect(focusedTitle(in: home.modeStrip) == "All Photos")
      press(.keyboardTab, modifiers: modifiers)
      #expect(composition.grid.isFirstResponder)
    }
    press(.keyboardRightArrow)
    #expect(composition.grid.selectedIndex == 0, "arrow keys control the grid again")
  }

  @Test func arrowsMoveWithinTheStripAndEscapeLeavesIt() {
    press(.keyboardTab)
    press(.keyboardRightArrow)
    #expect(focusedTitle(in: home.modeStrip) == "Folders")
    press(.keyboardRightArrow)
    press(.keyboardRightArrow)
    #expect(focusedTitle(in: home.modeStrip) == "Months")
    press(.keyboardLeftArrow)
    #expect(focusedTitle(in: home.modeStrip) == "Folders")
    #expect(composition.grid.selectedIndex == nil, "they don't control the grid")
    press(.keyboardEscape)
    #expect(composition.grid.isFirstResponder && focusedTitle(in: home.modeStrip) == nil)
  }

  @Test func albumsHaveTheirOwnStrip() throws {
    press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    let folders = try #require(home.shownAlbums)
    #expect(folders.isFirstResponder)
    press(.keyboardTab)
    #expect(focusedTitle(in: folders.titleStrip) == "f0(20)")
    press(.keyboardRightArrow)
    #expect(focusedTitle(in: folders.titleStrip) == "f1(20)" && folders.selectedIndexPath == nil)
    press(.keyboardEscape)
    #expect(folders.isFirstResponder)
    for _ in 0..<2 { press(.keyboardTab) }
    #expect(focusedTitle(in: home.modeStrip) == "Folders", "the selected one")
    press(.keyboardTab)
    #expect(folders.isFirstResponder)
  }

  @Test func withReducedMotionKeysScrollAtOnce() {
    let offset = { self.composition.grid.collectionView.contentOffset.y }
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
