import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite struct LateLoadTests {
  /// Loads that finish when the test says so, each with an image that identifies its photo.
  @MainActor final class SlowLoads {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let pictures = (0..<12).map { BrowserWorld.picture(width: 40 + $0, height: 30) }

    func load(_ id: Int) async -> UIImage {
      await withCheckedContinuation { waiting.append($0) }
      return pictures[id]
    }

    func owner(of image: UIImage) -> Int? { pictures.firstIndex { $0 === image } }

    func endSome(_ generator: inout SeededGenerator) {
      while let last = waiting.indices.last, Int.random(in: 0..<3, using: &generator) > 0 {
        waiting.remove(at: .random(in: 0...last, using: &generator)).resume()
      }
    }

    func endAll() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test("Thousands of fast page turns with loads finishing in any order never show a wrong photo")
  func fastPages() async {
    var generator = SeededGenerator(seed: 6)
    let loads = SlowLoads()
    let world = BrowserWorld(count: 12)
    let browser = world.open(0) { browser in
      browser.placeholder = { _ in nil }
      browser.loadImage = { id, _ in await loads.load(id) }
    }
    var (turned, painted) = (0, 0)
    let turns = Effort.rounds(2_500, long: 20_000)
    while turned < turns {
      turned += 1
      if !browser.page(by: Bool.random(using: &generator) ? 1 : -1) {
        browser.goTo(.random(in: 0..<12, using: &generator), animated: false)
      }
      // Rarely long enough for a load to start.
      world.stage.advance(frames: .random(in: 0..<100, using: &generator) < 4 ? 20 : 1)
      loads.endSome(&generator)
      await Task.yield()
      for page in browser.pagingView.livePages {
        guard let cell = page.page as? ImageCell, let image = cell.image,
          let owner = loads.owner(of: image)
        else { continue }
        painted += 1
        #expect(cell.photoID == PhotoID(owner))
      }
    }
    loads.endAll()
    #expect(painted > 100, "no image was ever shown")
  }
}
