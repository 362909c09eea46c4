import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct CellTests {
  /// A page without an image.
  final class PlainCell: UIView, PhotoBrowserCell {
    static var calls: [String] = []
    static var alive = 0
    var number = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.alive += 1
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { Self.alive -= 1 }

    func pageWillAppear() { Self.calls.append("willAppear \(number)") }
    func pageDidAppear() { Self.calls.append("didAppear \(number)") }
    func pageWillDisappear() { Self.calls.append("willDisappear \(number)") }
    func pageDidDisappear() { Self.calls.append("didDisappear \(number)") }
  }

  private func open(_ world: BrowserWorld, at index: Int) -> PhotoBrowser<Int> {
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 6 }
    browser.setSource(world)
    browser.makeCell = { browser, index in
      let cell = browser.dequeueCell(PlainCell.self) { PlainCell() }
      cell.number = index
      return cell
    }
    browser.onClose = { _ in world.closed.append(nil) }
    browser.open(at: index, from: world.root)
    world.settle()
    return browser
  }

  @Test("Custom cells open, page, are dismissed, called once, and released")
  func ownCells() {
    PlainCell.calls = []
    let world = BrowserWorld()
    do {
      let browser = open(world, at: 1)
      #expect(PlainCell.calls == ["willAppear 1", "didAppear 1"])
      #expect(PlainCell.alive == 3)
      browser.page(by: 1)
      world.settle()
      #expect(
        PlainCell.calls.suffix(4) == [
          "willDisappear 1", "willAppear 2", "didDisappear 1", "didAppear 2",
        ])
      for _ in 0..<3 {
        browser.page(by: 1)
        world.settle()
      }
      #expect(PlainCell.alive <= 4)
    }
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), duration: 0.3, hold: 0.2)
    world.settle()
    #expect(world.closed.count == 1 && world.strayViews == 0)
    #expect(PlainCell.calls.suffix(2) == ["willDisappear 5", "didDisappear 5"])
    world.stage.advance(frames: 2)
    #expect(PlainCell.alive == 0)
  }

  @Test("A page without an image is restored after a drag")
  func dragWithoutPicture() {
    let world = BrowserWorld()
    let browser = open(world, at: 1)
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 600), duration: 0.2)
    #expect(!browser.pagingView.transform.isIdentity)
    world.stage.touchCancel()
    world.settle()
    #expect(browser.isOpen && browser.pagingView.transform.isIdentity)
    #expect(browser.pagingView.frame == browser.view.bounds && browser.pagingView.alpha == 1)
  }

  @Test("An open photo at rest draws no frames")
  func idle() {
    let world = BrowserWorld()
    world.open(1)
    world.stage.advance(by: 5)
    #expect(world.stage.isAtRest)
    let frames = world.stage.presentedFrames
    world.stage.advance(by: 10)
    #expect(world.stage.presentedFrames == frames)
  }

  @Test("The activity indicator appears after half a second, only where there is no image")
  func spinner() {
    let world = BrowserWorld()
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    world.root.view.addSubview(cell)
    cell.show(PhotoRequest(id: 1) { _ in throw CancellationError() })
    world.stage.advance(by: 0.45)
    #expect(cell.spinner.isHidden)
    world.stage.advance(by: 0.1)
    #expect(!cell.spinner.isHidden)
    cell.setImage(world.image)
    #expect(cell.spinner.isHidden)
    cell.show(PhotoRequest(id: 2, placeholder: world.image) { _ in throw CancellationError() })
    world.stage.advance(by: 1)
    #expect(cell.spinner.isHidden)
    cell.prepareForReuse()
  }

  @Test("The ring shows the progress of whatever loads the photo, until there is an image")
  func progressOfAnotherLoader() {
    let world = BrowserWorld()
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    world.root.view.addSubview(cell)
    cell.imageView.image = BrowserWorld.picture(width: 40, height: 30)
    cell.loadingProgress = 0.4
    #expect(!cell.ring.isHidden && cell.spinner.isHidden)
    cell.imageView.image = world.image
    #expect(cell.ring.isHidden && cell.loadingProgress == 0)
  }

  @Test("A page whose photo isn't loaded yet can be paged and dismissed like any other")
  func emptyPage() {
    let world = BrowserWorld()
    world.hasThumbnails = false
    let browser = world.open(1) { $0.placeholder = { _ in nil } }
    #expect(browser.pageContent == nil)
    world.stage.drag(from: CGPoint(x: 300, y: 422), to: CGPoint(x: 60, y: 422), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 2)
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), duration: 0.3, hold: 0.2)
    world.settle()
    #expect(world.closed == [2] && world.strayViews == 0)
  }

  @Test("A photo that turns out to be small animates to its size")
  func sizeBecomesKnown() {
    let world = BrowserWorld()
    let browser = world.open(1) { $0.photoSize = { _ in nil } }
    guard let cell = browser.currentCell as? ImageCell else { return }
    #expect(cell.imageView.frame.width == 390)
    cell.setImage(BrowserWorld.picture(width: 100, height: 75))
    var last = cell.imageView.frame
    #expect(last.width == 390)
    for _ in 0..<60 {
      world.stage.advance(frames: 1)
      #expect(distance(cell.imageView.frame, last) < 40)
      last = cell.imageView.frame
    }
    #expect(last.width == 100 && abs(last.midY - 422) < 0.01)
  }

  @Test("A touch stops a decelerating photo, which returns from beyond its edge")
  func coasting() {
    let world = BrowserWorld()
    let browser = world.open(1)
    guard let cell = browser.currentCell as? ImageCell else { return }
    cell.zoomMotion.zoom(to: 6, about: CGPoint(x: 195, y: 422), animated: false)
    cell.showFrame()
    world.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 360), duration: 0.06)
    let thrown = cell.imageView.frame
    world.stage.advance(frames: 4)
    #expect(cell.imageView.frame.minX < thrown.minX - 10)
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    let held = cell.imageView.frame
    world.stage.advance(by: 0.3)
    #expect(cell.imageView.frame == held && world.stage.isAtRest)
    world.stage.touchUp()
    world.settle()
    #expect(cell.imageLayout.clamped(cell.imageView.frame) == cell.imageView.frame)
    #expect(browser.isOpen && browser.currentIndex == 1)
  }

  @Test("At its edge, a drag of a zoomed photo turns the page")
  func zoomedAtEdge() {
    let world = BrowserWorld()
    let browser = world.open(1)
    guard let cell = browser.currentCell as? ImageCell else { return }
    cell.zoomMotion.zoom(to: 3, about: CGPoint(x: 390, y: 422), animated: false)
    cell.showFrame()
    #expect(abs(cell.imageView.frame.maxX - 390) < 0.5)
    world.stage.drag(from: CGPoint(x: 100, y: 422), to: CGPoint(x: 300, y: 422), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 1 && cell.imageView.frame.maxX > 400)
    cell.zoomMotion.zoom(to: 3, about: CGPoint(x: 390, y: 422), animated: false)
    _ = cell.pan(by: CGVector(dx: -5000, dy: 0))
    world.settle()
    // A slip of the hand at the edge isn't a pull.
    world.stage.drag(from: CGPoint(x: 350, y: 422), to: CGPoint(x: 290, y: 422), duration: 0.1)
    world.settle()
    #expect(browser.currentIndex == 1 && cell.isZoomed)
    world.stage.drag(from: CGPoint(x: 350, y: 422), to: CGPoint(x: 100, y: 422), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 2 && !cell.isZoomed)
  }

  @Test("The mouse moves a zoomed photo as far as its edge, and neither turns the page nor closes")
  func zoomedByMouse() {
    let world = BrowserWorld()
    let browser = world.open(1)
    guard let cell = browser.currentCell as? ImageCell else { return }
    func drag(_ start: CGPoint, _ end: CGPoint) {
      world.stage.mouseDown(at: start)
      for step in 1...10 {
        let part = CGFloat(step) / 10
        world.stage.mouseMove(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        world.stage.advance(frames: 1)
      }
      world.stage.mouseUp()
      world.settle()
    }
    cell.zoomMotion.zoom(to: 3, about: CGPoint(x: 195, y: 422), animated: false)
    cell.showFrame()
    for _ in 0..<5 { drag(CGPoint(x: 380, y: 422), CGPoint(x: 20, y: 422)) }
    #expect(browser.currentIndex == 1 && abs(cell.imageView.frame.maxX - 390) < 0.5)
    for _ in 0..<5 { drag(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 800)) }
    #expect(browser.isOpen && abs(cell.imageView.frame.minY) < 0.5)
    _ = cell.zoom(.fit)
    world.settle()
    drag(CGPoint(x: 350, y: 422), CGPoint(x: 60, y: 422))
    #expect(browser.currentIndex == 2, "a photo at its fit turns the page, as by a finger")
  }
}
