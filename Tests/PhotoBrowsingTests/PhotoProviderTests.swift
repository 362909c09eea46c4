import Foundation
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import PhotoBrowsing

/// A browser of photos that are values.
@MainActor @Suite(.serialized) struct PhotoProviderTests {
  /// Loads everything at once and remembers what it was asked for.
  final class Loader: PhotoLoading {
    var asked: [String] = []
    let image = BrowserWorld.picture(width: 40, height: 30)

    func photo(at url: URL, pixels: CGSize) async throws -> UIImage {
      asked.append(url.lastPathComponent)
      return image
    }
  }

  private let urls = (0..<4).compactMap { URL(string: "https://example.org/\($0).jpg") }

  @Test("An array of URLs and a loader are all that it needs")
  func urlsAndLoader() async {
    let (world, loader) = (BrowserWorld(), Loader())
    let browser = PhotoBrowser(urls, loading: loader)
    browser.open(at: 2, from: world.root)
    world.settle()
    #expect(browser.currentID == urls[2] && browser.photoCount == 4)
    #expect(await world.stage.wait { (browser.currentCell as? ImageCell)?.image === loader.image })
    #expect(Set(loader.asked) == ["1.jpg", "2.jpg", "3.jpg"])
  }

  @Test("Sizes and placeholders are the photos' own, and the photo on screen stays by its id")
  func values() {
    let (world, loader) = (BrowserWorld(), Loader())
    var photos = urls.enumerated().map { index, url in
      BrowserPhoto(
        id: "\(index)", url: url, size: CGSize(width: 4000, height: 3000),
        placeholder: world.image)
    }
    let browser = PhotoBrowser(photos, loading: loader)
    browser.open(at: 2, from: world.root)
    let cell = browser.currentCell as? ImageCell
    #expect(cell?.image === world.image && cell?.photoSize == CGSize(width: 4000, height: 3000))
    world.settle()
    photos.removeFirst(2)
    browser.provider = PhotoProvider(photos, loading: loader)
    browser.reloadData()
    #expect(browser.currentID == "2" && browser.currentIndex == 0)
    #expect(browser.currentCell === cell)
  }

  @Test("A closure can be set beside the photos")
  func closures() {
    let world = BrowserWorld()
    let browser = PhotoBrowser(urls, loading: Loader())
    browser.makeCell = { browser, index in
      index == 1 ? browser.dequeueCell(CellTests.PlainCell.self) { .init() } : nil
    }
    browser.open(at: 1, from: world.root)
    world.settle()
    #expect(browser.currentCell is CellTests.PlainCell && browser.currentID == urls[1])
  }
}
