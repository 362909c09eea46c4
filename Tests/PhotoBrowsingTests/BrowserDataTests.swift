import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct BrowserDataTests {
  @Test("Deleting all photos closes the browser once")
  func deleting() {
    let world = BrowserWorld(count: 6)
    let browser = world.open(5)
    world.pageChanges = []
    world.ids.removeLast()
    browser.reloadData()
    #expect(world.pageChanges == [4])
    #expect((browser.pageIndicator as? NumberIndicator)?.text == "5 / 5")
    while !world.ids.isEmpty {
      world.ids.removeLast()
      browser.reloadData()
    }
    world.settle()
    #expect(world.closed.count == 1 && world.strayViews == 0)
  }

  @Test("Photos inserted before the current one move nothing")
  func inserting() {
    let world = BrowserWorld()
    let browser = world.open(3)
    let cell = browser.currentCell
    world.ids.insert(contentsOf: [100, 101, 102], at: 0)
    browser.reloadData()
    #expect(browser.currentIndex == 6 && browser.currentCell === cell)
    #expect(distance(world.window, OpeningTests.fit) <= 0.5)
    let counter = browser.pageIndicator as? NumberIndicator
    #expect(counter?.text == "7 / 11")
    world.ids.append(103)
    browser.reloadData()
    #expect(counter?.text == "7 / 12")
  }

  @Test("A sharper image keeps the visible part of a zoomed photo")
  func swap() async throws {
    let world = BrowserWorld()
    var asked: [CGFloat] = []
    let browser = world.open(1) { browser in
      browser.loadImage = { _, pixels in
        asked.append(pixels.width)
        return Self.quarters(width: Int(pixels.width))
      }
    }
    guard let cell = browser.currentCell as? ImageCell else { return }
    #expect(await world.stage.wait { cell.image?.size.width == 390 })
    browser.chrome.isHidden = true
    cell.zoomMotion.zoom(to: 2, about: CGPoint(x: 273, y: 363), animated: false)
    cell.showFrame()
    let frame = cell.imageView.frame
    world.stage.advance(frames: 1)
    let before = try #require(world.stage.picture(scale: 1))
    cell.motionChanged()
    #expect(await world.stage.wait { cell.image?.size.width == 780 })
    #expect(asked.last == 780 && cell.imageView.frame == frame && cell.zoomScale == 2)
    let after = try #require(world.stage.picture(scale: 1))
    let seam = CGPoint(x: frame.midX, y: frame.midY)
    var colors: Set<[UInt8]> = []
    for (x, y) in [(-12.0, -12.0), (12, -12), (-12, 12), (12, 12), (-90, 40), (90, -60)] {
      let point = CGPoint(x: seam.x + x, y: seam.y + y)
      #expect(before.color(at: point) == after.color(at: point), "\(point)")
      colors.insert(after.color(at: point))
    }
    #expect(colors.count == 4, "the quarters' common corner hasn't moved")
  }

  /// An image of four colored quarters, of which the center is visible.
  private static func quarters(width: Int) -> UIImage {
    let height = width * 3 / 4
    return UIImage(
      cgImage: CGImage(width: width, height: height, isOpaque: true) { pixels in
        for index in stride(from: 0, to: pixels.count, by: 4) {
          let (x, y) = (index / 4 % width, index / 4 / width)
          pixels[index] = x * 2 < width ? 40 : 220
          pixels[index + 1] = y * 2 < height ? 60 : 200
          pixels[index + 3] = 255
        }
      })
  }

  @Test("Resizing at any time keeps the page and its center, and shows no neighbor at rest")
  func resizing() {
    let world = BrowserWorld(count: 12)
    let browser = world.open(7)
    guard let cell = browser.currentCell as? ImageCell else { return }
    cell.zoomMotion.zoom(to: 3.5, about: CGPoint(x: 230, y: 400), animated: false)
    cell.showFrame()
    func middle() -> CGPoint {
      let frame = cell.imageView.frame
      return CGPoint(
        x: (cell.bounds.midX - frame.minX) / frame.width,
        y: (cell.bounds.midY - frame.minY) / frame.height)
    }
    let before = middle()
    world.pageChanges = []
    for (width, height) in [(844.0, 390.0), (1280, 800), (320, 480), (390, 844)] {
      world.stage.resize(to: CGSize(width: width, height: height))
      world.stage.advance(frames: 2)
      #expect(cell.bounds.size == CGSize(width: width, height: height))
      #expect(browser.currentIndex == 7)
      let now = middle()
      #expect(abs(now.x - before.x) * cell.imageView.frame.width < 2)
      #expect(abs(now.y - before.y) * cell.imageView.frame.height < 2)
      #expect(browser.pagingView.livePages.filter { !$0.page.isHidden }.count == 1)
    }
    #expect(world.pageChanges.isEmpty)
  }

  @Test("Resizing 200 times while opening and closing keeps the photo")
  func resizingInFlight() {
    let world = BrowserWorld()
    let browser = world.open(2, settle: false)
    for step in 0..<200 {
      let width = 320 + CGFloat(step * 37 % 900)
      let height = 300 + CGFloat(step * 53 % 700)
      world.stage.resize(to: CGSize(width: width, height: height))
      world.stage.advance(frames: 1)
      if step == 100 { browser.close(animated: true) }
    }
    world.settle()
    #expect(world.closed == [2] && world.strayViews == 0 && world.hidden.isEmpty)
  }

  @Test("A failed load shows its error and can be retried")
  func errors() async {
    let world = BrowserWorld()
    let browser = world.open(2)
    var attempts = 0
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    browser.view.addSubview(cell)
    cell.show(
      PhotoRequest(id: 1) { _ in
        attempts += 1
        if attempts == 1 { throw PhotoBrowserError.noLoader }
        return BrowserWorld.picture(width: 40, height: 30)
      })
    for _ in 0..<100 where cell.errorMessage == nil { await Task.yield() }
    #expect(cell.errorMessage == PhotoBrowserError.noLoader.description)
    cell.retry()
    for _ in 0..<100 where cell.image == nil { await Task.yield() }
    #expect(attempts == 2 && cell.errorMessage == nil)
    #expect(cell.image?.size == CGSize(width: 40, height: 30))
  }

  @Test("A load that finishes late never shows its image on another photo")
  func lateLoads() async {
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var waiting: [CheckedContinuation<Void, Never>] = []
    let pictures = (0..<4).map { BrowserWorld.picture(width: 40 + $0, height: 30) }
    for id in 0..<4 {
      cell.show(
        PhotoRequest(id: id) { _ in
          await withCheckedContinuation { waiting.append($0) }
          return pictures[id]
        })
      for _ in 0..<50 where waiting.count <= id { await Task.yield() }
    }
    for continuation in waiting { continuation.resume() }
    for _ in 0..<100 where cell.image == nil { await Task.yield() }
    #expect(cell.image === pictures[3])
  }
}
