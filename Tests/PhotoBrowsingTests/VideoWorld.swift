import AVFoundation
import GtkHost
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// A browser whose pages 0, 1 and 3 are the sample videos; page 2 is a photo.
@MainActor final class VideoWorld {
  let photos: BrowserWorld
  var stage: Stage { photos.stage }
  private(set) weak var browser: WatchedBrowser?
  var urls: [Int: URL] = [:]
  var configure: (VideoCell) -> Void = { _ in }

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    photos = BrowserWorld(count: 4, size: size)
    photos.photoSize = CGSize(width: 640, height: 360)
    photos.image = BrowserWorld.picture(width: 64, height: 36)
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    for (page, name) in [
      (0, "19-dandelion.mp4"), (1, "20-deep-field.webm"), (3, "21-pole-to-pole.mp4"),
    ] { urls[page] = samples.appendingPathComponent(name) }
  }

  @discardableResult func open(
    _ index: Int, _ setUp: (WatchedBrowser) -> Void = { _ in }
  ) -> WatchedBrowser {
    let browser = photos.open(index) { browser in
      browser.makeCell = { [unowned self] browser, index in
        guard let url = urls[index] else {
          let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
          browser.configure(cell, at: index)
          return cell
        }
        let cell = browser.dequeueCell(VideoCell.self) { VideoCell() }
        configure(cell)
        cell.show(VideoRequest(id: index, url: url))
        return cell
      }
      setUp(browser)
    }
    self.browser = browser
    return browser
  }

  var cell: VideoCell? { browser?.currentCell as? VideoCell }
  var seconds: Double { cell?.player?.currentTime().seconds ?? -1 }

  @discardableResult func wait(until condition: @escaping @MainActor () -> Bool) async -> Bool {
    await stage.wait(until: condition)
  }

  /// Time for something that must not happen.
  func linger(turns: Int = 100) async {
    var left = turns
    await wait {
      left -= 1
      return left <= 0
    }
  }

  func isReady() async -> Bool {
    await wait { [self] in cell?.playerView.playerLayer.isReadyForDisplay == true }
  }

  /// It hides when the pointer rests, and the stage's time passes quickly while a test waits.
  func showChrome() {
    browser?.chrome.pointerMoved()
    stage.advance(by: 0.6)
  }

  /// In window coordinates.
  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
