import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import PhotoBrowsing

/// The thumbnails below the photo.
@MainActor @Suite(.serialized) struct BrowserFilmstripTests {
  /// Where the strip is, in photos.
  private func position(_ browser: PhotoBrowserController) -> CGFloat {
    let list = browser.filmstrip.collectionView
    return (list.contentOffset.x + list.bounds.width / 2 - 30) / 64
  }

  private func indexInTheMiddle(_ browser: PhotoBrowserController) -> Int? {
    let list = browser.filmstrip.collectionView
    let marked = list.visibleCells.filter { $0.accessibilityTraits.contains(.selected) }
    return marked.count == 1 ? list.indexPath(for: marked[0])?.item : nil
  }

  @Test("It follows the pages, and scrolling it turns them")
  func leadsAndFollows() throws {
    let world = BrowserWorld(count: 30)
    let browser = world.open(4)
    #expect(browser.isFilmstripHidden && browser.panelInsets.bottom == 0)
    browser.setFilmstripHidden(false, animated: true)
    world.stage.advance(frames: 4)
    let onTheWay = browser.panelInsets.bottom
    #expect(onTheWay > 0 && onTheWay < 84 && browser.filmstrip.frame.minY == 844 - onTheWay)
    world.settle()
    #expect(browser.panelInsets.bottom == 84 && browser.filmstrip.frame.maxY == 844)
    #expect(try #require(browser.visibleContent).frame.maxY <= 760.5)
    #expect(abs(position(browser) - 4) < 0.02 && indexInTheMiddle(browser) == 4)
    browser.goTo(5)
    world.stage.advance(frames: 4)
    #expect(position(browser) > 4.01 && position(browser) < 4.99)
    world.settle()
    #expect(abs(position(browser) - 5) < 0.02)

    world.stage.touchDown(at: CGPoint(x: 330, y: 800))
    world.stage.touchMove(to: CGPoint(x: 130, y: 800), duration: 0.2)
    let scrubbed = try #require(browser.currentIndex)
    #expect(scrubbed >= 7, "while the finger is down")
    world.stage.touchUp()
    world.stage.settle()
    let after = try #require(browser.currentIndex)
    #expect(after >= scrubbed && abs(position(browser) - CGFloat(after)) < 0.02)
    #expect(indexInTheMiddle(browser) == after)

    // The next thumbnail but one.
    world.stage.tap(at: CGPoint(x: 195 + 2 * 64, y: 800))
    world.stage.settle()
    #expect(browser.currentIndex == after + 2 && browser.isOpen)
    browser.setFilmstripHidden(true, animated: true)
    world.settle()
    #expect(browser.panelInsets.bottom == 0 && browser.filmstrip.isHidden)
  }

  @Test("Where one reads from right to left, it begins at the right, as the pages do")
  func rightToLeft() throws {
    let world = BrowserWorld(count: 30)
    let browser = world.open(4) {
      $0.traitOverrides.layoutDirection = .rightToLeft
      $0.isFilmstripHidden = false
    }
    world.settle()
    #expect(abs(position(browser) - 25) < 0.02 && indexInTheMiddle(browser) == 25)
    // The next thumbnail is at the left.
    world.stage.tap(at: CGPoint(x: 195 - 64, y: 800))
    world.stage.settle()
    #expect(browser.currentIndex == 5)
    world.stage.drag(from: CGPoint(x: 130, y: 800), to: CGPoint(x: 330, y: 800), duration: 0.2)
    world.stage.settle()
    #expect(try #require(browser.currentIndex) >= 7)
  }

  @Test("The close button is at the trailing edge")
  func closeButton() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let world = BrowserWorld()
      let browser = world.open(1) { $0.traitOverrides.layoutDirection = direction }
      world.settle()
      let isAtLeft = browser.chrome.closeButton.frame.midX < 195
      #expect(isAtLeft == (direction == .rightToLeft))
    }
  }

  @Test("Without animation it is there at once, over the app's own panels")
  func panels() {
    let world = BrowserWorld()
    let browser = world.open(1) {
      $0.filmstrip.thumbnailSide = 40
      $0.isFilmstripHidden = false
      $0.setPanelSpace(trailing: 50, bottom: 30, animated: false)
    }
    #expect(browser.panelInsets == UIEdgeInsets(top: 0, left: 0, bottom: 94, right: 50))
    #expect(browser.filmstrip.frame == CGRect(x: 0, y: 750, width: 340, height: 64))
    browser.isFilmstripHidden = true
    #expect(browser.panelInsets.bottom == 30 && browser.filmstrip.isHidden)
    browser.isFilmstripHidden = false
    browser.filmstrip.thumbnailSide = 60
    #expect(browser.panelInsets.bottom == 114)
  }

  @Test("Only visible thumbnails exist, however many photos there are")
  func visibleOnly() {
    let stage = Stage(size: CGSize(width: 1000, height: 700))
    let root = UIViewController()
    stage.show(root)
    let browser = PhotoBrowser<Int>()
    var asked = 0
    browser.numberOfPhotos = { 100_000 }
    browser.loadImage = { _, _ in throw CancellationError() }
    browser.filmstrip.thumbnailRequest = { index, _ in
      asked += 1
      return .missing(index)
    }
    browser.isFilmstripHidden = false
    browser.open(at: 50_000, from: root)
    stage.advance(by: 0.9)
    #expect(browser.filmstrip.collectionView.visibleCells.count < 24)
    #expect(asked > 10 && asked < 80)
  }

  @Test("Photos of values have thumbnails without a line more, loaded as small as they are shown")
  func values() async throws {
    @MainActor final class Loader: PhotoLoading {
      let image = BrowserWorld.picture(width: 40, height: 30)
      var widths: Set<CGFloat> = []
      func photo(at url: URL, pixels: CGSize) async throws -> UIImage {
        widths.insert(pixels.width)
        return image
      }
    }
    let world = BrowserWorld()
    let loader = Loader()
    let photos = (0..<6).map {
      BrowserPhoto(
        id: $0, url: URL(fileURLWithPath: "/\($0)"), size: CGSize(width: 300, height: 200))
    }
    let browser = PhotoBrowser(photos, loading: loader)
    browser.open(at: 0, from: world.root)
    browser.isFilmstripHidden = false
    world.settle()
    let list = browser.filmstrip.collectionView
    let cells = list.visibleCells.compactMap { $0 as? FilmstripCell }
    #expect(cells.count >= 3)
    #expect(await world.stage.wait { cells.allSatisfy { $0.image === loader.image } })
    #expect(loader.widths.contains(90 * max(1, browser.traitCollection.displayScale)))
  }

  @Test("It shows the photos that there are")
  func changes() {
    let world = BrowserWorld(count: 8)
    let browser = world.open(7) { $0.isFilmstripHidden = false }
    let list = browser.filmstrip.collectionView
    #expect(list.numberOfItems(inSection: 0) == 8)
    world.ids.removeFirst(6)
    browser.reloadData()
    world.settle()
    #expect(list.numberOfItems(inSection: 0) == 2 && indexInTheMiddle(browser) == 1)
    // Photos of which the browser isn't told yet are no reason to ask for others.
    world.ids.removeLast()
    list.reloadData()
    world.settle()
    #expect(browser.isOpen)
  }

  @Test("While looping, the first thumbnail follows the last")
  func looping() {
    let world = BrowserWorld(count: 8)
    let browser = world.open(0) {
      $0.isLooping = true
      $0.isFilmstripHidden = false
    }
    browser.page(by: -1)
    world.settle()
    #expect(browser.currentIndex == 7 && indexInTheMiddle(browser) == 7)
    #expect(abs(position(browser) - 7) < 0.02)
  }
}
