import Albums
import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// The descriptions of the album screens are true.
@MainActor @Suite(.serialized) struct AlbumScreensTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
  }

  private func show(_ name: String) throws -> CategoriesController {
    let demo = try #require(Catalog.demo(named: name))
    let delegate = AppDelegate(first: demo)
    stage.launch(delegate)
    stage.advance(by: 0.5)
    return try #require(delegate.navigation.topViewController as? CategoriesController)
  }

  private func open(_ path: IndexPath, on screen: CategoriesController) throws
    -> AlbumBrowserController
  {
    screen.open(path)
    stage.advance(by: 1)
    let browser = try #require(screen.browser)
    #expect(browser.isOpen && browser.currentIndexPath == path)
    return browser
  }

  @Test("The data source's album equals that of the models")
  func ways() throws {
    let asked = try show("album").adapter.album
    let read = try show("album-models").adapter.album
    #expect(asked == read)
    #expect(asked.titles == ["Nature(3)", "Space(4)", "Indoors(3)", "Close by(4)", "Videos(3)"])
  }

  @Test("Photos and videos are in one sequence, and each opens from its thumbnail")
  func mixed() async throws {
    let screen = try show("album")
    #expect(
      await stage.wait { screen.thumbnailView(at: IndexPath(item: 2, section: 0))?.image != nil })
    let path = IndexPath(item: 2, section: 0)
    screen.open(path)
    stage.advance(frames: 5)
    #expect(screen.thumbnailView(at: path)?.isHidden == true, "the image is animated")
    stage.advance(by: 1)
    let browser = try #require(screen.browser)
    stage.press(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(browser.titleStrip.selectedIndex == 1)
    browser.goToCategory(4)
    stage.advance(by: 1)
    #expect(browser.currentCell is VideoCell)
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    #expect(screen.presentedViewController == nil)
    #expect(screen.thumbnailView(at: IndexPath(item: 0, section: 4))?.isHidden == false)
  }

  @Test("Near the end more items are loaded, and the heading's count follows")
  func counts() throws {
    let screen = try show("album-counts")
    #expect(screen.adapter.album.titles.prefix(2) == ["Nature(3)", "Space(4)"])
    #expect(screen.adapter.album.categories[1].loadedCount == 2)
    let browser = try open(IndexPath(item: 1, section: 1), on: screen)
    stage.advance(by: 2.5)
    #expect(screen.adapter.album.categories[1].loadedCount == 4)
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 1))
    #expect(browser.titleStrip.titles[3] != "Close by(4)")
  }

  @Test("Another adapter shows another album in the open browser")
  func adapters() throws {
    let screen = try show("album-adapters")
    let browser = try open(IndexPath(item: 0, section: 1), on: screen)
    let photo = browser.currentItem?.picId
    let control = try #require(browser.adapter.makeExtensionView?() as? UISegmentedControl)
    control.selectedSegmentIndex = 1
    control.sendActions(for: .valueChanged)
    stage.advance(by: 1)
    #expect(browser.titleStrip.titles == ["NASA(4)", "scikit-image(10)"])
    #expect(browser.isOpen && browser.currentItem?.picId == photo && photo != nil)
    #expect(control.window != nil)
  }

  @Test("Deleting empties categories and finally closes the browser")
  func deletes() throws {
    let screen = try show("album-delete")
    let browser = try open(IndexPath(item: 0, section: 0), on: screen)
    for _ in 0..<3 {
      stage.press(.keyboardDeleteForward)
      stage.advance(by: 0.3)
    }
    #expect(browser.titleStrip.titles.first == "Nature(0)")
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 1))
    for _ in 0..<14 {
      stage.press(.keyboardDeleteForward)
      stage.advance(by: 0.3)
    }
    stage.advance(by: 1)
    #expect(screen.presentedViewController == nil && screen.adapter.album.count == 0)
  }

  @Test("The app's card follows the pages, and its heart counts per photo")
  func card() throws {
    let screen = try show("album-extension")
    let browser = try open(IndexPath(item: 0, section: 1), on: screen)
    let card = try #require(browser.adapter.makeExtensionView?())
    let frame = card.convert(card.bounds, to: nil)
    stage.hover(at: CGPoint(x: 195, y: 400))
    stage.advance(by: 0.4)
    stage.tap(at: CGPoint(x: frame.maxX - 40, y: frame.midY))
    stage.advance(by: 0.5)
    #expect(browser.isOpen && browser.currentIndexPath == IndexPath(item: 0, section: 1))
    let titles = card.descendants(UIButton.self).map { $0.title(for: .normal) }
    #expect(titles == ["♥ 1"])
    browser.page(by: 1)
    stage.advance(by: 1)
    #expect(card.descendants(UIButton.self).map { $0.title(for: .normal) } == ["♡"])
  }
}

extension UIView {
  fileprivate func descendants<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.descendants(kind) }
  }
}
