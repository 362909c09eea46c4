import PhotoBrowsing
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import Albums

@MainActor @Suite(.serialized) struct AlbumBrowserTests {
  @Test func opensAtTheSelectionOrTheNearestPage() throws {
    let world = AlbumBrowserWorld()
    try world.open(AlbumBrowserWorld.rooms([2, 3]), at: IndexPath(item: 1, section: 1))
    #expect(world.shown == [IndexPath(item: 1, section: 1)])
    let other = AlbumBrowserWorld()
    try other.open(AlbumBrowserWorld.rooms([2, 0, 3]), at: IndexPath(item: 9, section: 1))
    #expect(other.shown == [IndexPath(item: 0, section: 2)])
    let empty = AlbumBrowserWorld()
    try empty.open(AlbumBrowserWorld.rooms([0, 0]))
    #expect(empty.browser?.isOpen == true && empty.browser?.currentIndex == nil)
  }

  @Test func titleStripFollowsPagesAcrossCategories() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(
      AlbumBrowserWorld.rooms([2, 3]), at: IndexPath(item: 1, section: 0))
    let strip = browser.titleStrip
    #expect(strip.selectedIndex == 0 && strip.capsuleFrame == strip.frames[0])
    world.stage.touchDown(at: CGPoint(x: 330, y: 500))
    for step in 1...10 {
      world.stage.touchMove(to: CGPoint(x: 330 - step * 14, y: 500))
      world.stage.advance(frames: 1)
    }
    let share = (strip.capsuleFrame.minX - strip.frames[0].minX) / strip.frames[0].width
    #expect(share > 0.25 && share < 0.45, "a third of the page is a third of the way: \(share)")
    world.stage.touchMove(to: CGPoint(x: 60, y: 500))
    world.stage.touchUp()
    world.settle()
    #expect(strip.selectedIndex == 1 && strip.capsuleFrame == strip.frames[1])
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 1))
    let still = strip.capsuleFrame
    browser.page(by: 1)
    world.settle()
    #expect(strip.capsuleFrame == still, "it stays within a category")
  }

  @Test func titleStripLeavesSpaceForTheAppsButtons() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(AlbumBrowserWorld.rooms(Array(repeating: 3, count: 12)))
    let strip = browser.titleStrip
    #expect(strip.frame.minX == 16 && strip.frame.maxX == 390 - 64)
    browser.titleStripInset = 50
    world.stage.advance(frames: 1)
    #expect(strip.frame.minX == 16 && strip.frame.maxX == 390 - 64 - 50)
    #expect(browser.titleStripInset == 50)
    let few = AlbumBrowserWorld()
    let other = try few.open(AlbumBrowserWorld.rooms([1, 2])) { $0.titleStripInset = 50 }
    #expect(abs(other.titleStrip.frame.midX - 195) < 0.5, "it is centered where there is space")
  }

  @Test func selectingATitleShowsItsFirstPage() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(AlbumBrowserWorld.rooms([2, 0, 30, 4]))
    try world.press(title: "R3(4)", browser.titleStrip)
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 3))
    #expect(browser.titleStrip.selectedIndex == 3)
    try world.press(title: "R1(0)", browser.titleStrip)
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 2), "the next one with pages")
    browser.emptyCategoryBehavior = .disabled
    browser.goToCategory(1)
    world.settle()
    #expect(browser.currentIndexPath?.section == 2)
    #expect(browser.titleStrip.buttons[1]?.isEnabled == false)
  }

  @Test func aNewCountUpdatesOneTitleAndMakesNoPage() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(
      AlbumBrowserWorld.rooms([2, 5, 3]), at: IndexPath(item: 2, section: 1))
    let (written, made) = (browser.titleStrip.writtenTitleCount, world.pagesMade)
    let cell = browser.currentCell
    world.adapter.setCount(6, ofCategory: 1)
    world.settle()
    #expect(browser.titleStrip.titles == ["R0(2)", "R1(6)", "R2(3)"])
    #expect(browser.titleStrip.writtenTitleCount == written + 1)
    #expect(world.pagesMade == made && browser.currentCell === cell)
    #expect(world.shown.count == 1)
  }

  @Test func deletingTheCurrentPageShowsItsNeighbor() throws {
    let world = AlbumBrowserWorld()
    var rooms = AlbumBrowserWorld.rooms([2, 3])
    let browser = try world.open(rooms, at: IndexPath(item: 2, section: 1))
    rooms[1].albumItems.removeLast()
    rooms[1].count = 2
    try world.adapter.setAlbum(photos: rooms)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 1))
    rooms[1].albumItems.removeAll()
    rooms[1].count = 0
    try world.adapter.setAlbum(photos: rooms)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 0))
    #expect(browser.titleStrip.selectedIndex == 0)
    rooms.removeLast()
    try world.adapter.setAlbum(photos: rooms)
    world.settle()
    #expect(browser.titleStrip.isHidden && browser.currentItem?.picId == "a1")
    try world.adapter.setAlbum(photos: [Room]())
    world.settle()
    #expect(world.isClosed && world.root.presentedViewController == nil)
  }

  @Test func anotherAdapterKeepsThePageOrStartsAtItsSelection() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(
      AlbumBrowserWorld.rooms([2, 3]), at: IndexPath(item: 1, section: 1))
    let same = AlbumAdapter()
    try same.setAlbum(photos: AlbumBrowserWorld.rooms([4, 3]))
    browser.adapter = same
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 1), "it has the photo, too")
    #expect(browser.titleStrip.titles == ["R0(4)", "R1(3)"])
    let other = AlbumAdapter()
    other.selection = IndexPath(item: 0, section: 1)
    try other.setAlbum(photos: [
      Room(tag: "X", count: 2, albumItems: Shot.some(2, from: 500)),
      Room(tag: "Y", count: 2, albumItems: Shot.some(2, from: 700)),
    ])
    browser.adapter = other
    world.settle()
    #expect(browser.currentItem?.picId == "a700" && browser.titleStrip.selectedIndex == 1)
    world.adapter.setCount(99, ofCategory: 0)
    #expect(browser.titleStrip.titles == ["X(2)", "Y(2)"], "the old adapter has no effect")
  }

  @Test func photoStaysWhenItsCategoryChanges() throws {
    let world = AlbumBrowserWorld()
    let rooms = AlbumBrowserWorld.rooms([2, 3])
    let browser = try world.open(rooms, at: IndexPath(item: 1, section: 1))
    let photo = browser.currentItem?.picId
    let other = AlbumAdapter()
    let shots = rooms.flatMap(\.albumItems)
    try other.setAlbum(photos: [
      Room(tag: "odd", count: 2, albumItems: [shots[1], shots[3]]),
      Room(tag: "even", count: 3, albumItems: [shots[0], shots[2], shots[4]]),
    ])
    browser.adapter = other
    world.settle()
    #expect(browser.currentItem?.picId == photo && photo != nil)
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 0))
    #expect(browser.titleStrip.selectedIndex == 0)
  }

  @Test func extensionViewHandlesItsEvents() throws {
    let world = AlbumBrowserWorld()
    var presses = 0
    let button = UIButton(type: .system)
    button.setTitle("Ask for a visit", for: .normal)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    world.adapter.makeExtensionView = { button }
    let browser = try world.open(AlbumBrowserWorld.rooms([2, 3]))
    let frame = button.convert(button.bounds, to: nil)
    #expect(browser.view.bounds.contains(frame) && frame.midX == 195 && frame.minY > 700)
    world.stage.hover(at: CGPoint(x: 195, y: 300))
    world.stage.advance(by: 0.4)
    world.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    world.stage.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX - 150, y: frame.midY),
      duration: 0.2)
    world.settle()
    #expect(presses == 1 && browser.currentIndex == 0 && browser.isOpen)
    let bare = AlbumAdapter()
    try bare.setAlbum(photos: AlbumBrowserWorld.rooms([2]))
    browser.adapter = bare
    #expect(button.superview == nil, "another adapter has another view")
  }

  @Test func photosAndVideosAreOneSequenceOfPages() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(AlbumBrowserWorld.rooms([1]))
    var configured: [AlbumItem] = []
    browser.configureVideo = { cell, item in
      cell.isMuted = true
      configured.append(item)
    }
    try world.adapter.setAlbum(
      photos: AlbumBrowserWorld.rooms([1]),
      videos: [Reel(tag: "Clips", albumItems: [Clip("a"), Clip("b")])])
    #expect(browser.currentCell is ImageCell)
    browser.page(by: 1)
    world.settle()
    #expect((browser.currentCell as? VideoCell)?.isMuted == true && configured.first?.picId == "7")
    #expect(browser.titleStrip.titles == ["R0(1)", "Clips(2)"])
    #expect(browser.titleStrip.selectedIndex == 1)
    // Videos of one id are pages of their own.
    browser.page(by: 1)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 1))
  }

  @Test func moreItemsAreRequestedNearTheEnd() throws {
    let world = AlbumBrowserWorld()
    var rooms = AlbumBrowserWorld.rooms([10, 2])
    rooms[0].count = 25
    var asked: [Int] = []
    world.adapter.onNeedItems = { asked.append($0) }
    let browser = try world.open(rooms, at: IndexPath(item: 5, section: 0))
    #expect(asked == [])
    browser.page(by: 2)
    world.settle()
    browser.page(by: 1)
    world.settle()
    #expect(asked == [0], "once per number of items")
    let indicator = try #require(browser.pageIndicator as? CategoryIndicator)
    #expect(indicator.text == "9 / 25", "of all items, loaded or not")
    rooms[0].albumItems = Shot.some(20)
    try world.adapter.setAlbum(photos: rooms)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 8, section: 0) && asked == [0])
    browser.goTo(18)
    world.settle()
    #expect(asked == [0, 0])
    rooms[0].albumItems = Shot.some(25)
    try world.adapter.setAlbum(photos: rooms)
    browser.goTo(24)
    world.settle()
    #expect(asked == [0, 0], "nothing more to load")
  }

  @Test func keysMoveBetweenCategories() throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open(AlbumBrowserWorld.rooms([3, 0, 2]))
    world.stage.press(.keyboardPageDown, modifiers: .control)
    world.settle()
    #expect(
      browser.currentIndexPath == IndexPath(item: 0, section: 2), "empty ones are passed over")
    world.stage.press(.keyboardPageDown, modifiers: .control)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 2))
    world.stage.press(.keyboardPageUp, modifiers: .control)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 0))
    browser.onKey = { _ in true }
    world.stage.press(.keyboardPageDown, modifiers: .control)
    world.settle()
    #expect(browser.currentIndexPath?.section == 0, "the app handled the key")
  }

  @Test func presentedDirectlyItStartsAtTheSelection() throws {
    let world = AlbumBrowserWorld()
    try world.adapter.setAlbum(photos: AlbumBrowserWorld.rooms([2, 3]))
    world.adapter.selection = IndexPath(item: 1, section: 1)
    let browser = AlbumBrowserController()
    browser.loadItem = { _, _ in throw CancellationError() }
    browser.adapter = world.adapter
    world.root.present(browser, animated: true)
    world.settle()
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 1) && browser.isOpen)
    #expect(browser.titleStrip.selectedIndex == 1)
  }

  @Test func openingRethrowsTheDataSourcesErrors() throws {
    final class Wrong: AlbumDataSource {
      func photoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
        let fields = FieldMapping<Shot>.names(["agentid": "picId"])
        return [try AlbumCategory(tag: "x", items: Shot.some(2), fields: fields)]
      }
    }
    let (world, source) = (AlbumBrowserWorld(), Wrong())
    let browser = AlbumBrowserController()
    browser.adapter.dataSource = source
    #expect(throws: AlbumError.self) { try browser.open(by: .present(from: world.root)) }
    #expect(world.root.presentedViewController == nil && browser.adapter.failure != nil)
  }

  @Test func aVideoWithoutAURLShowsAnError() async throws {
    let world = AlbumBrowserWorld()
    let browser = try world.open([])
    world.adapter.setAlbum([AlbumCategory(tag: "v", items: [AlbumItem(kind: .video, picId: "1")])])
    let message = AlbumError.noAddress.description
    #expect(
      await world.stage.wait { (browser.currentCell as? ImageCell)?.errorMessage == message })
  }

  @Test func twoThousandChangesKeepThePageOrANeighbor() throws {
    let world = AlbumBrowserWorld()
    var counts = [3, 0, 4, 2]
    let browser = try world.open(AlbumBrowserWorld.rooms(counts))
    var generator = Dice(3)
    for step in 0..<2000 {
      let category = Int.random(in: 0..<4, using: &generator)
      counts[category] = Int.random(in: 0...5, using: &generator)
      if counts.allSatisfy({ $0 == 0 }) { counts[0] = 1 }
      let before = browser.currentItem
      let fresh = AlbumBrowserWorld.rooms(counts)
      try world.adapter.setAlbum(photos: fresh)
      let isThere = fresh.contains { $0.albumItems.contains { $0.agentId == before?.picId } }
      if isThere { #expect(browser.currentItem == before) }
      #expect(browser.currentIndexPath?.section == browser.titleStrip.selectedIndex)
      if step % 7 == 0 { browser.goToCategory(Int.random(in: -1...4, using: &generator)) }
      if step % 50 == 0 { world.stage.advance(frames: 3) }
    }
    world.settle()
    #expect(!world.isClosed)
  }
}
