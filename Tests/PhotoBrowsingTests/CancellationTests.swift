import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Loads of removed pages are cancelled.
@MainActor @Suite(.serialized) struct CancellationTests {
  private func open(
    _ index: Int, _ loads: HeldLoads, in world: BrowserWorld
  ) async -> WatchedBrowser {
    let browser = world.open(index) { browser in
      browser.placeholder = { _ in nil }
      browser.loadPreview = { id in
        try? await loads.wait(for: "preview \(id)")
        return nil
      }
      browser.loadImage = { id, _ in
        try await loads.wait(for: id)
        return BrowserWorld.picture(width: 40, height: 30)
      }
    }
    #expect(await world.stage.wait { loads.pending.count == 6 })
    return browser
  }

  @Test("Closing cancels the pages' loads, whether or not the app retains the browser")
  func closing() async {
    for isKept in [true, false] {
      let (world, loads) = (BrowserWorld(), HeldLoads())
      world.hasThumbnails = false
      var retained: PhotoBrowser<Int>?
      do {
        let browser = await open(3, loads, in: world)
        if isKept { retained = browser }
        browser.close(animated: true)
        #expect(loads.cancelled.isEmpty)
      }
      world.settle()
      #expect(await world.stage.wait { loads.pending.isEmpty })
      #expect(Set(loads.cancelled) == Set(loads.begun) && world.closed == [3])
      #expect(retained?.pagingView.livePages.isEmpty ?? (world.browser == nil))
      retained = nil
    }
  }

  @Test("Releasing a page cancels its loads")
  func letGo() async {
    let (world, loads) = (BrowserWorld(), HeldLoads())
    var cell: ImageCell? = ImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    cell?.show(
      PhotoRequest(
        id: 1, photoSize: { CGSize(width: 40_000, height: 30_000) },
        load: { _ in
          try await loads.wait(for: "photo")
          return BrowserWorld.picture(width: 40, height: 30)
        },
        loadRegion: { _, _ in
          try await loads.wait(for: "region")
          return BrowserWorld.picture(width: 40, height: 30)
        },
        loadPreview: {
          try? await loads.wait(for: "preview")
          return nil
        }))
    #expect(await world.stage.wait { loads.pending == ["photo", "preview"] })
    cell?.setImage(world.image, photoSize: CGSize(width: 40_000, height: 30_000))
    cell?.zoomMotion.zoom(to: 50, about: CGPoint(x: 195, y: 422), animated: false)
    cell?.sharpenRegion()
    #expect(await world.stage.wait { loads.pending == ["photo", "preview", "region"] })
    weak let left = cell
    cell = nil
    #expect(left == nil)
    #expect(await world.stage.wait { loads.pending.isEmpty })
  }

  @Test("Only the current page and its neighbors keep loading")
  func pagedAway() async {
    let (world, loads) = (BrowserWorld(), HeldLoads())
    world.hasThumbnails = false
    let browser = await open(1, loads, in: world)
    browser.goTo(5, animated: false)
    #expect(await world.stage.wait { Set(loads.cancelled).isSuperset(of: [0, 1, 2]) })
    #expect(await world.stage.wait { loads.pending.isSuperset(of: [4, 5, 6]) })
    #expect(loads.pending.isDisjoint(with: [0, 1, 2, 3, 7]))
    loads.answerAll()
  }

  @Test("Opened again, by its own method or as any controller, it loads again")
  func again() async {
    let (world, loads) = (BrowserWorld(), HeldLoads())
    world.hasThumbnails = false
    let browser = await open(3, loads, in: world)
    browser.close(animated: true)
    world.settle()
    #expect(await world.stage.wait { loads.pending.isEmpty })
    loads.forget()
    // Data may change while it is closed, without any effect.
    world.ids.removeLast()
    browser.reloadData()
    #expect(browser.pagingView.livePages.isEmpty)
    browser.open(at: 6, from: world.root)
    world.settle()
    #expect(await world.stage.wait { loads.pending.isSuperset(of: [5, 6]) })
    #expect(!loads.begun.contains(3) && browser.isOpen)
    #expect((browser.pageIndicator as? NumberIndicator)?.text == "7 / 7")
    browser.close(animated: true)
    world.settle()
    #expect(await world.stage.wait { loads.pending.isEmpty })
    world.root.present(browser, animated: true)
    world.settle()
    #expect(await world.stage.wait { loads.pending.isSuperset(of: [5, 6]) })
    #expect(browser.isOpen && browser.currentCell != nil)
    browser.close(animated: true)
    world.settle()
    #expect(world.closed == [3, 6, 6] && world.strayViews == 0)
    #expect(await world.stage.wait { loads.pending.isEmpty })
  }
}
