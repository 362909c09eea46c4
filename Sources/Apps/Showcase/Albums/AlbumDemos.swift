import Albums
import PhotoBrowsing
import UIKit
import UIKitCompat

/// Demos of albums: photos and videos in categories.
extension Catalog {
  static let albumDemos: [Demo] = [
    Demo(
      "album", "Data source",
      "This screen gives the adapter its categories and their titles. Swipe from one to the next: the titles follow your finger. Videos are pages in the same row."
    ) { CategoriesController($0, fill: { try $0.askDataSource() }) },
    Demo(
      "album-models", "Models alone",
      "The adapter reads the app's models itself, and a dictionary maps names: the same album as before, without a data source."
    ) { CategoriesController($0, fill: { try $0.readModels() }) },
    Demo(
      "album-fields", "Fields",
      "One photo, read by names and by key paths, and the errors for misspelled names, thrown before anything is shown."
    ) { FieldsController($0) },
    Demo(
      "album-counts", "Counts",
      "Titles count all photos, loaded or not. More are loaded near the end of a category, and one count changes while you watch. No page is loaded again."
    ) { CategoriesController($0, fill: { try $0.readHalf() }, configure: loadsMore) },
    Demo(
      "album-adapters", "Another adapter",
      "The switch at the bottom replaces the adapter of the open browser: other titles, other pages. A photo that both have stays."
    ) { CategoriesController($0, fill: { try $0.readModels() }, configure: exchanges) },
    Demo(
      "album-extension", "A custom view",
      "The app's card is above the page number. The app handles its events: pages and gestures know nothing of it."
    ) { CategoriesController($0, fill: { try $0.readModels() }, configure: addsCard) },
    Demo(
      "album-delete", "Empty categories",
      "Hold a photo, or press Delete, to remove it. The next takes its place, titles count down. An empty category goes to the next; after the last photo the browser closes."
    ) { CategoriesController($0, fill: { try $0.readModels() }, configure: deletes) },
  ]

  @MainActor private static func loadsMore(
    _ browser: AlbumBrowserController, _ screen: CategoriesController
  ) {
    let all = Exhibition.all
    screen.adapter.onNeedItems = { [weak screen] category in
      after(0.8) { [weak screen] in
        guard let screen, screen.exhibition.rooms.indices.contains(category) else { return }
        screen.exhibition.rooms[category].albumItems = all.rooms[category].albumItems
        try? screen.readModels()
        screen.reloadAlbum()
      }
    }
    countOn(screen, times: 40)
  }

  /// Adds photos to the last room, as a server might.
  @MainActor private static func countOn(_ screen: CategoriesController, times: Int) {
    guard times > 0 else { return }
    after(1) { [weak screen] in
      guard let screen, screen.browser != nil else { return }
      let last = screen.exhibition.rooms.count - 1
      screen.exhibition.rooms[last].count += 1
      screen.adapter.setCount(screen.exhibition.rooms[last].count, ofCategory: last)
      screen.reloadAlbum()
      countOn(screen, times: times - 1)
    }
  }

  @MainActor private static func exchanges(
    _ browser: AlbumBrowserController, _ screen: CategoriesController
  ) {
    let rooms = screen.adapter
    let makers = AlbumAdapter()
    let byMaker = Dictionary(
      grouping: screen.exhibition.rooms.flatMap(\.albumItems), by: \.agentName)
    try? makers.setAlbum(
      photos: byMaker.sorted { $0.key < $1.key }.map {
        Exhibition.Room(tag: $0, count: $1.count, albumItems: $1)
      })
    let control = UISegmentedControl(items: [
      String(showcase: "By room"), String(showcase: "By maker"),
    ])
    control.overrideUserInterfaceStyle = .dark
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak browser, weak control, weak rooms] _ in
        if let rooms { browser?.adapter = control?.selectedSegmentIndex == 1 ? makers : rooms }
      }, for: .valueChanged)
    rooms.makeExtensionView = { control }
    makers.makeExtensionView = { [weak control] in control }
    // Both adapters begin at the current photo from now on.
    browser.onItemChange = { [weak rooms] _, _ in rooms?.selection = nil }
  }

  @MainActor private static func addsCard(
    _ browser: AlbumBrowserController, _ screen: CategoriesController
  ) {
    let card = ShotCard()
    screen.adapter.makeExtensionView = { card }
    browser.onItemChange = { _, item in card.show(item) }
  }

  @MainActor private static func deletes(
    _ browser: AlbumBrowserController, _ screen: CategoriesController
  ) {
    let delete: @MainActor () -> Void = { [weak browser, weak screen] in
      guard let item = browser?.currentItem, let screen else { return }
      screen.remove(item)
    }
    browser.onKey = { key in
      guard key.keyCode == .keyboardDeleteForward || key.keyCode == .keyboardDeleteOrBackspace
      else { return false }
      delete()
      return true
    }
    let makeCell = browser.makeCell
    browser.makeCell = { browser, index in
      if let video = makeCell?(browser, index) { return video }
      let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
      browser.configure(cell, at: index)
      cell.onLongPress = { if $0.state == .began { delete() } }
      return cell
    }
  }
}

extension CategoriesController {
  fileprivate func askDataSource() throws {
    adapter.dataSource = self
    try adapter.reloadData()
  }

  fileprivate func readModels() throws {
    try adapter.setAlbum(photos: exhibition.rooms, videos: exhibition.reels)
  }

  fileprivate func readHalf() throws {
    for room in exhibition.rooms.indices {
      let half = (exhibition.rooms[room].albumItems.count + 1) / 2
      exhibition.rooms[room].albumItems.removeLast(exhibition.rooms[room].albumItems.count - half)
    }
    try readModels()
  }

  fileprivate func remove(_ item: AlbumItem) {
    for room in exhibition.rooms.indices {
      exhibition.rooms[room].albumItems.removeAll { $0.agentId == item.picId }
      exhibition.rooms[room].count = exhibition.rooms[room].albumItems.count
    }
    for reel in exhibition.reels.indices {
      exhibition.reels[reel].albumItems.removeAll { $0.picId == item.picId }
    }
    try? readModels()
    reloadAlbum()
  }
}
