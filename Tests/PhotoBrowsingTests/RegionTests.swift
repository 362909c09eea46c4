import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Of images that are too large to decode whole, the visible region is loaded.
@MainActor @Suite(.serialized) struct RegionTests {
  private struct Request: Equatable {
    var region: CGRect
    var pixels: CGSize
  }

  /// A stage with a browser of photos with 100 megapixels each.
  @MainActor private final class World {
    let world = BrowserWorld()
    var requests: [Request] = []
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Requests for the current photo, not for its neighbors.
    var wholes: [CGSize] = []
    var current = 0

    func open() -> PhotoBrowser<Int> {
      let size = CGSize(width: 12_000, height: 9_000)
      return world.open(0) { browser in
        // Not the world's loader: loads may finish after the test.
        browser.photoSize = { _ in size }
        browser.loadImage = { [weak self] id, pixels in
          if id == self?.current { self?.wholes.append(pixels) }
          return BrowserWorld.picture(width: 780, height: 585)
        }
        browser.loadRegion = { [weak self] _, region, pixels in
          guard let self else { throw CancellationError() }
          requests.append(Request(region: region, pixels: pixels))
          if isHeld { await withCheckedContinuation { self.waiting.append($0) } }
          try Task.checkCancellation()
          return BrowserWorld.picture(width: 40, height: 30)
        }
      }
    }

    func release() {
      isHeld = false
      for continuation in waiting { continuation.resume() }
      waiting = []
    }

    func wait(_ condition: @MainActor () -> Bool) async -> Bool {
      await world.stage.wait(until: condition)
    }
  }

  private func cell(_ browser: PhotoBrowser<Int>) throws -> ImageCell {
    try #require(browser.currentCell as? ImageCell)
  }

  /// Open, with the whole photo at the size of the screen.
  private func fitted(_ test: World) async throws -> (PhotoBrowser<Int>, ImageCell) {
    let browser = test.open()
    let cell = try cell(browser)
    #expect(await test.wait { cell.loading == nil && !cell.isPlaceholder })
    return (browser, cell)
  }

  /// The visible region of the photo in its pixels.
  private func seen(_ cell: ImageCell) -> CGRect {
    let frame = cell.zoomMotion.frame
    let scale = 12_000 / frame.width
    let part = cell.bounds.intersection(frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
    return CGRect(
      x: part.minX * scale, y: part.minY * scale, width: part.width * scale,
      height: part.height * scale)
  }

  @Test("At its fit the whole image is loaded, when zoomed far the visible part with a margin")
  func ladder() async throws {
    let test = World()
    let (browser, cell) = try await fitted(test)
    #expect(test.requests.isEmpty && test.wholes.count == 1)
    browser.zoom(.actualSize)
    test.world.settle()
    #expect(await test.wait { cell.sharpRegion.isShown })
    #expect(test.wholes.count == 1, "108 megapixels are not loaded whole")
    let request = try #require(test.requests.last)
    #expect(request.region.contains(seen(cell).insetBy(dx: 1, dy: 1)))
    #expect(request.pixels == request.region.size, "as sharp as the photo is")
    #expect(request.pixels.width * request.pixels.height < 3 * 390 * 844)
    // It has the position of that region in the whole.
    let patch = try #require(cell.imageView.subviews.first)
    let patchFrame = cell.convert(patch.bounds, from: patch)
    let frame = cell.zoomMotion.frame
    let expected = request.region.applying(
      CGAffineTransform(scaleX: frame.width / 12_000, y: frame.height / 9_000)
    )
    .offsetBy(dx: frame.minX, dy: frame.minY)
    for (a, b) in [
      (patchFrame.minX, expected.minX), (patchFrame.minY, expected.minY),
      (patchFrame.maxX, expected.maxX),
      (patchFrame.maxY, expected.maxY),
    ] { #expect(abs(a - b) < 0.01) }
  }

  @Test("Replacing the image moves nothing, and zooming keeps the loaded part")
  func swap() async throws {
    let test = World()
    let (browser, cell) = try await fitted(test)
    test.isHeld = true
    browser.zoom(.actualSize)
    test.world.settle()
    let before = seen(cell)
    #expect(cell.sharpRegion.isLoading && !cell.sharpRegion.isShown)
    test.release()
    #expect(await test.wait { cell.sharpRegion.isShown })
    #expect(seen(cell) == before)
    let patch = try #require(cell.imageView.subviews.first)
    let part = patch.frame.width / cell.imageView.bounds.width
    browser.zoom(.zoomOut)
    test.world.stage.advance(frames: 4)
    #expect(abs(patch.frame.width / cell.imageView.bounds.width - part) < 1e-6)
  }

  @Test("A pan within the loaded part loads nothing, beyond it the next part")
  func panning() async throws {
    let test = World()
    let (browser, cell) = try await fitted(test)
    browser.zoom(.actualSize)
    test.world.settle()
    #expect(await test.wait { cell.sharpRegion.isShown })
    let count = test.requests.count
    _ = cell.pan(by: CGVector(dx: 30, dy: 0))
    test.world.settle()
    #expect(test.requests.count == count)
    for _ in 0..<6 {
      _ = cell.pan(by: CGVector(dx: 80, dy: 0))
      test.world.settle()
    }
    #expect(await test.wait { !cell.sharpRegion.isLoading })
    #expect(test.requests.count > count)
    #expect(try #require(cell.sharpRegion.region).insetBy(dx: -1, dy: -1).contains(seen(cell)))
  }

  @Test("After zooming out or paging, no part is retained")
  func leaving() async throws {
    let test = World()
    let (browser, cell) = try await fitted(test)
    browser.zoom(.actualSize)
    test.world.settle()
    #expect(await test.wait { cell.sharpRegion.isShown })
    browser.zoom(.fit)
    test.world.settle()
    #expect(!cell.sharpRegion.isShown && cell.sharpRegion.image == nil)
    browser.zoom(.actualSize)
    test.world.settle()
    #expect(await test.wait { cell.sharpRegion.isShown })
    browser.goTo(3, animated: false)
    test.world.settle()
    #expect(!cell.sharpRegion.isShown)
  }

  @Test("Without regions the whole image is loaded up to its size limit")
  func withoutRegions() async throws {
    let test = World()
    let browser = test.open()
    browser.loadRegion = nil
    test.current = 4
    browser.reloadData()
    browser.goTo(4, animated: false)
    test.world.settle()
    let cell = try cell(browser)
    #expect(await test.wait { cell.loading == nil && !cell.isPlaceholder })
    browser.zoom(.actualSize)
    test.world.settle()
    #expect(await test.wait { cell.loading == nil })
    let last = try #require(test.wholes.last)
    #expect(last.width * last.height > 20_000_000 && last.width * last.height <= 24_000_000)
    #expect(test.requests.isEmpty)
  }

  @Test("A preview is shown while there is no image, and never after it")
  func previews() async throws {
    let test = World()
    test.world.hasThumbnails = false
    var continuation: CheckedContinuation<UIImage, any Error>?
    let preview = BrowserWorld.picture(width: 16, height: 12)
    let browser = test.world.open(0) { browser in
      browser.photoSize = { _ in CGSize(width: 4000, height: 3000) }
      browser.placeholder = { _ in nil }
      browser.loadPreview = { _ in preview }
      browser.loadImage = { id, _ in
        guard id == 0 else { throw CancellationError() }
        return try await withCheckedThrowingContinuation { continuation = $0 }
      }
    }
    let cell = try cell(browser)
    #expect(await test.wait { cell.image === preview })
    #expect(cell.isPlaceholder)
    let frame = cell.zoomMotion.frame
    let photo = BrowserWorld.picture(width: 780, height: 585)
    continuation?.resume(returning: photo)
    #expect(await test.wait { cell.image === photo })
    #expect(cell.zoomMotion.frame == frame, "the visible part doesn't move")
  }
}
