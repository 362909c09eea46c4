import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import Albums

/// A phone-sized stage and an album browser over an empty screen.
@MainActor final class AlbumBrowserWorld {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let root = UIViewController()
  let adapter = AlbumAdapter()
  private(set) weak var browser: AlbumBrowserController?
  var shown: [IndexPath] = []
  var pagesMade = 0
  var isClosed = false

  init() { stage.show(root) }

  @discardableResult func open(
    _ rooms: [Room], at selection: IndexPath? = nil,
    _ configure: (AlbumBrowserController) -> Void = { _ in }
  ) throws -> AlbumBrowserController {
    try adapter.setAlbum(photos: rooms)
    adapter.selection = selection
    let browser = AlbumBrowserController()
    browser.adapter = adapter
    browser.loadItem = { _, _ in throw CancellationError() }
    browser.itemPlaceholder = { _ in Self.picture }
    browser.itemSize = { _ in CGSize(width: 4000, height: 3000) }
    browser.onItemChange = { [weak self] path, _ in self?.shown.append(path) }
    browser.onClose = { [weak self] _ in self?.isClosed = true }
    let makeCell = browser.makeCell
    browser.makeCell = { [weak self] browser, index in
      self?.pagesMade += 1
      return makeCell?(browser, index)
    }
    configure(browser)
    self.browser = browser
    try browser.open(by: .present(from: root))
    settle()
    return browser
  }

  func settle() { stage.advance(by: 0.9) }

  func press(title: String, _ strip: TitleStrip) throws {
    let button = try #require(strip.buttons.values.first { $0.title(for: .normal) == title })
    let frame = button.convert(button.bounds, to: nil)
    // Moving the pointer shows the overlays.
    stage.hover(at: CGPoint(x: frame.midX, y: frame.midY + 1))
    stage.advance(by: 0.4)
    stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
    settle()
  }

  static func rooms(_ counts: [Int]) -> [Room] {
    counts.enumerated().map { index, count in
      Room(tag: "R\(index)", count: count, albumItems: Shot.some(count, from: index * 1000))
    }
  }

  static let picture = UIImage(
    cgImage: CGImage(width: 40, height: 30, isOpaque: true) { pixels in
      for index in pixels.indices { pixels[index] = index % 4 == 3 ? 255 : 120 }
    })
}
