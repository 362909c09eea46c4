import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Data that changes in an open browser.
@MainActor @Suite(.serialized) struct ReloadingTests {
  /// An app's array of images, identified only by index.
  @MainActor final class Pictures: PhotoBrowserDataSource {
    var all = (0..<6).map { BrowserWorld.picture(width: 400 + $0, height: 300) }
    var loads = 0

    func image(at index: Int) throws -> UIImage {
      loads += 1
      guard all.indices.contains(index) else { throw CancellationError() }
      return all[index]
    }

    func numberOfPhotos(in browser: PhotoBrowser<Int>) -> Int { all.count }

    func photoBrowser(_ browser: PhotoBrowser<Int>, requestForPhoto id: Int) -> PhotoRequest {
      PhotoRequest(id: id) { _ in try self.image(at: id) }
    }
  }

  enum Way: CaseIterable { case closures, dataSource }

  private func open(
    _ pictures: Pictures, at index: Int, in world: BrowserWorld, by way: Way
  ) -> PhotoBrowser<Int> {
    let browser = PhotoBrowser<Int>()
    switch way {
    case .closures:
      browser.numberOfPhotos = { pictures.all.count }
      browser.loadImage = { id, _ in try pictures.image(at: id) }
    case .dataSource: browser.setDataSource(pictures)
    }
    browser.open(at: index, from: world.root)
    world.settle()
    return browser
  }

  private func shown(_ browser: PhotoBrowser<Int>, at index: Int? = nil) -> UIImage? {
    let page = index.map { browser.pagingView.page(at: $0) } ?? browser.currentCell
    return (page as? ImageCell)?.image
  }

  @Test("Without ids, deleting and reloading shows the next photo", arguments: Way.allCases)
  func deletedWithoutIDs(way: Way) async {
    let (world, pictures) = (BrowserWorld(), Pictures())
    let browser = open(pictures, at: 2, in: world, by: way)
    #expect(await world.stage.wait { shown(browser) === pictures.all[2] })
    let deleted = pictures.all.remove(at: 2)
    browser.reloadData()
    #expect(browser.currentIndex == 2 && shown(browser) !== deleted)
    #expect(await world.stage.wait { shown(browser) === pictures.all[2] })
    #expect(await world.stage.wait { shown(browser, at: 3) === pictures.all[3] })
    #expect(shown(browser, at: 1) === pictures.all[1])
    #expect((browser.pageIndicator as? NumberIndicator)?.text == "3 / 5")
  }

  @Test(
    "Without ids, deleting the last shows the previous photo; deleting all closes",
    arguments: Way.allCases)
  func lastDeletedWithoutIDs(way: Way) async {
    let (world, pictures) = (BrowserWorld(), Pictures())
    let browser = open(pictures, at: 5, in: world, by: way)
    var told: [Int] = []
    browser.onPageChange = { index, _ in told.append(index) }
    #expect(await world.stage.wait { shown(browser) === pictures.all[5] })
    #expect(await world.stage.wait { shown(browser, at: 4) === pictures.all[4] })
    pictures.all.removeLast()
    browser.reloadData()
    #expect(browser.currentIndex == 4 && told == [4])
    #expect(shown(browser) === pictures.all[4], "at once, although it's loaded again")
    #expect(await world.stage.wait { (browser.currentCell as? ImageCell)?.isPlaceholder == false })
    #expect(shown(browser) === pictures.all[4])
    // The same index is still the same page.
    browser.reloadData()
    #expect(told == [4])
    pictures.all = []
    browser.reloadData()
    world.settle()
    #expect(world.root.presentedViewController == nil && world.strayViews == 0 && !browser.isOpen)
  }

  @Test(
    "A browser isn't open while it closes and after it, by whatever transition",
    arguments: [true, false])
  func closedIsNotOpen(fades: Bool) {
    let world = BrowserWorld()
    let browser = world.open(1) { if fades { $0.transition = FadeTransition() } }
    #expect(browser.isOpen)
    browser.close(animated: true)
    world.stage.advance(by: 0.05)
    #expect(!browser.isOpen)
    world.settle()
    #expect(!browser.isOpen && world.root.presentedViewController == nil)
    browser.open(at: 2, from: world.root)
    world.settle()
    #expect(browser.isOpen)
    browser.close(animated: false)
    world.settle()
    #expect(!browser.isOpen)
  }

  @Test("Without ids, a photo that is deleted during a page turn or drag disappears")
  func deletedInMotion() async {
    let (world, pictures) = (BrowserWorld(), Pictures())
    let browser = open(pictures, at: 1, in: world, by: .closures)
    #expect(await world.stage.wait { shown(browser, at: 2) === pictures.all[2] })
    browser.page(by: 1)
    world.stage.advance(by: 0.1)
    let deleted = pictures.all.remove(at: 2)
    browser.reloadData()
    #expect(browser.pagingView.isMoving)
    world.settle()
    #expect(browser.currentIndex == 2)
    #expect(await world.stage.wait { shown(browser) === pictures.all[2] })
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 420), duration: 0.2)
    #expect(browser.transitionController.morphView.image === pictures.all[2])
    let held = pictures.all.remove(at: 2)
    browser.reloadData()
    #expect(browser.transitionController.morphView.image !== held && held !== deleted)
    world.stage.touchCancel()
    world.settle()
    #expect(await world.stage.wait { shown(browser) === pictures.all[2] })
    #expect(browser.isOpen)
  }

  @Test("Photos that keep their ids aren't loaded again")
  func keptByID() async {
    let (world, pictures) = (BrowserWorld(), Pictures())
    let browser = world.open(2) {
      $0.loadImage = { id, _ in try pictures.image(at: id) }
    }
    #expect(await world.stage.wait { shown(browser) === pictures.all[2] })
    let loads = pictures.loads
    let cell = browser.currentCell
    browser.reloadData()
    world.settle()
    #expect(browser.currentCell === cell && pictures.loads == loads)
  }

  @Test("The original's button is reset when another photo takes its index")
  func originalOfAnother() async {
    let (world, pictures) = (BrowserWorld(), Pictures())
    let (button, loads) = (OriginalButton<Int>(), HeldLoads())
    button.original = { _ in .remote(bytes: nil) }
    button.load = { id, _ in
      try await loads.wait(for: id)
      return BrowserWorld.picture(width: 900, height: 700)
    }
    let browser = open(pictures, at: 1, in: world, by: .closures)
    browser.overlays = [button]
    world.settle()
    world.stage.tap(at: button.convert(CGPoint(x: 195, y: button.bounds.height - 74), to: nil))
    #expect(await world.stage.wait { loads.begun == [1] })
    pictures.all.remove(at: 1)
    browser.reloadData()
    #expect(await world.stage.wait { loads.cancelled == [1] })
    #expect(button.title == "View Original" && shown(browser)?.size.width != 900)
  }

  // MARK: Reloading photos

  @Test("Reloading keeps the old image and its zoom until the new one is loaded")
  func reloadPhotos() async {
    let (world, pictures, loads) = (BrowserWorld(), Pictures(), HeldLoads())
    let browser = world.open(2) { browser in
      browser.placeholder = { _ in BrowserWorld.picture(width: 40, height: 30) }
      browser.loadImage = { id, _ in
        try await loads.wait(for: id)
        return try pictures.image(at: id)
      }
    }
    #expect(await world.stage.wait { loads.pending == [1, 2, 3] })
    loads.answerAll()
    #expect(await world.stage.wait { shown(browser) === pictures.all[2] })
    #expect(await world.stage.wait { shown(browser, at: 3) === pictures.all[3] })
    guard let cell = browser.currentCell as? ImageCell else { return }
    let old = pictures.all[2]
    cell.zoomMotion.zoom(to: 1.15, about: CGPoint(x: 200, y: 400), animated: false)
    cell.showFrame()
    let frame = cell.imageView.frame
    loads.forget()
    pictures.all[2] = BrowserWorld.picture(width: 402, height: 300)
    browser.reloadPhotos([2, 77])
    #expect(browser.currentCell === cell && cell.image === old && cell.imageView.frame == frame)
    #expect(await world.stage.wait { loads.begun == [2] })
    world.stage.advance(by: 1)
    #expect(cell.image === old && cell.spinner.isHidden && cell.imageView.frame == frame)
    loads.answerAll()
    #expect(await world.stage.wait { cell.image === pictures.all[2] })
    #expect(distance(cell.imageView.frame, frame) < 0.01 && cell.isZoomed)
    #expect(loads.begun.allSatisfy { $0 == AnyHashable(2) })
    loads.answerAll()
  }

  @Test("A reloaded photo of unknown size isn't enlarged")
  func reloadSmallPhoto() async {
    let (world, pictures) = (BrowserWorld(), Pictures())
    pictures.all = pictures.all.indices.map { BrowserWorld.picture(width: 100 + $0, height: 75) }
    let browser = open(pictures, at: 0, in: world, by: .closures)
    #expect(await world.stage.wait { shown(browser) === pictures.all[0] })
    guard let cell = browser.currentCell as? ImageCell else { return }
    world.settle()
    #expect(cell.imageView.frame.width == 100)
    pictures.all[0] = BrowserWorld.picture(width: 50, height: 75)
    browser.reloadPhotos([0])
    cell.setNeedsLayout()
    world.stage.advance(frames: 1)
    #expect(cell.imageView.frame.width <= 100)
    #expect(await world.stage.wait { shown(browser) === pictures.all[0] })
    world.settle()
    #expect(cell.imageView.frame.width == 50 && pictures.loads == 3)
  }

  @Test("A photo that fails to reload no longer shows its old image")
  func reloadFails() async {
    let world = BrowserWorld()
    var isGone = false
    let image = BrowserWorld.picture(width: 400, height: 300)
    let browser = world.open(2) {
      $0.loadImage = { _, _ in
        if isGone { throw PhotoBrowserError.noLoader }
        return image
      }
    }
    #expect(await world.stage.wait { shown(browser) === image })
    isGone = true
    browser.reloadPhotos([2])
    guard let cell = browser.currentCell as? ImageCell else { return }
    #expect(await world.stage.wait { cell.errorMessage != nil })
    #expect(cell.imageView.isHidden)
    isGone = false
    browser.reloadPhotos([2])
    #expect(await world.stage.wait { cell.errorMessage == nil && cell.image === image })
  }

  @Test("Reloading can replace a page by one of another class")
  func reloadAnotherClass() {
    let world = BrowserWorld()
    var isPlain = false
    let browser = world.open(1) {
      $0.makeCell = { browser, _ in
        isPlain ? browser.dequeueCell(CellTests.PlainCell.self) { .init() } : nil
      }
    }
    #expect(browser.currentCell is ImageCell)
    isPlain = true
    browser.reloadPhotos([1])
    world.settle()
    #expect(browser.currentCell is CellTests.PlainCell && browser.currentCell?.isHidden == false)
    #expect(browser.pagingView.livePages.count == 3)
    #expect(browser.pagingView.page(at: 2) is ImageCell)
  }
}
