import AVFoundation
import GstPlayback
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct VideoCellTests {
  @Test("The button plays and pauses, as do Space and K; M mutes; other keys reach the browser")
  func playing() async throws {
    let world = VideoWorld()
    let browser = world.open(0)
    #expect(await world.isReady())
    let cell = try #require(world.cell)
    #expect(!cell.isPlaying && world.seconds == 0)
    world.stage.tap(at: world.middle(of: cell.playButton))
    #expect(cell.isPlaying && cell.playButton.symbol == .pause)
    #expect(await world.wait { world.seconds > 0.4 })
    world.showChrome()
    world.stage.tap(at: world.middle(of: cell.playButton))
    #expect(!cell.isPlaying && cell.player?.rate == 0 && browser.chrome.isShown)
    world.stage.press(.keyboardSpacebar)
    #expect(cell.isPlaying && browser.currentIndex == 0)
    world.stage.press(.keyboardK)
    #expect(!cell.isPlaying)
    world.stage.press(.keyboardM)
    #expect(cell.isMuted && cell.player?.isMuted == true)
    world.showChrome()
    world.stage.tap(at: world.middle(of: cell.bar.muteButton))
    #expect(!cell.isMuted)
    world.stage.press(.keyboardRightArrow)
    #expect(await world.wait { browser.currentIndex == 1 })
  }

  @Test("The poster has the video's frame, and the video replaces it without a jump")
  func poster() async throws {
    let world = VideoWorld()
    world.photos.hasThumbnails = false
    world.open(0)
    let cell = try #require(world.cell)
    #expect(await world.isReady())
    world.stage.advance(frames: 2)
    let frame = CGRect(x: 0, y: 312.3125, width: 390, height: 219.375)
    #expect(distance(cell.playerView.frame, frame) < 0.01)
    #expect(cell.photoContent?.frame == cell.playerView.frame)
    #expect(cell.photoContent?.photoSize == CGSize(width: 640, height: 360))
    let neighbor = VideoCell(frame: cell.bounds)
    world.browser?.view.addSubview(neighbor)
    neighbor.show(VideoRequest(id: 9, url: try #require(world.urls[3])))
    #expect(await world.wait { neighbor.posterView.image != nil })
    world.stage.advance(frames: 2)
    #expect(neighbor.player == nil && neighbor.posterView.frame.width < 390.1)
    let shape = neighbor.posterView.frame.width / neighbor.posterView.frame.height
    #expect(abs(shape - 360 / 640) < 0.01)
  }

  @Test("Autoplay starts and stops with its page, and layout doesn't restart it")
  func autoplay() async throws {
    let world = VideoWorld()
    world.configure = { $0.autoplays = true }
    let browser = world.open(0)
    let cell = try #require(world.cell)
    #expect(await world.wait { world.seconds > 0.5 })
    let player = cell.player
    world.stage.resize(to: CGSize(width: 844, height: 390))
    world.stage.settle(limit: 1)
    cell.setNeedsLayout()
    await world.linger(turns: 30)
    #expect(cell.player === player && world.seconds > 0.5 && cell.isPlaying)
    #expect(distance(cell.playerView.frame, cell.videoFrame) < 0.01)
    browser.page(by: 1)
    world.photos.settle()
    #expect(!cell.isPlaying && cell.player == nil)
    #expect(await world.wait { world.cell !== cell && world.seconds > 0.2 })
    browser.close(animated: true)
    world.photos.settle()
    #expect(cell.player == nil)
  }

  @Test("A swipe that returns continues the video, but not a paused one")
  func turningBack() async throws {
    let world = VideoWorld()
    world.configure = { $0.autoplays = true }
    let browser = world.open(1)
    let cell = try #require(world.cell)
    #expect(await world.wait { world.seconds > 0.2 })
    world.stage.touchDown(at: CGPoint(x: 300, y: 200))
    world.stage.touchMove(to: CGPoint(x: 220, y: 200), duration: 0.2)
    #expect(!cell.isPlaying && cell.player?.rate == 0)
    world.stage.touchMove(to: CGPoint(x: 300, y: 200), duration: 0.2)
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.photos.settle()
    #expect(browser.currentIndex == 1 && cell.isPlaying)
    cell.pause()
    world.stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 250, y: 200), hold: 0.3)
    world.photos.settle()
    #expect(browser.currentIndex == 1 && !cell.isPlaying)
  }

  @Test("A drag on the bar seeks and neither turns the page nor dismisses")
  func scrubbing() async throws {
    let world = VideoWorld()
    let browser = world.open(0)
    #expect(await world.isReady())
    let cell = try #require(world.cell)
    cell.play()
    #expect(await world.wait { world.seconds > 0.2 })
    world.showChrome()
    let bar = cell.bar.seekBar
    let start = world.middle(of: bar)
    world.stage.touchDown(at: start)
    world.stage.advance(frames: 1)
    #expect(!cell.isPlaying && bar.isScrubbing)
    world.stage.touchMove(to: CGPoint(x: start.x - 60, y: start.y + 200), duration: 0.2)
    #expect(browser.transitionController.phase == .presented && !browser.pagingView.isMoving)
    let wanted = 5 * Double(bar.progress)
    #expect(wanted > 0.2 && wanted < 2.4)
    #expect(await world.wait { abs(world.seconds - wanted) < 0.1 && !cell.seek.isInProgress })
    world.stage.touchMove(to: CGPoint(x: start.x + 600, y: start.y), duration: 0.1)
    #expect(bar.progress == 1)
    world.stage.touchMove(to: start, duration: 0.1)
    world.stage.touchUp()
    #expect(cell.isPlaying && browser.isOpen && browser.currentIndex == 0)
    #expect(await world.wait { world.seconds > 2.7 })
    #expect(cell.bar.elapsedLabel.text == "0:02" && cell.bar.remainingLabel.text == "−0:02")
  }

  @Test("At its end it shows the button, restarts, or loops")
  func ends() async throws {
    let world = VideoWorld()
    world.open(0)
    #expect(await world.isReady())
    let cell = try #require(world.cell)
    var ends = 0
    cell.onEnd = { ends += 1 }
    cell.seek(to: CMTime(value: 46, timescale: 10))
    cell.play()
    #expect(await world.wait { ends == 1 })
    #expect(!cell.isPlaying && cell.playButton.symbol == .play)
    cell.loops = true
    cell.play()
    #expect(await world.wait { world.seconds > 0.1 && world.seconds < 3 })
    cell.seek(to: CMTime(value: 46, timescale: 10))
    #expect(await world.wait { ends == 2 })
    #expect(await world.wait { world.seconds > 0.1 && world.seconds < 3 })
    #expect(cell.isPlaying)
  }

  @Test("The displayed frame is dragged and animated back")
  func dragging() async throws {
    let world = VideoWorld()
    let browser = world.open(0)
    #expect(await world.isReady())
    let cell = try #require(world.cell)
    cell.play()
    #expect(await world.wait { world.seconds > 1 })
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 420), duration: 0.2)
    #expect(browser.transitionController.phase == .held && !cell.isPlaying)
    await world.linger(turns: 30)
    world.stage.touchMove(to: CGPoint(x: 195, y: 430), duration: 0.1)
    let shown = try #require(cell.playerView.playerLayer.displayedImage?.cgImage)
    #expect(browser.transitionController.morphView.image?.cgImage === shown)
    await world.linger(turns: 30)
    #expect(cell.playerView.playerLayer.displayedImage?.cgImage === shown)
    world.stage.touchCancel()
    world.photos.settle()
    #expect(browser.isOpen && cell.isPlaying)
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), duration: 0.3, hold: 0.2)
    #expect(!cell.isPlaying)
    world.photos.settle()
    #expect(world.photos.closed == [0] && cell.player == nil)
  }

  @Test("The bar hides with the overlays; the button stays while paused")
  func controls() async throws {
    let world = VideoWorld()
    let browser = world.open(0)
    #expect(await world.isReady())
    world.showChrome()
    let cell = try #require(world.cell)
    #expect(cell.bar.alpha == 1 && cell.playButton.alpha == 1)
    world.stage.tap(at: CGPoint(x: 60, y: 150))
    world.photos.settle()
    #expect(!browser.chrome.isShown && cell.bar.alpha == 0 && cell.playButton.alpha == 1)
    cell.play()
    world.photos.settle()
    #expect(cell.playButton.alpha == 0)
    let before = world.seconds
    world.stage.tap(at: world.middle(of: cell.bar.seekBar))
    world.photos.settle()
    #expect(browser.chrome.isShown && cell.bar.alpha == 1)
    #expect(world.seconds >= before && cell.isPlaying)
  }

  @Test("A file that can't be played shows its error and is retried")
  func errors() async throws {
    let world = VideoWorld()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString).mp4")
    defer { try? FileManager.default.removeItem(at: file) }
    let good = try #require(world.urls[0])
    world.urls[0] = file
    world.open(0)
    #expect(await world.wait { world.cell?.errorMessage != nil })
    let cell = try #require(world.cell)
    #expect(cell.errorMessage?.contains(file.lastPathComponent) == true)
    #expect(cell.photoContent == nil && cell.player == nil)
    world.photos.settle()
    #expect(cell.bar.alpha == 0 && cell.playButton.alpha == 0)
    world.stage.press(.keyboardSpacebar)
    #expect(!cell.isPlaying)
    try FileManager.default.copyItem(at: good, to: file)
    world.browser?.goTo(0)
    cell.retry()
    #expect(cell.errorMessage == nil)
    #expect(await world.wait { cell.playerView.playerLayer.isReadyForDisplay })
  }

  @Test("A feed of short videos, vertical and filling the page")
  func feed() async throws {
    let world = VideoWorld(size: CGSize(width: 400, height: 600))
    world.configure = {
      $0.autoplays = true
      $0.loops = true
      $0.fillsPage = true
    }
    let browser = world.open(0) { $0.scrollDirection = .vertical }
    #expect(await world.wait { world.seconds > 0.3 })
    let cell = try #require(world.cell)
    #expect(cell.videoFrame.height == 600 && cell.videoFrame.width > 1000)
    world.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 150), duration: 0.15)
    world.photos.settle()
    #expect(browser.currentIndex == 1)
    #expect(await world.wait { world.cell?.isPlaying == true && world.seconds > 0.3 })
    #expect(cell.player == nil)
  }

  @Test("A paused video draws no frames, and a closed browser leaves no pipeline")
  func rest() async throws {
    do {
      let world = VideoWorld()
      let browser = world.open(0)
      #expect(await world.isReady())
      world.photos.settle()
      world.stage.advance(by: 4)
      await world.linger(turns: 50)
      let frames = world.stage.presentedFrames
      await world.linger()
      #expect(world.stage.isAtRest && world.stage.presentedFrames == frames)
      browser.close(animated: true)
      world.photos.settle()
    }
    _ = Stage()
    var left = 20_000
    while GstVideoHost.livePipelines > 0, left > 0 {
      left -= 1
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    #expect(GstVideoHost.livePipelines == 0)
  }

  @Test(arguments: [
    (0.0, "0:00"), (7.9, "0:07"), (754, "12:34"), (3723, "1:02:03"), (-1, "0:00"), (.nan, "0:00"),
  ])
  func times(seconds: Double, text: String) { #expect(PlaybackTime.text(seconds) == text) }

  @Test(
    "the bar lies within the picture or below it",
    arguments: [(900, 700), (400, 800), (1280, 720), (1000, 660), (700, 520)])
  func theBarIsNeverOnTheEdgeOfThePicture(width: Int, height: Int) {
    let cell = VideoCell(frame: CGRect(x: 0, y: 0, width: width, height: height))
    cell.show(
      VideoRequest(
        id: 1, url: URL(fileURLWithPath: "/none.mp4"), videoSize: CGSize(width: 640, height: 360)))
    cell.layoutIfNeeded()
    let (bar, picture) = (cell.bar.frame, cell.videoFrame)
    #expect(bar.maxY < picture.maxY || bar.minY > picture.maxY, "\(bar) and \(picture)")
    #expect(cell.bounds.contains(bar))
  }
}
