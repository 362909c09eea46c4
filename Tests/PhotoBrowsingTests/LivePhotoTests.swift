import AVFoundation
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// A still image with a short video.
@MainActor @Suite(.serialized) struct LivePhotoTests {
  private let world = BrowserWorld(count: 3)
  private let video = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples/19-dandelion.mp4")

  private func open(_ video: URL?) throws -> (WatchedBrowser, LivePhotoCell) {
    let browser = world.open(1) { browser in
      browser.makeCell = { browser, index in
        let cell = browser.dequeueCell(LivePhotoCell.self) { LivePhotoCell() }
        browser.configure(cell, at: index)
        cell.motion = video
        return cell
      }
    }
    return (browser, try #require(browser.currentCell as? LivePhotoCell))
  }

  private func badge(_ cell: LivePhotoCell) -> UILabel? {
    cell.subviews.compactMap { $0 as? UILabel }.first
  }

  private func player(_ cell: LivePhotoCell) -> PlayerView? {
    cell.imageView.subviews.compactMap { $0 as? PlayerView }.first
  }

  private let middle = CGPoint(x: 195, y: 422)

  @Test("It plays while held, fades in over the still image, and fades out again")
  func held() async throws {
    let (browser, cell) = try open(video)
    let view = try #require(player(cell))
    #expect(badge(cell)?.isHidden == false && view.alpha == 0 && !cell.isPlaying)
    world.stage.touchDown(at: middle)
    world.stage.advance(by: 0.15)
    #expect(!cell.isPlaying, "a touch isn't a long press yet")
    world.stage.advance(by: 0.2)
    #expect(cell.isPlaying)
    #expect(await world.stage.wait { view.alpha == 1 })
    #expect(view.frame == cell.imageView.bounds)
    world.stage.touchUp()
    world.stage.advance(by: 0.5)
    #expect(!cell.isPlaying && view.alpha == 0 && browser.isOpen && browser.currentIndex == 1)
  }

  @Test("A tap on the badge plays it to its end, another one stops it")
  func tapped() throws {
    let (browser, cell) = try open(video)
    let badge = try #require(world.stage.element(.button, "Live Photo"))
    badge.tap()
    world.stage.advance(by: 0.5)
    #expect(cell.isPlaying && browser.isOpen)
    badge.tap()
    world.stage.advance(by: 0.5)
    #expect(!cell.isPlaying && browser.currentIndex == 1)
  }

  @Test("A page that is left stops its sound, and a reused one has no live photo")
  func left() throws {
    let (browser, cell) = try open(video)
    cell.play()
    #expect(cell.isPlaying)
    browser.page(by: 1)
    world.settle()
    #expect(!cell.isPlaying)
    browser.page(by: -1)
    world.settle()
    let back = try #require(browser.currentCell as? LivePhotoCell)
    back.play()
    #expect(back.isPlaying)
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 360), duration: 0.1)
    world.stage.advance(by: 0.5)
    #expect(!back.isPlaying)
    world.stage.touchCancel()
    world.settle()
    back.prepareForReuse()
    #expect(back.motion == nil && badge(back)?.isHidden == true)
  }

  @Test("Without a video it is a normal photo; the badge hides with the overlays")
  func plain() throws {
    let (browser, cell) = try open(nil)
    #expect(badge(cell) == nil)
    cell.play()
    #expect(!cell.isPlaying)
    cell.motion = video
    #expect(badge(cell)?.isHidden == false)
    cell.chromeDidChange(isShown: false)
    world.settle()
    #expect(badge(cell)?.alpha == 0)
    cell.chromeDidChange(isShown: true)
    world.settle()
    #expect(badge(cell)?.alpha == 1 && browser.isOpen)
  }
}
