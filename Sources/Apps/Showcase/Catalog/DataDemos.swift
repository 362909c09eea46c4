import PhotoBrowsing
import UIKit

/// Demos of photos that are inserted and deleted while they are shown.
extension Catalog {
  static let dataDemos: [Demo] = [
    Demo(
      "delete", "Delete",
      "Hold a photo, or press Delete, to remove it. The next one takes its place; after the last one the browser closes."
    ) { AlbumController($0, [Samples.photos], configure: deletes) },
    Demo(
      "append", "Load more",
      "Near the end more photos are appended. The page you are on does not move."
    ) { AlbumController($0, [Array(Samples.photos.prefix(5))], configure: appends) },
    Demo(
      "insert", "Insert in front",
      "Every two seconds a photo is inserted before the others, also while you swipe. The current one stays where it is; only the counter tells."
    ) { AlbumController($0, [Array(Samples.photos.prefix(4))], configure: inserts) },
    Demo(
      "sections", "Sections",
      "Three sections on this screen, one row in the browser. Each photo returns to its section."
    ) { AlbumController($0, threeSections) },
  ]

  private static var threeSections: [[DemoItem]] {
    let photos = Samples.photos
    return [
      Array(photos.prefix(4)), Array(photos.dropFirst(4).prefix(3)), Array(photos.dropFirst(7)),
    ]
  }

  @MainActor private static func deletes(_ browser: DemoBrowser, _ album: AlbumController) {
    let delete: @MainActor () -> Void = { [weak browser, weak album] in
      guard let browser, let album, let id = browser.currentID else { return }
      album.sections = album.sections.map { $0.filter { $0.id != id } }
      browser.reloadData()
    }
    browser.onKey = { key in
      guard key.keyCode == .keyboardDeleteForward || key.keyCode == .keyboardDeleteOrBackspace
      else { return false }
      delete()
      return true
    }
    browser.makeCell = { [weak browser] _, index in
      guard let browser else { return nil }
      let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
      browser.configure(cell, at: index)
      cell.onLongPress = { if $0.state == .began { delete() } }
      return cell
    }
    browser.overlays = [ActionOverlay(String(showcase: "Delete"), action: delete)]
  }

  @MainActor private static func appends(_ browser: DemoBrowser, _ album: AlbumController) {
    browser.onNearEnd = { [weak browser, weak album] in
      guard let album, let browser else { return }
      let next = Samples.photos.dropFirst(album.items.count).prefix(3)
      guard !next.isEmpty else { return }
      album.sections = [album.items + next]
      browser.reloadData()
    }
  }

  @MainActor private static func inserts(_ browser: DemoBrowser, _ album: AlbumController) {
    Task { [weak browser, weak album] in
      for _ in 0..<20 {
        try? await Task.sleep(for: .seconds(2))
        guard let album, let browser, browser.presentingViewController != nil else { return }
        guard let next = Samples.photos.last(where: { !album.items.contains($0) }) else { return }
        album.sections = [[next] + album.items]
        browser.reloadData()
      }
    }
  }
}
